import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../../server/store/migrations.ts';
import { openStore, type Place } from '../../../server/store/open-store.ts';
import type { Tables } from '../../../server/store/tables.ts';
import { NOW, newPlace, PATIENCE } from '../kit/store.ts';

const FIRST = '001-keys-starts-scans';
const TABLES = ['keys', 'starts', 'scans'] as const;
type Row = Readonly<Record<string, unknown>>;

const plain = (place: Place): Kysely<Tables> => {
  if ('database' in place)
    return new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: place.database }) }) });
  mkdirSync(place.folder, { recursive: true });
  return new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite(join(place.folder, 'store')) }) });
};

/** Every row, as PostgreSQL writes it. */
const rowsIn = (db: Kysely<Tables>): Promise<readonly (readonly Row[])[]> =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db);
      return rows.map(({ row }) => row);
    }),
  );

/** A store as the first version left it, with rows of every kind. */
const fill = async (db: Kysely<Tables>): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(FIRST);
  if (error !== undefined) throw error;
  const at = new Date(NOW);
  await sql`insert into keys (id, hash, name, per_hour, per_day, made_at, revoked_at)
    select 'key-' || n, 'hash-' || n, 'Naam ' || n, 120, 500, ${at}::timestamptz,
      case when n % 2 = 0 then ${at}::timestamptz end from generate_series(1, 20) n`.execute(db);
  await sql`insert into starts (who, at) select 'key-' || n, ${at}::timestamptz from generate_series(1, 50) n`.execute(
    db,
  );
  await sql`insert into scans (id, question, domain, pillar, finished_at, whole, for_partner, failure, public, partner, report)
    select 'scan-' || n, 'question-' || n % 7, 'site-' || n || '.nl', case when n % 3 = 0 then 'seo' end, ${at}::timestamptz,
      true, n % 2 = 0, case when n % 5 = 0 then 'unreachable' end,
      jsonb_build_object('n', n), jsonb_build_object('p', n), jsonb_build_object('r', n) from generate_series(1, 300) n`.execute(
    db,
  );
};

/** What a scan of the first version does not tell. */
const NOTHING = Object.fromEntries(
  ['reason', 'detail', 'url', 'total', 'scores', 'danger', 'rules'].map((name) => [name, null]),
);

test(
  'a filled store of the first version is brought up to date with nothing lost',
  async () => {
    const { place, remove } = await newPlace();
    const old = plain(place);
    await fill(old);
    const before = await rowsIn(old);
    await old.destroy();
    const store = await openStore(place);
    const after = await rowsIn(store.db);
    expect(after.map((rows) => rows.length)).toEqual([20, 50, 300]);
    // What was added since begins as it is described; all else is as it was.
    const [keys = [], starts = [], scans = []] = before;
    const sorted = (rows: readonly Row[] = []): readonly Row[] =>
      rows.toSorted((one, other) => String(one['id'] ?? one['who']).localeCompare(String(other['id'] ?? other['who'])));
    const added = { made_by: null, scopes: 'scan,batch,read,manage' };
    expect(sorted(after[0])).toEqual(sorted(keys.map((row) => ({ ...row, ...added, team: row['id'] }))));
    expect(sorted(after[1])).toEqual(sorted(starts.map((row) => ({ ...row, question: null }))));
    expect(sorted(after[2])).toEqual(sorted(scans.map((row) => ({ ...row, ...NOTHING }))));
    await store.close();
    await remove();
  },
  PATIENCE,
);
