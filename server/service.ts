import type { FastifyInstance } from 'fastify';
import { RULES } from '../lib/score.ts';
import { adminOf } from './admin/admin.ts';
import { listenForAdmin } from './admin/socket.ts';
import { lookForProof } from './engine/badge-proof.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import type { EngineSettings } from './engine/settings.ts';
import { makeApp, type Surroundings } from './http/app.ts';
import type { Readiness } from './http/health.ts';
import { RESULT_PATH } from './http/result-path.ts';
import { openDesk } from './jobs/ask.ts';
import { sendDueBadges, sendWantedBadge, workBadges } from './jobs/badges.ts';
import { openFeeder } from './jobs/feed.ts';
import { SCANS, scansWaiting, takeUp } from './jobs/queue.ts';
import { makeSealer, type Sealer } from './jobs/sealed.ts';
import { openWatching } from './jobs/watch/open.ts';
import { type Worked, work } from './jobs/work.ts';
import { listenForMetrics, type MetricsPlace } from './metrics/listen.ts';
import { memoryByKind } from './metrics/memory.ts';
import { type Metrics, makeMetrics } from './metrics/metrics.ts';
import type { MailSettings } from './notify/mail.ts';
import { openProbes } from './probes.ts';
import { openItems } from './store/batches/batch-items.ts';
import { forgetBatches } from './store/batches/forget-batches.ts';
import { forgetTold } from './store/monitoring/notifications.ts';
import { forgetReaders } from './store/monitoring/readers.ts';
import { openStore, type Place, type Store } from './store/open-store.ts';
import { queueReady, storeFigures } from './store/operator-figures.ts';
import { forgetDetails, forgetScans, LOOK, type Retention } from './store/scans/forget-scans.ts';
import { forgetProbeResults } from './store/scans/probe-results.ts';
import { forgetScanRequests } from './store/scans/scan-requests.ts';
import { forgetVisits } from './store/scans/visits.ts';
import type { BadgeOf } from './store/sharing/badges.ts';
import { forgetShares } from './store/sharing/shares.ts';
import { forgetWanted } from './store/sites/site-scans.ts';
import { forgetPages } from './store/teams/allowance.ts';
import { forgetActs } from './store/teams/audit.ts';
import { forgetStarts } from './store/teams/hour.ts';

/** What of the service a process does: answer, scan, or both. */
export type Role = 'all' | 'web' | 'worker';

export interface ServiceSettings extends Surroundings {
  readonly place: Place;
  readonly role: Role;
  /** Where it listens; of port 0 the machine chooses one. */
  readonly host: string;
  readonly port: number;
  readonly needsKey: boolean;
  readonly engine: EngineSettings;
  /** Where figures are read; null for nowhere. */
  readonly metrics: MetricsPlace | null;
  /** The mail server that notices go by; null for none. */
  readonly mail: MailSettings | null;
  /** For how long scans are kept. */
  readonly keep: Retention;
  /** Key by which processes on one store seal what waits in the queue, 32 bytes; null where each would have its own. */
  readonly sealingKey?: Uint8Array | null;
  /** The name under which mail servers may be asked for TLS; null where the operator did not turn that on. */
  readonly mailTls?: string | null;
  /** Ms between two scans of one site; the default is that of a good guest. */
  readonly rest?: number;
  /** Hears of every scan, and of what goes wrong. */
  readonly log: {
    readonly worked: (scan: Worked) => void;
    /** `request` is the one in which it happened, by the id that its answer has. */
    readonly fault: (fault: Error, request?: string) => void;
  };
  /** The program's version, for the figures. */
  readonly version: string;
}

export interface Service {
  readonly store: Store;
  /** Where it answers; null of a worker. */
  readonly address: string | null;
  /** Where its figures are read; null for nowhere. */
  readonly metricsAddress: string | null;
  /** Takes no more questions, ends what is under way, and then everything else. */
  close(): Promise<void>;
}

const HOUR = 3_600_000;
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
      forgetTold(store.db, at),
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

/** What seals in this process; null where another one takes the jobs and has no key of ours. */
const sealerFor = ({ isAlone }: Store, { sealingKey = null }: ServiceSettings): Sealer | null => {
  if (sealingKey !== null) return makeSealer(sealingKey);
  return isAlone ? makeSealer() : null;
};

