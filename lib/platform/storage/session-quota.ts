import { orElseLater } from '../../fault.ts';
import { ScanState } from '../../state.ts';
import { browser } from '../browser.ts';

/** The session's memory, which holds 10 MB for all tabs together, and what gives way in it when that is full. */

type Session = Readonly<Record<string, unknown>>;

export const factKey = (tabId: number, name: string): string => `fact:${tabId}:${name}`;

export const statesIn = (session: Session): readonly ScanState[] =>
  Object.entries(session).flatMap(([key, value]) => {
    const parsed = key.startsWith('scan:') ? ScanState.safeParse(value) : null;
    return parsed?.success ? [parsed.data] : [];
  });

/** Facts of scans that ended: nobody needs them to go on. */
const factsOfEnded = (session: Session): readonly string[] => {
  const running = statesIn(session).filter(({ phase }) => phase === 'scanning');
  const needed = running.map(({ tabId }) => factKey(tabId, ''));
  return Object.keys(session).filter(
    (key) => key.startsWith('fact:') && !needed.some((prefix) => key.startsWith(prefix)),
  );
};

/** All that only lets another background go on with a scan: without it that looks and asks again. */
const forGoingOn = (session: Session): readonly string[] =>
  Object.keys(session).filter((key) => /^(?:fact|answer):/.test(key));

type Room = (session: Session) => readonly string[];

const makeRoom = async (room: Room): Promise<void> =>
  browser.storage.session.remove([...room(await browser.storage.session.get(null))]);

/** Sets items, and again after each way of making room; false when there is none even so. */
const keepWith = async (items: Session, rooms: readonly Room[]): Promise<boolean> => {
  const set = (): Promise<boolean> =>
    browser.storage.session.set(items).then(
      () => true,
      () => false,
    );
  for (const room of rooms) {
    if (await set()) return true;
    await orElseLater('the session', undefined, () => makeRoom(room));
  }
  return set();
};

/** Keeps what a scan can do without: when the memory is full only facts of scans that ended make room. */
export const keepInSession = (items: Session): Promise<boolean> => keepWith(items, [factsOfEnded]);

/** Keeps what a user sees, states and reports: all that is there for going on makes room when facts of ended scans do not. */
export const keepForUser = (items: Session): Promise<boolean> => keepWith(items, [factsOfEnded, forGoingOn]);
