import type { Page } from 'puppeteer-core';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { ScanState } from '../../../lib/state.ts';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import type { Tab } from '../kit/firefox/tab.ts';
import { tabIdOf, waitForScan } from '../kit/scan.ts';

/** In the functions that run in the extension's own pages, and in the isolated world of a page. */
declare const chrome: ExtensionApi & {
  readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null };
};
type Opened = Element & { readonly openOrClosedShadowRoot?: ShadowRoot };

/** CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What an extension's own eyes see of the overlay: no page does. */
export interface Seen {
  readonly frame: Box | null;
  readonly bar: Box;
  readonly text: string;
  readonly label: string;
  readonly buttons: readonly string[];
  /** What in the bar has the focus: its role, or a button's name. */
  readonly focus: string;
  /** What a click in the middle of the bar reaches is the overlay. */
  readonly reached: boolean;
}

/** Runs in the backstage: looks at the overlay of a tab through the extension's own eyes, and presses one of its buttons. */
const operate = async (tabId: number, name: string | null): Promise<Seen | null> => {
  const there = (pressed: string | null): Seen | null => {
    const host = document.querySelector('div[popover="manual"]');
    const root = host && (chrome.dom?.openOrClosedShadowRoot(host) ?? (host as Opened).openOrClosedShadowRoot);
    const bar = root?.querySelector('[role="dialog"]');
    const [frame, label] = [...(root?.querySelectorAll('[aria-hidden]') ?? [])];
    if (!root || !bar || !frame || !label) return null;
    if (pressed !== null) {
      const button = [...root.querySelectorAll('button')].find((one) => one.textContent === pressed);
      button?.focus();
      button?.click();
    }
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    };
    const box = boxOf(bar);
    const held = root.activeElement;
    const name = held?.tagName === 'BUTTON' ? held.textContent : held?.getAttribute('role');
    return {
      frame: getComputedStyle(frame).display === 'none' ? null : boxOf(frame),
      bar: box,
      text: (bar.textContent ?? '').replace(/\s+/g, ' '),
      label: label.textContent ?? '',
      buttons: [...bar.querySelectorAll('button')].filter((one) => !one.hidden).map((one) => one.textContent ?? ''),
      focus: name ?? '',
      reached: document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === host,
    };
  };
  const [answer] = await chrome.scripting.executeScript({
    target: { tabId },
    func: there as unknown as () => void,
    args: [name],
  });
  return (answer?.result as Seen | null | undefined) ?? null;
};

/**
 * Runs in the backstage: everything of a page that a visitor or a script of its own could find changed. Asked in the
 * isolated world, for a hostile page has other functions in its own; sets the focus first, where asked.
 */
const readPage = async (tabId: number, focus: string): Promise<unknown> => {
  const there = (selector: string): unknown => {
    if (selector !== '') document.querySelector<HTMLElement>(selector)?.focus();
    const looks = [...document.querySelectorAll('html, body, main, h1, a, button, dialog')].slice(0, 20);
    const names = ['display', 'outline', 'position', 'transform', 'opacity', 'color', 'overflow'];
    return {
      markup: document.documentElement.outerHTML,
      styles: looks.map((element) => names.map((name) => getComputedStyle(element).getPropertyValue(name))),
      sheets: document.styleSheets.length,
      scroll: [Math.round(scrollX), Math.round(scrollY)],
      focus: document.activeElement?.id ?? '',
    };
  };
  const [answer] = await chrome.scripting.executeScript({
    target: { tabId },
    func: there as unknown as () => void,
    args: [focus],
  });
  return answer?.result;
};

/** A tab that was scanned, and its report in a tab of its own. */
export interface Reported<V extends View = View> {
  readonly report: V;
  readonly tabId: number;
  readonly state: ScanState;
  /** Presses "Toon op de pagina" at an item of a check, and waits for what the report says of it. */
  show(check: string, item?: number): Promise<string>;
  /** What the report says of it now. */
  status(check: string): Promise<string>;
  /** What is told at a check, and the checks that have a way to the page. */
  items(check: string): Promise<readonly string[]>;
  checks(): Promise<readonly string[]>;
  seen(): Promise<Seen | null>;
  /** What could be found changed of the page; gives something the focus first, where asked. */
  before(focus?: string): Promise<unknown>;
  press(name: string): Promise<void>;
}

/** The same of a page that a test can act on. */
export interface Shown<V extends View = View> extends Reported<V> {
  readonly page: V;
  /** Presses Escape in the page. */
  escape(): Promise<void>;
  inFront(): Promise<'page' | 'report' | 'neither'>;
  close(): Promise<void>;
}

const words = onPageWords.nl;

