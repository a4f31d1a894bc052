import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { explainError } from '../../../../server/cli/faults.ts';
import { NewerStore } from '../../../../server/core/store/newer-store.ts';
import { openStore, type StoreLocation } from '../../../../server/core/store/open-store.ts';
import type { Tables } from '../../../../server/core/store/tables.ts';
import { makeStoreIn, newStoreLocation, TIMEOUT } from '../../kit/store.ts';

const plain = (location: StoreLocation): Kysely<Tables> =>
  'database' in location
    ? new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: location.database }) }) })
    : new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite(join(location.folder, 'store')) }) });

/** Every row of every table, including the queue’s, as PostgreSQL writes it. */
const everythingIn = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const tables = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1, 2`.execute(db);
  const all: string[] = [];
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.id(schema, name)} t order by 1`.execute(db);
    all.push(`${schema}.${name}`, ...rows.map(({ row }) => row));
  }
  return all;
};

const changed = async (location: StoreLocation, by: string | null): Promise<readonly string[]> => {
  const db = plain(location);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await sql`create table later (it text)`.execute(db);
  await sql`insert into later values ('something')`.execute(db);
  await sql`comment on table kysely_migration is ${sql.lit(by)}`.execute(db);
  const all = await everythingIn(db);
  await db.destroy();
  return all;
};
const now = async (location: StoreLocation): Promise<readonly string[]> => {
  const db = plain(location);
  const all = await everythingIn(db);
  await db.destroy();
  return all;
};

test.each([
  [
    '7.1.0',
    'en',
    'This store was upgraded by a later version of Pijler and is left as it is. Install Pijler 7.1.0 or later.',
  ],
  [
    null,
    'nl',
    'Deze opslag is bijgewerkt door een latere versie van Pijler en wordt niet veranderd. Installeer die versie of een latere.',
  ],
] as const)(
  'a store that a later version (%s) has upgraded is left unchanged, with an error that says so in %s',
  async (by, locale, sentence) => {
    const { place: location, remove } = await newStoreLocation();
    if ('folder' in location) await makeStoreIn(location.folder);
    else await (await openStore(location)).close();
    const before = await changed(location, by);
    const fault = await openStore(location).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(NewerStore);
    expect(explainError(fault, locale)).toBe(sentence);
    if ('folder' in location) {
      const program = join(import.meta.dirname, '../../../../server/cli/main.ts');
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [program, 'key', 'list', '--data', location.folder],
        {
          encoding: 'utf8',
          env: { PATH: process.env['PATH'], LC_ALL: locale },
        },
      );
      expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
    }
    expect(await now(location)).toEqual(before);
    await remove();
  },
  TIMEOUT,
);

test(
  'a store records the version that made or upgraded it',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const store = await openStore(location);
    const { rows } = await sql<{ by: string }>`select obj_description('kysely_migration'::regclass) as by`.execute(
      store.db,
    );
    expect(rows[0]?.by).toMatch(/^\d+\.\d+\.\d+/);
    await store.close();
    await remove();
  },
  TIMEOUT,
);
