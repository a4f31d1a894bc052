import { type Kysely, sql } from 'kysely';
import { NewerStore } from '../newer-store.ts';
import type { Tables } from '../tables.ts';
import { toJson } from '../writable.ts';
import { JSON_COLUMNS, type JsonColumn } from './json-columns.ts';

type Columns = Readonly<Record<string, JsonColumn>>;

/** Versions of columns by their names; one that is not named has the first. */
export type JsonVersions = Readonly<Record<string, number>>;

const FIRST = 1;

/** What is written by this version: the columns whose values are no longer of the first. */
export const listVersions = (columns: Columns = JSON_COLUMNS): JsonVersions =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { version }]) => (version === FIRST ? [] : [[name, version]])),
  );

/** Whether any of these is of a version that is not known here. */
export const isNewer = (versions: JsonVersions, columns: Columns = JSON_COLUMNS): boolean =>
  Object.entries(versions).some(([name, version]) => version > (columns[name]?.version ?? FIRST));

/** A value that was written as of a version, as it is written now. */
export const upgradeValue = ({ upgrades }: JsonColumn, value: unknown, from: number): unknown =>
  upgrades.slice(from - FIRST).reduce((one, upgrade) => upgrade(one), value);

/** Rows at once. */
const SLICE = 100;

/** Brings every value of a column up to date, within a transaction: nobody writes to its table meanwhile. */
const upgradeColumn = async (tx: Kysely<Tables>, name: string, to: JsonColumn, from: number): Promise<void> => {
  const [table = '', field = ''] = name.split('.');
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
  // What the cursor gives are the rows as they were: one that was changed does not come again.
  await sql`declare json_upgrade no scroll cursor for
    select ctid::text as at, ${sql.ref(field)} as value from ${sql.table(table)} where ${sql.ref(field)} is not null`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ at: string; value: unknown }>`fetch ${sql.lit(SLICE)} from json_upgrade`.execute(tx);
    const now = rows.map(({ at, value }) => ({ at, value: upgradeValue(to, value, from) }));
    if (now.length > 0)
      await sql`update ${sql.table(table)} t set ${sql.ref(field)} = x.value
        from jsonb_to_recordset(${toJson(now)}::jsonb) as x (at text, value jsonb) where t.ctid = x.at::tid`.execute(
        tx,
      );
    if (rows.length < SLICE) break;
  }
  await sql`close json_upgrade`.execute(tx);
};

const readVersions = async (db: Kysely<Tables>): Promise<JsonVersions> => {
  const { rows } = await sql<{ name: string; version: number }>`select name, version from json_versions`.execute(db);
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
};

/**
 * Brings what is stored as JSON to what this version writes: each column in one transaction with the note of it. Two processes
 * that do so at once wait for each other. Rejects with `NewerStore` where a later version wrote any of it.
 */
export const upgradeJson = async (db: Kysely<Tables>, columns: Columns = JSON_COLUMNS): Promise<void> => {
  if (isNewer(await readVersions(db), columns)) throw new NewerStore(null);
  for (const [name, column] of Object.entries(columns)) {
    if (column.version === FIRST) continue;
    await db.transaction().execute(async (tx) => {
      await sql`lock table json_versions in share row exclusive mode`.execute(tx);
      const from = (await readVersions(tx))[name] ?? FIRST;
      if (from >= column.version) return;
      await upgradeColumn(tx, name, column, from);
      await sql`insert into json_versions (name, version) values (${name}, ${column.version})
        on conflict (name) do update set version = excluded.version`.execute(tx);
    });
  }
};

/** A row of a table as a backup has it, with its JSON as it is written now; `versions` are those of the backup. */
export const upgradeRow = (
  table: string,
  row: Readonly<Record<string, unknown>>,
  { versions, columns = JSON_COLUMNS }: { readonly versions: JsonVersions; readonly columns?: Columns },
): Readonly<Record<string, unknown>> => {
  const old = Object.entries(row).flatMap(([field, value]) => {
    const name = `${table}.${field}`;
    const column = columns[name];
    const from = versions[name] ?? FIRST;
    return column === undefined || value === null || from >= column.version
      ? []
      : [[field, upgradeValue(column, value, from)] as const];
  });
  return old.length === 0 ? row : { ...row, ...Object.fromEntries(old) };
};
