import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';

/** A process that scans, by a name of its own, and how many scans it makes at once. */
interface WorkerPlaces {
  readonly id: string;
  readonly places: number;
}

/** Seconds after which a worker that said nothing counts no more. */
const LOST_AFTER = 60;

/** Notes that a worker is there, by the clock of the store; those that are gone for long are forgotten. */
export const noteWorker = async (db: Kysely<Tables>, { id, places }: WorkerPlaces): Promise<void> => {
  await sql`
    insert into workers (id, places, seen_at) values (${id}, ${places}, clock_timestamp())
    on conflict (id) do update set places = excluded.places, seen_at = excluded.seen_at`.execute(db);
  await sql`delete from workers where seen_at < clock_timestamp() - interval '1 hour'`.execute(db);
};

/** Takes a worker out that ends. */
export const dropWorker = async (db: Kysely<Tables>, id: string): Promise<void> => {
  await db.deleteFrom('workers').where('id', '=', id).execute();
};

/** Scans that all workers that are there can make at once, as a part of another statement. */
export const selectPlaces = (): RawBuilder<number> => sql<number>`(
  select coalesce(sum(places), 0)::int from workers where seen_at > clock_timestamp() - ${LOST_AFTER} * interval '1 second')`;
