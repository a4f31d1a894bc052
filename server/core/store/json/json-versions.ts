import { type Kysely, sql } from 'kysely';
import { NewerStore } from '../newer-store.ts';
import type { Tables } from '../tables.ts';
import { toJson } from '../writable.ts';
import { JSON_COLUMNS, type JsonColumn } from './json-columns.ts';

type Columns = Readonly<Record<string, JsonColumn>>;

/** Versions of columns by their names; a column that is not listed has version 1. */
export type JsonVersions = Readonly<Record<string, number>>;

const FIRST = 1;

/** Lists the columns that this version no longer writes in version 1. */
export const listVersions = (columns: Columns = JSON_COLUMNS): JsonVersions =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { version }]) => (version === FIRST ? [] : [[name, version]])),
  );

/** Whether any of these versions is newer than this program knows. */
export const isNewer = (versions: JsonVersions, columns: Columns = JSON_COLUMNS): boolean =>
  Object.entries(versions).some(([name, version]) => version > (columns[name]?.version ?? FIRST));

/** Upgrades a value from a version to the current one. */
export const upgradeValue = ({ upgrades }: JsonColumn, value: unknown, from: number): unknown =>
  upgrades.slice(from - FIRST).reduce((one, upgrade) => upgrade(one), value);

/** Rows per batch. */
const SLICE = 100;

/** Upgrades every value of a column, within a transaction during which nobody writes to its table. */
const upgradeColumn = async (tx: Kysely<Tables>, name: string, to: JsonColumn, from: number): Promise<void> => {
  const [table = '', field = ''] = name.split('.');
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
  // The cursor returns the rows as they were: a changed row does not come again.
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
 * Upgrades stored JSON to what this version writes: each column in one transaction, together with its version. Two processes that
 * do so at once wait for each other. Rejects with `NewerStore` if a later version wrote any of it.
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

/** Upgrades the JSON in a table's row from a backup; `versions` are those of the backup. */
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
