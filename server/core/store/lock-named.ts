import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Waits for the holder of a named lock, and holds it until the transaction ends: only one transaction at a time, on any machine,
 * does what the name protects, and its next statement sees the results of those before.
 */
export const lockNamed = async (tx: Kysely<Tables>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
};
