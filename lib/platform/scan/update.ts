import { tryOrElseLater } from '../../fault.ts';
import type { Note } from '../../state.ts';
import { listStatesIn } from '../../state.ts';
import { browser } from '../browser.ts';
import { isKeyKey } from '../storage/secret.ts';
import { isReportKey } from '../storage/session-report.ts';
import { waitUntilIdle } from './jobs.ts';

/** Key in session memory that is set while a newer version waits: it is gone once that version runs. */
const WAITS = 'updateWaits';

type ContextType = 'TAB' | 'POPUP' | 'SIDE_PANEL';
/** Only Chromium reports the open views to a background without a window. */
interface Chromium {
  getContexts?(filter: { readonly contextTypes: readonly ContextType[] }): Promise<readonly unknown[]>;
}

/** How many of our own pages are open. */
const openViews = async (): Promise<number> => {
  if (import.meta.env.FIREFOX) return browser.extension.getViews().filter((view) => view !== globalThis.window).length;
  const { runtime } = browser as { readonly runtime: Chromium };
  return (await runtime.getContexts?.({ contextTypes: ['TAB', 'POPUP', 'SIDE_PANEL'] }))?.length ?? 0;
};

/** Why a result is not in the history. */
const NOT_STORED: readonly Note[] = ['private', 'historyOff', 'noRoom'];

/** Whether something exists in session memory only: a session-only key, a report, a result that was not stored. */
const hasUniqueData = (session: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(session).some((key) => isKeyKey(key) || isReportKey(key)) ||
  listStatesIn(session).some(({ result, notes }) => result !== null && NOT_STORED.some((note) => notes.includes(note)));

const isInUse = async (): Promise<boolean> =>
  (await openViews()) > 0 || hasUniqueData(await browser.storage.session.get(null));

/** Lets the newer version in, unless the user would lose something; then the browser does so at its own moment. */
const applyUpdate = async (): Promise<void> => {
  await waitUntilIdle();
  // If it cannot be determined what is in use, nothing is closed.
  if (!(await tryOrElseLater('an update', true, isInUse))) browser.runtime.reload();
};

/** Handles a newer version of the extension: it starts once no scan runs and nothing of ours is open or would be lost. */
export const onUpdateAvailable = async (): Promise<void> => {
  await tryOrElseLater('an update', undefined, () => browser.storage.session.set({ [WAITS]: true }));
  await applyUpdate();
};

/** Called when one of our pages may have been closed: a waiting version may start now. */
export const updateIfIdle = async (): Promise<void> => {
  const { [WAITS]: waits } = await tryOrElseLater('an update', {} as Record<string, unknown>, () =>
    browser.storage.session.get(WAITS),
  );
  if (waits === true) await applyUpdate();
};
