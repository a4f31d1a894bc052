import { fromKysely } from 'pg-boss';
import { SECONDS, WEEK } from '../../../../lib/time.ts';
import type { Store, Tx } from '../../../core/store/open-store.ts';
import { type ScanSpec, toScanKey, toSite } from '../../scans/model/scan-spec.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { bringForward } from '../../scans/store/bring-forward.ts';
import { notifyQueued } from '../../scans/store/queue-notices.ts';
import { LANES } from '../../scans/store/queued.ts';
import { findLatestSeq } from '../../scans/store/scans.ts';
import { SCANS } from '../../scans/worker/queue.ts';
import type { ScanJob } from '../../scans/worker/scan-job.ts';
import { subscribeToScan } from '../../sites/store/add-scans.ts';
import { giveBackPages } from '../../teams/store/quota.ts';
import { listDueEnds } from '../model/ends.ts';
import { createDigest } from '../notify/digest-email.ts';
import { isEvent } from '../notify/event.ts';
import type { NoticeContent } from '../notify/notice.ts';
import { readWeek, takeDueDigests } from '../store/digests.ts';
import { notifySubscriber, notifyTeam } from '../store/notifications.ts';
import {
  type Answered,
  type Due,
  findAnsweredScans,
  findDueScans,
  findLostScans,
  noteRequested,
  noteRound,
} from '../store/rounds.ts';
import { findSitesToLookAt, noteAnnounced } from '../store/watch-ends.ts';
import { computeOutcome } from './outcome.ts';

/**
 * Tells each subscriber who wants a digest, and whose turn it is, how a week was: of one day once, whoever comes to it, and nothing
 * where no site is watched that it would be about.
 */
const sendDigests = async (tx: Tx, now: number): Promise<void> => {
  const from = now - WEEK;
  for (const subscriber of await takeDueDigests(tx, now)) {
    const sites = await readWeek(tx, subscriber, { from, until: now });
    if (sites.length === 0) continue;
    const about = ['digest', subscriber.id, subscriber.key];
    await notifySubscriber(
      tx,
      { team: subscriber.team, about, at: now, notice: createDigest(sites, from) },
      subscriber.id,
    );
  }
};

interface WatcherSettings {
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Ms between two looks; 5 s by default. */
  readonly look?: number;
  /** Ms between a scan and the one that confirms it; ten minutes by default, so that a site which is being changed is done. */
  readonly pause?: number;
  /** Hears of what went wrong, as while a store is away. */
  readonly fault: (error: Error) => void;
  /** Hears that a look went well. */
  readonly ran?: () => void;
}

/** What keeps watched sites looked at; each process that scans has one, and each round begins at one of them. */
export interface Watcher {
  /** Does what is to be done now; resolves when it is. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK = 5_000;
const PAUSE = 600_000;
/** Seconds that a scan may wait behind them. */
const TIMEOUT = SECONDS.day;

/** Asks for a scan of a site, for the team that watches it: in the transaction of what led to it. */
const requestScan = async ({ boss }: Store, tx: Tx, due: Due, now: number): Promise<void> => {
  const spec: ScanSpec = { url: due.url, pillar: null, locale: due.locale };
  const scanKey = toScanKey(spec);
  const after = await findLatestSeq(tx, scanKey);
  await subscribeToScan(tx, { scanKey, team: due.team, mayRead: true, now });
  const job: ScanJob = { question: spec, tier: 'partner' };
  const how = {
    singletonKey: scanKey,
    priority: LANES.batch,
    group: { id: toSite(due.url) },
    retentionSeconds: TIMEOUT,
  };
  // Of equal scans one is in the queue: where there is one, of whomever, that is waited for.
  await boss.send(SCANS, job, { ...how, db: fromKysely(tx) });
  await notifyQueued(tx, { priority: LANES.batch, count: 1 });
  await noteRequested(tx, due, { scanKey, after });
};

/** Tells a team what became of its site; of one round each kind of thing once. */
const notifyAboutSite = async (
  tx: Tx,
  due: Pick<Due, 'site' | 'team'>,
  { key, at, content }: { readonly key: string; readonly at: number; readonly content: NoticeContent },
) => {
  const notice = { team: due.team, about: [due.site, content.kind, key], at, notice: content };
  await notifyTeam(tx, notice, { forWebhooks: isEvent({ content }) });
};

const settleScan = async (tx: Tx, scan: Answered, { now, pause = PAUSE }: WatcherSettings): Promise<void> => {
  const { known, wantsAgain, notices } = computeOutcome(scan);
  await noteRound(tx, { site: scan.site, ...known, againAt: wantsAgain ? now() + pause : null });
  // By the scan, and not by its day alone: where a clock was set back a day may come again, with other news.
  const key = `${scan.run_key} ${scan.finished_at.getTime()}`;
  for (const one of notices) await notifyAboutSite(tx, scan, { key, at: now(), content: one });
};

/** Gives back what was counted for a site that nobody visited; in one order, for others may do the same. */
const giveBack = async (tx: Tx, answered: readonly Answered[]): Promise<void> => {
  const counted = answered.flatMap((scan) => (scan.leftAlone && scan.counted !== null ? [scan.counted] : []));
  for (const one of counted.toSorted()) await giveBackPages(tx, one, 1);
};

/** Announces what ends soon, of sites that nobody looked at for that today. */
const announceEnds = async (tx: Tx, now: number): Promise<void> => {
  for (const one of await findSitesToLookAt(tx, now)) {
    const due = listDueEnds(one.ends, now, one.announced);
    await noteAnnounced(tx, one, due, now);
    const site = { id: one.site, host: one.domain, url: toBareAddress(one.url) };
    if (due.length > 0)
      await notifyAboutSite(tx, one, { key: String(now), at: now, content: { kind: 'ends', site, ends: due } });
  }
};

/** All that is to be done, each in a transaction of its own. */
const checkOnce = async (store: Store, settings: WatcherSettings): Promise<void> => {
  const now = settings.now();
  const runInTransaction = (deed: (tx: Tx) => Promise<void>): Promise<void> => store.db.transaction().execute(deed);
  await runInTransaction(async (tx) => {
    const answered = await findAnsweredScans(tx);
    for (const scan of answered) await settleScan(tx, scan, settings);
    await giveBack(tx, answered);
  });
  await runInTransaction(async (tx) => {
    await bringForward(tx, now);
    const due = [...(await findLostScans(tx, SCANS)), ...(await findDueScans(tx, now))];
    for (const one of due) await requestScan(store, tx, one, now);
  });
  await runInTransaction((tx) => announceEnds(tx, now));
  await runInTransaction((tx) => sendDigests(tx, now));
};

/** Opens a watcher on a store, which looks by itself now and then. */
export const openWatcher = (store: Store, settings: WatcherSettings): Watcher => {
  let [isClosed, current] = [false, Promise.resolve()];
  const checkSoon = (): Promise<void> => {
    current = current.then(() => (isClosed ? undefined : checkOnce(store, settings).then(settings.ran)));
    const ended = current;
    current = current.catch(() => {});
    return ended;
  };
  const timer = setInterval(() => void checkSoon().catch(settings.fault), settings.look ?? LOOK);
  timer.unref();
  return {
    look: checkSoon,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await current;
    },
  };
};
