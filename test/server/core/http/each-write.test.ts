import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isNarrowed } from '../../../kit/inputs.ts';
import { recorded } from '../../../sites/recorded.ts';
import { type Everything, filled, keysOfAskers, oneOfEverything } from '../../kit/four-askers.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storedOf } from '../../kit/scanner.ts';
import { HOUR, NOW, storeForAll, TIMEOUT } from '../../kit/store.ts';

/**
 * Simulates a full disk: each row that a request writes fails in turn, from the first to the last. The store must stay as it was
 * before the request, and the request must fail.
 */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

interface WriteRequest {
  readonly method: string;
  /** As in the service's own table of routes. */
  readonly path: string;
  readonly body?: (have: Everything) => unknown;
  /**
   * For a scan that has started when a later write fails: the tables in which the running scan stays recorded. A repeated request
   * joins that scan and is not counted again, so nothing else may remain there.
   */
  readonly leaves?: readonly string[];
  /** A request made beforehand. */
  readonly after?: Pick<WriteRequest, 'method' | 'body' | 'path'>;
}

const LIST = ['een.nl', 'twee.nl', 'drie.nl'];
const WEEKLY: Pick<WriteRequest, 'method' | 'body'> = {
  method: 'PUT',
  body: () => ({ cadence: 'weekly', weekday: 2 }),
};
const SITE_MONITOR = '/api/v1/sites/:id/monitor';
const TAG_MONITOR = '/api/v1/tags/:tag/monitor';

let handed = 0;
const reportOf = (host: string): object => {
  handed += 1;
  return storedOf({ url: `https://${host}/` }, `ingeleverd-${handed}`, NOW - HOUR, recorded('slecht', 'granted'))
    .report;
};

const WRITES: readonly WriteRequest[] = [
  {
    method: 'POST',
    path: '/api/v1/sites',
    body: ({ host }) => ({ url: `nieuw-${host}`, client: 'Klant', tags: ['a'] }),
  },
  { method: 'POST', path: '/api/v1/sites/import', body: ({ host }) => LIST.map((one) => `${one}.${host}`) },
  { method: 'PATCH', path: '/api/v1/sites/:id', body: () => ({ client: 'Andere naam', tags: ['b', 'c'] }) },
  {
    method: 'POST',
    path: '/api/v1/sites/:id/reports',
    body: ({ host }) => ({ reports: [reportOf(host), reportOf(host)] }),
  },
  {
    method: 'POST',
    path: '/api/v1/sites/:id/crawls',
    body: () => ({ pages: 5 }),
    after: { method: 'POST', path: '/api/v1/crawls/:id/cancel' },
  },
  { path: SITE_MONITOR, ...WEEKLY },
  { method: 'DELETE', path: SITE_MONITOR, after: { path: SITE_MONITOR, ...WEEKLY } },
  { path: TAG_MONITOR, ...WEEKLY },
  { method: 'DELETE', path: TAG_MONITOR, after: { path: TAG_MONITOR, ...WEEKLY } },
  { method: 'POST', path: '/api/v1/subscribers', body: ({ site }) => ({ site, address: 'nieuw@voorbeeld.nl' }) },
  { method: 'POST', path: '/api/v1/webhooks', body: () => ({ url: 'https://hooks.voorbeeld.nl/' }) },
  { method: 'POST', path: '/api/v1/webhooks/:id/test' },
  { method: 'POST', path: '/api/v1/webhooks/:id/on' },
  { method: 'POST', path: '/api/v1/keys', body: () => ({ name: 'Nieuw', scopes: ['read'] }) },
  { method: 'POST', path: '/api/v1/shares', body: ({ site }) => ({ site }) },
  { method: 'POST', path: '/api/v1/badges', body: ({ host }) => ({ domain: `nieuw-${host}` }) },
  { method: 'POST', path: '/api/v1/badges/:domain/verify' },
  { method: 'POST', path: '/api/v1/batches', body: ({ host }) => ({ urls: LIST.map((one) => `${one}.${host}`) }) },
  {
    method: 'POST',
    path: '/api/v1/scans',
    body: ({ host }) => ({ url: `los-${host}` }),
    leaves: ['pgboss.job', 'rate_limit_hits', 'scan_subscriptions'],
  },
  { method: 'POST', path: '/api/v1/crawls/:id/cancel' },
  { method: 'POST', path: '/api/v1/batches/:id/cancel' },
  { method: 'DELETE', path: '/api/v1/subscribers/:id' },
  { method: 'DELETE', path: '/api/v1/webhooks/:id' },
  { method: 'DELETE', path: '/api/v1/shares/:id' },
  { method: 'DELETE', path: '/api/v1/keys/:id' },
  { method: 'DELETE', path: '/api/v1/badges/:domain' },
  { method: 'DELETE', path: '/api/v1/sites/:id' },
];

