import { NotObservable } from '../../collect/reach.ts';
import type { Report } from '../../model.ts';
import { pageAddress } from '../../parse/document-address.ts';
import type { NotShown } from '../../view/on-page.ts';
import { browser } from '../browser.ts';
import { allStates } from '../scan/states.ts';
import { execute } from './inject.ts';
import type { Drawn, Ending, OverlayAsk } from './overlay/ask.ts';

/** Ms that the page may take to find and draw. */
const PATIENCE = 5_000;

/** Run in the page's isolated world. */
const drawThere = (ask: OverlayAsk): Drawn | undefined => globalThis.pijlerOverlay?.show(ask);
const endedThere = (): Promise<Ending> | undefined => globalThis.pijlerOverlay?.ended();
const endThere = (): void => globalThis.pijlerOverlay?.end();

/** Which tab shows the page of a scan. */
interface Tab {
  readonly tabId: number;
  readonly windowId: number | undefined;
}

type Scanned = Pick<Report, 'id' | 'target'>;

/** The tab of a scan, as long as it shows the same page; only this browser session knows which that is. */
const tabOf = async ({ id, target }: Scanned): Promise<Tab | NotShown> => {
  const states = await allStates();
  const state = states.find((one) => one.id === id);
  if (state === undefined) {
    const isNewer = states.some(
      ({ tabId, host, startedAt }) => tabId === target.tabId && host === target.host && startedAt > target.at,
    );
    return isNewer ? 'newer' : 'gone';
  }
  const { tabId } = state;
  const tab = await browser.tabs.get(tabId).catch(() => null);
  if (tab === null) return 'gone';
  // Without a grant for the tab its address is hidden.
  if (tab.url === undefined) return 'access';
  return pageAddress(tab.url) === pageAddress(state.url) ? { tabId, windowId: tab.windowId } : 'moved';
};

/** Brings a tab and its window to the front. */
const toFront = async ({ tabId, windowId }: Tab): Promise<void> => {
  await browser.tabs.update(tabId, { active: true });
  if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
};

const draw = async (tabId: number, ask: OverlayAsk): Promise<Drawn | NotShown> => {
  try {
    await execute({ files: ['/overlay.js'] }, { tabId }, PATIENCE);
    const { result } = await execute({ func: drawThere as () => void, args: [ask] }, { tabId }, PATIENCE);
    return (result as Drawn | null | undefined) ?? 'access';
  } catch (error) {
    if (!(error instanceof NotObservable)) throw error;
    return error.why === 'timeout' ? 'silent' : 'access';
  }
};

/** What is drawn in a tab. */
export interface ShownThere {
  /** Resolves when it goes, however; `removed` also where the page was left. */
  readonly ended: Promise<Ending>;
  end(): Promise<void>;
}

/**
 * Shows offenders of a finding on the page that a scan was of, in its own tab, which comes to the front once the first of
 * them was found. Only in answer to a click in a page of the extension: it is the one thing that is ever drawn in a page.
 */
export const showOnPage = async (scan: Scanned, ask: OverlayAsk): Promise<ShownThere | NotShown> => {
  const tab = await tabOf(scan);
  if (typeof tab === 'string') return tab;
  const { tabId } = tab;
  const drawn = await draw(tabId, ask);
  if (drawn !== 'drawn') return drawn;
  await toFront(tab);
  const run = (func: () => unknown) =>
    browser.scripting.executeScript({ target: { tabId }, func: func as () => void }).catch(() => []);
  return {
    ended: run(endedThere).then(([answered]) => (answered?.result as Ending | null | undefined) ?? 'removed'),
    end: async () => void (await run(endThere)),
  };
};

/** Brings the tab of a scan to the front, for one that is to be scanned again; tells where it is not there any more. */
export const returnTo = async (scan: Scanned): Promise<NotShown | null> => {
  const tab = await tabOf(scan);
  if (typeof tab === 'string') return tab;
  await toFront(tab);
  return null;
};