/** Runs in the report. */
const pressShow = (check: string, item: number, name: string): void => {
  const row = document.querySelector(`#check-${check}`);
  if (!(row instanceof HTMLDetailsElement)) throw new Error(`no ${check}`);
  row.open = true;
  const buttons = [...row.querySelectorAll('button')].filter((one) => one.textContent?.startsWith(name));
  if (buttons[item] === undefined) throw new Error(`${check} shows ${buttons.length} places`);
  buttons[item].click();
};

/** Opens the report of a tab's scan, once that has ended. */
export const reporting = async <V extends View>(session: Driven<V>, tabId: number): Promise<Reported<V>> => {
  const state = await waitForScan(session, tabId);
  const report = await session.openOwn(`report.html?domain=${state.host}#${state.id}`);
  await until(report, () => document.querySelector('.check'));
  const backstage = await session.backstage();
  const status = (check: string): Promise<string> =>
    report.evaluate(
      (id) => document.querySelector(`#check-${id} [role="status"]:not(.copy *)`)?.textContent ?? '',
      check,
    );
  return {
    report,
    tabId,
    state,
    status,
    show: async (check, item = 0) => {
      await report.evaluate(pressShow, check, item, words.show);
      for (let said = await status(check); ; said = await status(check)) {
        if (said !== '' && said !== words.looking) return said;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    seen: () => backstage.evaluate(operate, tabId, null),
    press: async (name) => void (await backstage.evaluate(operate, tabId, name)),
    before: (focus = '') => backstage.evaluate(readPage, tabId, focus),
    items: (check) =>
      report.evaluate(
        (id) => [...document.querySelectorAll(`#check-${id} .offenders code`)].map(({ textContent }) => textContent),
        check,
      ),
    checks: () =>
      report.evaluate(() =>
        [...document.querySelectorAll('.check:has(.offenders)')].map(({ id }) => id.replace('check-', '')),
      ),
  };
};

/** Scans a page as a partner does, and opens its report. */
export const showing = async <V extends View>(session: Driven<V>, url: string): Promise<Shown<V>> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  await waitForScan(session, tabId);
  await popup.close().catch(() => {});
  const reported = await reporting(session, tabId);
  const { report } = reported;
  return {
    ...reported,
    page,
    escape: async () => {
      if (session.kind === 'chromium') await (page as unknown as Page).keyboard.press('Escape');
      else await (page as unknown as Tab).press('\uE00C');
    },
    inFront: async () => {
      const isShown = (view: View) => view.evaluate(() => document.visibilityState === 'visible');
      if (await isShown(page)) return 'page';
      return (await isShown(report)) ? 'report' : 'neither';
    },
    close: async () => {
      await report.close();
      await page.close();
    },
  };
};

/** What a script of the page can read of the overlay: that it is there. */
export const readable = (page: View): Promise<unknown> =>
  page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('div[popover="manual"]');
    return (
      host && {
        root: host.shadowRoot,
        text: host.textContent,
        markup: host.innerHTML,
        names: [...host.attributes].map(({ name }) => name).sort(),
      }
    );
  });

/** Where an element lies in the window: `#host >> #inner >> img` through open shadow roots, `.a >> 2` the third of several. */
export const boxOf = (page: View, path: string): Promise<Box | null> =>
  page.evaluate((steps) => {
    let found: Element[] = [];
    let root: ParentNode | null = document;
    for (const step of steps.split(' >> ')) {
      found = /^\d+$/.test(step)
        ? found.slice(Number(step), Number(step) + 1)
        : [...(root?.querySelectorAll(step) ?? [])];
      root = found[0]?.shadowRoot ?? null;
    }
    if (found[0] === undefined) return null;
    const { left, top, width, height } = found[0].getBoundingClientRect();
    return { left, top, width, height };
  }, path);

/** CSS pixels between an element and the frame around it. */
const GAP = 6;

/** Whether a frame lies closely around a box. */
export const near = (frame: Box | null | undefined, box: Box | null): boolean => {
  if (!frame || !box) return false;
  const far = (one: number, other: number): boolean => Math.abs(one - other) > GAP;
  return !(
    far(frame.left, box.left) ||
    far(frame.top, box.top) ||
    far(frame.left + frame.width, box.left + box.width) ||
    far(frame.top + frame.height, box.top + box.height)
  );
};

/** Loads a page again and waits for it: the document before answers as well, for as long as it is there. */
export const reloaded = async (page: View): Promise<void> => {
  await page.evaluate(() => {
    document.documentElement.dataset.before = '';
    location.reload();
  });
  const isNew = () => document.readyState === 'complete' && document.documentElement.dataset.before === undefined;
  await until(page, isNew);
};
