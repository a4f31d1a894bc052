import { fromKysely } from 'pg-boss';
import type { Tier } from '../../../../lib/model.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { subscribeToScan } from '../../sites/store/add-scans.ts';
import type { Hour } from '../../teams/store/rate-limit.ts';
import { type ScanSpec, toScanKey, toSiteHost } from '../model/scan-spec.ts';
import { notifyQueued } from '../store/queue-notices.ts';
import {
  type Client,
  countSingleWaiting,
  countWaiting,
  countWaitingLocked,
  giveAllBack,
  hasJob,
  raisePriority,
} from '../store/queued.ts';
import { findLatestSeq } from '../store/scans.ts';
import type { Extra } from './extras.ts';
import { countScan, type ExhaustedLimit, getLane, isFull } from './lanes.ts';
import type { ScanJob } from './scan-job.ts';

/** The queue of scans. */
export const SCANS = 'scan';

/**
 * Creates the queue if it does not exist. Of equal scans only one is queued or running (`exclusive`). A worker that died is
 * noticed by its missing heartbeat, and its scan is started again elsewhere, once; a job that nobody took in ten minutes is
 * dropped. Workers are notified of new jobs by our own notices (`queue-notices.ts`): those of the queue would wake every worker
 * of every process for each job.
 */
export const openQueue = async ({ boss }: Pick<Store, 'boss'>): Promise<void> => {
  await boss.createQueue(SCANS, {
    policy: 'exclusive',
    notify: false,
    retryLimit: 1,
    expireInSeconds: 120,
    heartbeatSeconds: 15,
    retentionSeconds: 600,
    deleteAfterSeconds: 3_600,
  });
  // A queue created by an earlier version.
  if ((await boss.getQueue(SCANS))?.notify === true) await boss.updateQueue(SCANS, { notify: false });
};

/**
 * For the only process on a store, before it starts working: scans that an earlier process was running belong to nobody, and need
 * not time out first.
 */
export const requeueOrphanedJobs = async ({ db, isAlone }: Pick<Store, 'db' | 'isAlone'>): Promise<void> => {
  if (isAlone) await giveAllBack(db, SCANS);
};

/** Counts the single scans that wait for a worker. */
export const countWaitingScans = ({ db }: Pick<Store, 'db'>): Promise<number> => countSingleWaiting(db, SCANS);

/** How a scan was added to the queue, or why it was not. */
export type EnqueueResult =
  | { readonly way: 'started'; readonly hour: Hour }
  | { readonly way: 'joined' }
  | { readonly way: 'busy' }
  | { readonly way: 'limited'; readonly hour: Hour; readonly spent: ExhaustedLimit };

/** The requester, as far as it matters for counting. */
export interface Caller {
  /** An address or a key, as text. */
  readonly who: string;
  /** Hourly limit of scans. */
  readonly limit: number;
  /** The team's hourly limit, of which this one is a share. */
  readonly within?: { readonly who: string; readonly limit: number };
  readonly tier: Tier;
  /** The team whose sites get the scan; absent without a key. */
  readonly team?: string;
  /** Origin of a request without a key. */
  readonly client?: Client;
  /** Whether the key may read what its team has: the full report then belongs to the team. */
  readonly mayRead?: boolean;
}

/** Thrown to roll back the transaction when the scan is not queued. */
class Refused extends Error {
  readonly entered: EnqueueResult;
  constructor(entered: EnqueueResult) {
    super(entered.way);
    this.entered = entered;
  }
}

/** A requested scan, with its requester and time. */
export interface Entry extends Caller {
  readonly spec: ScanSpec;
  readonly sealed?: string;
  readonly also?: readonly Extra[];
  /** A new scan is required: its outcome is owed to the requester until it has been returned. */
  readonly wantsNew?: boolean;
  /** Sequence number of the latest scan at the time of the request (`findLatestSeq`). */
  readonly after: bigint;
  /** Current time in ms since 1970. */
  readonly now: number;
}

/**
 * Adds a scan to the queue and counts it for the requester: both or neither. If an equal scan is already queued or running, or
 * was answered since the request, it is joined and nothing is counted; nothing is counted if there is no room either.
 */
export const enqueueScan = async (
  store: Store,
  { spec, sealed, also, wantsNew = false, after, ...asker }: Entry,
): Promise<EnqueueResult> => {
  const { tier, client } = asker;
  const scanKey = toScanKey(spec);
  const job: ScanJob = {
    question: spec,
    tier,
    ...(sealed !== undefined && { sealed }),
    ...(also !== undefined && { also }),
    ...(client !== undefined && { client }),
  };
  const site = toSiteHost(spec.url);
  const lane = getLane(tier);
  const newcomer = { lane, group: site, client };
  // Under heavy load most find no room: they learn that with three queries instead of a whole transaction.
  const isFullNow = isFull(await countWaiting(store.db, SCANS, newcomer), tier);
  if (isFullNow && !(await hasJob(store.db, SCANS, scanKey)) && (await findLatestSeq(store.db, scanKey)) <= after)
    return { way: 'busy' };
  try {
    return await store.db.transaction().execute(async (tx): Promise<EnqueueResult> => {
      if (asker.team !== undefined) {
        const { team, mayRead = false, now } = asker;
        await subscribeToScan(tx, { scanKey, team, mayRead, now });
      }
      const options = { singletonKey: scanKey, priority: lane, group: { id: site }, db: fromKysely(tx) };
      const id = await store.boss.send(SCANS, job, options);
      if (id === null) {
        // It may be queued for somebody without a key, or for a batch behind all single scans.
        await raisePriority(tx, SCANS, { key: scanKey, priority: lane });
        await notifyQueued(tx, { priority: lane, count: 1 });
        return { way: 'joined' };
      }
      // Storing a scan and ending its job happen at once, so one that ended while this waited is visible here.
      if ((await findLatestSeq(tx, scanKey)) > after) throw new Refused({ way: 'joined' });
      const { hour, spent } = await countScan(tx, { ...asker, ...(wantsNew && { owes: scanKey }) });
      // Listeners only receive this once the transaction is committed.
      await notifyQueued(tx, { priority: lane, count: 1 });
      if (isFull(await countWaitingLocked(tx, SCANS, { ...newcomer, key: scanKey }), tier))
        throw new Refused({ way: 'busy' });
      if (spent !== null) throw new Refused({ way: 'limited', hour, spent });
      return { way: 'started', hour };
    });
  } catch (error) {
    if (error instanceof Refused) return error.entered;
    throw error;
  }
};
