import { type Kysely, sql } from 'kysely';

/**
 * Renames: waiting for a scan is a subscription to it, and a badge whose proof has to be checked is due; every row stays
 * unchanged.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('wanted').renameTo('scan_subscriptions').execute();
  await sql`alter index wanted_once rename to scan_subscriptions_once`.execute(db);
  await db.schema.alterTable('badges').renameColumn('wanted', 'check_due').execute();
};
