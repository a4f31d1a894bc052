import { fromKysely } from 'pg-boss';
import type { Tier } from '../../../../lib/model.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { subscribeToScan } from '../../sites/store/add-scans.ts';
import type { Hour } from '../../teams/store/rate-limit.ts';
import { type ScanSpec, toScanKey, toSite } from '../model/scan-spec.ts';
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
import { countScan, getLane, isFull, type Spent } from './lanes.ts';
import type { ScanJob } from './scan-job.ts';

/** The queue of single scans. */
export const SCANS = 'scan';

/**
 * Makes the queue where it is not there. Of equal scans one is in it or under way (`exclusive`). A worker that is
 * gone is missed by its heartbeat, and its scan begins again elsewhere, once; what nobody took in ten minutes is dropped.
 * Workers hear of new jobs by our own notices (`queue-notices.ts`): the queue's would wake every worker of every process for each.
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
  // One that a version before made.
  if ((await boss.getQueue(SCANS))?.notify === true) await boss.updateQueue(SCANS, { notify: false });
};

/**
 * For the only process on a store, before it works: scans that a process before it had under way are nobody's, and need
 * not be missed first.
 */
export const takeUp = async ({ db, isAlone }: Pick<Store, 'db' | 'isAlone'>): Promise<void> => {
  if (isAlone) await giveAllBack(db, SCANS);
};

/** How many scans wait for a worker. */
export const countWaitingScans = ({ db }: Pick<Store, 'db'>): Promise<number> => countSingleWaiting(db, SCANS);

/** How a scan got into the queue, or why it did not. */
export type Entered =
  | { readonly way: 'started'; readonly hour: Hour }
  | { readonly way: 'joined' }
  | { readonly way: 'busy' }
  | { readonly way: 'limited'; readonly hour: Hour; readonly spent: Spent };

/** Who asks, as far as it counts. */
export interface Asker {
  /** An address or a key, as a text. */
  readonly who: string;
  /** Scans an hour. */
  readonly limit: number;
  /** The hour of a team that theirs is a share of. */
  readonly within?: { readonly who: string; readonly limit: number };
  readonly tier: Tier;
  /** Whose sites get the scan; absent of who has no key. */
  readonly team?: string;
  /** Where it asks from, without a key. */
  readonly client?: Client;
  /** The key may read what its team has: the full report is the team's from then on. */
  readonly mayRead?: boolean;
}

/** Ends a transaction that changes nothing. */
class Refused extends Error {
  readonly entered: Entered;
  constructor(entered: Entered) {
    super(entered.way);
    this.entered = entered;
  }
}

/** A scan that is asked for, by whom and when. */
export interface Entry extends Asker {
  readonly spec: ScanSpec;
  readonly sealed?: string;
  readonly also?: readonly Extra[];
  /** A new scan is wanted: its outcome is owed to who asks until it is given. */
  readonly wantsNew?: boolean;
  /** The place of the latest scan when it was put (`findLatestSeq`). */
  readonly after: bigint;
  /** The present, in ms since 1970. */
  readonly now: number;
}

/**
 * Puts a scan into the queue, and counts it for who asks: both or neither. One that is there already, or under way,
 * or was answered since it was put, is joined and counts for nothing; one for which there is no room counts neither.
 */
export const enqueueScan = async (
  store: Store,
  { spec, sealed, also, wantsNew = false, after, ...asker }: Entry,
): Promise<Entered> => {
  const { tier, client } = asker;
  const scanKey = toScanKey(spec);
  const job: ScanJob = {
    question: spec,
    tier,
    ...(sealed !== undefined && { sealed }),
    ...(also !== undefined && { also }),
    ...(client !== undefined && { client }),
  };
  const site = toSite(spec.url);
  const lane = getLane(tier);
  const newcomer = { lane, group: site, client };
  // In a crowd most find no room: they are told so for three queries of the store instead of a whole transaction.
  const isFullNow = isFull(await countWaiting(store.db, SCANS, newcomer), tier);
  if (isFullNow && !(await hasJob(store.db, SCANS, scanKey)) && (await findLatestSeq(store.db, scanKey)) <= after)
    return { way: 'busy' };
  try {
    return await store.db.transaction().execute(async (tx): Promise<Entered> => {
      if (asker.team !== undefined) {
        const { team, mayRead = false, now } = asker;
        await subscribeToScan(tx, { scanKey, team, mayRead, now });
      }
      const options = { singletonKey: scanKey, priority: lane, group: { id: site }, db: fromKysely(tx) };
      const id = await store.boss.send(SCANS, job, options);
      if (id === null) {
        // It may be there for somebody without a key, or for a batch behind all that is asked by itself.
        await raisePriority(tx, SCANS, { key: scanKey, priority: lane });
        await notifyQueued(tx, { priority: lane, count: 1 });
        return { way: 'joined' };
      }
      // A scan is kept and its job ended at once: one that ended while this waited here is seen.
      if ((await findLatestSeq(tx, scanKey)) > after) throw new Refused({ way: 'joined' });
      const { hour, spent } = await countScan(tx, { ...asker, ...(wantsNew && { owes: scanKey }) });
      // Nobody hears it before all of this holds.
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
