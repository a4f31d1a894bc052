import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openCluster } from '../scripts/test/cluster.ts';
import { openStore, type Store } from '../server/core/store/open-store.ts';
import { forgetDetails, forgetScans } from '../server/features/scans/store/forget-scans.ts';
import { median, percentile, round, table } from './kit/figures.ts';

/*
 * node bench/retention.ts [--rows N]
 * What it costs to delete a million scans row by row, and what partitions by month would change: on a separate PostgreSQL, with a
 * table beside that of scans which has the same rows in partitions (docs/decisions/31-no-partitions.md).
 */

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(values.rows);
const DAY = 86_400_000;
/** Months of stored scans, and days of each. */
const MONTHS = 14;
const MONTH = 30;
/** Every tenth scan is a partner's; bytes of its packed report. */
const PARTNERS = 10;
const REPORT = 21_000;
const TIMES = 300;

const run = (store: Store, statement: string): Promise<unknown> => sql.raw(statement).execute(store.db);
const figureOf = async (store: Store, expression: string): Promise<number> => {
  const { rows } = await sql.raw<{ readonly value: string }>(`select ${expression} as value`).execute(store.db);
  return Number(rows[0]?.value);
};
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const middle = async (work: () => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  for (let count = 0; count < TIMES; count += 1) took.push(await timed(work));
  return median(took);
};

const COLUMNS = 'id, scan_key, domain, finished_at, whole, for_partner, public, url, total, scores, details';
/** Scans of all months: public ones that are older than one month have been deleted. */
const rowsOf = (now: Date): string => `
  select 'scan ' || n, md5(n::text), (n % 50000) || '.nl', timestamptz '${now.toISOString()}' - age, true, is_partner,
    jsonb_build_object('domain', (n % 50000) || '.nl', 'overall_score', n % 100, 'filling', repeat(md5(n::text), 12)),
    'https://' || (n % 50000) || '.nl/', n % 100, '{"seo": 1, "privacy": 2}'::jsonb,
    case when is_partner and n % 100 = 0 then decode(repeat(md5(n::text), ${Math.round(REPORT / 16)}), 'hex') end
  from (select n, n % ${PARTNERS} = 0 as is_partner,
    case when n % ${PARTNERS} = 0 then n * interval '${MONTHS * MONTH} days' / ${ROWS} else n * interval '${MONTH + 1} days' / ${ROWS} end as age
    from generate_series(1, ${ROWS}) n) numbered`;

const partitioned = async (store: Store, now: Date): Promise<void> => {
  await run(
    store,
    'create table parted (like scans including defaults including storage) partition by range (finished_at)',
  );
  await run(store, `alter table parted alter column seq set default nextval('scans_seq_seq')`);
  for (let month = 0; month <= MONTHS; month += 1) {
    const from = new Date(now.getTime() - (month * MONTH + MONTH - 1) * DAY).toISOString();
    const to = new Date(now.getTime() - (month * MONTH - 1) * DAY).toISOString();
    await run(store, `create table parted_${month} partition of parted for values from ('${from}') to ('${to}')`);
  }
  await run(store, 'alter table parted add primary key (seq, finished_at)');
  await run(store, 'create unique index on parted (id, finished_at)');
  await run(store, 'create index on parted (scan_key, seq)');
  await run(store, 'create index on parted (domain, seq)');
  await run(store, 'create index on parted (finished_at)');
  await run(store, `create index on parted (home, by_https desc, seq desc) where home is not null`);
};

/** Milliseconds of each statement: the latest scan of a name, one by its id, and adding a row. */
const asksOf = async (store: Store, name: string): Promise<readonly number[]> => {
  let count = 0;
  const next = (): number => {
    count = (count + 7_919) % ROWS;
    return count + 1;
  };
  const by = (statement: () => string) => middle(() => run(store, statement()));
  return [
    await by(() => `select seq from ${name} where scan_key = md5('${next()}') order by seq desc limit 1`),
    await by(() => `select seq, url from ${name} where id = 'scan ${next()}'`),
    await by(
      () => `insert into ${name} (id, scan_key, domain, finished_at, whole, for_partner)
        values ('${randomUUID()}', '${randomUUID()}', 'x.nl', now(), true, false)`,
    ),
  ];
};

