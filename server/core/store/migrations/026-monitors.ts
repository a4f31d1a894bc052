import { type Kysely, sql } from 'kysely';

const TABLES = [
  ['watches', 'monitors'],
  ['tag_watches', 'tag_monitors'],
] as const;

const INDEXES = [
  ['watches_due', 'monitors_due'],
  ['watches_waiting', 'monitors_waiting'],
  ['watches_under_way', 'monitors_under_way'],
  ['watches_team', 'monitors_team'],
  ['watches_look', 'monitors_look'],
  ['tag_watches_once', 'tag_monitors_once'],
] as const;

/** Renames watches to monitors, as in the API; every row stays unchanged. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [from, to] of TABLES) await db.schema.alterTable(from).renameTo(to).execute();
  for (const [from, to] of INDEXES) await sql`alter index ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
};
