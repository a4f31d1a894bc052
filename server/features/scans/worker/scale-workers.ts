import { setTimeout as pause } from 'node:timers/promises';

/** Bounds for the number of workers, and how long a scan may wait before one more is started. */
interface ScaleBounds {
  readonly least: number;
  readonly most: number;
  /** Seconds that the first scan in the queue may wait. */
  readonly wait: number;
}

/** Observed state of the queue and the workers; times in seconds. */
interface ScaleView {
  readonly running: number;
  /** How long the first scan has been waiting; 0 if there is none. */
  readonly oldest: number;
  /** How long no scan has been waiting. */
  readonly quiet: number;
  /** How long the number of workers has not changed. */
  readonly unchanged: number;
}

/** Seconds in which a new worker loads and takes its first scan: before that, another would be started for the same reason. */
const SETTLES = 20;
/** Seconds without a waiting scan after which a surplus worker is ended. */
const QUIET = 120;

/** Returns the desired number of workers: one more or one less than are running, within the bounds. */
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
  /** Requests it to end after its current scans. */
  stop(): void;
  /** Resolves when it has ended, whether requested or not. */
  readonly ended: Promise<void>;
}

export interface ScaleSettings {
  readonly bounds: ScaleBounds;
  /** Seconds for which the first scan has been waiting. */
  oldest(): Promise<number>;
  /** Starts a worker; `isFirst` if none is running. */
  start(isFirst: boolean): RunningWorker;
  /**
   * Called with the new number of workers and the reason: the waiting time (seconds), a worker that ended by itself, or a store
   * that does not respond.
   */
  onScale(running: number, why: { readonly oldest: number } | { readonly fault: unknown } | 'ended'): void;
  /** Current time in ms. */
  readonly now: () => number;
  readonly end: AbortSignal;
  /** Milliseconds between two checks; 5 s by default. */
  readonly every?: number;
}

const LOOK = 5_000;

/** Starts and ends workers by how long scans wait, until the signal aborts; resolves when all have ended. */
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
    // The newest worker is ended first; it counts until it has ended.
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
