import { NotObservable } from '../../collect/network/reach.ts';
import type { Report } from '../../model.ts';
import { toPageAddress } from '../../parse/url/document-address.ts';
import type { ScanState } from '../../state.ts';
import type { NotShown } from '../../view/on-page.ts';
import { browser } from '../browser.ts';
import { listStates } from '../scan/states.ts';
import { runScript } from './inject.ts';
import type { Drawn, Ending, OverlayRequest, OverlayState } from './overlay/ask.ts';

/** Milliseconds for the page to find the element and draw. */
const TIMEOUT = 5_000;

type World = { readonly [key: symbol]: OverlayState | undefined };

/**
 * These run in the page's isolated world, as source text: each finds our state there by itself
 * (`lib/collect/page/dom/state.ts`).
 */
const drawThere = (ask: OverlayRequest): Drawn | undefined =>
  (globalThis as World)[Symbol.for('pijler')]?.overlay?.show(ask);
const getOverlayEnd = (): Promise<Ending> | undefined => (globalThis as World)[Symbol.for('pijler')]?.overlay?.ended();
const endThere = (): void => (globalThis as World)[Symbol.for('pijler')]?.overlay?.end();

/** The tab that shows the page of a scan. */
interface Tab {
  readonly tabId: number;
  readonly windowId: number | undefined;
}

type Scanned = Pick<Report, 'id' | 'target'>;

/** Whether a later scan was made of the same site in the same tab. */
const isLater =
  ({ target }: Scanned) =>
  ({ tabId, host, startedAt }: ScanState): boolean =>
    tabId === target.tabId && host === target.host && startedAt > target.at;

/** The tab of a scan from this browser session, if it still shows the same page. */
const findTabShowing = async ({ tabId, url }: ScanState): Promise<Tab | NotShown> => {
  const tab = await browser.tabs.get(tabId).catch(() => null);
  if (tab === null) return 'gone';
  // Without access to the tab its address is hidden.
  if (tab.url === undefined) return 'access';
  return toPageAddress(tab.url) === toPageAddress(url) ? { tabId, windowId: tab.windowId } : 'moved';
};

/** The tab of exactly this scan; only this browser session knows it. */
const findTabOf = async (scan: Scanned): Promise<Tab | NotShown> => {
  const states = await listStates();
  const state = states.find(({ id }) => id === scan.id);
  if (state !== undefined) return findTabShowing(state);
  return states.some(isLater(scan)) ? 'newer' : 'gone';
};

/** Brings a tab and its window to the front. */
const toFront = async ({ tabId, windowId }: Tab): Promise<void> => {
  await browser.tabs.update(tabId, { active: true });
  if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
};

const draw = async (tabId: number, ask: OverlayRequest): Promise<Drawn | NotShown> => {
  try {
    await runScript({ files: ['/globals.js', '/overlay.js'] }, { tabId }, TIMEOUT);
    const { result } = await runScript({ func: drawThere as () => void, args: [ask] }, { tabId }, TIMEOUT);
    return (result as Drawn | null | undefined) ?? 'access';
  } catch (error) {
    if (!(error instanceof NotObservable)) throw error;
    return error.why === 'timeout' ? 'silent' : 'access';
  }
};

/** An overlay that is drawn in a tab. */
export interface ShownThere {
  /** Resolves when the overlay ends for any reason; with `removed` also when the page was left. */
  readonly ended: Promise<Ending>;
  end(): Promise<void>;
}

/**
 * Shows offenders of a finding on the scanned page, in its own tab, which comes to the front once the first of them was
 * found. Call only in answer to a click in an extension page: it is the only thing ever drawn in a page.
 */
export const showOnPage = async (scan: Scanned, ask: OverlayRequest): Promise<ShownThere | NotShown> => {
  const tab = await findTabOf(scan);
  if (typeof tab === 'string') return tab;
  const { tabId } = tab;
  const drawn = await draw(tabId, ask);
  if (drawn !== 'drawn') return drawn;
  await toFront(tab);
  const run = (func: () => unknown) =>
    browser.scripting.executeScript({ target: { tabId }, func: func as () => void }).catch(() => []);
  return {
    ended: run(getOverlayEnd).then(([answered]) => (answered?.result as Ending | null | undefined) ?? 'removed'),
    end: async () => void (await run(endThere)),
  };
};

/**
 * Brings the tab of a scan to the front, so that it can be scanned again, and returns the id of its last scan: access
 * that was just granted may have started another one by itself. Returns the reason when the page is no longer there.
 */
export const returnToTab = async (scan: Scanned): Promise<{ readonly last: string } | NotShown> => {
  const states = await listStates();
  const state = states.find(({ id }) => id === scan.id) ?? states.find(isLater(scan));
  if (state === undefined) return 'gone';
  const tab = await findTabShowing(state);
  if (typeof tab === 'string') return tab;
  await toFront(tab);
  return { last: state.id };
};
