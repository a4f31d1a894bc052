import { type Kysely, sql } from 'kysely';

const TABLES = [
  ['told', 'notifications'],
  ['starts', 'rate_limit_hits'],
  ['visits', 'host_throttles'],
  ['pages', 'quota_usage'],
] as const;

const INDEXES = [
  ['told_team', 'notifications_team'],
  ['starts_who', 'rate_limit_hits_who'],
  ['starts_at', 'rate_limit_hits_at'],
  ['pages_who', 'quota_usage_who'],
  ['pages_batch', 'quota_usage_batch'],
] as const;

/**
 * Renames to notifications, rate limits, throttles of hosts and quotas; every row stays, and a watch that waits for a scan
 * becomes `requested`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [from, to] of TABLES) await db.schema.alterTable(from).renameTo(to).execute();
  for (const [from, to] of INDEXES) await sql`alter index ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
  await db.schema.alterTable('batches').renameColumn('told', 'crawl_info').execute();
  await sql`update watches set state = 'requested' where state = 'asked'`.execute(db);
};
