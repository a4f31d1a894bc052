import { fromKysely } from 'pg-boss';
import { SECONDS } from '../../../../lib/time.ts';
import type { Store, Tx } from '../../../core/store/open-store.ts';
import { toScanKey } from '../../scans/model/scan-spec.ts';
import { notifyQueued } from '../../scans/store/queue-notices.ts';
import { LANES } from '../../scans/store/queued.ts';
import { openQueue, SCANS } from '../../scans/worker/queue.ts';
import type { ScanJob } from '../../scans/worker/scan-job.ts';
import { giveBackPages } from '../../teams/store/quota.ts';
import { endBatches, lockBatchRows } from '../store/batch-items.ts';
import {
  BATCHED,
  countWaitingBatchJobs,
  findNextItems,
  hasOpenItems,
  lockFeeding,
  markQueued,
  type Next,
  nameItems,
  putBack,
} from '../store/feeding.ts';
import { type ItemPosition, reuseRecentScans } from '../store/reuse-recent-scans.ts';

/** Seconds that a job of a batch may wait behind single scans. */
const TIMEOUT = 14 * SECONDS.day;

/** Maximum batch jobs that wait in the queue: `each` per concurrent scan of this process, and `most` in all. */
const WINDOW = { each: 2, most: 20 };

const toJob = ({ url, locale, scanKey, site }: Next) => ({
  data: { question: { url, pillar: null, locale }, tier: 'partner' } satisfies ScanJob,
  singletonKey: scanKey,
  priority: LANES.batch,
  group: { id: site },
  retentionSeconds: TIMEOUT,
});

/** Finds the next pages and updates their scan keys: they may have been waiting since a version with other rules ran. */
const findNextNamed = async (tx: Tx, room: number): Promise<readonly Next[]> => {
  const found = await findNextItems(tx, SCANS, room);
  const items = found.map((item) => ({
    ...item,
    scanKey: toScanKey({ url: item.url, pillar: null }),
  }));
  await nameItems(
    tx,
    items.filter(({ scanKey }, index) => scanKey !== found[index]?.scanKey),
  );
  return items;
};

const isSame = (one: ItemPosition, other: ItemPosition): boolean =>
  one.batch === other.batch && one.number === other.number;

/** Queues the next page of each batch, or answers it from a recent result; resolves to whether the queue has room for more. */
const runRound = (store: Store, { window, now }: { readonly window: number; readonly now: number }): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    await lockFeeding(tx);
    await putBack(tx, SCANS, now);
    const room = window - (await countWaitingBatchJobs(tx, SCANS));
    const items = room > 0 ? await findNextNamed(tx, room) : [];
    if (items.length === 0) return false;
    const answered = await reuseRecentScans(tx, items, now);
    const left = items.filter((item) => !answered.some((one) => isSame(one, item)));
    // The queue holds one job per scan key; if there already is one, whoever requested it, the page waits for that one.
    if (left.length > 0) {
      await store.boss.insert(SCANS, left.map(toJob), { db: fromKysely(tx) });
      await notifyQueued(tx, { priority: LANES.batch, count: left.length });
    }
    await lockBatchRows(
      tx,
      items.map(({ batch }) => batch),
    );
    await markQueued(tx, left);
    for (const { batch } of answered) await giveBackPages(tx, batch, 1);
    await endBatches(
      tx,
      answered.map(({ batch }) => batch),
      now,
    );
    return left.length < room;
  });

interface FeedSettings {
  /** Concurrent scans of this process. */
  readonly atOnce: number;
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** Milliseconds between runs when no notification arrives; 2 s by default. */
  readonly look?: number;
  /** Called with errors, for example while the store is unavailable. */
  readonly fault: (error: Error) => void;
  /** Called after a successful run. */
  readonly ran?: () => void;
}

/** Keeps the queue filled with pages of batches: a few at a time, in turns, behind all single scans. */
export interface Feeder {
  /** Signals that there may be room, or new pages. */
  nudge(): void;
  /** Stops the feeder; resolves when it has finished. */
  close(): Promise<void>;
}

const LOOK = 2_000;

/** Fills the queue until it has no room or no pages are left. */
const fillQueue = async (store: Store, { atOnce, now }: FeedSettings, isOver: () => boolean): Promise<void> => {
  if (!(await hasOpenItems(store.db))) return;
  const window = Math.min(WINDOW.most, WINDOW.each * atOnce);
  while (!isOver() && (await runRound(store, { window, now: now() })));
};

/** Creates and starts a feeder for a store; every scanning process has one. */
export const openFeeder = async (store: Store, settings: FeedSettings): Promise<Feeder> => {
  await openQueue(store);
  let [isClosed, isWanted] = [false, false];
  let current: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isWanted && !isClosed) {
      isWanted = false;
      await fillQueue(store, settings, () => isClosed).then(settings.ran, settings.fault);
    }
    current = null;
  };
  const wakeUp = (): void => {
    isWanted = true;
    current ??= run();
  };
  const end = await store.listen(BATCHED, wakeUp);
  const timer = setInterval(wakeUp, settings.look ?? LOOK);
  timer.unref();
  wakeUp();
  return {
    nudge: wakeUp,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await end();
      await current;
    },
  };
};
