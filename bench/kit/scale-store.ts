import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../../server/core/store/open-store.ts';
import { forgetScans } from '../../server/features/scans/store/forget-scans.ts';
import { findHomeScan } from '../../server/features/scans/store/home-scans.ts';
import { findRecentScan } from '../../server/features/scans/store/recent-scan.ts';
import { findLatestSeq } from '../../server/features/scans/store/scans.ts';
import { enqueueScan, SCANS } from '../../server/features/scans/worker/queue.ts';
import { exponent, median } from './figures.ts';

/** Measurements of a store itself. */

/** Bytes per scan, including indexes. */
export interface Sizes {
  readonly rows: number;
  /** With everything, as a partner's scan is stored. */
  readonly whole: number;
  /** Without what only partners see, as a public one is stored after an hour. */
  readonly open: number;
  /** Bytes of the queue, for each job that it remembers. */
  readonly job: number;
}

const one = async <T>(store: Store, statement: string): Promise<T> => {
  const { rows } = await sql.raw<{ readonly value: T }>(`select ${statement} as value`).execute(store.db);
  return rows[0]?.value as T;
};

const run = (store: Store, statement: string): Promise<unknown> => sql.raw(statement).execute(store.db);

/** Bytes of the table when it is compact: dead rows are left out. */
const bytesOf = async (store: Store): Promise<number> => {
  await run(store, 'vacuum full scans');
  return Number(await one(store, "pg_total_relation_size('scans')"));
};

/** Sizes of the scans that a bench left in a store. */
export const sizesOf = async (store: Store): Promise<Sizes> => {
  const rows = Number(await one(store, '(select count(*) from scans)'));
  const jobs = Number(await one(store, "(select count(*) from pgboss.job where name = 'scan')"));
  const queue = "(select sum(pg_total_relation_size(relid)) from pg_partition_tree('pgboss.job'))";
  const job = Number(await one(store, queue)) / jobs;
  const whole = (await bytesOf(store)) / rows;
  await run(store, 'update scans set details = null');
  return { rows, whole, open: (await bytesOf(store)) / rows, job };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const TIMES = 100;

/** Median milliseconds of the queries before a scan and for a result page. */
const lookUp = async (store: Store): Promise<number> => {
  const took: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    const [scanKey, now] = [randomUUID(), Date.now()];
    took.push(
      await timed(async () => {
        await findLatestSeq(store.db, scanKey);
        await findRecentScan(store, scanKey, { tier: 'public', now });
        await findHomeScan(store, `${count}.nl`, 'public');
      }),
    );
  }
  return median(took);
};

const ENTERED = 150;

/** Scans that enter the queue per second without other requests, as many at once as there are connections. */
export const entersOf = async (store: Store): Promise<number> => {
  const all = Array.from({ length: ENTERED }, () => randomUUID());
  const one = (name: string): Promise<unknown> => {
    const spec = { url: `https://${name}.nl/`, pillar: null, locale: 'nl' } as const;
    return enqueueScan(store, { spec, who: name, limit: 20, tier: 'public', after: 0n, now: Date.now() });
  };
  const took = await timed(() => Promise.all(all.map(one)));
  await store.boss.deleteAllJobs(SCANS);
  return ENTERED / (took / 1_000);
};

export interface Growth {
  readonly points: readonly (readonly [rows: number, ms: number])[];
  /** 1 is linear, 0 does not grow. */
  readonly exponent: number;
  /** Rows that are deleted per second. */
  readonly forgets: number;
}

const DAY = 86_400_000;

/** How the same queries perform with ever more rows: copies of an existing scan, under other names. */
export const growthOf = async (store: Store, sizes: readonly number[]): Promise<Growth> => {
  const points: (readonly [number, number])[] = [];
  for (const [index, size] of sizes.entries()) {
    const from = sizes[index - 1] ?? 0;
    await run(
      store,
      `insert into scans (id, scan_key, domain, finished_at, whole, for_partner, public)
       select 'copy ' || n, md5(n::text) || md5((-n)::text), n || '.nl', now() - n * interval '1 ms', true, false, first.public
       from generate_series(${from + 1}, ${size}) n, (select public from scans order by seq limit 1) first`,
    );
    await run(store, 'analyze scans');
    points.push([size, await lookUp(store)]);
  }
  let count = 0;
  const all = await timed(async () => {
    count = await forgetScans(store, Date.now() + 2 * DAY, { public: 1, partner: 1 });
  });
  return { points, exponent: exponent(points), forgets: count / (all / 1_000) };
};
