import { type Evidence, FACTS, type FactName, factsThatFit, type Seen } from '../../evidence.ts';
import { ScanState, stateKey } from '../../state.ts';
import { browser } from '../browser.ts';
import { factKey, keepForUser, keepInSession, statesIn } from '../storage/session-quota.ts';
import { reportKey } from '../storage/session-report.ts';

/** The state of a tab's scan; null when the tab has none, or one of another version. */
export const stateOf = async (tabId: number): Promise<ScanState | null> => {
  const { [stateKey(tabId)]: kept } = await browser.storage.session.get(stateKey(tabId));
  const parsed = ScanState.safeParse(kept);
  return parsed.success ? parsed.data : null;
};

export const keepState = async (state: ScanState): Promise<void> => {
  await keepForUser({ [stateKey(state.tabId)]: state });
};

/** All states of this browser session. */
export const allStates = async (): Promise<readonly ScanState[]> => statesIn(await browser.storage.session.get(null));

/**
 * Keeps a fact of a running scan, so that a scan that was cut off can go on. Facts are never findings. As JSON: the browser
 * hands every change to every view, and takes long over large objects.
 */
export const keepFact = async (tabId: number, name: FactName, fact: Seen<unknown>): Promise<void> => {
  await keepInSession({ [factKey(tabId, name)]: JSON.stringify(fact) });
};

const fromJson = (json: unknown): unknown => {
  try {
    return JSON.parse(String(json));
  } catch {
    return null;
  }
};

/** The facts of a tab's scan; one that does not fit its schema is as good as none. */
export const factsIn = (session: Readonly<Record<string, unknown>>, tabId: number): Partial<Evidence> =>
  factsThatFit((name) => fromJson(session[factKey(tabId, name)]));

/** Forgets the facts of a tab's earlier scan, and the report that was held of it. */
export const forgetFacts = (tabId: number): Promise<void> =>
  browser.storage.session.remove([...Object.keys(FACTS).map((name) => factKey(tabId, name)), reportKey(tabId)]);

/** Forgets everything of a tab that was closed. */
export const forgetTab = async (tabId: number): Promise<void> => {
  await forgetFacts(tabId);
  await browser.storage.session.remove(stateKey(tabId));
};
