import { fork } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type StoreLocation } from '../../server/core/store/open-store.ts';
import type { DayDone, DayPart, HourCounts, ScanTime } from './day-process.ts';
import { percentile, round, table } from './figures.ts';
import { watch } from './processes.ts';
import { hear } from './scale-run.ts';

/** Runs a day of scans on the real store and queue, compressed in time. */

/** Requests in each hour of a day, as a multiple of the mean; the busiest has three times as many. */
const SHAPE: readonly number[] = [
  ...[0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.4, 0.8, 1.6, 2.6, 3, 2.4],
  ...[1.8, 2, 2.2, 1.8, 1.2, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2],
];

export interface DaySettings {
  /** Number of scans in the day. */
  readonly scans: number;
  /** Minutes that it lasts. */
  readonly minutes: number;
  /** Whether every hour has as many requests, instead of following the hours of a day. */
  readonly isEven: boolean;
  readonly workers: number;
  /** Maximum concurrent scans of each worker. */
  readonly atOnce: number;
  readonly times: readonly ScanTime[];
  /** Share of requests by partners, whose reports stay. */
  readonly partners: number;
  /** Process id of the database's first process. */
  readonly database: number;
}

const SECOND = 1_000;

interface Sizes {
  readonly database: number;
  readonly scans: number;
  readonly rows: number;
  /** Median milliseconds that a scan waited in the queue, and that it then took until it was stored. */
  readonly waited: number;
  readonly lasted: number;
}

const sizesIn = async (location: StoreLocation): Promise<Sizes> => {
  const store = await openStore(location);
  const { rows } = await sql<Sizes>`
    select pg_database_size(current_database())::float8 as database, pg_total_relation_size('scans')::float8 as scans,
      (select count(*)::float8 from scans) as rows,
      (select percentile_cont(0.5) within group (order by extract(epoch from started_on - created_on) * 1000) from pgboss.job
        where name = 'scan' and state = 'completed')::float8 as waited,
      (select percentile_cont(0.5) within group (order by extract(epoch from completed_on - started_on) * 1000) from pgboss.job
        where name = 'scan' and state = 'completed')::float8 as lasted`.execute(store.db);
  await store.close();
  return rows[0] as Sizes;
};

/** Starts the process of a part; resolves with it once it is ready. */
const start = async (part: DayPart) => {
  const child = fork(join(import.meta.dirname, 'day-process.ts'));
  const ready = hear(child);
  child.send(part);
  await ready;
  return child;
};

const rowOf = (name: string, { answered, refused, late, took }: HourCounts): readonly string[] => [
  name,
  String(answered + refused + late),
  ...[answered, refused, late].map(String),
  ...[50, 95, 99, 100].map((share) => `${round(percentile(took, share))} ms`),
];

const HEAD = ['', 'requests', 'answered', 'busy', 'late', 'median', '95th percentile', '99th percentile', 'slowest'];

const mb = (bytes: number): string => `${round(bytes / 1e6)} MB`;

/** Runs the day; resolves with its results as Markdown. */
export const dayOf = async (location: StoreLocation, settings: DaySettings): Promise<string> => {
  const { scans, minutes, isEven, workers, atOnce, times, partners } = settings;
  const hour = (minutes * 60 * SECOND) / SHAPE.length;
  const rates = SHAPE.map((share) => ((scans / SHAPE.length) * (isEven ? 1 : share)) / (hour / SECOND));
  const web = await start({ location, rates, hour, partners });
  const scanners = await Promise.all(Array.from({ length: workers }, () => start({ location, atOnce, times })));
  process.stderr.write(`${workers + 1} processes are ready\n`);
  const children = [web, ...scanners];
  try {
    // The database's processes that answer stay for the whole day; those that clean up end, and are counted as far as they were
    // seen.
    const taken = watch(settings.database, SECOND);
    const did = hear<DayDone>(web);
    for (const child of children) child.send('begin');
    const answering = await did;
    process.stderr.write('the day is over\n');
    const database = taken();
    const others = Promise.all(scanners.map((child) => hear<DayDone>(child)));
    for (const child of scanners) child.send('end');
    const all = [answering, ...(await others)];
    const faults = all.flatMap((one) => one.faults);
    if (faults.length > 0) process.stderr.write(`${[...new Set(faults)].join('\n')}\n`);
    return describeDay({ ...settings, rates, hours: answering.hours, all, database, sizes: await sizesIn(location) });
  } finally {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  }
};

interface Run extends Omit<DaySettings, 'database'> {
  readonly rates: readonly number[];
  readonly hours: readonly HourCounts[];
  /** Results of each process: first that of the one that answers. */
  readonly all: readonly DayDone[];
  readonly database: { readonly processor: number; readonly memory: number };
  readonly sizes: Sizes;
}

const describeDay = ({ scans, minutes, isEven, workers, atOnce, rates, hours, all, database, sizes }: Run): string => {
  const most = rates.indexOf(Math.max(...rates));
  const whole: HourCounts = {
    answered: hours.reduce((sum, one) => sum + one.answered, 0),
    refused: hours.reduce((sum, one) => sum + one.refused, 0),
    late: hours.reduce((sum, one) => sum + one.late, 0),
    took: hours.flatMap(({ took }) => took),
  };
  const none: HourCounts = { answered: 0, refused: 0, late: 0, took: [] };
  const [web, ...scanners] = all;
  const each = (seconds: number): string => `${round((seconds / whole.answered) * 1_000)} ms`;
  return [
    `A day of ${scans} scans in ${round(minutes)} minutes: ${round(rates[most] ?? 0)} requests a second ${isEven ? 'all the time' : 'in the busiest hour'}. One web process, ${workers} workers with ${atOnce} scans at once each.`,
    table(HEAD, [
      rowOf('the day', whole),
      ...(isEven ? [] : [rowOf(`its busiest hour, from ${most}:00`, hours[most] ?? none)]),
    ]),
    table(
      ['figure', 'measured'],
      [
        ['peak memory of the web process', mb(web?.memory ?? 0)],
        ['peak memory of a worker, without its browser', mb(Math.max(...scanners.map((one) => one.memory)))],
        ['peak memory of PostgreSQL, all its processes', mb(database.memory)],
        ['CPU time per scan: web process', each(web?.processor ?? 0)],
        ['the same: workers', each(scanners.reduce((sum, one) => sum + one.processor, 0))],
        ['the same: PostgreSQL', each(database.processor)],
        ['median time of a scan in the queue', `${round(sizes.waited)} ms`],
        ['median time from its start until it is stored', `${round(sizes.lasted)} ms`],
        ['store afterwards', mb(sizes.database)],
        ['of which the table of scans', mb(sizes.scans)],
        ['bytes per scan in that table', `${round(sizes.scans / sizes.rows / 1e3)} kB`],
      ],
    ),
  ].join('\n\n');
};
