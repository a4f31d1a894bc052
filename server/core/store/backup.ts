import { type Kysely, sql } from 'kysely';
import { isNewer, type JsonVersions, listVersions, upgradeRow } from './json/json-versions.ts';
import { fillReportAccess } from './migrations/012-report-access.ts';
import { fillTeamLimits } from './migrations/013-team-limits.ts';
import { MIGRATION_NAMES } from './migrations.ts';
import type { Store } from './open-store.ts';
import type { Tables } from './tables.ts';

/**
 * Why a backup cannot be restored: the store is not empty, or the file is not a backup, is truncated, or is of a later version.
 */
type NoRestoreReason = 'notEmpty' | 'noBackup' | 'cutOff' | 'newer';

export class RestoreError extends Error {
  readonly reason: NoRestoreReason;
  constructor(reason: NoRestoreReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'RestoreError';
    this.reason = reason;
  }
}

type Db = Pick<Store, 'db'>;

const FORMAT = 'pijler/backup-1';

/**
 * How each table is backed up: all its rows, in an order in which the rows that others refer to come first, without a column that
 * the store numbers itself; or not at all, because its rows expire soon.
 */
const TABLES: Readonly<Record<keyof Tables, 'all' | 'passing' | { readonly by: string; readonly without?: string }>> = {
  keys: { by: 'made_by nulls first' },
  sessions: 'passing',
  rate_limit_hits: 'all',
  scans: { by: 'seq', without: 'seq' },
  report_access: 'all',
  host_throttles: 'passing',
  audit: { by: 'seq', without: 'seq' },
  sites: 'all',
  site_scans: { by: 'seq', without: 'seq' },
  scan_subscriptions: 'passing',
  scan_requests: 'passing',
  probe_results: 'passing',
  workers: 'passing',
  unused_objects: 'all',
  batches: 'all',
  batch_items: 'all',
  quota_usage: 'all',
  shares: 'all',
  badges: 'all',
  monitors: 'all',
  tag_monitors: 'all',
  confirmation_requests: 'passing',
  subscribers: 'all',
  subscriber_links: 'all',
  webhooks: 'all',
  notifications: 'all',
  deliveries: 'all',
};

/** Rows per fetch and per insert. */
const SLICE = 50;

/**
 * Yields the rows of a table as JSON through a cursor, so that memory holds one slice, whatever the table's size. Must run within
 * a transaction.
 */
