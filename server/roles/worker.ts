import { HOUR } from '../../lib/time.ts';
import { RESULT_PATH } from '../core/paths.ts';
import type { Store } from '../core/store/open-store.ts';
import { lookForProof } from '../engine/badge-proof.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { openProbes } from '../engine/probes.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { forgetBatches } from '../features/batches/store/forget-batches.ts';
import { openFeeder } from '../features/batches/worker/feed.ts';
import { forgetWanted } from '../features/crawls/store/site-scans.ts';
import { deleteOldNotifications } from '../features/monitoring/store/notifications.ts';
import { forgetReaders } from '../features/monitoring/store/readers.ts';
import { openWatching } from '../features/monitoring/worker/open.ts';
import { forgetDetails, forgetScans, LOOK } from '../features/scans/store/forget-scans.ts';
import { forgetProbeResults } from '../features/scans/store/probe-results.ts';
import { forgetScanRequests } from '../features/scans/store/scan-requests.ts';
import { forgetVisits } from '../features/scans/store/visits.ts';
import { keepPlaces } from '../features/scans/worker/places.ts';
import { takeUp } from '../features/scans/worker/queue.ts';
import { type Worked, work } from '../features/scans/worker/work.ts';
import { forgetShares } from '../features/sharing/store/shares.ts';
import { sendDueBadges, workBadges } from '../features/sharing/worker/badges.ts';
import { forgetPages } from '../features/teams/store/allowance.ts';
import { forgetActs } from '../features/teams/store/audit.ts';
import { forgetStarts } from '../features/teams/store/hour.ts';
import type { Common, ServiceSettings } from './settings.ts';

const now = (): number => Date.now();

/** Forgets once an hour what is kept for long enough; resolves with what ends that. */
const forgetting = (store: Store, { keep, log: { fault } }: ServiceSettings): (() => void) => {
  const forget = (): void => {
    const at = now();
    const passing = [
      forgetStarts(store, at),
      forgetVisits(store.db),
      forgetWanted(store.db, at),
      forgetScanRequests(store.db, at),
      forgetActs(store, at),
      forgetProbeResults(store.db, at),
      forgetPages(store.db, at),
      deleteOldNotifications(store.db, at),
      forgetReaders(store.db, at),
      forgetShares(store, at),
      sendDueBadges(store, at),
    ];
    Promise.all([forgetScans(store, at, keep), forgetBatches(store, at), ...passing]).catch(fault);
  };
  forget();
  const timers = [setInterval(forget, HOUR), setInterval(() => void forgetDetails(store, now()).catch(fault), LOOK)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
};

/** What looks: it has no browser yet. */
export const openLooking = (settings: EngineSettings): Promise<Engine> => openEngine(settings);

/** The part that scans; `base` is where results are shown. Resolves with what ends it. */
export const openWorker = async (
  { store, metrics, sealer }: Common,
  browser: Engine,
  { base, ...settings }: ServiceSettings & { readonly base: string },
): Promise<() => Promise<void>> => {
  const scanUrl = (host: string): string => new URL(`${RESULT_PATH}${host}`, base).href;
  const tell = (worked: Worked): void => {
    metrics.worked(worked);
    settings.log.worked(worked);
  };
  const { rest } = settings;
  const pace = rest === undefined ? {} : { rest };
  const { atOnce } = settings.engine;
  const { probes, close: closeProbes } = openProbes(settings.engine, settings.mailTls ?? null);
  await takeUp(store);
  const { ran, sent } = metrics.operator;
  const { fault } = settings.log;
  const feeder = await openFeeder(store, { atOnce, now, fault, ran: () => ran('feeder') });
  const stopBadges = await workBadges(store, { now, look: (places) => lookForProof(places, settings.engine) });
  const stop = await work(store, browser, { atOnce, now, scanUrl, tell, sealer, probes, freed: feeder.nudge, ...pace });
  const leavePlaces = await keepPlaces(store, atOnce, fault);
  feeder.nudge();
  const end = forgetting(store, settings);
  const { egress, authorities, contact, version } = settings.engine;
  const userAgent = `Pijler/${version}${contact === null ? '' : ` (+${contact})`}`;
  const watching = { now, mail: settings.mail, egress, authorities, userAgent, fault, ran, sent };
  const pageAt = (path: string): string => new URL(path, base).href;
  const endWatching = await openWatching(store, { ...watching, resultAt: scanUrl, pageAt });
  return async () => {
    end();
    await leavePlaces();
    await feeder.close();
    await endWatching();
    await stopBadges();
    await stop();
    await closeProbes();
  };
};