/** Tables that a request may write to, without the queue's own bookkeeping. */
const tablesOf = async (): Promise<readonly string[]> => {
  // A trigger on a partitioned table also fires for each partition.
  const { rows } = await sql<{
    name: string;
  }>`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' and relname not in ('disk', 'version', 'queue', 'instance') order by 1`.execute(
    store().db,
  );
  return rows.map(({ name }) => name);
};

/** Counts each row that is written, and fails at the row that `disk` names; rolled back transactions count too. */
const monitorWrites = async (tables: readonly string[]): Promise<void> => {
  const { db } = store();
  await sql`create table disk (full_at int not null)`.execute(db);
  await sql`insert into disk values (0)`.execute(db);
  await sql`create sequence written`.execute(db);
  await sql`create function written() returns trigger language plpgsql as $$ begin
    if nextval('written') = (select full_at from disk) then
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end if;
    return coalesce(new, old);
  end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger written before insert or update or delete on ${sql.raw(table)} for each row execute function written()`.execute(
      db,
    );
};
const fullAt = async (row: number): Promise<void> => {
  await sql`update disk set full_at = ${row}`.execute(store().db);
  await sql`alter sequence written restart`.execute(store().db);
};
const endMonitoring = async (tables: readonly string[]): Promise<void> => {
  const { db } = store();
  for (const table of tables) await sql`drop trigger if exists written on ${sql.raw(table)}`.execute(db);
  await sql`drop function if exists written()`.execute(db);
  await sql`drop table if exists disk`.execute(db);
  await sql`drop sequence if exists written`.execute(db);
};

/** A digest of all rows of each table. */
const rowsIn = async (tables: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const each = tables.map(
    (
      table,
    ) => sql`select ${sql.lit(table)} as name, coalesce(md5(string_agg((to_jsonb(t) - 'last_used_at')::text, '|' order by t::text)), '') as digest
      from ${sql.raw(table)} t`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(each, sql` union all `)}`.execute(store().db);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

test('every API route that changes something is covered', { timeout: TIMEOUT }, async () => {
  const changing: string[] = [];
  await listen({
    onRoute: ({ method, path }) => {
      if (CHANGES.has(method) && path.startsWith('/api/v1/')) changing.push(`${method} ${path}`);
    },
  });
  expect(WRITES.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(changing.toSorted());
});

test(
  'a request leaves the store unchanged when any one of its rows cannot be written',
  async () => {
    const { base } = await listen({ reportFault: () => {} });
    const ask = async ({ method, path, body }: WriteRequest, have: Everything, key: string): Promise<number> => {
      const answer = await fetch(base + filled(path, have), {
        method,
        headers: { 'X-GDA-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body(have)),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const tables = await tablesOf();
    const wrong: string[] = [];
    const rows: Record<string, number> = {};
    for (const one of WRITES.filter((_, index) => !isNarrowed || index % 5 === 2)) {
      const name = `${one.method} ${one.path}`;
      // Each request gets a team of its own, since a team has limits.
      const { team, keys } = await keysOfAskers(store());
      const have = await oneOfEverything(store(), team);
      // Records the last use of the key beforehand.
      await fetch(`${base}/api/v1/sites`, { headers: { 'X-GDA-Key': keys.own } });
      if (one.after !== undefined) expect(await ask(one.after, have, keys.own)).toBeLessThan(300);
      await monitorWrites(tables);
      try {
        let [before, leaves] = [await rowsIn(tables), one.leaves ?? []];
        for (let row = 1; ; row += 1) {
          await fullAt(row);
          const status = await ask(one, have, keys.own);
          if (status < 500) {
            if (status >= 300) wrong.push(`${name}: ${status}`);
            rows[name] = row - 1;
            break;
          }
          const now = await rowsIn(tables);
          const changed = tables.filter((table) => now.get(table) !== before.get(table));
          if (changed.length > 0 && changed.every((table) => leaves.includes(table))) {
            [before, leaves] = [now, []];
            row = 0;
          } else if (changed.length > 0) {
            wrong.push(`${name}: row ${row} left something behind in ${changed}`);
            break;
          }
        }
      } finally {
        await endMonitoring(tables);
      }
    }
    console.log(rows);
    expect(wrong).toEqual([]);
    expect(Object.values(rows).every((count) => count > 0)).toBe(true);
  },
  TIMEOUT * 5,
);
