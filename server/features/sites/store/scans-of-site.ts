import { type RawBuilder, sql } from 'kysely';
import type { PartnerResult } from '../../../../lib/api/result.ts';
import type { Report } from '../../../../lib/model.ts';
import {
  hasDetails,
  readDetails,
  type StoredDetails,
  selectDetails,
} from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { toJson } from '../../../core/store/writable.ts';
import { stripQueries, toBareAddress, toBareReport } from '../../scans/store/bare-report.ts';
import type { Figures } from '../../scans/store/outcome.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import { type FiguresRow, type SiteFigures, toSiteFigures } from './site-figures.ts';
import type { SiteOfTeam } from './sites.ts';

type Db = Pick<Store, 'db'>;

/** A position in the scans of a site: after the scan with this time (ms since 1970) and this number. */
export type ScanCursor = readonly [at: number, seq: string];

/** A scan of a site in a list. */
export interface ListedScan extends SiteFigures {
  /** Whether its report is still stored. */
  readonly hasReport: boolean;
}

/** A scan of a site with everything that is stored of it. */
export interface FullSiteScan extends SiteFigures {
  /** Null when it is no longer stored. */
  readonly report: Report | null;
  /** Null for an imported report, and when it is no longer stored. */
  readonly result: PartnerResult | null;
}

/**
 * Selects the scans of a site of a team, as `x`, with the stored data of the service's own scans, as `c`: the id of an imported
 * report was chosen by its sender.
 */
const selectOwn = ({ team, id }: SiteOfTeam): RawBuilder<unknown> => sql`
  from site_scans x join sites s on s.id = x.site and s.team = ${team}
  left join scans c on c.id = x.scan and x.source = 'service'
  where x.site = ${id}`;

const FIGURES = sql`x.seq, x.scan, x.at, x.source, x.total, x.scores, x.danger, x.rules`;
const hasReport = sql`(x.imported is not null or ${hasDetails('c')})`;

/** Lists scans of a site of a team, newest first, and where the next ones begin; null after the last. */
export const listSiteScans = async (
  { db }: Db,
  site: SiteOfTeam,
  { after = null, most }: { readonly after?: ScanCursor | null; readonly most: number },
): Promise<{ readonly scans: readonly ListedScan[]; readonly next: ScanCursor | null }> => {
  type Row = FiguresRow & { readonly seq: string; readonly stored: boolean };
  const older = after === null ? sql`` : sql`and (x.at, x.seq) < (${toDate(after[0])}, ${after[1]}::bigint)`;
  const { rows } = await sql<Row>`
    select ${FIGURES}, ${hasReport} as stored ${selectOwn(site)} ${older}
    order by x.at desc, x.seq desc limit ${most + 1}`.execute(db);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return {
    scans: shown.map((row) => ({ ...toSiteFigures(row), hasReport: row.stored })),
    next: last === undefined ? null : [last.at.getTime(), String(last.seq)],
  };
};

interface FullRow extends FiguresRow {
  readonly imported: Report | null;
  readonly details: StoredDetails | null;
}

const FULL = sql`${FIGURES}, x.imported, ${selectDetails('c')} as details`;

const toFull = async (row: FullRow): Promise<FullSiteScan> => {
  const details = row.imported === null ? await readDetails(row.details) : null;
  const report = row.imported ?? details?.report ?? null;
  const stored = { report, result: details?.partner ?? null };
  return { ...toSiteFigures(row), ...stripQueries(stored, [report?.target.url ?? null]) };
};

/** Finds a scan of a site of a team; null if the site has none with this id. */
export const getSiteScan = async ({ db }: Db, site: SiteOfTeam, scan: string): Promise<FullSiteScan | null> => {
  const { rows } = await sql<FullRow>`select ${FULL} ${selectOwn(site)} and x.scan = ${scan}`.execute(db);
  return rows[0] === undefined ? null : toFull(rows[0]);
};

/** Number of latest scans searched for a report. */
const LOOKED_AT = 200;

/** Finds the latest scan of a site of a team whose report is stored; null if there is none. */
export const findLatestReport = async ({ db }: Db, site: SiteOfTeam): Promise<FullSiteScan | null> => {
  const { rows } = await sql<{ readonly scan: string }>`
    select scan from (
      select x.scan, x.at, x.seq, ${hasReport} as stored ${selectOwn(site)} order by x.at desc, x.seq desc limit ${LOOKED_AT}
    ) newest where stored order by at desc, seq desc limit 1`.execute(db);
  return rows[0] === undefined ? null : getSiteScan({ db }, site, rows[0].scan);
};

/** An imported report, with its figures. */
export interface ImportedReport {
  readonly report: Report;
  readonly figures: Figures;
}

/** Stores imported reports for a site of a team, each once, and records it in the audit log; returns how many were new. */
export const storeReports = (
  { db }: Db,
  actor: Actor,
  {
    site,
    reports,
    now,
  }: { readonly site: { id: string; url: string }; readonly reports: readonly ImportedReport[]; readonly now: number },
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    let added = 0;
    for (const { report: handed, figures } of reports) {
      const report = toBareReport(handed);
      const { total, scores, danger, rules } = figures;
      const { numAffectedRows = 0n } = await sql`
        insert into site_scans (site, scan, at, source, total, scores, danger, rules, imported)
        select id, ${report.id}, ${toDate(report.finishedAt)}, 'extension', ${total}::int, ${toJson(scores)}::jsonb,
          ${danger}::int, ${rules}::int, ${toJson(report)}::jsonb
        from sites where id = ${site.id} and team = ${actor.team}
        on conflict do nothing`.execute(tx);
      added += Number(numAffectedRows);
    }
    if (added > 0)
      await recordAuditEvent(tx, actor, { act: 'reportsImported', about: `${toBareAddress(site.url)} ${added}`, now });
    return added;
  });
