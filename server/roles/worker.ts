import { HOUR } from '../../lib/time.ts';
import { RESULT_PATH } from '../core/paths.ts';
import type { Store } from '../core/store/open-store.ts';
import { findProof } from '../engine/badge-proof.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { openProbes } from '../engine/probes.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { deleteOldBatches } from '../features/batches/store/forget-batches.ts';
import { openFeeder } from '../features/batches/worker/feed.ts';
import { deleteOldNotifications } from '../features/monitoring/store/notifications.ts';
import { deleteOldSubscribers } from '../features/monitoring/store/subscribers.ts';
import { openMonitoring } from '../features/monitoring/worker/open.ts';
import { forgetDetails, forgetScans, LOOK } from '../features/scans/store/forget-scans.ts';
import { forgetFreeHosts } from '../features/scans/store/host-throttles.ts';
import { forgetProbeResults } from '../features/scans/store/probe-results.ts';
import { forgetScanRequests } from '../features/scans/store/scan-requests.ts';
import { requeueOrphanedJobs } from '../features/scans/worker/queue.ts';
import { runScans, type Worked } from '../features/scans/worker/work.ts';
import { keepPlaces } from '../features/scans/worker/worker-heartbeat.ts';
import { deleteExpiredShares } from '../features/sharing/store/shares.ts';
import { runBadges, sendDueBadges } from '../features/sharing/worker/badges.ts';
import { deleteOldSubscriptions } from '../features/sites/store/add-scans.ts';
import { deleteOldAuditEvents } from '../features/teams/store/audit.ts';
import { deleteOldUsage } from '../features/teams/store/quota.ts';
import { deleteOldHits } from '../features/teams/store/rate-limit.ts';
import type { Common, ServiceSettings } from './settings.ts';

const getNow = (): number => Date.now();

/** Deletes expired data once an hour; resolves with a function that stops it. */
const startDeleting = (store: Store, { keep, log: { fault } }: ServiceSettings): (() => void) => {
  const deleteOld = (): void => {
    const at = getNow();
    const passing = [
      deleteOldHits(store, at),
      forgetFreeHosts(store.db),
      deleteOldSubscriptions(store.db, at),
      forgetScanRequests(store.db, at),
      deleteOldAuditEvents(store, at),
      forgetProbeResults(store.db, at),
      deleteOldUsage(store.db, at),
      deleteOldNotifications(store.db, at),
      deleteOldSubscribers(store.db, at),
      deleteExpiredShares(store, at),
      sendDueBadges(store, at),
    ];
    Promise.all([forgetScans(store, at, keep), deleteOldBatches(store, at), ...passing]).catch(fault);
  };
  deleteOld();
  const timers = [
    setInterval(deleteOld, HOUR),
    setInterval(() => void forgetDetails(store, getNow()).catch(fault), LOOK),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
};

/** Opens the engine, which has no browser yet. */
export const openLooking = (settings: EngineSettings): Promise<Engine> => openEngine(settings);

/** Opens the part that scans; `base` is the address of results. Resolves with a function that ends it. */
export const openWorker = async (
  { store, metrics, sealer }: Common,
  browser: Engine,
  { base, ...settings }: ServiceSettings & { readonly base: string },
): Promise<() => Promise<void>> => {
  const scanUrl = (host: string): string => new URL(`${RESULT_PATH}${host}`, base).href;
  const onScanEnded = (worked: Worked): void => {
    metrics.worked(worked);
    settings.log.worked(worked);
  };
  const { rest } = settings;
  const pace = rest === undefined ? {} : { rest };
  const { atOnce } = settings.engine;
  const { probes, close: closeProbes } = openProbes(settings.engine, settings.mailTls ?? null);
  await requeueOrphanedJobs(store);
  const { ran, sent } = metrics.operator;
  const { fault } = settings.log;
  const feeder = await openFeeder(store, { atOnce, now: getNow, fault, ran: () => ran('feeder') });
  const stopBadges = await runBadges(store, { now: getNow, look: (places) => findProof(places, settings.engine) });
  const stop = await runScans(store, browser, {
    atOnce,
    now: getNow,
    scanUrl,
    onScanEnded,
    sealer,
    probes,
    freed: feeder.nudge,
    ...pace,
  });
  const leavePlaces = await keepPlaces(store, atOnce, fault);
  feeder.nudge();
  const end = startDeleting(store, settings);
  const { egress, authorities, contact, version } = settings.engine;
  const userAgent = `Pijler/${version}${contact === null ? '' : ` (+${contact})`}`;
  const watching = { now: getNow, mail: settings.mail, egress, authorities, userAgent, fault, ran, sent };
  const toPageAddress = (path: string): string => new URL(path, base).href;
  const endMonitoring = await openMonitoring(store, { ...watching, resultAt: scanUrl, pageAt: toPageAddress });
  return async () => {
    end();
    await leavePlaces();
    await feeder.close();
    await endMonitoring();
    await stopBadges();
    await stop();
    await closeProbes();
  };
};
