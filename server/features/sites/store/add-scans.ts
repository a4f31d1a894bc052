import { type Kysely, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { grantReport } from '../../scans/store/report-access.ts';

/*
 * The table `site_scans`: which single scans are listed for a site of a team. A crawl, which scans several pages, is a batch of
 * kind `site` (`server/features/crawls/store/read-crawls.ts`).
 */

/** A team that wants a scan; it gets the full report if the requester may read. */
interface SubscribedTeam {
  readonly team: string;
  readonly mayRead: boolean;
}

/** Subscribes a team to a queued scan by its key: when the scan is stored, it is added to the team's site with that address. */
export const subscribeToScan = async (
  db: Kysely<Tables>,
  { scanKey, team, mayRead, now }: SubscribedTeam & { readonly scanKey: string; readonly now: number },
): Promise<void> => {
  await sql`
    insert into scan_subscriptions as s (scan_key, team, at, may_read) values (${scanKey}, ${team}, ${toDate(now)}, ${mayRead})
    on conflict (scan_key, team) do update set may_read = s.may_read or excluded.may_read, at = excluded.at`.execute(
    db,
  );
};

/** Adds scans to those of a team's sites that have their address, each once; scans without figures are not listed. */
export const addScansTo = async (db: Kysely<Tables>, team: string, scans: readonly string[]): Promise<void> => {
  await sql`
    insert into site_scans (site, scan, at, source, total, scores, danger, rules)
    select s.id, c.id, c.finished_at, 'service', c.total, c.scores, c.danger, c.rules
    from scans c join sites s on s.url = c.url and s.team = ${team}
    where c.id = any(${scans}) and c.scores is not null and c.pillar is null
    on conflict do nothing`.execute(db);
};

/** Adds a scan to those of a team's sites that have its address. */
export const addScanTo = (db: Kysely<Tables>, team: string, scan: string): Promise<void> =>
  addScansTo(db, team, [scan]);

/** Gives a stored scan to a team that requested it. */
export const giveScan = async (db: Kysely<Tables>, { team, mayRead }: SubscribedTeam, scan: string): Promise<void> => {
  await addScanTo(db, team, scan);
  if (mayRead) await grantReport(db, team, scan);
};

/** Adds a stored scan to the sites of all subscribed teams, and ends their subscriptions. */
export const addScanToSubscribed = async (
  db: Kysely<Tables>,
  { scanKey, id }: { readonly scanKey: string; readonly id: string },
): Promise<void> => {
  const waiting = db.deleteFrom('scan_subscriptions').where('scan_key', '=', scanKey).returning(['team', 'may_read']);
  for (const { team, may_read: mayRead } of await waiting.execute()) await giveScan(db, { team, mayRead }, id);
};

/**
 * Milliseconds after which no subscription is still waiting: longer than any scan may wait in the queue, which is a day for those
 * of watched sites.
 */
const LONGEST_WAIT = 2 * DAY;

/** Deletes subscriptions to scans that never took place. */
export const deleteOldSubscriptions = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('scan_subscriptions')
    .where('at', '<', toDate(now - LONGEST_WAIT))
    .execute();
};
