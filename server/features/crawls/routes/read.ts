import type { Report } from '../../../../lib/model.ts';
import { type PageReason, siteWords } from '../../../../lib/words/service/site.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { toSiteHost } from '../../scans/model/scan-spec.ts';
import { type Folded, foldPages } from '../model/fold.ts';
import { computeSiteGrade, type SiteGrade } from '../model/site-grade.ts';
import { type Crawl, findCrawl, readPages, type SitePage } from '../store/read-crawls.ts';

/** A page of a crawl as it is reported. */
export interface ReadPage extends Pick<SitePage, 'number' | 'url' | 'state' | 'scan' | 'detail'> {
  /** Null when it has no report that counts; `why` is the reason. */
  readonly report: Report | null;
  readonly why: PageReason | null;
}

/** A crawl with the results of its pages so far. */
export interface CrawlProgress {
  readonly scan: Crawl;
  readonly pages: readonly ReadPage[];
  /** Computed from the chosen pages, in their order. */
  readonly grade: SiteGrade;
  readonly checks: readonly Folded[];
}

const isReason = (text: string | null): text is PageReason =>
  text !== null && Object.hasOwn(siteWords.nl.reasons, text);

const explainNoReport = ({ state, failure, reason, report }: SitePage, home: string): PageReason | null => {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'waiting' || state === 'queued') return 'waiting';
  if (state === 'failed') return [reason, failure].find(isReason) ?? 'internal';
  if (report === null) return 'forgotten';
  return toSiteHost(report.target.url) === toSiteHost(home) ? null : 'elsewhere';
};

const read = (page: SitePage, home: string): ReadPage => {
  const why = explainNoReport(page, home);
  const { number, url, state, scan, detail, report } = page;
  return { number, url, state, scan, detail, why, report: why === null ? report : null };
};

/** Reads a crawl of a team, and merges and grades the pages available so far; null if the team has none with that id. */
export const readCrawl = async ({ db }: Pick<Store, 'db'>, team: string, id: string): Promise<CrawlProgress | null> => {
  const scan = await findCrawl(db, team, id);
  if (scan === null) return null;
  const pages = (await readPages(db, id)).map((page) => read(page, scan.url));
  const reports = pages.map(({ report }) => report);
  return { scan, pages, grade: computeSiteGrade(reports), checks: foldPages(reports) };
};
