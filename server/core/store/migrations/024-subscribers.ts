import { type Kysely, sql } from 'kysely';

const TABLES = [
  ['readers', 'subscribers'],
  ['reader_links', 'subscriber_links'],
  ['reader_questions', 'confirmation_requests'],
] as const;

const INDEXES = [
  ['readers_team', 'subscribers_team'],
  ['readers_digest', 'subscribers_digest'],
  ['reader_questions_who', 'confirmation_requests_who'],
] as const;

/** Renames addresses that get notices to subscribers, as in the API; every row stays unchanged. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [from, to] of TABLES) await db.schema.alterTable(from).renameTo(to).execute();
  for (const [from, to] of INDEXES) await sql`alter index ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
  for (const table of ['subscriber_links', 'deliveries'])
    await db.schema.alterTable(table).renameColumn('reader', 'subscriber').execute();
};
