import { tryOrElseLater } from '../../fault.ts';
import { listStatesIn } from '../../state.ts';
import { browser } from '../browser.ts';

/** Session memory, which has 10 MB for all tabs together, and what is removed from it when it is full. */

type Session = Readonly<Record<string, unknown>>;

/** Keys that serve only to resume a scan in another background: without them it collects and requests again. */
const listResumeKeys = (session: Session): readonly string[] =>
  Object.keys(session).filter((key) => /^(?:fact|answer):/.test(key));

/** The same keys, of scans that have ended and are about to remove them themselves. */
const listEndedKeys = (session: Session): readonly string[] => {
  const running = listStatesIn(session).filter(({ phase }) => phase === 'scanning');
  return listResumeKeys(session).filter((key) => !running.some(({ id }) => key.includes(`:${id}:`)));
};

type Room = (session: Session) => readonly string[];

const makeRoom = async (room: Room): Promise<void> =>
  browser.storage.session.remove([...room(await browser.storage.session.get(null))]);

/** Sets items; false when there is no room for them. */
export const keepInSession = (items: Session): Promise<boolean> =>
  browser.storage.session.set(items).then(
    () => true,
    () => false,
  );

/** Stores what a user sees, states and reports: data that serves only to resume scans makes room for it. */
export const keepForUser = async (items: Session): Promise<boolean> => {
  for (const room of [listEndedKeys, listResumeKeys]) {
    if (await keepInSession(items)) return true;
    await tryOrElseLater('the session', undefined, () => makeRoom(room));
  }
  return keepInSession(items);
};