async function* readRows(tx: Kysely<Tables>, table: keyof Tables): AsyncGenerator<string> {
  const how = TABLES[table];
  if (how === 'passing') return;
  const { by = null, without = null } = how === 'all' ? {} : how;
  const order = by === null ? sql`` : sql`order by ${sql.raw(by)}`;
  const row = without === null ? sql`to_jsonb(t)` : sql`to_jsonb(t) - ${sql.lit(without)}`;
  await sql`declare rows_of_backup no scroll cursor for
    select (${row})::text as row from ${sql.table(table)} t ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ readonly row: string }>`fetch ${sql.lit(SLICE)} from rows_of_backup`.execute(tx);
    for (const one of rows) yield one.row;
    if (rows.length < SLICE) break;
  }
  await sql`close rows_of_backup`.execute(tx);
}

/**
 * Dumps the contents of either kind of store at one moment, as lines of JSON, while it is in use: one snapshot for all tables
 * (PostgreSQL, “REPEATABLE READ”), so that no row refers to a missing one. The queue is left out: scans that wait there are
 * requested again. An embedded store has one connection: writers wait until the last line was taken, or the reading ends.
 */
export async function* dump({ db }: Db): AsyncGenerator<string> {
  const tx = await db.startTransaction().execute();
  try {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    yield `${JSON.stringify({ format: FORMAT, migrations: MIGRATION_NAMES, json: listVersions() })}\n`;
    let rows = 0;
    for (const table of Object.keys(TABLES) as (keyof Tables)[])
      for await (const row of readRows(tx, table)) {
        rows += 1;
        yield `["${table}",${row}]\n`;
      }
    yield `${JSON.stringify({ rows })}\n`;
  } finally {
    await tx.rollback().execute();
  }
}

type Row = Readonly<Record<string, unknown>>;

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RestoreError('noBackup', { cause: error });
  }
};

const isTable = (name: unknown): name is keyof Tables => typeof name === 'string' && Object.hasOwn(TABLES, name);

/** Migrations that filled in data of older rows: repeated after restoring a backup from before them. */
const LATER: readonly (readonly [migration: string, fill: (db: Kysely<unknown>) => Promise<void>])[] = [
  ['012-report-access', fillReportAccess],
  ['013-team-limits', (db) => fillTeamLimits(db, { hits: 'rate_limit_hits', usage: 'quota_usage' })],
];

/** The first line of a backup: the migrations that it knows, and the versions of its JSON. */
interface Head {
  readonly migrations: readonly string[];
  readonly json: JsonVersions;
}

/** Parses the first line of a backup. Throws `RestoreError` if it is not that of a backup which this version can read. */
export const assertHead = (text: string): Head => {
  const line = parseLine(text);
  const {
    format,
    migrations,
    json = {},
  } = (line ?? {}) as {
    readonly format?: unknown;
    readonly migrations?: unknown;
    readonly json?: JsonVersions;
  };
  if (format !== FORMAT || !Array.isArray(migrations)) throw new RestoreError('noBackup');
  if (!migrations.every((name) => MIGRATION_NAMES.includes(name)) || isNewer(json)) throw new RestoreError('newer');
  return { migrations, json };
};

const insert = async (db: Kysely<Tables>, table: keyof Tables, rows: readonly Row[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const name = sql.table(table);
  await sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
};

/**
 * Current names of tables, by their names in earlier versions (`migrations/024-subscribers.ts` to `026-monitors.ts`).
 */
const RENAMED_TABLES: ReadonlyMap<unknown, string> = new Map([
  ['readers', 'subscribers'],
  ['reader_links', 'subscriber_links'],
  ['told', 'notifications'],
  ['starts', 'rate_limit_hits'],
  ['pages', 'quota_usage'],
  ['watches', 'monitors'],
  ['tag_watches', 'tag_monitors'],
]);

/**
 * Current names of columns, by their names in earlier versions (`migrations/022-scan-keys.ts` to `025-notifications-limits.ts`).
 */
const RENAMED_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['question', 'scan_key'],
  ['wanted', 'check_due'],
  ['reader', 'subscriber'],
  ['told', 'crawl_info'],
]);

const toTableName = (name: unknown): unknown => RENAMED_TABLES.get(name) ?? name;

/**
 * Converts a row of an earlier version's backup to this version (`migrations/005-teams-audit.ts`, `025-notifications-limits.ts`).
 */
const asNow = (table: keyof Tables, old: Row): Row => {
  const row = Object.fromEntries(
    Object.entries(old).map(([name, value]) => [RENAMED_COLUMNS.get(name) ?? name, value]),
  );
  if (table === 'monitors' && row['state'] === 'asked') return { ...row, state: 'requested' };
  if (table !== 'keys' || row['team'] !== undefined) return row;
  const { scopes = 'scan,batch' } = row;
  return { ...row, team: row['id'], scopes: scopes === 'scan,batch' ? `${scopes},read,manage` : scopes };
};

/** Inserts rows as they arrive, one slice of a table at a time. */
const createFiller = (db: Kysely<Tables>) => {
  let held: { readonly table: keyof Tables; readonly rows: Row[] } | null = null;
  const flush = async (): Promise<void> => {
    if (held !== null) await insert(db, held.table, held.rows);
    held = null;
  };
  const put = async (table: keyof Tables, row: Row): Promise<void> => {
    if (held !== null && (held.table !== table || held.rows.length >= SLICE)) await flush();
    held ??= { table, rows: [] };
    held.rows.push(row);
  };
  return { put, flush };
};

const fill = async (db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<void> => {
  const { put, flush } = createFiller(db);
  let [rows, end, isFirst] = [0, -1, true];
  let known: Head = { migrations: [], json: {} };
  for await (const text of lines) {
    const line = parseLine(text);
    const [name, row] = Array.isArray(line) ? line : [];
    const table = toTableName(name);
    if (isFirst) known = assertHead(text);
    else if (isTable(table)) {
      await put(table, upgradeRow(table, asNow(table, row), { versions: known.json }));
      rows += 1;
    } else end = Number((line as { readonly rows?: unknown } | null)?.rows);
    isFirst = false;
  }
  await flush();
  if (isFirst) throw new RestoreError('noBackup');
  if (end !== rows) throw new RestoreError('cutOff');
  for (const [migration, makeUp] of LATER)
    if (!known.migrations.includes(migration)) await makeUp(db as Kysely<unknown>);
};

/** Restores the lines of a `dump` into an empty store of either kind: all of it or nothing. Rejects with `RestoreError`. */
export const restore = ({ db }: Db, lines: AsyncIterable<string>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await sql<{ readonly some: boolean }>`
      select exists (select from keys) or exists (select from scans) as some`.execute(tx);
    if (found.rows[0]?.some) throw new RestoreError('notEmpty');
    await fill(tx, lines);
  });
