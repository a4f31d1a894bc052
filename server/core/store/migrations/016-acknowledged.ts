import type { Kysely } from 'kysely';

/** When a member of a team last acknowledged that the total of a site fell. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('sites').addColumn('acknowledged_at', 'timestamptz').execute();
};
