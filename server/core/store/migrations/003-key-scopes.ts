import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('keys')
    .addColumn('scopes', 'text', (column) => column.notNull().defaultTo('scan,batch'))
    .execute();
};
