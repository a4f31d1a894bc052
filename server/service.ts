import { RULES } from '../lib/score.ts';
import { tryObjects } from './core/store/objects/object-store.ts';
import { openStore, type Store } from './core/store/open-store.ts';
import { openItems } from './features/batches/store/batch-items.ts';
import { assertQueueReady, readStoreFigures } from './features/scans/store/operator-figures.ts';
import { countWaitingScans, SCANS } from './features/scans/worker/queue.ts';
import { makeSealer, type Sealer } from './features/scans/worker/sealed.ts';
import { measureMemoryByKind } from './metrics/memory.ts';
import { makeMetrics } from './metrics/metrics.ts';
import type { ServiceSettings } from './roles/settings.ts';

export interface Service {
  readonly store: Store;
  /** Where it answers; null for a worker. */
  readonly address: string | null;
  /** Where its metrics are served; null for nowhere. */
  readonly metricsAddress: string | null;
  /** Stops accepting requests, finishes those in progress, and then everything else. */
  close(): Promise<void>;
}

const getNow = (): number => Date.now();

/** The sealer of this process; null if another process takes the jobs and does not have our key. */
const createSealer = ({ isAlone }: Store, { sealingKey = null }: ServiceSettings): Sealer | null => {
  if (sealingKey !== null) return makeSealer(sealingKey);
  return isAlone ? makeSealer() : null;
};

/** Opens the service: its store, and the parts of its role that scan and answer. Rejects if any of it fails. */
export const openService = async (given: ServiceSettings): Promise<Service> => {
  let countFault = (): void => {};
  const reportFault = (fault: Error, request?: string): void => {
    countFault();
    given.log.fault(fault, request);
  };
  const settings = { ...given, log: { ...given.log, fault: reportFault } };
  const { storeLocation: location, role, host, port, publicUrl, log, objects = null } = settings;
  // Storage that does not work must be known before anything else starts. A process that only answers may have no right to write.
  if (objects !== null && role !== 'web') await tryObjects(objects);
  const store = await openStore(location, log.fault, objects);
  const ends: (() => Promise<void>)[] = [() => store.close()];
  const close = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    // Each process loads only the parts that it runs.
    if ('folder' in location) {
      const [{ createAdmin }, { serveAdmin }] = await Promise.all([
        import('./admin/admin.ts'),
        import('./admin/socket.ts'),
      ]);
      ends.push(await serveAdmin(createAdmin(store), location.folder));
    }
    const scanning = role === 'web' ? null : await import('./roles/worker.ts');
    const engine = scanning === null ? null : await scanning.openLooking(settings.engine);
    if (engine !== null) ends.push(engine.close);
    // What keeps its browser from starting must be known before the first request.
    await engine?.start();
    const metrics = makeMetrics({
      waiting: () => countWaitingScans(store),
      pages: () => openItems(store.db),
      memory: measureMemoryByKind,
      store: () => readStoreFigures(store.db, SCANS, getNow()),
      browsers: () => engine?.browsers() ?? 0,
      version: settings.version,
      rules: RULES,
    });
    countFault = metrics.operator.fault;
    const checkQueue = (): Promise<void> => assertQueueReady(store.db, SCANS);
    const health = { ready: store.ready, queue: checkQueue, ...(engine && { browser: engine.ready }) };
    const common = { store, metrics, health, sealer: createSealer(store, settings) };
    // Pending requests still get a response: the scanning part ends after the answering one.
    let stop = async (): Promise<void> => {};
    ends.push(() => stop());
    const answering = role === 'worker' ? null : await import('./roles/web.ts');
    settings.loaded?.();
    const web = answering === null ? null : await answering.openWeb(common, settings);
    if (web !== null) ends.push(web.close);
    const base = publicUrl ?? web?.address ?? `http://${host}:${port}`;
    if (scanning !== null && engine !== null) stop = await scanning.openWorker(common, engine, { ...settings, base });
    const { metrics: figuresAt } = settings;
    const listening = figuresAt === null ? null : await import('./metrics/listen.ts');
    const figures =
      listening === null || figuresAt === null ? null : await listening.serveMetrics(metrics, { ...figuresAt, health });
    if (figures !== null) ends.push(figures.close);
    return { store, address: web?.address ?? null, metricsAddress: figures?.address ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
};
