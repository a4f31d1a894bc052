import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../server/core/store/open-store.ts';
import { readEndedItems } from '../server/features/batches/store/batch-items.ts';
import { findBatch, listBatches, makeBatch } from '../server/features/batches/store/batches.ts';
import { toNewItem } from '../server/features/batches/worker/batch-item.ts';
import { openFeeder } from '../server/features/batches/worker/feed.ts';
import { type ScanSpec, toScanSpec } from '../server/features/scans/model/scan-spec.ts';
import { findRecentScan } from '../server/features/scans/store/recent-scan.ts';
import { openQueue } from '../server/features/scans/worker/queue.ts';
import { runScans } from '../server/features/scans/worker/work.ts';
import { makeScanner } from '../test/server/kit/scanner.ts';
import { exponent, type Figure, info, median, report, round } from './kit/figures.ts';

/*
 * node --expose-gc bench/batches.ts
 * How processor time and memory grow with the pages of a batch, and with the number of stored scans: on the real store and the
 * real queue, embedded, with an engine that takes no time. Prints the exponent of the power law through them; 1 is linear.
 */
const SIZES = [10, 100, 1_000, 5_000];
const STORED = [100, 1_000, 10_000, 100_000];
const MAX = 1.1;
/** Maximum milliseconds of the service for one look, with all of that stored. */
const LOOK = 200;
const AT_ONCE = 4;
/** Rows per insert. */
const SLICE = 500;

const now = (): number => Date.now();
const fault = (error: Error): never => {
  throw error;
};
const createSpec = (typed: string): ScanSpec => {
  const request = toScanSpec(typed, null, 'nl');
  if (request === null) throw new Error(typed);
  return request;
};

/** Milliseconds of the processor, which do not depend on how busy the machine is: queue and store are in this process. */
const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const timed = async <T>(act: () => Promise<T>): Promise<readonly [result: T, ms: number]> => {
  const began = processor();
  return [await act(), processor() - began];
};

const grows = (name: string, points: readonly (readonly [number, number])[], unit: string): Figure => {
  const value = exponent(points);
  const shown = points.map(([, one]) => round(one)).join(', ');
  return {
    name: `${name}: exponent (${shown} ${unit})`,
    value: value.toFixed(2),
    limit: `≤ ${MAX}`,
    holds: value <= MAX,
  };
};

/** Measures a batch of `size` sites, from its submission until its last result was read. */
const measure = async (store: Store, size: number) => {
  const sites = Array.from({ length: size }, (_, nth) => toNewItem(createSpec(`b${size}-${nth}.nl`)));
  const [created, handing] = await timed(() =>
    makeBatch(store, {
      ...{ kind: 'list', site: null, locale: 'nl', fresh: true, idempotency: null, bodyHash: String(size) },
      ...{ actor: { team: 'bench', keyId: 'pij_bench' }, perDay: 1_000_000, about: '', now: now(), items: sites },
    }),
  );
  if (!('batch' in created)) throw new Error(created.kind);
  const { id } = created.batch;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 20);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const [, scanning] = await timed(async () => {
    const feeder = await openFeeder(store, { atOnce: AT_ONCE, now, fault });
    const settings = { atOnce: AT_ONCE, now, scanUrl: (host: string) => host, freed: feeder.nudge };
    const stop = await runScans(store, { scan: (request) => makeScanner().scan(request) }, settings);
    while ((await findBatch(store.db, 'bench', id))?.endedAt === null)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await feeder.close();
    await stop();
  });
  const [read, reading] = await timed(async () => {
    let [count, after] = [0, 0];
    for (;;) {
      const items = await readEndedItems(store.db, id, { after, most: 500 });
      count += items.length;
      after = items.at(-1)?.number ?? after;
      if (items.length < 500) return count;
    }
  });
  clearInterval(watch);
  if (read !== size) throw new Error(`${read} of ${size}`);
  return { handing, scanning, reading, memory: Math.max(0, most - before) / 1e6 };
};

/** Stores scans until there are `count`: realistic rows, except for the report, whose length affects no query here. */
const keepUntil = async (store: Store, count: number, from: number): Promise<void> => {
  const scores = JSON.stringify({ seo: 80 });
  for (let nth = from; nth < count; nth += SLICE) {
    const rows = Array.from({ length: Math.min(SLICE, count - nth) }, (_, index) => ({
      ...{
        id: `stored-${nth + index}`,
        scan_key: `stored-${nth + index}`,
        domain: `stored-${nth + index}.nl`,
        pillar: null,
      },
      ...{ finished_at: new Date(now()), whole: true, for_partner: true, public: '{}', partner: '{}', report: '{}' },
      ...{ url: `https://stored-${nth + index}.nl/`, total: 80, scores, danger: 0, rules: 1 },
    }));
    await store.db.insertInto('scans').values(rows).execute();
  }
};

/** Milliseconds that a client waits, the median of some looks. */
const looks = async (store: Store): Promise<number> => {
  const took: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    const [, ms] = await timed(async () => {
      await listBatches(store.db, 'bench', { before: null, most: 50 });
      await findRecentScan(store, `stored-${time}`, { tier: 'partner', now: now() });
      const created = await makeBatch(store, {
        ...{
          kind: 'list',
          site: null,
          locale: 'nl',
          fresh: false,
          idempotency: null,
          bodyHash: `look-${now()}-${time}`,
        },
        ...{ actor: { team: `look-${time}`, keyId: 'pij_look' }, perDay: 1_000_000, about: '', now: now() },
        items: Array.from({ length: 100 }, (_, nth) => toNewItem(createSpec(`look-${nth}.nl`))),
      });
      if ('batch' in created) await readEndedItems(store.db, created.batch.id, { after: 0, most: 500 });
    });
    took.push(ms);
  }
  await store.db.deleteFrom('batches').where('team', 'like', 'look-%').execute();
  return median(took);
};

const folder = await mkdtemp(join(tmpdir(), 'pijler-bench-'));
const figures: Figure[] = [];
try {
  const store = await openStore({ folder });
  await openQueue(store);
  await measure(store, 5);
  const rounds: (readonly [number, Awaited<ReturnType<typeof measure>>])[] = [];
  for (const size of SIZES) rounds.push([size, await measure(store, size)]);
  for (const part of ['handing', 'scanning', 'reading'] as const) {
    const name = { handing: 'handing in', scanning: 'scans of no time, kept', reading: 'reading all results' }[part];
    figures.push(
      grows(
        `${name}, ${SIZES.join(', ')} sites`,
        rounds.map(([size, one]) => [size, one[part]]),
        'ms',
      ),
    );
  }
  const memory = rounds.map(([size, one]) => [size, one.memory] as const);
  figures.push(grows(`memory beside, ${SIZES.join(', ')} sites`, memory, 'MB'));
  const last = rounds.at(-1)?.[1].scanning ?? 0;
  figures.push(info('a page of the largest: queue and store', `${round(last / (SIZES.at(-1) ?? 1))} ms`));
  const points: (readonly [number, number])[] = [];
  for (const [index, count] of STORED.entries()) {
    await keepUntil(store, count, STORED[index - 1] ?? 0);
    points.push([count, await looks(store)]);
  }
  figures.push(grows(`a list, a request and a batch of 100, with ${STORED.join(', ')} scans kept`, points, 'ms'));
  const [, longest = 0] = points.at(-1) ?? [];
  figures.push({
    ...{ name: `the same with ${STORED.at(-1)} scans kept`, value: `${round(longest)} ms`, limit: `≤ ${LOOK} ms` },
    holds: longest <= LOOK,
  });
  await store.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = report(figures);
