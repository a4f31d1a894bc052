import { limit } from '../../collect/network/limit.ts';
import { isOfTheBrowser, toFault, tryOrElseLater } from '../../fault.ts';
import { begin } from '../../session/begin.ts';
import { browser } from '../browser.ts';
import { clearPause, giveWay } from '../page/give-way.ts';
import { stopService } from '../service/ask.ts';
import { noteRunning } from '../storage/running.ts';
import { failScan } from './fail-scan.ts';
import type { Job } from './job.ts';
import { readState, removeTab } from './states.ts';
import { runTabScan } from './tab-scan.ts';

/** Scans that run at the same time; the others are queued. */
export const AT_ONCE = 2;

interface Running {
  readonly job: Job;
  readonly abort: AbortController;
  /** Settles when the scan has ended for any reason. */
  readonly ended: Promise<void>;
}

const running = new Map<number, Running>();
/** Scans that have started and are not queued; includes a replaced one until it has ended. */
const begun = new Set<Job>();
const turn = limit(AT_ONCE);

/** The scan that runs on a tab, or is queued; undefined when there is none. */
export const getJob = (tabId: number): Job | undefined => running.get(tabId)?.job;
/** How many scans run or are queued on other tabs. */
export const countJobsBeside = (tabId: number): number => [...running.keys()].filter((other) => other !== tabId).length;

/** Stops a tab's scan, if one runs, and the scan service's part in it. */
export const cancelJob = (tabId: number): void => {
  running.get(tabId)?.abort.abort('cancelled');
  stopService(tabId);
};

const pauseOthers = (tabId: number, until: Promise<unknown>): void => {
  const others = new Set([...begun].map(({ target }) => target.tabId).filter((other) => other !== tabId));
  for (const other of others) void giveWay(other, until);
};

/** Pauses the started scans of other tabs until this tab's scan ends; `decided` settles once it is known whether there is one. */
export const prioritizeTab = (tabId: number, decided: Promise<unknown>): void => {
  // A scan that is queued itself gains nothing from this.
  if (countJobsBeside(tabId) >= AT_ONCE) return;
  const ended = decided.then(
    () => running.get(tabId)?.ended,
    () => {},
  );
  pauseOthers(tabId, ended);
};

const runFirst = async (job: Job): Promise<void> => {
  const { tabId } = job.target;
  clearPause(tabId);
  const done = runTabScan(job);
  pauseOthers(tabId, done);
  begun.add(job);
  try {
    await done;
  } finally {
    begun.delete(job);
  }
};

const runJob = async (job: Job): Promise<void> => {
  const { tabId } = job.target;
  try {
    await turn(() => runFirst(job));
  } catch (error) {
    if (job.cancel.aborted) return;
    if (!isOfTheBrowser(error)) toFault(error, 'a scan');
    await failScan((await readState(tabId)) ?? begin(job), { situation: 'crashed' }, job.changed);
  }
};

const end = async (job: Job): Promise<void> => {
  const { tabId } = job.target;
  // A later scan of the tab may have replaced it.
  if (running.get(tabId)?.job === job) running.delete(tabId);
  if (running.size === 0) await tryOrElseLater('that none runs', undefined, () => noteRunning(false));
  // There is nobody to show a result to in a tab that was closed meanwhile.
  if ((await browser.tabs.get(tabId).catch(() => null)) === null && getJob(tabId) === undefined) await removeTab(tabId);
};

/** Starts a scan that replaces the tab's earlier one. */
export const launch = (draft: Omit<Job, 'cancel'>): void => {
  const { tabId } = draft.target;
  cancelJob(tabId);
  const abort = new AbortController();
  const job: Job = { ...draft, cancel: abort.signal };
  const ended = tryOrElseLater('a scan', undefined, () => runJob(job).finally(() => end(job)));
  if (running.size === 0) void tryOrElseLater('that one runs', undefined, () => noteRunning(true));
  running.set(tabId, { job, abort, ended });
};

/**
 * Handles a closed tab. The page is gone, but above contact level A the scan continues, because what the network
 * reports is still worth storing; never for a private window.
 */
export const onClosed = async (tabId: number): Promise<void> => {
  const job = getJob(tabId);
  if (job !== undefined && job.target.level !== 'A' && !job.isPrivate) return;
  cancelJob(tabId);
  await removeTab(tabId);
};

/** Resolves when no scan runs or is queued. */
export const waitUntilIdle = async (): Promise<void> => {
  while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
};