/** What both parts have beside the settings. */
interface Common {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly health: Readiness;
  readonly sealer: Sealer | null;
}

/** The part that scans; `base` is where results are shown. Resolves with what ends it. */
const openWorker = async (
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
  feeder.nudge();
  const end = forgetting(store, settings);
  const { egress, authorities, contact, version } = settings.engine;
  const userAgent = `Pijler/${version}${contact === null ? '' : ` (+${contact})`}`;
  const watching = { now, mail: settings.mail, egress, authorities, userAgent, fault, ran, sent };
  const pageAt = (path: string): string => new URL(path, base).href;
  const endWatching = await openWatching(store, { ...watching, resultAt: scanUrl, pageAt });
  return async () => {
    end();
    await feeder.close();
    await endWatching();
    await stopBadges();
    await stop();
    await closeProbes();
  };
};

/** The part that answers. */
const openWeb = async ({ store, metrics, health, sealer }: Common, settings: ServiceSettings) => {
  const { host, port, log, ...rest } = settings;
  const desk = metrics.counting(await openDesk(store, { now }));
  const { answered } = metrics;
  const lookAtBadge = (badge: BadgeOf, at: number): Promise<void> => sendWantedBadge(store, badge, at);
  // What only answers need not be told of the mail server of those who scan.
  const hasMail = settings.mail !== null || settings.role === 'web';
  const page = { lookAtBadge, hasMail, contact: settings.engine.contact, keepPublic: settings.keep.public };
  const { version } = settings.engine;
  const reach = settings.engine.egress;
  const app: FastifyInstance = makeApp({
    ...rest,
    ...page,
    reach,
    version,
    sealer,
    mailTls: (settings.mailTls ?? null) !== null,
    store,
    desk,
    now,
    health,
    answered,
    tell: log.fault,
  });
  const address = await app.listen({ host, port });
  const close = async (): Promise<void> => {
    await app.close();
    await desk.close();
  };
  return { address, close };
};

/** Opens the service: its store, what scans and what answers, as far as its role has them. Rejects where any of it cannot be. */
export const openService = async (given: ServiceSettings): Promise<Service> => {
  let countFault = (): void => {};
  const tell = (fault: Error, request?: string): void => {
    countFault();
    given.log.fault(fault, request);
  };
  const settings = { ...given, log: { ...given.log, fault: tell } };
  const { place, role, host, port, publicUrl, log } = settings;
  const store = await openStore(place, log.fault);
  const ends: (() => Promise<void>)[] = [() => store.close()];
  const close = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    if ('folder' in place) ends.push(await listenForAdmin(adminOf(store), place.folder));
    const engine = role === 'web' ? null : await openEngine(settings.engine);
    if (engine !== null) ends.push(engine.close);
    // What keeps its browser from starting is known before anybody asks.
    await engine?.start();
    const metrics = makeMetrics({
      ...{ waiting: () => scansWaiting(store), pages: () => openItems(store.db), memory: memoryByKind },
      ...{ store: () => storeFigures(store.db, SCANS, now()), browsers: () => engine?.browsers() ?? 0 },
      ...{ version: settings.version, rules: RULES },
    });
    countFault = metrics.operator.fault;
    const queue = (): Promise<void> => queueReady(store.db, SCANS);
    const health = { ready: store.ready, queue, ...(engine && { browser: engine.ready }) };
    const common = { store, metrics, health, sealer: sealerFor(store, settings) };
    // Who still waits is answered: what scans ends after what answers.
    let stop = async (): Promise<void> => {};
    ends.push(() => stop());
    const web = role === 'worker' ? null : await openWeb(common, settings);
    if (web !== null) ends.push(web.close);
    const base = publicUrl ?? web?.address ?? `http://${host}:${port}`;
    if (engine !== null) stop = await openWorker(common, engine, { ...settings, base });
    const figures = settings.metrics === null ? null : await listenForMetrics(metrics, { ...settings.metrics, health });
    if (figures !== null) ends.push(figures.close);
    return { store, address: web?.address ?? null, metricsAddress: figures?.address ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
};
