import type { Kysely } from 'kysely';

/**
 * A start knows which new scan it is waiting for, until who asked has been told of its outcome; a visit, whether somebody with a key
 * waits for it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('starts').addColumn('question', 'text').execute();
  await db.schema
    .alterTable('visits')
    .addColumn('for_key', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
};
