import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, type Store, type StoreLocation } from '../../server/core/store/open-store.ts';
import { openQueue } from '../../server/features/scans/worker/queue.ts';
import { openScanService } from '../../server/features/scans/worker/scan-service.ts';
import { runScans } from '../../server/features/scans/worker/work.ts';
import { engineOf } from './scale-engine.ts';

/*
 * One process of the service as `scale.ts` starts it: the real store, queue, service of scans and workers, and an engine without
 * a browser that takes a given time and returns the recorded result of a site. A message says what it is; it reports when it is
 * ready, and its results at the end.
 */

export interface Part {
  readonly place: StoreLocation;
  /** Maximum concurrent scans; 0 for a process that only answers. */
  readonly atOnce: number;
  /** Milliseconds of a scan. */
  readonly took: number;
  /** Requests that wait for an answer at once; 0 for a process that only scans. */
  readonly asks: number;
  /** Whether the requests are a partner's. */
  readonly tier: 'public' | 'partner';
}

/** Results of a process in the time that was measured. */
export interface Did {
  readonly answered: number;
  /** Requests for which there was no room, or that were not answered in time. */
  readonly refused: number;
  /** Milliseconds from each request to its answer. */
  readonly took: readonly number[];
  /** Seconds of the processor. */
  readonly processor: number;
}

interface Counted {
  answered: number;
  refused: number;
  took: number[];
}

/** Keeps `asks` requests waiting, each about a site of its own by another requester, until `isOver`. */
const askOn = async (store: Store, { asks, tier }: Part, counted: Counted, isOver: () => boolean): Promise<void> => {
  const scanService = await openScanService(store, { now: () => Date.now() });
  const one = async (): Promise<void> => {
    while (!isOver()) {
      const name = randomUUID();
      const began = performance.now();
      const spec = { url: `https://${name}.nl/`, pillar: null, locale: 'nl' } as const;
      const request = await scanService.request({ who: name, limit: 20, tier, spec });
      if (request.kind === 'answer') {
        counted.answered += 1;
        counted.took.push(performance.now() - began);
      } else {
        counted.refused += 1;
        await pause(50);
      }
    }
  };
  await Promise.all(Array.from({ length: asks }, one));
  await scanService.close();
};

const exited = (): Promise<unknown> => new Promise((resolve) => process.once('message', resolve));

const main = async (): Promise<void> => {
  const part = (await exited()) as Part;
  const faults: string[] = [];
  const store = await openStore(part.place, (fault) => void faults.push(fault.message));
  await openQueue(store);
  const pace = { now: () => Date.now(), scanUrl: (host: string) => `https://x.nl/${host}`, rest: 0 };
  const stop =
    part.atOnce === 0
      ? async () => {}
      : await runScans(
          store,
          engineOf(() => part.took),
          { atOnce: part.atOnce, ...pace },
        );
  const counted: Counted = { answered: 0, refused: 0, took: [] };
  let isOver = false;
  process.send?.('ready');
  await exited();
  const asking = part.asks === 0 ? null : askOn(store, part, counted, () => isOver);
  // Not measured until every requester was answered once: plans are made then, and code is compiled.
  while (counted.answered < part.asks) await pause(20);
  process.send?.('warm');
  await exited();
  const [before, began] = [{ ...counted, took: counted.took.length }, process.cpuUsage()];
  await exited();
  const { user, system } = process.cpuUsage(began);
  const did: Did = {
    answered: counted.answered - before.answered,
    refused: counted.refused - before.refused,
    took: counted.took.slice(before.took),
    processor: (user + system) / 1e6,
  };
  isOver = true;
  await asking;
  process.send?.(did);
  await exited();
  await stop();
  await store.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.disconnect();
};

// Nobody is left to report to.
process.once('disconnect', () => process.exit());

await main();
