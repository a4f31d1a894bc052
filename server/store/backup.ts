import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MIGRATION_NAMES } from './migrations.ts';
import type { Store } from './open-store.ts';
import type { Tables } from './tables.ts';

/** Why a backup cannot be put back: there is something already, or the file is none, is cut off, or is of a later version. */
export type NoRestoreReason = 'notEmpty' | 'noBackup' | 'cutOff' | 'newer';

export class NoRestore extends Error {
  readonly reason: NoRestoreReason;
  constructor(reason: NoRestoreReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'NoRestore';
    this.reason = reason;
  }
}

type Db = Pick<Store, 'db'>;

const FORMAT = 'pijler/backup-1';

/**
 * What of each table is in a backup: its rows in slices by this column, all of them at once, those first in which a column is
 * empty (others refer to them), or none, for they pass soon.
 */
const TABLES: Readonly<
  Record<keyof Tables, { readonly by: string } | { readonly emptyFirst: string } | 'whole' | 'passing'>
> = {
  keys: { emptyFirst: 'made_by' },
  sessions: 'passing',
  starts: 'whole',
  scans: { by: 'seq' },
  visits: 'passing',
  audit: { by: 'seq' },
  sites: 'whole',
  site_scans: { by: 'seq' },
  wanted: 'passing',
  batches: 'whole',
  batch_items: 'whole',
  pages: 'whole',
  shares: 'whole',
  badges: 'whole',
  watches: 'whole',
  tag_watches: 'whole',
  reader_questions: 'passing',
  readers: 'whole',
  reader_links: 'whole',
  webhooks: 'whole',
  told: 'whole',
  deliveries: 'whole',
};

/** Rows at once. */
const SLICE = 50;

interface Line {
  readonly at: string;
  readonly row: string;
}

const rowsOf = async (db: Kysely<Tables>, statement: RawBuilder<Line>): Promise<readonly Line[]> =>
  (await statement.execute(db)).rows;

/** Rows of a table as JSON; in slices so many at once, up to the last that was there at first. */
async function* rowsIn(db: Kysely<Tables>, table: keyof Tables): AsyncGenerator<string> {
  const how = TABLES[table];
  if (how === 'passing') return;
  if (how === 'whole' || 'emptyFirst' in how) {
    const order = how === 'whole' ? sql`` : sql`order by ${sql.ref(how.emptyFirst)} nulls first`;
    const all = sql<Line>`select '' as at, to_jsonb(t)::text as row from ${sql.table(table)} t ${order}`;
    for (const { row } of await rowsOf(db, all)) yield row;
    return;
  }
  const [name, by] = [sql.table(table), sql.ref(how.by)];
  const [last] = await rowsOf(db, sql`select coalesce(max(${by}), 0)::text as at, '' as row from ${name}`);
  for (let at = '0'; ; ) {
    const rows = await rowsOf(
      db,
      sql`select ${by}::text as at, (to_jsonb(t) - ${how.by})::text as row from ${name} t
        where ${by} > ${at}::bigint and ${by} <= ${last?.at ?? '0'}::bigint order by ${by} limit ${SLICE}`,
    );
    for (const { row } of rows) yield row;
    at = rows.at(-1)?.at ?? at;
    if (rows.length < SLICE) return;
  }
}

/**
 * All that is kept, as lines of JSON, of either kind of store and while it is in use: what was kept until then is among
 * it. The queue is not: what waits there is asked again.
 */
export async function* dump({ db }: Db): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, migrations: MIGRATION_NAMES })}\n`;
  let rows = 0;
  for (const table of Object.keys(TABLES) as (keyof Tables)[])
    for await (const row of rowsIn(db, table)) {
      rows += 1;
      yield `["${table}",${row}]\n`;
    }
  yield `${JSON.stringify({ rows })}\n`;
}

type Row = Readonly<Record<string, unknown>>;

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new NoRestore('noBackup', { cause: error });
  }
};

const isTable = (name: unknown): name is keyof Tables => typeof name === 'string' && Object.hasOwn(TABLES, name);

/** Throws `NoRestore` where the first line of a file is not that of a backup which this version can read. */
export const assertHead = (text: string): void => {
  const line = parsed(text);
  const { format, migrations } = (line ?? {}) as { readonly format?: unknown; readonly migrations?: unknown };
  if (format !== FORMAT || !Array.isArray(migrations)) throw new NoRestore('noBackup');
  if (!migrations.every((name) => MIGRATION_NAMES.includes(name))) throw new NoRestore('newer');
};

const insert = async (db: Kysely<Tables>, table: keyof Tables, rows: readonly Row[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const name = sql.table(table);
  await sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
};

/** A row of a backup of an earlier version, as this one has it (`migrations/005-teams-audit.ts`). */
const asNow = (table: keyof Tables, row: Row): Row => {
  if (table !== 'keys' || row['team'] !== undefined) return row;
  const { scopes = 'scan,batch' } = row;
  return { ...row, team: row['id'], scopes: scopes === 'scan,batch' ? `${scopes},read,manage` : scopes };
};

/** Puts rows in as they come, so many of one table at once. */
const filling = (db: Kysely<Tables>) => {
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
  const { put, flush } = filling(db);
  let [rows, end, isFirst] = [0, -1, true];
  for await (const text of lines) {
    const line = parsed(text);
    if (isFirst) assertHead(text);
    else if (Array.isArray(line) && isTable(line[0])) {
      await put(line[0], asNow(line[0], line[1]));
      rows += 1;
    } else end = Number((line as { readonly rows?: unknown } | null)?.rows);
    isFirst = false;
  }
  await flush();
  if (isFirst) throw new NoRestore('noBackup');
  if (end !== rows) throw new NoRestore('cutOff');
};

/** Puts the lines of a `dump` into a store of either kind that has nothing yet: all of it or nothing. Rejects with `NoRestore`. */
export const restore = ({ db }: Db, lines: AsyncIterable<string>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await sql<{ readonly some: boolean }>`
      select exists (select from keys) or exists (select from scans) as some`.execute(tx);
    if (found.rows[0]?.some) throw new NoRestore('notEmpty');
    await fill(tx, lines);
  });
