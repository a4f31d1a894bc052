import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { makeApp } from '../../../../server/app/app.ts';
import { openStore, type Store, type StoreLocation } from '../../../../server/core/store/open-store.ts';
import { storedStores } from '../../../upgrades/fixtures.ts';
import { newStoreLocation, TIMEOUT } from '../../kit/store.ts';

/** Stores of earlier versions, opened by this one, embedded or on PostgreSQL: once after a start that failed. */

const STORES = storedStores();
const MOMENT = Date.UTC(2026, 10, 27);

let created: Promise<string> | undefined;

/** An empty folder of an embedded PostgreSQL, made once, since that takes a second of processor time. */
const emptyOnce = (): Promise<string> => {
  created ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pijler-empty-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    await (await PGlite.create(join(folder, 'store'))).close();
    return folder;
  })();
  return created;
};

/** Runs statements on a store before this version opens it. */
const runIn = async (location: StoreLocation, statements: string): Promise<void> => {
  if ('database' in location) {
    const client = new Client({ connectionString: location.database });
    await client.connect();
    await client.query(statements).finally(() => client.end());
    return;
  }
  if (!existsSync(join(location.folder, 'store'))) cpSync(await emptyOnce(), location.folder, { recursive: true });
  const embedded = new PGlite(join(location.folder, 'store'));
  await embedded.exec(statements).finally(() => embedded.close());
};

/** A dump of `pg_dump` without what is for `psql` alone, and without what a new server already has. */
const forAny = (dump: string): string => dump.replace(/^\\.*$/gm, '').replace(/^CREATE SCHEMA public;$/gm, '');

const FULL = `create function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert on kysely_migration execute function no_room();`;
const ROOM = 'drop trigger no_room on kysely_migration; drop function no_room();';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The service's responses over a store, for the holder of a key. */
const serviceOver = (store: Store) => {
  const app = makeApp({
    ...{
      store,
      scanService: null as never,
      now: () => MOMENT,
      needsKey: false,
      publicUrl: null,
      contact: null,
      hasMail: true,
    },
    ...{ keepPublic: 30, proxies: [], isNeverScanned: () => false, lookAtBadge: async () => {}, answered: () => {} },
    health: { ready: async () => {} },
    reportFault: (fault) => {
      throw fault;
    },
  });
  ends.push(() => app.close());
  return async (path: string, key: string): Promise<string> => {
    const { statusCode, body } = await app.inject({ url: path, headers: { 'x-gda-key': key, host: 'localhost' } });
    expect([path, statusCode]).toEqual([path, 200]);
    return body;
  };
};

/** Everything that was in the response is still in it, unchanged; new fields are allowed. */
const contains = (now: unknown, before: unknown, ignored: RegExp): void => {
  if (Array.isArray(before)) {
    expect(now).toHaveLength(before.length);
    before.forEach((one, index) => void contains((now as readonly unknown[])[index], one, ignored));
  } else if (typeof before === 'object' && before !== null) {
    for (const [name, value] of Object.entries(before))
      if (!ignored.test(name)) contains((now as Readonly<Record<string, unknown>>)[name], value, ignored);
  } else expect(now).toEqual(before);
};

/** Fields that change with time, or are counted by the hour and the day. */
const MOVES = /^(?:next|left|used_at|used|remaining|resets?|rate_limit|expires?|today)$/;

test('stores of at least three released versions are in the fixtures', () =>
  expect(new Set(STORES.map(([, expected]) => expected.told.rules)).size).toBeGreaterThanOrEqual(3));

describe.each(STORES)('%s', (_, { told: expected, sql: dump }) => {
  test(
    'opens after a failed start, with all its data',
    async () => {
      const { place: location, remove } = await newStoreLocation();
      ends.push(remove);
      await runIn(location, forAny(dump));
      await runIn(location, FULL);
      const tables = async (store: Store): Promise<number> =>
        (await sql<{ n: number }>`select count(*)::int as n from scans`.execute(store.db)).rows[0]?.n ?? 0;
      // A store that needs no migration opens even on a full disk.
      const early = await openStore(location).catch((error: unknown) => error);
      if (!(early instanceof Error)) await (early as Store).close();
      else expect(String(early.cause ?? early)).toContain('No space left');
      await runIn(location, ROOM);

      const store = await openStore(location);
      ends.push(() => store.close());
      expect(await tables(store)).toBeGreaterThanOrEqual(3);
      const get = serviceOver(store);
      for (const [what, path] of [
        ['sites', '/api/v1/sites'],
        ['shares', '/api/v1/shares'],
        ['keys', '/api/v1/keys'],
        ['webhooks', '/api/v1/webhooks'],
        ['readers', '/api/v1/subscribers'],
        ['badges', '/api/v1/badges'],
      ] as const) {
        const { [what]: before } = (expected[what] ?? {}) as Readonly<Record<string, unknown>>;
        if (what === 'badges' && before === undefined) continue;
        expect(before, what).toBeTruthy();
        // Some routes have been renamed; their content is the same.
        const now = JSON.parse(await get(path, expected.key)) as Readonly<Record<string, unknown>>;
        contains(now[path.split('/').at(-1) ?? ''], before, MOVES);
      }
      const watches = (expected['watches'] ?? {}) as Readonly<Record<string, unknown>>;
      contains(JSON.parse(await get('/api/v1/monitors', expected.key)), watches, MOVES);
      const acts = ((expected['audit'] ?? {}) as { readonly acts?: readonly { readonly at: string }[] }).acts ?? [];
      const { events } = JSON.parse(await get('/api/v1/audit', expected.key)) as { events: readonly { at: string }[] };
      expect(events.map(({ at }) => at)).toEqual(expect.arrayContaining(acts.map(({ at }) => at)));
      const [batch] = (JSON.parse(await get('/api/v1/batches', expected.key)) as { batches: { id: string }[] }).batches;
      contains(JSON.parse(await get(`/api/v1/batches/${batch?.id}`, expected.key)), expected['batch'], MOVES);
      const { id: site } = expected['site'] as { readonly id: string };
      contains(JSON.parse(await get(`/api/v1/sites/${site}/monitor`, expected.key)), expected['watch'], MOVES);
      const ofSite = (expected['siteScans'] ?? {}) as Readonly<Record<string, unknown>>;
      contains(JSON.parse(await get(`/api/v1/sites/${site}/scans`, expected.key)), ofSite, MOVES);
      let compared = 0;
      for (const [domain, { overall_score: score, pillars }] of Object.entries(expected.scans)) {
        // Not every scan was completed on the machine that made this.
        if (pillars === undefined) continue;
        const page = await get(`/rapport/${domain}`, expected.key);
        expect(page, domain).toContain(String(score));
        const { rows } = await sql<{ earlier: { pillars: { id: string; score: number | null }[] } }>`
          select partner as earlier from scans where domain = ${domain} and partner is not null order by seq desc limit 1`.execute(
          store.db,
        );
        if (rows[0] === undefined) continue;
        expect(rows[0].earlier.pillars.map(({ id, score: own }) => [id, own])).toEqual(pillars);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(0);
    },
    TIMEOUT * 2,
  );
});
