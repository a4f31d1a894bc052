import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, type Store, type StoreLocation } from '../../server/core/store/open-store.ts';
import { openQueue } from '../../server/features/scans/worker/queue.ts';
import { openScanService } from '../../server/features/scans/worker/scan-service.ts';
import { runScans } from '../../server/features/scans/worker/work.ts';
import { engineOf } from './scale-engine.ts';

/*
 * One process of the service as `scale.ts` starts it: the real store, queue, service of scans and workers, and an engine without a browser that
 * takes as long as it is told and gives what was recorded of a site. Told by a message what it is; tells when it is ready, and at
 * the end what it did.
 */

export interface Part {
  readonly place: StoreLocation;
  /** Scans at once; 0 for a process that answers alone. */
  readonly atOnce: number;
  /** Ms of a scan. */
  readonly took: number;
  /** Questions that wait for an answer at once; 0 for a process that scans alone. */
  readonly asks: number;
  /** Of each request whether a partner asks. */
  readonly tier: 'public' | 'partner';
}

/** What a process did in the time that was measured. */
export interface Did {
  readonly answered: number;
  /** Questions that there was no room for, or that were not answered in time. */
  readonly refused: number;
  /** Ms from each request to its answer. */
  readonly took: readonly number[];
  /** Seconds of the processor. */
  readonly processor: number;
}

interface Counted {
  answered: number;
  refused: number;
  took: number[];
}

/** Keeps so many requests waiting, each about a site of its own by somebody else, until `isOver`. */
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
  // Not measured until everybody who asks was answered once: plans are made then, and code is compiled.
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

// Nobody is left to tell.
process.once('disconnect', () => process.exit());

await main();
