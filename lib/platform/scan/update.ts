import { tryOrElseLater } from '../../fault.ts';
import type { Note } from '../../state.ts';
import { listStatesIn } from '../../state.ts';
import { browser } from '../browser.ts';
import { isKeyKey } from '../storage/secret.ts';
import { isReportKey } from '../storage/session-report.ts';
import { waitUntilIdle } from './jobs.ts';

/** Says in the session's memory that a newer version waits: it is gone once that is there. */
const WAITS = 'updateWaits';

type ContextType = 'TAB' | 'POPUP' | 'SIDE_PANEL';
/** Chromium alone tells a background without a window of its own which views are open. */
interface Chromium {
  getContexts?(filter: { readonly contextTypes: readonly ContextType[] }): Promise<readonly unknown[]>;
}

/** How many of our own pages somebody has open. */
const openViews = async (): Promise<number> => {
  if (import.meta.env.FIREFOX) return browser.extension.getViews().filter((view) => view !== globalThis.window).length;
  const { runtime } = browser as { readonly runtime: Chromium };
  return (await runtime.getContexts?.({ contextTypes: ['TAB', 'POPUP', 'SIDE_PANEL'] }))?.length ?? 0;
};

/** Why a result is not in the history. */
const NOT_STORED: readonly Note[] = ['private', 'historyOff', 'noRoom'];

/** Whether something lives in the session's memory alone: a key for this session, a report, a result that was not kept. */
const hasUniqueData = (session: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(session).some((key) => isKeyKey(key) || isReportKey(key)) ||
  listStatesIn(session).some(({ result, notes }) => result !== null && NOT_STORED.some((note) => notes.includes(note)));

const isInUse = async (): Promise<boolean> =>
  (await openViews()) > 0 || hasUniqueData(await browser.storage.session.get(null));

/** Lets the newer version in, unless somebody would lose something by it; then the browser does so at its own moment. */
const applyUpdate = async (): Promise<void> => {
  await waitUntilIdle();
  // Where it cannot be known who looks on, nothing is shut.
  if (!(await tryOrElseLater('an update', true, isInUse))) browser.runtime.reload();
};

/** A newer version of the extension is there: it comes when no scan runs and nothing of ours is open or would be lost. */
export const onUpdateAvailable = async (): Promise<void> => {
  await tryOrElseLater('an update', undefined, () => browser.storage.session.set({ [WAITS]: true }));
  await applyUpdate();
};

/** Something of ours may have been closed: a version that waits may come now. */
export const updateIfIdle = async (): Promise<void> => {
  const { [WAITS]: waits } = await tryOrElseLater('an update', {} as Record<string, unknown>, () =>
    browser.storage.session.get(WAITS),
  );
  if (waits === true) await applyUpdate();
};
