import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster, programs } from '../scripts/test/cluster.ts';
import { putBetween } from '../scripts/written.ts';
import { openStore, type StoreLocation } from '../server/core/store/open-store.ts';
import { dayOf } from './kit/day.ts';
import { round, table } from './kit/figures.ts';
import { ASSUMED, needsOf, processorOfScan } from './kit/scale-needs.ts';
import { type How, type Round, runParts } from './kit/scale-run.ts';
import { entersOf, type Growth, growthOf, type Sizes, sizesOf } from './kit/scale-store.ts';

/*
 * node bench/scale.ts [--seconds N] [--rows N] [--day N [--minutes N] [--even]] [--write]
 * How much the real store and queue can take: processes of the service as they are, with an engine that takes a measured time
 * instead of a browser; embedded, and on a separate PostgreSQL if one is installed. From that follows what 10,000 and 1,000,000
 * scans a day require. `--write` puts all of it into docs/scale.md; `--seconds` is how long each row is measured, `--rows` how
 * far the store grows. `--day` runs a day with that many scans instead, compressed into `--minutes`, on a PostgreSQL; with
 * `--even` every hour of it has as many requests.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100000' },
    day: { type: 'string' },
    minutes: { type: 'string', default: '4' },
    even: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);
const MAX_ROWS = Number(values.rows);
const PAGE = join(import.meta.dirname, '../docs/scale.md');
const MARKS = ['<!-- From here on: what `npm run bench -- scale --write` wrote. -->', '<!-- Until here. -->'] as const;

const DAY_MARKS = [
  '<!-- What `npm run bench -- scale --day N --write` wrote. -->',
  '<!-- Until here, of the day. -->',
] as const;

/** Requests that wait at once: fewer than the queue has room for. */
const ASKS = 64;
/** Milliseconds of a scan, where it takes any: as long as one took when the service was measured. */
const TOOK = 750;

type Parts = Parameters<typeof runParts>[1];
const both = (atOnce: number, took: number): Parts => [{ atOnce, took, asks: ASKS, tier: 'public' }];
/** One process that answers, and others that scan. */
const apart = (workers: number, atOnce: number, took: number): Parts => [
  { atOnce: 0, took, asks: ASKS, tier: 'public' },
  ...Array.from({ length: workers }, () => ({ atOnce, took, asks: 0, tier: 'public' as const })),
];

const AT_ONCE = [1, 2, 4, 8] as const;
const ALONE = [
  ...AT_ONCE.map((atOnce) => [`1 process, ${atOnce} at once`, both(atOnce, 0)] as const),
  [`1 process, 8 at once, scans of ${TOOK} ms`, both(8, TOOK)] as const,
];
const SHARED = [
  ...ALONE,
  ...[1, 2, 4].map((count) => [`1 web, workers: ${count}, 8 at once each`, apart(count, 8, 0)] as const),
  [`1 web, workers: 4, 8 at once each, scans of ${TOOK} ms`, apart(4, 8, TOOK)] as const,
];

const HEAD = [
  ...['processes', 'responses per second', 'median', '95th percentile'],
  ...['service CPU per scan', 'database CPU per scan', 'refused'],
];
const rowOf = (name: string, one: Round, isShared: boolean): readonly string[] => [
  ...[name, round(one.perSecond), `${round(one.median)} ms`, `${round(one.late)} ms`, `${round(one.own * 1_000)} ms`],
  ...[isShared ? `${round(one.database * 1_000)} ms` : 'included', String(one.refused)],
];

interface Stage {
  readonly text: string;
  readonly rounds: readonly Round[];
  readonly sizes: Sizes;
  /** Requests that enter the queue per second. */
  readonly enters: number;
  readonly growth: Growth;
}

const measure = async (location: StoreLocation, how: How): Promise<Stage> => {
  const isShared = how.database !== null;
  const rounds: Round[] = [];
  const rows: (readonly string[])[] = [];
  for (const [name, parts] of isShared ? SHARED : ALONE) {
    process.stderr.write(`${name}\n`);
    const one = await runParts(location, parts, how);
    rounds.push(one);
    rows.push(rowOf(name, one, isShared));
  }
  const store = await openStore(location);
  try {
    const sizes = await sizesOf(store);
    const enters = await entersOf(store);
    const steps = [MAX_ROWS / 100, MAX_ROWS / 10, MAX_ROWS].map(Math.round);
    const growth = await growthOf(store, steps);
    return { text: table(HEAD, rows), rounds, sizes, enters, growth };
  } finally {
    await store.close();
  }
};

