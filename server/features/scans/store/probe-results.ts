import { type Kysely, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toHash } from '../../../core/store/hash.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';

/** Cached results about other hosts: each is contacted once a day, whoever needs the result. */

type Db = Kysely<Tables>;

/** Milliseconds for which they are cached. */
export const PROBE_TTL = DAY;

/** Reads the results of the last day by their names. Names are stored as digests, because addresses may contain tokens. */
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

/** Stores results, replacing earlier ones with the same names. */
export const keepProbeResults = async (db: Db, results: ReadonlyMap<string, unknown>, now: number): Promise<void> => {
  if (results.size === 0) return;
  const rows = [...results].map(([name, result]) => ({ name: toHash(name), result }));
  await sql`
    insert into probe_results (name, at, result)
    select x.name, ${toDate(now)}, x.result from jsonb_to_recordset(${toJson(rows)}::jsonb) as x (name text, result jsonb)
    on conflict (name) do update set at = excluded.at, result = excluded.result`.execute(db);
};

/** Deletes results that are a day old. */
export const forgetProbeResults = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('probe_results')
    .where('at', '<=', toDate(now - PROBE_TTL))
    .execute();
};
