import { setTimeout as pause } from 'node:timers/promises';

/** How many workers there are to be, and for how long a scan may wait before one more is started. */
interface ScaleBounds {
  readonly least: number;
  readonly most: number;
  /** Seconds that the first scan in the queue may wait. */
  readonly wait: number;
}

/** What was seen of the queue and the workers; times in seconds. */
interface ScaleView {
  readonly running: number;
  /** Since the first scan waits; 0 where none does. */
  readonly oldest: number;
  /** For how long none waited. */
  readonly quiet: number;
  /** Since the number of workers was changed. */
  readonly unchanged: number;
}

/** Seconds in which a new worker loads and takes its first scan: before that another one would be started for the same reason. */
const SETTLES = 20;
/** Seconds without a scan that waits after which a worker too many is ended. */
const QUIET = 120;

/** How many workers there are to be: one more, or one less, than there are, within the bounds. */
export const computeWorkersWanted = (
  { running, oldest, quiet, unchanged }: ScaleView,
  { least, most, wait }: ScaleBounds,
): number => {
  if (running < least) return least;
  if (running > most) return most;
  if (oldest > wait && unchanged >= SETTLES) return Math.min(most, running + 1);
  if (quiet >= QUIET && unchanged >= QUIET) return Math.max(least, running - 1);
  return running;
};

/** A worker that was started. */
export interface RunningWorker {
  /** Asks it to end when the scans under way have. */
  stop(): void;
  /** Resolves when it has ended, by itself or not. */
  readonly ended: Promise<void>;
}

export interface ScaleSettings {
  readonly bounds: ScaleBounds;
  /** Seconds since the first scan waits. */
  oldest(): Promise<number>;
  /** Starts a worker; `isFirst` where none runs. */
  start(isFirst: boolean): RunningWorker;
  /** Hears how many there are from now on, and why: what waits (seconds), one that ended by itself, or a store that gives no answer. */
  onScale(running: number, why: { readonly oldest: number } | { readonly fault: unknown } | 'ended'): void;
  /** The present, in ms. */
  readonly now: () => number;
  readonly end: AbortSignal;
  /** Ms between two looks; 5 s by default. */
  readonly every?: number;
}

const LOOK = 5_000;

/** Starts and ends workers by how long scans wait, until the signal; resolves when all have ended. */
export const runScaling = async ({
  bounds,
  oldest,
  start,
  onScale,
  now,
  end,
  every = LOOK,
}: ScaleSettings): Promise<void> => {
  const workers: RunningWorker[] = [];
  const leaving = new Set<RunningWorker>();
  let [changedAt, busyAt] = [now(), now()];
  const add = (): void => {
    const worker = start(workers.length === 0);
    workers.push(worker);
    void worker.ended.then(() => {
      workers.splice(workers.indexOf(worker), 1);
      if (!leaving.delete(worker)) onScale(workers.length, 'ended');
    });
  };
  const dismissWorker = (worker: RunningWorker): void => {
    leaving.add(worker);
    worker.stop();
  };
  const changeWorkers = (wanted: number): void => {
    changedAt = now();
    while (workers.length < wanted) add();
    // The last one that came goes first; it counts until it has ended.
    for (const worker of workers.slice(wanted)) dismissWorker(worker);
  };
  const checkLoad = async (): Promise<void> => {
    const waited = await oldest();
    if (waited > 0) busyAt = now();
    const countSeconds = (since: number): number => (now() - since) / 1_000;
    const view = {
      running: workers.length,
      oldest: waited,
      quiet: countSeconds(busyAt),
      unchanged: countSeconds(changedAt),
    };
    const wanted = computeWorkersWanted(view, bounds);
    if (wanted === workers.length) return;
    changeWorkers(wanted);
    onScale(wanted, { oldest: waited });
  };

  changeWorkers(bounds.least);
  while (!end.aborted) {
    await pause(every, undefined, { signal: end }).catch(() => {});
    if (!end.aborted) await checkLoad().catch((fault: unknown) => onScale(workers.length, { fault }));
  }
  for (const worker of workers) dismissWorker(worker);
  await Promise.all(workers.map(({ ended }) => ended));
};
