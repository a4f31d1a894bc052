import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { Store } from '../../../server/core/store/open-store.ts';
import { type ScanSpec, toScanSpec } from '../../../server/features/scans/model/scan-spec.ts';
import { openQueue, SCANS } from '../../../server/features/scans/worker/queue.ts';
import {
  openScanService,
  type ScanService,
  type ScanServiceRequest,
} from '../../../server/features/scans/worker/scan-service.ts';
import { runScans, type Stop, type Worked, type WorkSettings } from '../../../server/features/scans/worker/work.ts';
import { makeScanner, type Scanner } from './scanner.ts';
import { NOW, TIMEOUT } from './store.ts';

export const createSpec = (typed: string, pillar: ScanSpec['pillar'] = null, locale: ScanSpec['locale'] = 'nl') => {
  const request = toScanSpec(typed, pillar, locale);
  if (request === null) throw new Error(`${typed} is no address`);
  return request;
};

/** A request on the public tier, with an hourly limit of twenty. */
export const asker = (who: string, typed: string, changes: Partial<ScanServiceRequest> = {}): ScanServiceRequest => ({
  ...{ who, limit: 20, tier: 'public', spec: createSpec(typed) },
  ...changes,
});

/** The scan service and an engine without a browser, over a store; workers start when a test asks, and end with it. */
export interface Service {
  readonly scanner: Scanner;
  readonly scanService: ScanService;
  /** What workers reported. */
  readonly worked: Worked[];
  /** The present, in ms since 1970. */
  now: number;
  /** A scan service of its own, with this timeout in ms. */
  impatient(timeout: number): Promise<ScanService>;
  /** Starts a worker, by default with the engine above. */
  work(settings?: Partial<WorkSettings>, engine?: Pick<Scanner, 'scan'>): Promise<Stop>;
}

/** A service for every test of a file, with an empty queue. */
export const serviceForEach = (store: () => Store): (() => Service) => {
  let service: Service | undefined;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(() => openQueue(store()), TIMEOUT);
  beforeEach(async () => {
    const scanner = makeScanner();
    const worked: Worked[] = [];
    const opened = async (timeout?: number): Promise<ScanService> => {
      const scanService = await openScanService(store(), {
        now: () => created.now,
        ...(timeout === undefined ? {} : { timeout }),
      });
      ends.push(() => scanService.close());
      return scanService;
    };
    const created: Service = {
      ...{ scanner, worked, now: NOW, impatient: opened },
      scanService: await opened(),
      work: async (settings = {}, engine = scanner) => {
        const onScanEnded = (one: Worked): void => void worked.push(one);
        const scanUrl = (host: string): string => `https://scan.voorbeeld.nl/rapport/${host}`;
        const stop = await runScans(store(), engine, {
          atOnce: 4,
          now: () => created.now,
          scanUrl,
          onScanEnded,
          rest: 0,
          ...settings,
        });
        ends.push(stop);
        return stop;
      },
    };
    service = created;
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    await store().boss.deleteAllJobs(SCANS);
  });
  return () => {
    if (service === undefined) throw new Error('a service is there within tests');
    return service;
  };
};