/** Writes rows while other work runs; resolves with the milliseconds of each. */
const writingDuring = async (store: Store, work: () => Promise<unknown>): Promise<readonly number[]> => {
  const took: number[] = [];
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      took.push(
        await timed(() =>
          run(
            store,
            `insert into scans (id, scan_key, domain, finished_at, whole, for_partner)
              values ('${randomUUID()}', '${randomUUID()}', 'x.nl', now(), true, false)`,
          ),
        ),
      );
      await pause(5);
    }
  })();
  await work();
  isOver = true;
  await writing;
  return took;
};

const log = (line: string): void => void process.stderr.write(`${line}\n`);
const ms = (value: number): string => `${round(value)} ms`;

const cluster = openCluster();
process.once('exit', cluster.remove);
const store = await openStore({ database: cluster.database });
const rows: (readonly string[])[] = [];
const note = (name: string, value: string): void => {
  rows.push([name, value]);
  log(`${name}: ${value}`);
};
try {
  const now = new Date();
  const looks = (): Promise<number> => middle(() => forgetDetails(store, now.getTime()));
  await run(store, `insert into scans (${COLUMNS}) ${rowsOf(now)}`);
  await run(store, 'analyze scans');
  note(
    'scans, and the bytes of their table',
    `${ROWS}, ${round((await figureOf(store, "pg_total_relation_size('scans')")) / 1e6)} MB`,
  );
  note('a look at what may be forgotten of the public, every 20 s', ms(await looks()));
  await run(store, 'drop index scans_public_details');
  note('the same without its index', ms(await timed(() => forgetDetails(store, now.getTime()))));
  await run(
    store,
    `create index scans_public_details on scans (finished_at)
    where not for_partner and (details is not null or report is not null)`,
  );

  await partitioned(store, now);
  note(
    'the same rows into partitions',
    ms(await timed(() => run(store, `insert into parted (${COLUMNS}) ${rowsOf(now)}`))),
  );
  await run(store, 'analyze parted');
  const [one, other] = [await asksOf(store, 'scans'), await asksOf(store, 'parted')];
  for (const [index, name] of ['the latest scan of a key', 'a scan by its id', 'a row more'].entries())
    note(`${name}: one table, ${MONTHS + 1} partitions`, `${ms(one[index] ?? 0)}, ${ms(other[index] ?? 0)}`);
  note('a partition that is dropped', ms(await timed(() => run(store, `drop table parted_${MONTHS}`))));

  const calm = await writingDuring(store, () => pause(5_000));
  let forgotten = 0;
  let took = 0;
  // One day of public scans: what a service of this size deletes in a day.
  const day = await writingDuring(store, async () => {
    took = await timed(async () => {
      forgotten = await forgetScans(store, now.getTime(), { public: MONTH, partner: 400 });
    });
  });
  note('one day of retention', `${forgotten} scans in ${round(took / 1_000)} s`);
  note('a row written meanwhile, at the median and 99 of 100', `${ms(median(day))}, ${ms(percentile(day, 99))}`);
  note('the same while nothing is forgotten', `${ms(median(calm))}, ${ms(percentile(calm, 99))}`);
  const all = await writingDuring(store, async () => {
    took = await timed(async () => {
      forgotten = await forgetScans(store, now.getTime() + 900 * DAY);
    });
  });
  note('everything that is left', `${forgotten} scans in ${round(took / 1_000)} s`);
  note('a row written meanwhile, at the median and 99 of 100', `${ms(median(all))}, ${ms(percentile(all, 99))}`);
  await run(store, 'select pg_stat_force_next_flush()');
  note(
    'dead rows then',
    String(await figureOf(store, "(select n_dead_tup from pg_stat_user_tables where relname = 'scans')")),
  );
  note('to clean them (vacuum), beside everything else', ms(await timed(() => run(store, 'vacuum scans'))));
} finally {
  await store.close();
  process.off('exit', cluster.remove);
  cluster.remove();
}
process.stdout.write(`${table(['figure', 'measured'], rows)}\n`);
