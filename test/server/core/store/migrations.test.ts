import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../../../server/core/store/migrations.ts';
import { openStore, type StoreLocation } from '../../../../server/core/store/open-store.ts';
import type { Tables } from '../../../../server/core/store/tables.ts';
import { NOW, newStoreLocation, TIMEOUT } from '../../kit/store.ts';

const FIRST = '001-keys-starts-scans';
/** Tables of the first version, by their old and current names. */
const TABLES = { first: ['keys', 'starts', 'scans'], now: ['keys', 'rate_limit_hits', 'scans'] } as const;
type Row = Readonly<Record<string, unknown>>;

const plain = (location: StoreLocation): Kysely<Tables> => {
  if ('database' in location)
    return new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: location.database }) }) });
  mkdirSync(location.folder, { recursive: true });
  return new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite(join(location.folder, 'store')) }) });
};

/** Every row, as PostgreSQL writes it. */
const rowsIn = (db: Kysely<Tables>, tables: readonly string[]): Promise<readonly (readonly Row[])[]> =>
  Promise.all(
    tables.map(async (table) => {
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

/** Columns that a scan of the first version lacks. */
const NOTHING = Object.fromEntries(
  [
    ...['reason', 'detail', 'url', 'total', 'scores', 'danger', 'rules', 'home', 'home_state', 'by_https'],
    ...['details', 'object', 'http_leads_here'],
  ].map((name) => [name, null]),
);

test(
  'a filled store of the first version is migrated without loss',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const old = plain(location);
    await fill(old);
    const before = await rowsIn(old, TABLES.first);
    await old.destroy();
    const store = await openStore(location);
    const after = await rowsIn(store.db, TABLES.now);
    expect(after.map((rows) => rows.length)).toEqual([20, 50, 300]);
    // New columns have their defaults; everything else is unchanged.
    const [keys = [], starts = [], scans = []] = before;
    const sorted = (rows: readonly Row[] = []): readonly Row[] =>
      rows.toSorted((one, other) => String(one['id'] ?? one['who']).localeCompare(String(other['id'] ?? other['who'])));
    const added = { made_by: null, scopes: 'scan,batch,read,manage' };
    expect(sorted(after[0])).toEqual(sorted(keys.map((row) => ({ ...row, ...added, team: row['id'] }))));
    expect(sorted(after[1])).toEqual(sorted(starts.map((row) => ({ ...row, scan_key: null }))));
    const renamed = scans.map(({ question, ...row }) => ({ ...row, scan_key: question }));
    expect(sorted(after[2])).toEqual(sorted(renamed.map((row) => ({ ...row, ...NOTHING }))));
    await store.close();
    await remove();
  },
  TIMEOUT,
);

/** A store of version 10, before reports had teams: scans of three kinds, a site, a batch, and use per hour and day. */
const fillTenth = async (db: Kysely<Tables>): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateTo('010-tags-digests');
  if (error !== undefined) throw error;
  const at = new Date(NOW);
  await sql`insert into keys (id, hash, name, team, per_hour, per_day, made_at) values ('k1', 'h1', 'Een', 't1', 120, 500, ${at})`.execute(
    db,
  );
  await sql`insert into starts (who, at) values ('key k1', ${at}), ('client 1.2.3.4', ${at})`.execute(db);
  await sql`insert into pages (who, at, number, batch) values ('key k1', ${at}, 7, 'b1')`.execute(db);
  await sql`insert into scans (id, question, domain, finished_at, whole, for_partner, public, partner, report, url, total, scores, danger, rules)
    select id, id, domain, ${at}, true, true, '{}', '{}', jsonb_build_object('kind', kind), url, total, '{}', 0, 6
    from (values ('home', 'goed.nl', 'home', 'https://goed.nl/', 80), ('www', 'www.goed.nl', 'home', 'https://goed.nl/', 81),
      ('page', 'goed.nl', 'content', 'https://goed.nl/x?t=1', 70), ('gone', 'ander.nl', 'home', 'https://weg.nl/', 60),
      ('error', 'stuk.nl', 'error', 'https://stuk.nl/', 50), ('blind', 'blind.nl', 'home', 'http://blind.nl/', null)
    ) as v (id, domain, kind, url, total)`.execute(db);
  await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
    values ('s1', 't1', 'https://goed.nl/', 'goed.nl', '[]', '[]', '[]', '[]', ${at})`.execute(db);
  await sql`insert into site_scans (site, scan, at, source, scores, danger, rules) values
    ('s1', 'home', ${at}, 'service', '{}', 0, 6), ('s1', 'page', ${at}, 'extension', '{}', 0, 6)`.execute(db);
  await sql`insert into batches (id, team, key, kind, locale, fresh, body_hash, size, made_at)
    values ('b1', 't2', 'k2', 'list', 'nl', false, '', 1, ${at})`.execute(db);
  await sql`insert into batch_items (batch, number, url, site, question, state, scan)
    values ('b1', 1, 'https://goed.nl/', 'goed.nl', 'q', 'done', 'www')`.execute(db);
};

test(
  'migrating a store of version 10 gives reports a team, domains a public state, and teams their use',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const old = plain(location);
    await fillTenth(old);
    await old.destroy();
    const { db, close } = await openStore(location);
    const all = async (statement: ReturnType<typeof sql>) => (await statement.execute(db)).rows;
    expect(await all(sql`select id, home, home_state, by_https from scans order by seq`)).toEqual([
      { id: 'home', home: 'goed.nl', home_state: 'graded', by_https: true },
      { id: 'www', home: 'goed.nl', home_state: 'graded', by_https: true },
      { id: 'page', home: null, home_state: null, by_https: null },
      { id: 'gone', home: 'weg.nl', home_state: 'elsewhere', by_https: true },
      { id: 'error', home: 'stuk.nl', home_state: 'error', by_https: true },
      { id: 'blind', home: 'blind.nl', home_state: 'ungraded', by_https: false },
    ]);
    // A submitted report chooses its own id, which must not give access to one of our scans.
    expect(await all(sql`select scan, team from report_access order by scan`)).toEqual([
      { scan: 'home', team: 't1' },
      { scan: 'www', team: 't2' },
    ]);
    expect(await all(sql`select who from rate_limit_hits order by who`)).toEqual([
      { who: 'client 1.2.3.4' },
      { who: 'key k1' },
      { who: 'team t1' },
    ]);
    expect(await all(sql`select who, number, batch from quota_usage order by who`)).toEqual([
      { who: 'key k1', number: 7, batch: 'b1' },
      { who: 'team t1', number: 7, batch: 'b1' },
    ]);
    await close();
    await remove();
  },
  TIMEOUT,
);

test(
  'renamed tables and columns keep every row',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const old = plain(location);
    const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db: old, provider }).migrateTo('024-subscribers');
    if (error !== undefined) throw error;
    const at = new Date(NOW);
    const before = { told: 40, starts: 30, visits: 20, pages: 10 };
    await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
      select 's' || n, 't', 'https://a.nl/' || n, 'a.nl', '[]', '[]', '[]', '[]', ${at} from generate_series(1, 3) n`.execute(
      old,
    );
    await sql`insert into told (id, team, site, at, what)
      select 'msg' || n, 't', 's1', ${at}, '{"kind": "webhookTest", "host": "a.nl"}' from generate_series(1, ${before.told}) n`.execute(
      old,
    );
    await sql`insert into deliveries (notice, target, state, due_at)
      select id, 'mail a@b.nl', 'done', ${at} from told`.execute(old);
    await sql`insert into starts (who, at) select 'key ' || n, ${at} from generate_series(1, ${before.starts}) n`.execute(
      old,
    );
    await sql`insert into visits (site, holder, free_at)
      select n || '.nl', '', ${at} from generate_series(1, ${before.visits}) n`.execute(old);
    await sql`insert into pages (who, at, number, batch)
      select 'key ' || n, ${at}, n, 'b' from generate_series(1, ${before.pages}) n`.execute(old);
    await sql`insert into batches (id, team, key, kind, locale, fresh, body_hash, size, made_at, told)
      values ('b', 't', 'k', 'site', 'nl', false, '', 1, ${at}, '{"most": 4, "from": "sitemap"}')`.execute(old);
    await sql`insert into watches (site, team, locale, cadence, hour, weekday, day, zone, next_at, next_key, state, ends, announced, look_at)
      select 's' || n, 't', 'nl', 'daily', 6, 1, 1, 'UTC', ${at}, '', state, '[]', '[]', ${at}
      from unnest(array['asked', 'rest', 'pause']) with ordinality as v (state, n)`.execute(old);
    const names = ['told', 'starts', 'visits', 'pages'] as const;
    const now = ['notifications', 'rate_limit_hits', 'host_throttles', 'quota_usage'] as const;
    const rows = await rowsIn(old, names);
    expect(rows.map(({ length }) => length)).toEqual(names.map((name) => before[name]));
    await old.destroy();
    const { db, close } = await openStore(location);
    expect(await rowsIn(db, now)).toEqual(rows);
    const { rows: batches } = await sql`select crawl_info from batches`.execute(db);
    expect(batches).toEqual([{ crawl_info: { most: 4, from: 'sitemap' } }]);
    const { rows: monitors } = await sql`select state from monitors order by site`.execute(db);
    expect(monitors).toEqual([{ state: 'requested' }, { state: 'rest' }, { state: 'pause' }]);
    // What refers to a notification is removed with it, as before.
    await sql`delete from notifications`.execute(db);
    expect((await sql`select from deliveries`.execute(db)).rows).toEqual([]);
    await close();
    await remove();
  },
  TIMEOUT,
);
