import { type Kysely, sql } from 'kysely';
import type { PartnerResult } from '../../../../lib/api/result.ts';
import type { Locale, Report } from '../../../../lib/model.ts';
import { readDetails, selectDetails } from '../../../core/store/details/stored-details.ts';
import type { Tables } from '../../../core/store/tables.ts';
import type { Item } from '../../batches/store/batch-items.ts';
import { stripQueries, toBareReport } from '../../scans/store/bare-report.ts';
import type { From } from './expand-crawls.ts';

/** A crawl and its progress. Times are in ms since 1970. */
export interface Crawl {
  readonly id: string;
  readonly site: string;
  /** The address of the site. */
  readonly url: string;
  readonly locale: Locale;
  /** Maximum pages. */
  readonly most: number;
  /** Pages that it has: the first one alone until the others are chosen. */
  readonly size: number;
  /** Pages that have ended, with or without a result. */
  readonly done: number;
  /** Where the addresses come from; null until that is known. */
  readonly from: From | null;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  readonly endedAt: number | null;
}

interface Row extends Omit<Crawl, 'createdAt' | 'cancelledAt' | 'endedAt'> {
  readonly made_at: Date;
  readonly cancelled_at: Date | null;
  readonly ended_at: Date | null;
}

const toScan = ({ made_at: created, cancelled_at, ended_at, ...row }: Row): Crawl => ({
  ...row,
  createdAt: created.getTime(),
  cancelledAt: cancelled_at?.getTime() ?? null,
  endedAt: ended_at?.getTime() ?? null,
});

type Which = { readonly id: string } | { readonly site: string; readonly most: number };

const readCrawls = async (db: Kysely<Tables>, team: string, which: Which): Promise<readonly Crawl[]> => {
  const chosen = 'id' in which ? sql`b.id = ${which.id}` : sql`b.site = ${which.site}`;
  const { rows } = await sql<Row>`
    select b.id, b.site, s.url, b.locale, b.size, coalesce((b.crawl_info->>'most')::int, 1) as most, b.crawl_info->>'from' as "from",
      (select count(*)::int from batch_items i where i.batch = b.id and i.ended_at is not null) as done,
      b.made_at, b.cancelled_at, b.ended_at
    from batches b join sites s on s.id = b.site
    where b.team = ${team} and b.kind = 'site' and ${chosen}
    order by b.made_at desc, b.id desc limit ${'id' in which ? 1 : which.most}`.execute(db);
  return rows.map(toScan);
};

/** Finds a crawl of a team; null if the team has none with that id. */
export const findCrawl = async (db: Kysely<Tables>, team: string, id: string): Promise<Crawl | null> =>
  (await readCrawls(db, team, { id }))[0] ?? null;

/** Lists at most `most` crawls of a site of a team, newest first. */
export const listCrawls = (
  db: Kysely<Tables>,
  team: string,
  { site, most }: { readonly site: string; readonly most: number },
): Promise<readonly Crawl[]> => readCrawls(db, team, { site, most });

/** Finds the address of a site of a team; null if the team has none with that id. */
export const findSiteUrl = async (db: Kysely<Tables>, team: string, id: string): Promise<string | null> => {
  const own = db.selectFrom('sites').select('url').where('id', '=', id).where('team', '=', team);
  return (await own.executeTakeFirst())?.url ?? null;
};

/** A page of a crawl (an item of its batch) and its result; `number` counts from 1. */
export interface SitePage
  extends Pick<Item, 'number' | 'url' | 'state' | 'scan' | 'failure' | 'reason' | 'detail' | 'endedAt'> {
  /** Null when it has none, or when it is no longer stored. */
  readonly report: Report | null;
}

const PAGE = ['number', 'batch_items.url', 'state', 'scan', 'batch_items.failure', 'ended_at'] as const;
const WHY = ['batch_items.reason', 'batch_items.detail'] as const;

/** Reads all pages of a crawl in order, with their reports. */
export const readPages = async (db: Kysely<Tables>, id: string): Promise<readonly SitePage[]> => {
  const rows = await db
    .selectFrom('batch_items')
    .leftJoin('scans', 'scans.id', 'batch_items.scan')
    .select([...PAGE, ...WHY, selectDetails('scans').as('details')])
    .where('batch', '=', id)
    .orderBy('number')
    .execute();
  return Promise.all(
    rows.map(async ({ ended_at, details, ...row }) => ({
      ...row,
      report: toBareReport((await readDetails(details))?.report ?? null),
      endedAt: ended_at?.getTime() ?? null,
    })),
  );
};

/** The full result of a page of a crawl. */
interface FullPage {
  readonly result: PartnerResult;
  readonly report: Report;
  /** Ms since 1970. */
  readonly finishedAt: number;
}

/** Finds a page of a team's crawl by its number; null if there is none, or none with a result. */
export const findFullPage = async (
  db: Kysely<Tables>,
  team: string,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<FullPage | null> => {
  const row = await db
    .selectFrom('batch_items')
    .innerJoin('batches', 'batches.id', 'batch_items.batch')
    .innerJoin('scans', 'scans.id', 'batch_items.scan')
    .select(['scans.finished_at', selectDetails('scans').as('details')])
    .where('batches.id', '=', id)
    .where('batches.team', '=', team)
    .where('batches.kind', '=', 'site')
    .where('batch_items.number', '=', number)
    .executeTakeFirst();
  const details = await readDetails(row?.details);
  if (row === undefined || details === null) return null;
  const { partner: result, report } = details;
  return { ...stripQueries({ result, report }, [report.target.url]), finishedAt: row.finished_at.getTime() };
};
