import { type Kysely, sql } from 'kysely';

const TABLES = ['starts', 'scans', 'scan_requests', 'wanted', 'batch_items', 'watches'] as const;

const INDEXES = [
  ['scans_question', 'scans_scan_key'],
  ['scan_requests_question', 'scan_requests_scan_key'],
] as const;

/** Renames the key by which equal scans are recognised; every row stays unchanged. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of TABLES) await db.schema.alterTable(table).renameColumn('question', 'scan_key').execute();
  for (const [from, to] of INDEXES) await sql`alter index ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
};
