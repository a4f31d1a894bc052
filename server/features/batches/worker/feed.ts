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

/** Jobs of batches that wait in the queue at once, for each scan that a worker makes at once, and at most. */
const WINDOW = { each: 2, most: 20 };

const toJob = ({ url, locale, scanKey, site }: Next) => ({
  data: { question: { url, pillar: null, locale }, tier: 'partner' } satisfies ScanJob,
  singletonKey: scanKey,
  priority: LANES.batch,
  group: { id: site },
  retentionSeconds: TIMEOUT,
});

/** The next pages, named by the rules of this version: they may have waited since one with others was here. */
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

/** Puts the next page of each batch into the queue, or answers it out of a result of before; whether there is room for more. */
const runRound = (store: Store, { window, now }: { readonly window: number; readonly now: number }): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    await lockFeeding(tx);
    await putBack(tx, SCANS, now);
    const room = window - (await countWaitingBatchJobs(tx, SCANS));
    const items = room > 0 ? await findNextNamed(tx, room) : [];
    if (items.length === 0) return false;
    const answered = await reuseRecentScans(tx, items, now);
    const left = items.filter((item) => !answered.some((one) => isSame(one, item)));
    // Of equal scans one is in the queue: where there is one, of whomever, that is waited for.
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
  /** Scans that this process makes at once. */
  readonly atOnce: number;
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Ms after which it is looked all the same; 2 s by default. */
  readonly look?: number;
  /** Hears of what went wrong, as while a store is away. */
  readonly fault: (error: Error) => void;
  /** Hears that it went well. */
  readonly ran?: () => void;
}

/** What keeps the queue fed with pages of batches: a few at a time, in turns, behind all single scans. */
export interface Feeder {
  /** There may be room, or something new. */
  nudge(): void;
  /** Resolves when it does nothing any more. */
  close(): Promise<void>;
}

const LOOK = 2_000;

/** Feeds until there is no room or nothing to feed with. */
const fillQueue = async (store: Store, { atOnce, now }: FeedSettings, isOver: () => boolean): Promise<void> => {
  if (!(await hasOpenItems(store.db))) return;
  const window = Math.min(WINDOW.most, WINDOW.each * atOnce);
  while (!isOver() && (await runRound(store, { window, now: now() })));
};

/** Opens a feeder on a store, and feeds; each process that scans has one. */
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
