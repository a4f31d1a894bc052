import { FACTS, type FactName, type Seen } from '../evidence.ts';
import { ScanState, stateKey } from '../state.ts';
import { browser } from './browser.ts';
import { reportKey } from './session-report.ts';

const factKey = (tabId: number, name: string): string => `fact:${tabId}:${name}`;

/** The state of a tab's scan; null when the tab has none, or one of another version. */
export const stateOf = async (tabId: number): Promise<ScanState | null> => {
  const { [stateKey(tabId)]: kept } = await browser.storage.session.get(stateKey(tabId));
  const parsed = ScanState.safeParse(kept);
  return parsed.success ? parsed.data : null;
};

export const keepState = (state: ScanState): Promise<void> =>
  browser.storage.session.set({ [stateKey(state.tabId)]: state });

/** All states of this browser session. */
export const allStates = async (): Promise<readonly ScanState[]> =>
  Object.entries(await browser.storage.session.get(null)).flatMap(([key, value]) => {
    const parsed = key.startsWith('scan:') ? ScanState.safeParse(value) : null;
    return parsed?.success ? [parsed.data] : [];
  });

/** Keeps a fact of a running scan, so that a scan that was cut off can go on. Facts are never findings. */
export const keepFact = (tabId: number, name: FactName, fact: Seen<unknown>): Promise<void> =>
  browser.storage.session.set({ [factKey(tabId, name)]: fact });

/** Forgets the facts of a tab's earlier scan, and the report that was held of it. */
export const forgetFacts = (tabId: number): Promise<void> =>
  browser.storage.session.remove([...Object.keys(FACTS).map((name) => factKey(tabId, name)), reportKey(tabId)]);

/** Forgets everything of a tab that was closed. */
export const forgetTab = async (tabId: number): Promise<void> => {
  await forgetFacts(tabId);
  await browser.storage.session.remove(stateKey(tabId));
};