const kb = (bytes: number): string => `${round(bytes / 1e3)} kB`;

const storeTable = ({ sizes, enters, growth }: Stage): string =>
  table(
    ['figure', 'measured'],
    [
      ['scans stored for these figures', String(sizes.rows)],
      ['bytes of a partner’s scan, with its report', kb(sizes.whole)],
      ['bytes of a public scan', kb(sizes.open)],
      ['bytes of a job, which the queue stores for an hour', kb(sizes.job)],
      ['scans added to the queue per second', round(enters)],
      ...growth.points.map(([rows, ms]) => [
        `the three look-ups of a scan and a page, with ${rows} rows`,
        `${round(ms)} ms`,
      ]),
      ['exponent of their growth', round(growth.exponent)],
      ['rows deleted per second', round(growth.forgets)],
    ],
  );

const big = (value: number): string => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);

const needsTable = ({ rounds, sizes }: Stage): string => {
  const best = rounds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
  const measured = { scan: processorOfScan(), own: best.own, database: best.database, most: best.perSecond, ...sizes };
  const all = [10_000, 1_000_000].map((perDay) => needsOf(perDay, measured));
  const row = (name: string, of: (need: (typeof all)[number]) => string): readonly string[] => [name, ...all.map(of)];
  return table(
    ['', ...all.map(({ perDay }) => `${big(perDay)} a day`)],
    [
      row('scans per second in the busiest hour', (one) => big(one.perSecond)),
      row('concurrent scans in that hour', (one) => big(one.atOnce)),
      row('cores for scans', (one) => big(one.scanCores)),
      row(`machines of ${ASSUMED.cores} cores for scans`, (one) => big(one.machines)),
      row('cores for the database', (one) => big(one.databaseCores)),
      row('share of what one database handled here', (one) => `${big(one.share * 100)} %`),
      row('rows written a day', (one) => big(one.perDay)),
      row('rows stored', (one) => big(one.rows)),
      row('bytes stored', (one) => `${big(one.bytes / 1e9)} GB`),
    ],
  );
};

const embedded = async (): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-scale-'));
  try {
    return await measure({ folder }, { seconds: SECONDS, database: null });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs work on a separate PostgreSQL, with the id of its first process; null if none is installed. */
const onServer = async <T>(work: (location: StoreLocation, database: number) => Promise<T>): Promise<T | null> => {
  if (programs() === null) return null;
  const cluster = openCluster();
  // A signal must not leave a database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', cluster.remove);
  try {
    const folder = new URL(cluster.database).searchParams.get('host') ?? '';
    const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    return await work({ database: cluster.database }, pid);
  } finally {
    process.off('exit', cluster.remove);
    cluster.remove();
  }
};

const NONE = 'None is installed here.';
const machine = (): string => `Run of ${new Date().toISOString().slice(0, 10)} on a machine of ${cpus().length} cores`;

/** Scans as they were measured with a real browser: small pages, pages of twice and of ten times as many elements (`--weights`). */
const TIMES = [
  { share: 0.6, took: TOOK },
  { share: 0.3, took: 1_000 },
  { share: 0.1, took: 3_000 },
] as const;
/** Enough for the busiest hour, with room. */
const WORKERS = { workers: 4, atOnce: 24 } as const;

const runDay = async (): Promise<string> => {
  const settings = {
    scans: Number(values.day),
    minutes: Number(values.minutes),
    isEven: values.even,
    times: TIMES,
    ...WORKERS,
  };
  const figures = await onServer((location, database) =>
    dayOf(location, { ...settings, partners: ASSUMED.partners, database }),
  );
  return figures === null ? NONE : `${machine()}. ${figures}`;
};

const runAll = async (): Promise<string> => {
  const load = loadavg()[0] ?? 0;
  const alone = await embedded();
  const shared = await onServer((location, database) => measure(location, { seconds: SECONDS, database }));
  return [
    `${machine()}, each row for ${SECONDS} s; its load before that was ${round(load)}.`,
    `### Embedded\n\n${alone.text}\n\n${storeTable(alone)}`,
    shared === null ? `### PostgreSQL\n\n${NONE}` : `### PostgreSQL\n\n${shared.text}\n\n${storeTable(shared)}`,
    `### Resulting needs\n\n${needsTable(shared ?? alone)}`,
  ].join('\n\n');
};

const isDay = values.day !== undefined;
const text = isDay ? await runDay() : await runAll();
process.stdout.write(`${text}\n`);
if (values.write && existsSync(PAGE)) putBetween(PAGE, isDay ? DAY_MARKS : MARKS, text);
