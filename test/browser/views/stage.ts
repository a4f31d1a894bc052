import type { Page } from 'puppeteer-core';
import type { Locale } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { DEFAULTS, type Settings } from '../../../lib/settings.ts';
import type { ScanState } from '../../../lib/state.ts';
import type { Session } from '../kit/session.ts';
import { type Theme, useTheme } from '../kit/views.ts';

/** How a view is shown. */
export interface Look {
  readonly theme?: Theme;
  readonly locale?: Locale;
  readonly reportLanguage?: Settings['reportLanguage'];
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** What the browser's permission prompt was asked; it is never shown here. */
export interface RecordedMessage {
  readonly origins?: readonly string[];
  readonly permissions?: readonly string[];
}

interface Area {
  set(items: object): Promise<void>;
  get(key: string): Promise<Record<string, unknown>>;
  clear(): Promise<void>;
}

interface Api {
  readonly permissions: { request: unknown };
  readonly storage: { readonly [area in 'local' | 'session']: Area };
  readonly tabs: { query: unknown; onUpdated: unknown };
  readonly runtime: { sendMessage: unknown };
}
type TabUpdate = readonly [tabId: number, change: object, tab: { readonly url?: string }];
type Updated = (...update: TabUpdate) => void;

/** The popup's global scope, with what stands in for the browser's answers. */
interface Scope {
  readonly browser?: Api;
  readonly chrome: Api;
  asked: unknown[];
  updated?: Updated;
  /** What was told of the tab last: it may be told before the popup listens, which a real tab tells again as it loads. */
  lastUpdate?: TabUpdate;
}
declare const chrome: Api;

const own = (session: Session, path: string): string => `chrome-extension://${session.extension.id}/${path}`;

const open = async (session: Session, look: Look, size: { width: number; height: number }): Promise<Page> => {
  const page = await session.browser.newPage();
  await page.setViewport({ width: look.width ?? size.width, height: look.height ?? size.height });
  await useTheme(page, look.theme ?? 'light');
  return page;
};

/** Stores the settings as the options page would. */
export const keepSettings = async (session: Session, changes: Partial<Settings>): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate((settings) => chrome.storage.local.set({ settings }), { ...DEFAULTS, ...changes });
};

export const storedSettings = async (session: Session): Promise<Partial<Settings>> => {
  const page = await session.backstage();
  const { settings } = await page.evaluate(() => chrome.storage.local.get('settings'));
  return settings as Partial<Settings>;
};

/** The popup on a state that the background is made to answer with; the page and its drawing are the product's own. */
export const showPopup = async (session: Session, state: ScanState, look: Look = {}): Promise<Page> => {
  await keepSettings(session, { language: look.locale ?? 'nl' });
  const page = await open(session, look, { width: 400, height: 560 });
  await page.evaluateOnNewDocument((answer) => {
    const scope = globalThis as unknown as Scope;
    scope.asked = [];
    for (const api of [scope.browser, scope.chrome]) {
      if (api === undefined) continue;
      const addListener = (heard: Updated): void => {
        scope.updated = heard;
        if (scope.lastUpdate !== undefined) heard(...scope.lastUpdate);
      };
      const onUpdated = { addListener, removeListener: () => {} };
      Object.defineProperty(api.tabs, 'onUpdated', { value: onUpdated });
      api.tabs.query = async () => [{ id: answer.tabId, url: answer.url }];
      api.runtime.sendMessage = async () => ({ ok: true, value: answer });
      api.permissions.request = async (request: unknown) => {
        scope.asked.push(request);
        return false;
      };
    }
  }, state);
  await page.goto(own(session, 'popup.html'));
  await page.waitForSelector('.pillar button, .notice');
  return page;
};

/** What the popup asked of the permission prompt, in order. */
export const requestOf = (page: Page): Promise<readonly RecordedMessage[]> =>
  page.evaluate(() => (globalThis as unknown as { asked: RecordedMessage[] }).asked);

/** The scanned tab shows another address; none when the browser hides it. */
export const goElsewhere = (page: Page, tab: { readonly url?: string }): Promise<void> =>
  page.evaluate((shown) => {
    const scope = globalThis as unknown as Scope;
    scope.lastUpdate = [7, {}, shown];
    scope.updated?.(...scope.lastUpdate);
  }, tab);

/** The words that an element shows, white space folded. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.$eval(selector, (element) => element.textContent ?? '')).replace(/\s+/g, ' ').trim();

/** Changes the stored state, as the background does while it scans. */
export const changeState = async (session: Session, state: ScanState): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate((items) => chrome.storage.session.set(items), { [`scan:${state.tabId}`]: state });
};

/** Forgets what the browser session knows, as its end does. */
export const forgetStates = async (session: Session): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate(() => chrome.storage.session.clear());
};

/** Writes into the history as the background does; the report page makes the database. */
const keepScan = async (page: Page, scan: Stored): Promise<void> => {
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('history');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('scans', 'readwrite');
          change.objectStore('scans').put(stored);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    scan,
  );
};

const emptyHistory = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('history');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('scans', 'readwrite');
          change.objectStore('scans').clear();
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** The report page on a scan that history keeps; `hash` goes after the `#` behind the scan's id. */
export const showReport = async (session: Session, scan: Stored, look: Look = {}, hash = ''): Promise<Page> => {
  await keepSettings(session, { language: look.locale ?? 'nl', reportLanguage: look.reportLanguage ?? 'same' });
  const page = await open(session, look, { width: 1280, height: 900 });
  const address = own(session, `report.html?domain=${scan.domain}#${scan.id}${hash}`);
  await page.goto(address);
  await page.waitForSelector('h1');
  await keepScan(page, scan);
  await page.reload();
  await page.waitForSelector('.sheet');
  return page;
};

/** The history page on these scans, and no others. */
export const showHistory = async (
  session: Session,
  scans: readonly Stored[],
  { hash = '', ...look }: Look & { readonly hash?: string } = {},
): Promise<Page> => {
  await keepSettings(session, { language: look.locale ?? 'nl' });
  const page = await open(session, look, { width: 1280, height: 900 });
  await page.goto(own(session, 'history.html'));
  await page.waitForSelector('main');
  await emptyHistory(page);
  for (const scan of scans) await keepScan(page, scan);
  await page.goto(own(session, `history.html${hash}`));
  await page.reload();
  await page.waitForSelector('main');
  return page;
};

export const showOptions = async (session: Session, look: Look = {}): Promise<Page> => {
  await keepSettings(session, { language: look.locale ?? 'nl' });
  const page = await open(session, look, { width: 1280, height: 900 });
  await page.goto(own(session, 'options.html'));
  await page.waitForSelector('main section');
  // What is read of a part lies open, whatever is folded at first.
  await page.$$eval('details.folded', (all) => {
    for (const part of all) (part as HTMLDetailsElement).open = true;
  });
  return page;
};

export const showWelcome = async (session: Session, look: Look = {}): Promise<Page> => {
  await keepSettings(session, { language: look.locale ?? 'nl' });
  const page = await open(session, look, { width: 1280, height: 900 });
  await page.goto(own(session, 'welcome.html'));
  await page.waitForSelector('main section');
  return page;
};

/** The page about partner keys. */
export const showKey = async (session: Session, look: Look = {}): Promise<Page> => {
  await keepSettings(session, { language: look.locale ?? 'nl' });
  const page = await open(session, look, { width: 1280, height: 900 });
  await page.goto(own(session, 'key.html'));
  await page.waitForSelector('main section');
  return page;
};
