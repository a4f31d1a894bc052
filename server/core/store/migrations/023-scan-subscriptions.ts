import { type Kysely, sql } from 'kysely';

/** Who waits for a scan is subscribed to it, and a badge whose proof is to be looked at is due; every row stays as it is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('wanted').renameTo('scan_subscriptions').execute();
  await sql`alter index wanted_once rename to scan_subscriptions_once`.execute(db);
  await db.schema.alterTable('badges').renameColumn('wanted', 'check_due').execute();
};
