import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';

/** A process that scans, by a name of its own, and its number of concurrent scans. */
interface WorkerPlaces {
  readonly id: string;
  readonly places: number;
}

/** Seconds without a sign of life after which a worker no longer counts. */
const LOST_AFTER = 60;

/** Records that a worker is alive, by the store's clock; deletes those that have been gone for long. */
export const noteWorker = async (db: Kysely<Tables>, { id, places }: WorkerPlaces): Promise<void> => {
  await sql`
    insert into workers (id, places, seen_at) values (${id}, ${places}, clock_timestamp())
    on conflict (id) do update set places = excluded.places, seen_at = excluded.seen_at`.execute(db);
  await sql`delete from workers where seen_at < clock_timestamp() - interval '1 hour'`.execute(db);
};

/** Removes a worker that ends. */
export const dropWorker = async (db: Kysely<Tables>, id: string): Promise<void> => {
  await db.deleteFrom('workers').where('id', '=', id).execute();
};

/** SQL for the number of scans that all live workers can run at once, as part of another statement. */
export const selectPlaces = (): RawBuilder<number> => sql<number>`(
  select coalesce(sum(places), 0)::int from workers where seen_at > clock_timestamp() - ${LOST_AFTER} * interval '1 second')`;
