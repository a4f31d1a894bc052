import type { Kysely } from 'kysely';

/** A start knows which new scan it is waiting for, until who asked has been told of its outcome. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('starts').addColumn('question', 'text').execute();
};
