import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Waits for whoever holds a name, and holds it until the transaction ends: one at a time does what goes by it, on whatever
 * machine, and the next statement sees what those before came to.
 */
export const lockNamed = async (tx: Kysely<Tables>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
};
