import type { Kysely } from 'kysely';

/** Each scan that ends looks up who requested it, to notify their webhooks. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('scan_requests_question').on('scan_requests').column('question').execute();
};
