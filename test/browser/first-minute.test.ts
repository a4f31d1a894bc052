import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonWords } from '../../lib/words/common.ts';
import { pack } from '../../scripts/start/build.ts';
import { startWorld, type World } from '../world/world.ts';
import { type Driven, until, type View } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { readState, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession } from './kit/session.ts';
import { unzip } from './kit/unzip.ts';

/*
 * The first minute: what a store would install, in an empty profile, with nothing granted. How many presses it takes, each on what a
 * reader sees, to the first grade, the first copied repair, the client's pages and the mail to the web developer, and how many seconds:
 * the presses are held, the seconds are printed, for they depend on the machine. docs/performance.md has the newest.
 */

const HOST = 'gewoon.nl';
const KEY = 'sleutel-voor-de-test-1234';

type Kind = 'chromium' | 'firefox';
/** In a page of the extension. */
declare const chrome: { readonly tabs: { query(of: object): Promise<readonly { readonly url?: string }[]> } };

/** The packed build: unpacked into a folder for Chromium, as a file to install for Firefox. */
const packed = async (kind: Kind, folder: string): Promise<string> => {
  const zip = readFileSync(await pack(kind));
  if (kind === 'firefox') {
    const file = join(folder, 'pijler.xpi');
    writeFileSync(file, zip);
    return file;
  }
  for (const [name, bytes] of unzip(zip)) {
    const file = join(folder, 'chromium', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return join(folder, 'chromium');
};

const open = (kind: Kind, extension: string, world: World): Promise<Driven> =>
  kind === 'chromium'
    ? openSession({ extension, world, keepsWelcome: true })
    : openFirefox({
        ...{ extension, world, keepsWelcome: true },
        prefs: { 'xpinstall.signatures.required': false },
      });

/** Paths of the extension's own pages that are open in tabs, without the one that the tests look through. */
const ownTabs = async (session: Driven): Promise<readonly string[]> => {
  const stage = await session.backstage();
  const urls = await stage.evaluate(async () => {
    const tabs = await chrome.tabs.query({});
    return tabs.map(({ url = '' }) => url).filter((url) => url.startsWith(location.origin) && url !== location.href);
  });
  return urls.map((url) => new URL(url).pathname.slice(1));
};

/** Whether a reader can see and press it. */
const isPressable = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement & { readonly disabled?: boolean }>(selector);
  element?.scrollIntoView({ block: 'center' });
  return element?.checkVisibility({ visibilityProperty: true }) === true && element.disabled !== true;
};

/** Counts the presses and measures the time. */
const startHand = (kind: Kind) => {
  let presses = 0;
  const began = performance.now();
  const see = async (view: View, selector: string): Promise<void> => {
    const end = Date.now() + 10_000;
    while (!(await view.evaluate(isPressable, selector).catch(() => false))) {
      if (Date.now() > end) throw new Error(`nobody can press ${selector}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    presses += 1;
  };
  return {
    /** The icon in the toolbar. */
    icon: async <V extends View>(session: Driven<V>, page: V): Promise<V> => {
      presses += 1;
      return session.press(page);
    },
    /** Presses an element in a tab with a real key, as a reader without a mouse does. */
    press: async (view: View, selector: string): Promise<void> => {
      await see(view, selector);
      await view.type(selector, '\n');
    },
    /** The same in the popup, which receives no keys from here. */
    pressInPopup: async (view: View, selector: string): Promise<void> => {
      await see(view, selector);
      await view.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), selector);
    },
    /** The target of a link that a reader presses: a new tab, or the mail program. */
    follow: async (view: View, selector: string): Promise<string> => {
      await see(view, selector);
      return view.evaluate((at) => document.querySelector<HTMLAnchorElement>(at)?.href ?? '', selector);
    },
    /** Prints what was reached, and returns the number of presses that it took. */
    reached: (what: string): number => {
      process.stdout.write(
        `${kind}: ${what}: ${presses} presses, ${((performance.now() - began) / 1_000).toFixed(1)} s\n`,
      );
      return presses;
    },
  };
};

const folder = mkdtempSync(join(tmpdir(), 'pijler-first-minute-'));
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const LONG = { tags: ['full'], timeout: 120_000 };

describe.each(['chromium', 'firefox'] as const)('the packed build in an empty profile of %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    session = await open(kind, await packed(kind, folder), world);
  }, 300_000);
  afterAll(() => session?.close());

  /** The report, of a scan with a key: the icon, and the popup's first button. */
  const openReport = async (hand: ReturnType<typeof startHand>) => {
    const { page } = await session.visit(`https://${HOST}/`);
    const tabId = await tabIdOf(session, page);
    const popup = await hand.icon(session, page);
    // What was scanned without a key has no more to show: once more, with it.
    if ((await readState(session, tabId))?.tier === 'public') await hand.pressInPopup(popup, 'footer .actions button');
    await waitForScan(session, tabId);
    const { pathname, search, hash } = new URL(await hand.follow(popup, 'footer .actions a[href]'));
    expect(pathname).toBe('/report.html');
    const report = await session.openOwn(`${pathname.slice(1)}${search}${hash}`);
    await until(report, () => document.querySelector('#todo details.repair > summary'));
    return { report, close: () => Promise.all([report.close(), page.close()]) };
  };

  test('opens only its welcome page', LONG, async () => {
    await expect.poll(() => ownTabs(session), { timeout: 15_000 }).toEqual(['welcome.html']);
  });

  test('shows the first grade after one press without asking anything first', LONG, async () => {
    const { page } = await session.visit(`https://${HOST}/`);
    const tabId = await tabIdOf(session, page);
    const hand = startHand(kind);
    const popup = await hand.icon(session, page);
    await until(popup, () => /\d/.test(document.querySelector('.grade')?.textContent ?? ''));
    expect(hand.reached('the first number')).toBe(1);
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', tier: 'public' });
    expect(hand.reached('the grade')).toBe(1);
    await page.close();
  });

  test('accepts a key in two presses', LONG, async () => {
    const { page } = await session.visit(`https://${HOST}/`);
    const popup = await session.press(page);
    const hand = startHand(kind);
    await hand.pressInPopup(popup, '.key button');
    await expect.poll(() => ownTabs(session), { timeout: 15_000 }).toContain('options.html');
    const options = await session.openOwn('options.html#key');
    await until(options, () => document.querySelector('input[name="key"]'));
    await options.type('input[name="key"]', KEY);
    await hand.press(options, '#key button[type="submit"], #key .button[data-kind="primary"]');
    await until(options, () => document.querySelector('input[name="key"]') === null);
    expect(hand.reached('the key')).toBe(2);
    await Promise.all([options.close(), page.close()]);
  });

  test('copies a repair in four presses', LONG, async () => {
    const hand = startHand(kind);
    const { report, close } = await openReport(hand);
    await hand.press(report, '#todo details.repair > summary');
    await hand.press(report, '#todo details.repair[open] .copy button');
    const status = () => document.querySelector('#todo details.repair[open] .copy [role="status"]')?.textContent;
    await until(report, status);
    expect([commonWords.nl.copy.copied, commonWords.en.copy.copied]).toContain(await report.evaluate(status));
    expect(hand.reached('the first copied repair')).toBe(4);
    await close();
  });

  test('prints the client’s pages in four presses', LONG, async () => {
    const hand = startHand(kind);
    const { report, close } = await openReport(hand);
    // Here the browser's own window of printing would come.
    await report.evaluate(() => {
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') });
    });
    await hand.press(report, '.menu > summary');
    await hand.press(report, '.menu [data-kind="primary"]');
    await until(report, () => document.body.hasAttribute('data-printed'));
    expect(hand.reached('the client’s pages, to print or keep as PDF')).toBe(4);
    await close();
  });

  test('opens an email to the web developer with the findings in four presses', LONG, async () => {
    const hand = startHand(kind);
    const { report, close } = await openReport(hand);
    await hand.press(report, '.send > summary');
    const mail = await hand.follow(report, '.send[open] a[href^="mailto:"]');
    expect(mail).toMatch(/^mailto:\?subject=.+&body=.+/);
    expect(decodeURIComponent(mail)).toContain(HOST);
    expect(hand.reached('the mail to the web developer')).toBe(4);
    await close();
  });
});
