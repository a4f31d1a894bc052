import { type Evidence, FACTS, type FactName, type Seen } from '../evidence.ts';
import { part } from '../facts/seen.ts';
import { ScanState, stateKey } from '../state.ts';
import { browser } from './browser.ts';
import { reportKey } from './session-report.ts';

const factKey = (tabId: number, name: string): string => `fact:${tabId}:${name}`;

const statesIn = (session: Readonly<Record<string, unknown>>): readonly ScanState[] =>
  Object.entries(session).flatMap(([key, value]) => {
    const parsed = key.startsWith('scan:') ? ScanState.safeParse(value) : null;
    return parsed?.success ? [parsed.data] : [];
  });

/** Takes away the facts of scans that ended: nobody needs them to go on. */
const makeRoom = async (): Promise<void> => {
  const session = await browser.storage.session.get(null);
  const running = statesIn(session).filter(({ phase }) => phase === 'scanning');
  const needed = running.map(({ tabId }) => factKey(tabId, ''));
  const facts = Object.keys(session).filter((key) => key.startsWith('fact:'));
  await browser.storage.session.remove(facts.filter((key) => !needed.some((prefix) => key.startsWith(prefix))));
};

/**
 * Sets something in the session's memory, which holds 10 MB for all tabs together. When that is full, facts of scans that
 * ended make room and it is tried once more; false when there is none even so.
 */
export const keepInSession = async (items: Readonly<Record<string, unknown>>): Promise<boolean> => {
  const set = (): Promise<boolean> =>
    browser.storage.session.set(items).then(
      () => true,
      () => false,
    );
  if (await set()) return true;
  await makeRoom();
  return set();
};

/** The state of a tab's scan; null when the tab has none, or one of another version. */
export const stateOf = async (tabId: number): Promise<ScanState | null> => {
  const { [stateKey(tabId)]: kept } = await browser.storage.session.get(stateKey(tabId));
  const parsed = ScanState.safeParse(kept);
  return parsed.success ? parsed.data : null;
};

export const keepState = async (state: ScanState): Promise<void> => {
  await keepInSession({ [stateKey(state.tabId)]: state });
};

/** All states of this browser session. */
export const allStates = async (): Promise<readonly ScanState[]> => statesIn(await browser.storage.session.get(null));

/** Keeps a fact of a running scan, so that a scan that was cut off can go on. Facts are never findings. */
export const keepFact = async (tabId: number, name: FactName, fact: Seen<unknown>): Promise<void> => {
  await keepInSession({ [factKey(tabId, name)]: fact });
};

/** The facts of a tab's scan; one that does not fit its schema is as good as none. */
export const factsIn = (session: Readonly<Record<string, unknown>>, tabId: number): Partial<Evidence> =>
  Object.fromEntries(
    (Object.keys(FACTS) as FactName[]).flatMap((name) => {
      const parsed = part(FACTS[name]).safeParse(session[factKey(tabId, name)]);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );

/** Forgets the facts of a tab's earlier scan, and the report that was held of it. */
export const forgetFacts = (tabId: number): Promise<void> =>
  browser.storage.session.remove([...Object.keys(FACTS).map((name) => factKey(tabId, name)), reportKey(tabId)]);

/** Forgets everything of a tab that was closed. */
export const forgetTab = async (tabId: number): Promise<void> => {
  await forgetFacts(tabId);
  await browser.storage.session.remove(stateKey(tabId));
};
