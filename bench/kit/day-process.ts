import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, type Store, type StoreLocation } from '../../server/core/store/open-store.ts';
import { openQueue } from '../../server/features/scans/worker/queue.ts';
import { openScanService } from '../../server/features/scans/worker/scan-service.ts';
import { runScans } from '../../server/features/scans/worker/work.ts';
import { keepPlaces } from '../../server/features/scans/worker/worker-heartbeat.ts';
import { engineOf } from './scale-engine.ts';

/*
 * One process of the service as `scale.ts --day` starts it: one that answers requests, which come at random moments, as many in
 * an hour as the hour of the day requires, or one that scans. Messages say what it is and when to begin and end.
 */

/** A share of scans that last for `took` milliseconds. */
export interface ScanTime {
  readonly share: number;
  readonly took: number;
}

export type DayPart =
  | {
      readonly location: StoreLocation;
      /** Requests per second, by the hour of the day. */
      readonly rates: readonly number[];
      /** Milliseconds that an hour of the day lasts. */
      readonly hour: number;
      /** Share of requests by partners. */
      readonly partners: number;
    }
  | { readonly location: StoreLocation; readonly atOnce: number; readonly times: readonly ScanTime[] };

/** Results of the requests of an hour. */
export interface HourCounts {
  readonly answered: number;
  /** Requests for which there was no room, and those not answered in time. */
  readonly refused: number;
  readonly late: number;
  /** Milliseconds from the moment at which each answered request was due to its answer. */
  readonly took: readonly number[];
}

/** Results of a process: the hours if it answers, and the maximum bytes that it had to itself. */
export interface DayDone {
  readonly hours: readonly HourCounts[];
  readonly memory: number;
  /** Seconds of the processor. */
  readonly processor: number;
  readonly faults: readonly string[];
}

const message = (): Promise<unknown> => new Promise((resolve) => process.once('message', resolve));

const memoryNow = (): number =>
  Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1_024;

type Counting = { -readonly [K in keyof HourCounts]: K extends 'took' ? number[] : number };

/** Sends the requests of a whole day, and resolves when all were answered. */
const askAll = async (
  store: Store,
  { rates, hour, partners }: Extract<DayPart, { rates: unknown }>,
): Promise<readonly HourCounts[]> => {
  const scanService = await openScanService(store, { now: () => Date.now() });
  const hours = rates.map((): Counting => ({ answered: 0, refused: 0, late: 0, took: [] }));
  const asking = new Set<Promise<void>>();
  const one = async (counts: Counting, at: number): Promise<void> => {
    const name = randomUUID();
    const spec = { url: `https://${name}.nl/`, pillar: null, locale: 'nl' } as const;
    const tier = Math.random() < partners ? 'partner' : 'public';
    const { kind } = await scanService.request({ who: name, limit: 20, tier, spec });
    if (kind === 'late') counts.late += 1;
    else if (kind !== 'answer') counts.refused += 1;
    else {
      counts.answered += 1;
      counts.took.push(performance.now() - at);
    }
  };
  const began = performance.now();
  for (const [index, rate] of rates.entries()) {
    const counts = hours[index] as Counting;
    const end = began + (index + 1) * hour;
    // Requests do not wait for each other: the moments are spaced as those of independent visitors.
    for (let at = end - hour; ; ) {
      at += (-Math.log(1 - Math.random()) / rate) * 1_000;
      if (at >= end) break;
      const wait = at - performance.now();
      if (wait > 1) await pause(wait);
      const request = one(counts, at).finally(() => asking.delete(request));
      asking.add(request);
    }
    await pause(Math.max(0, end - performance.now()));
  }
  await Promise.all(asking);
  await scanService.close();
  return hours;
};

/** Draws how long the next scan lasts. */
const drawn = (times: readonly ScanTime[]): number => {
  let rest = Math.random();
  for (const { share, took } of times) {
    rest -= share;
    if (rest < 0) return took;
  }
  return times.at(-1)?.took ?? 0;
};

const main = async (): Promise<void> => {
  const part = (await message()) as DayPart;
  const faults: string[] = [];
  const fault = (problem: Error): void => void faults.push(problem.message);
  const store = await openStore(part.location, fault);
  await openQueue(store);
  const pace = { now: () => Date.now(), scanUrl: (host: string) => `https://x.nl/${host}`, rest: 0 };
  const scanning = 'atOnce' in part;
  const stop = scanning
    ? await runScans(
        store,
        engineOf(() => drawn(part.times)),
        { atOnce: part.atOnce, ...pace },
      )
    : async () => {};
  const leave = scanning ? await keepPlaces(store, part.atOnce, fault) : async () => {};
  let memory = 0;
  const looking = setInterval(() => {
    memory = Math.max(memory, memoryNow());
  }, 500);
  process.send?.('ready');
  await message();
  const began = process.cpuUsage();
  const hours = scanning ? [] : await askAll(store, part);
  if (scanning) await message();
  const { user, system } = process.cpuUsage(began);
  clearInterval(looking);
  await leave();
  await stop();
  await store.close();
  const done: DayDone = { hours, memory, processor: (user + system) / 1e6, faults };
  process.send?.(done, () => process.disconnect());
};

// Nobody is left to report to.
process.once('disconnect', () => process.exit());

await main();
