import { limit } from '../../collect/network/limit.ts';
import { isOfTheBrowser, toFault, tryOrElseLater } from '../../fault.ts';
import { begin } from '../../session/begin.ts';
import { browser } from '../browser.ts';
import { beginIn, giveWay } from '../page/give-way.ts';
import { stopService } from '../service/ask.ts';
import { noteRunning } from '../storage/running.ts';
import { failScan } from './fail-scan.ts';
import type { Job } from './job.ts';
import { readState, removeTab } from './states.ts';
import { runTabScan } from './tab-scan.ts';

/** Scans under way at once; the others wait their turn. */
export const AT_ONCE = 2;

interface Running {
  readonly job: Job;
  readonly abort: AbortController;
  /** Settles when the scan has ended, however. */
  readonly ended: Promise<void>;
}

const running = new Map<number, Running>();
/** Scans that have begun, and wait for no turn: also one whose place was taken, until it has ended. */
const begun = new Set<Job>();
const turn = limit(AT_ONCE);

/** The scan that runs on a tab, or waits for its turn; undefined when there is none. */
export const getJob = (tabId: number): Job | undefined => running.get(tabId)?.job;
/** How many scans run or wait on other tabs. */
export const countJobsBeside = (tabId: number): number => [...running.keys()].filter((other) => other !== tabId).length;

/** Stops a tab's scan, if one runs, and the scan service's part of it. */
export const cancelJob = (tabId: number): void => {
  running.get(tabId)?.abort.abort('cancelled');
  stopService(tabId);
};

const pauseOthers = (tabId: number, until: Promise<unknown>): void => {
  const others = new Set([...begun].map(({ target }) => target.tabId).filter((other) => other !== tabId));
  for (const other of others) void giveWay(other, until);
};

/** Scans of other tabs that have begun give way until this tab's ends, which is yet to be decided on. */
export const prioritizeTab = (tabId: number, decided: Promise<unknown>): void => {
  // Who waits for a turn itself gains nothing by it.
  if (countJobsBeside(tabId) >= AT_ONCE) return;
  const ended = decided.then(
    () => running.get(tabId)?.ended,
    () => {},
  );
  pauseOthers(tabId, ended);
};

const runFirst = async (job: Job): Promise<void> => {
  const { tabId } = job.target;
  beginIn(tabId);
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
  // A later scan of the tab may have taken the place.
  if (running.get(tabId)?.job === job) running.delete(tabId);
  if (running.size === 0) await tryOrElseLater('that none runs', undefined, () => noteRunning(false));
  // A tab that was closed meanwhile has nobody to show a result to.
  if ((await browser.tabs.get(tabId).catch(() => null)) === null && getJob(tabId) === undefined) await removeTab(tabId);
};

/** Runs a scan in the place of the tab's earlier one. */
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
 * A tab was closed. Its page is gone; what the network tells is still worth keeping where more than the site was asked,
 * and never of a private window.
 */
export const onClosed = async (tabId: number): Promise<void> => {
  const job = getJob(tabId);
  if (job !== undefined && job.target.level !== 'A' && !job.isPrivate) return;
  cancelJob(tabId);
  await removeTab(tabId);
};

/** Resolves when no scan runs or waits. */
export const waitUntilIdle = async (): Promise<void> => {
  while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
};
