import { type Kysely, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toHash } from '../../../core/store/hash.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';

/** What was found out of other hosts: they are asked once a day, whoever wants to know. */

type Db = Kysely<Tables>;

/** Ms for which it is kept. */
export const PROBE_TTL = DAY;

/** What is known by these names, of the last day. A name is kept as its digest: addresses may have tokens in them. */
export const readProbeResults = async (
  db: Db,
  names: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, unknown>> => {
  if (names.length === 0) return new Map();
  const byHash = new Map(names.map((name) => [toHash(name), name]));
  const rows = await db
    .selectFrom('probe_results')
    .select(['name', 'result'])
    .where('name', 'in', [...byHash.keys()])
    .where('at', '>', toDate(now - PROBE_TTL))
    .execute();
  return new Map(rows.map(({ name, result }) => [byHash.get(name) ?? '', result]));
};

/** Keeps what was found out; what was known by the same names goes. */
export const keepProbeResults = async (db: Db, results: ReadonlyMap<string, unknown>, now: number): Promise<void> => {
  if (results.size === 0) return;
  const rows = [...results].map(([name, result]) => ({ name: toHash(name), result }));
  await sql`
    insert into probe_results (name, at, result)
    select x.name, ${toDate(now)}, x.result from jsonb_to_recordset(${toJson(rows)}::jsonb) as x (name text, result jsonb)
    on conflict (name) do update set at = excluded.at, result = excluded.result`.execute(db);
};

/** Forgets what is a day old. */
export const forgetProbeResults = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('probe_results')
    .where('at', '<=', toDate(now - PROBE_TTL))
    .execute();
};
