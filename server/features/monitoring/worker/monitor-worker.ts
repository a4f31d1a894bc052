import { fromKysely } from 'pg-boss';
import { SECONDS, WEEK } from '../../../../lib/time.ts';
import type { Store, Tx } from '../../../core/store/open-store.ts';
import { type ScanSpec, toScanKey, toSiteHost } from '../../scans/model/scan-spec.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { notifyQueued } from '../../scans/store/queue-notices.ts';
import { LANES } from '../../scans/store/queued.ts';
import { findLatestSeq } from '../../scans/store/scans.ts';
import { SCANS } from '../../scans/worker/queue.ts';
import type { ScanJob } from '../../scans/worker/scan-job.ts';
import { subscribeToScan } from '../../sites/store/add-scans.ts';
import { giveBackPages } from '../../teams/store/quota.ts';
import { listDueEnds } from '../model/expiries.ts';
import { createDigest } from '../notify/digest-email.ts';
import { isEvent } from '../notify/event.ts';
import type { NoticeContent } from '../notify/notice.ts';
import { readWeek, takeDueDigests } from '../store/digests.ts';
import { findSitesToLookAt, noteAnnounced } from '../store/expiry-notices.ts';
import { notifySubscriber, notifyTeam } from '../store/notifications.ts';
import { resetFutureSchedules } from '../store/reset-future-schedules.ts';
import {
  type Answered,
  type Due,
  findAnsweredScans,
  findDueScans,
  findLostScans,
  noteRequested,
  noteRound,
} from '../store/rounds.ts';
import { computeOutcome } from './outcome.ts';

/**
 * Sends each subscriber whose digest is due a summary of the week: once per due day, whichever process does it, and nothing if it
 * would cover no watched site.
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

interface MonitorWorkerSettings {
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** Milliseconds between two runs; 5 s by default. */
  readonly look?: number;
  /**
   * Milliseconds between a scan and the one that confirms it; ten minutes by default, so that a site being changed is finished.
   */
  readonly pause?: number;
  /** Called with errors, for example while the store is unavailable. */
  readonly fault: (error: Error) => void;
  /** Called after a successful run. */
  readonly ran?: () => void;
}

/** Has watched sites scanned; every scanning process has one, and each round is started by one of them. */
export interface MonitorWorker {
  /** Does everything that is due now; resolves when it is done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK = 5_000;
const PAUSE = 600_000;
/** Seconds that a scan may wait behind single scans. */
const TIMEOUT = SECONDS.day;

/** Requests a scan of a site for the team that watches it, in the transaction of its cause. */
const requestScan = async ({ boss }: Store, tx: Tx, due: Due, now: number): Promise<void> => {
  const spec: ScanSpec = { url: due.url, pillar: null, locale: due.locale };
  const scanKey = toScanKey(spec);
  const after = await findLatestSeq(tx, scanKey);
  await subscribeToScan(tx, { scanKey, team: due.team, mayRead: true, now });
  const job: ScanJob = { question: spec, tier: 'partner' };
  const how = {
    singletonKey: scanKey,
    priority: LANES.batch,
    group: { id: toSiteHost(due.url) },
    retentionSeconds: TIMEOUT,
  };
  // The queue holds one job per scan key; if there already is one, whoever requested it, the site waits for that one.
  await boss.send(SCANS, job, { ...how, db: fromKysely(tx) });
  await notifyQueued(tx, { priority: LANES.batch, count: 1 });
  await noteRequested(tx, due, { scanKey, after });
};

/** Notifies a team about its site; each kind of notice once per round. */
const notifyAboutSite = async (
  tx: Tx,
  due: Pick<Due, 'site' | 'team'>,
  { key, at, content }: { readonly key: string; readonly at: number; readonly content: NoticeContent },
) => {
  const notice = { team: due.team, about: [due.site, content.kind, key], at, notice: content };
  await notifyTeam(tx, notice, { forWebhooks: isEvent({ content }) });
};

const settleScan = async (tx: Tx, scan: Answered, { now, pause = PAUSE }: MonitorWorkerSettings): Promise<void> => {
  const { known, wantsAgain, notices } = computeOutcome(scan);
  await noteRound(tx, { site: scan.site, ...known, againAt: wantsAgain ? now() + pause : null });
  // Identified by the scan and not only its day: if a clock was set back, a day may recur with other news.
  const key = `${scan.run_key} ${scan.finished_at.getTime()}`;
  for (const one of notices) await notifyAboutSite(tx, scan, { key, at: now(), content: one });
};

/** Gives back the quota counted for sites that were not visited; always in the same order, because others may do the same. */
const giveBack = async (tx: Tx, answered: readonly Answered[]): Promise<void> => {
  const counted = answered.flatMap((scan) => (scan.leftAlone && scan.counted !== null ? [scan.counted] : []));
  for (const one of counted.toSorted()) await giveBackPages(tx, one, 1);
};

/** Announces expiries of sites whose expiries are due for a check. */
const announceEnds = async (tx: Tx, now: number): Promise<void> => {
  for (const one of await findSitesToLookAt(tx, now)) {
    const due = listDueEnds(one.ends, now, one.announced);
    await noteAnnounced(tx, one, due, now);
    const site = { id: one.site, host: one.domain, url: toBareAddress(one.url) };
    if (due.length > 0)
      await notifyAboutSite(tx, one, { key: String(now), at: now, content: { kind: 'ends', site, ends: due } });
  }
};

/** Runs every task once, each in its own transaction. */
const checkOnce = async (store: Store, settings: MonitorWorkerSettings): Promise<void> => {
  const now = settings.now();
  const runInTransaction = (deed: (tx: Tx) => Promise<void>): Promise<void> => store.db.transaction().execute(deed);
  await runInTransaction(async (tx) => {
    const answered = await findAnsweredScans(tx);
    for (const scan of answered) await settleScan(tx, scan, settings);
    await giveBack(tx, answered);
  });
  await runInTransaction(async (tx) => {
    await resetFutureSchedules(tx, now);
    const due = [...(await findLostScans(tx, SCANS)), ...(await findDueScans(tx, now))];
    for (const one of due) await requestScan(store, tx, one, now);
  });
  await runInTransaction((tx) => announceEnds(tx, now));
  await runInTransaction((tx) => sendDigests(tx, now));
};

/** Creates the monitor worker of a store, which also runs at intervals. */
export const openMonitorWorker = (store: Store, settings: MonitorWorkerSettings): MonitorWorker => {
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
