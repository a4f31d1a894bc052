import { applyDecisions, type StoredDecision } from '../../../../../lib/decision.ts';
import type { Locale } from '../../../../../lib/model.ts';
import type { Member, V1Deps } from '../../../../core/http/member.ts';
import { MAX_PAGES } from '../../../crawls/routes/begin.ts';
import { listEarlierScans } from '../../../crawls/routes/listed.ts';
import { loadSiteMonitoring } from '../../../monitoring/routes/web/shown.ts';
import type { Details, Pair, SiteReport, SiteView } from '../../pages/site-view.ts';
import { writeCursor } from '../../schemas/cursor.ts';
import { readScanCursor } from '../../schemas/request.ts';
import { findDecisions } from '../../store/decisions.ts';
import type { Site } from '../../store/list-sites.ts';
import { type FullSiteScan, findLatestReport, getSiteScan, listSiteScans } from '../../store/scans-of-site.ts';
import { writeContact } from '../lists.ts';

/** Number of scans in the table, and in the history. */
const SCANS = 50;
const COURSE = 100;

/** Converts the details of a site to the values of its form. */
export const toDetails = ({ client, tags, contacts, pinned }: Site): Details => ({
  client,
  tags: tags.join(', '),
  contacts: contacts.map(writeContact).join('\n'),
  pinned: pinned.join('\n'),
});

/** Returns a scan's report with the decisions applied; null if it is not stored. */
export const toDecidedScan = (scan: FullSiteScan | null, decisions: readonly StoredDecision[]): SiteReport | null =>
  scan?.report == null ? null : { scan: scan.scan, at: scan.at, report: applyDecisions(scan.report, decisions) };

interface ComparedScans {
  readonly a: string;
  readonly b: string;
  readonly cursor: string;
}

/** Loads two scans to compare; the older one comes first, whichever way they were selected. */
const findPair = async (
  { store }: V1Deps,
  site: { team: string; id: string },
  { a, b }: ComparedScans,
): Promise<Pair | null> => {
  if (a === '' || b === '' || a === b) return null;
  const [one, other] = await Promise.all([a, b].map((scan) => getSiteScan(store, site, scan)));
  const inTime = [one, other].toSorted((x, y) => (x?.at ?? 0) - (y?.at ?? 0));
  const [first = null, second = null] = inTime.map((scan) => scan?.report ?? null);
  return { a, b, reports: first === null || second === null ? null : { before: first, after: second } };
};

interface Shown {
  readonly member: Member;
  readonly site: Site;
  readonly query: ComparedScans;
  readonly locale: Locale;
}

/** Loads what the page of a site shows to a member of its team. */
export const loadSiteView = async (
  deps: V1Deps & Pick<SiteView['watching'], 'hasMail'>,
  { member, site, query, locale }: Shown,
): Promise<Omit<SiteView, 'message' | 'fault'>> => {
  const { store } = deps;
  const { team, known } = member;
  const of = { team, id: site.id };
  const after = query.cursor === '' ? null : readScanCursor(query.cursor);
  const decisions = (await findDecisions(store, of)) ?? [];
  const course = (await listSiteScans(store, of, { most: COURSE })).scans;
  const { scans, next } = await listSiteScans(store, of, { after, most: SCANS });
  const scansOfPages = await listEarlierScans(store, team, site.id);
  return {
    site,
    scans,
    older: next && writeCursor([...next]),
    course,
    decisions,
    details: toDetails(site),
    latest: toDecidedScan(await findLatestReport(store, of), decisions),
    pages: { scans: scansOfPages, most: MAX_PAGES, mayBegin: known.scopes.includes('batch') },
    watching: await loadSiteMonitoring(deps, { team, site: site.id, locale }),
    pair: await findPair(deps, of, query),
    canManage: known.scopes.includes('manage'),
    canScan: known.scopes.includes('scan'),
  };
};
