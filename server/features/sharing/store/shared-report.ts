import { sql } from 'kysely';
import type { PartnerResult } from '../../../../lib/api/result.ts';
import { applyDecisions, type StoredDecision } from '../../../../lib/decision.ts';
import type { Report } from '../../../../lib/model.ts';
import {
  hasDetails,
  readDetails,
  type StoredDetails,
  selectDetails,
} from '../../../core/store/details/stored-details.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { stripQueries } from '../../scans/store/bare-report.ts';

/** A report of a site as its team sees it: with the decisions about its findings. */
export interface SharedReport {
  readonly report: Report;
  /** Null for an imported report. */
  readonly result: PartnerResult | null;
  /** Ms since 1970. */
  readonly at: number;
}

interface Row {
  readonly at: Date;
  readonly imported: Report | null;
  readonly details: StoredDetails | null;
  readonly decisions: readonly StoredDecision[];
}

/** Number of latest scans searched for one whose report is stored. */
const LOOKED_AT = 200;

/**
 * Reads the report of a scan of a site, or of the latest scan whose report is stored; null if there is none. The id of an
 * imported report was chosen by its sender and must not lead to a scan of the service.
 */
export const readSharedReport = async (
  { db }: Pick<Store, 'db'>,
  { site, scan }: { readonly site: string; readonly scan: string | null },
): Promise<SharedReport | null> => {
  const one = scan === null ? sql`` : sql`and x.scan = ${scan}`;
  const { rows } = await sql<Row>`
    with newest as (
      select x.site, x.at, x.seq, x.imported, case when x.source = 'service' then x.scan end as own
      from site_scans x where x.site = ${site} ${one} order by x.at desc, x.seq desc limit ${LOOKED_AT})
    select n.at, n.imported, ${selectDetails('c')} as details, s.decisions
    from newest n join sites s on s.id = n.site left join scans c on c.id = n.own
    where n.imported is not null or ${hasDetails('c')}
    order by n.at desc, n.seq desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const details = row.imported === null ? await readDetails(row.details) : null;
  const report = row.imported ?? details?.report;
  if (report === undefined) return null;
  const result = details?.partner ?? null;
  const shown = stripQueries({ report: applyDecisions(report, row.decisions), result }, [report.target.url]);
  return { ...shown, at: row.at.getTime() };
};

/** Finds a site of a team, with what sharing needs; null if the team has none with that id. */
export const findSiteToShare = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  id: string,
): Promise<{ readonly id: string; readonly domain: string; readonly url: string } | null> => {
  const row = await db
    .selectFrom('sites')
    .select(['id', 'domain', 'url'])
    .where('id', '=', id)
    .where('team', '=', team)
    .executeTakeFirst();
  return row ?? null;
};
