import { replaceDecision, type StoredDecision } from '../../../../lib/decision.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { toJson } from '../../../core/store/writable.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import type { SiteOfTeam } from './sites.ts';

type Db = Pick<Store, 'db'>;

/** Finds the decisions about findings of a site of a team; null if the team has no such site. */
export const findDecisions = async (
  { db }: Db,
  { team, id }: SiteOfTeam,
): Promise<readonly StoredDecision[] | null> => {
  const own = db.selectFrom('sites').select('decisions').where('id', '=', id).where('team', '=', team);
  return (await own.executeTakeFirst())?.decisions ?? null;
};

/**
 * Stores a decision about a check of a site in place of an earlier one (null removes it), and records it in the audit log; false
 * if there is no such site.
 */
export const decide = (
  { db }: Db,
  actor: Actor,
  {
    id,
    check,
    decision,
    now,
  }: { readonly id: string; readonly check: string; readonly decision: StoredDecision | null; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('sites').select(['url', 'domain', 'decisions']);
    const site = await own.where('id', '=', id).where('team', '=', actor.team).forUpdate().executeTakeFirst();
    if (site === undefined) return false;
    const decisions = Object.values(
      replaceDecision({ site: [...site.decisions] }, { host: 'site', check }, decision),
    ).flat();
    const changed = tx.updateTable('sites').set({ decisions: toJson(decisions) });
    await changed.where('id', '=', id).where('team', '=', actor.team).execute();
    await recordAuditEvent(tx, actor, { act: 'siteChanged', about: `${toBareAddress(site.url)} ${check}`, now });
    return true;
  });
