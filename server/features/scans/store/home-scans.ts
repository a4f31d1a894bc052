import { type RawBuilder, sql } from 'kysely';
import type { Tier } from '../../../../lib/model.ts';
import { toTwin } from '../../../../lib/parse/url/host-match.ts';
import { hasDetails } from '../../../core/store/details/stored-details.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { HomeState } from '../../../core/store/tables.ts';
import { type Answer, readAnswer, type ScanAnswerRow, selectAnswer } from './scans.ts';

type Db = Pick<Store, 'db'>;

/** Who looks something up: the public, or a team, which sees what it requested itself. */
export type Viewer = { readonly team: string } | 'public';

const toTier = (viewer: Viewer): Tier => (viewer === 'public' ? 'public' : 'partner');

/** Returns the columns for a viewer's tier, and the condition for scans that the viewer may see. */
const selectVisible = (viewer: Viewer) => {
  const columns = selectAnswer('c', toTier(viewer));
  const may =
    viewer === 'public'
      ? sql`c.public is not null`
      : sql`${hasDetails('c')}
          and exists (select from report_access a where a.scan = c.id and a.team = ${viewer.team})`;
  return { columns, may };
};

/** What is shown for a host: the scan of its home page, or the host of another site to which its home page leads. */
export type HomeScan =
  | { readonly kind: 'scan'; readonly answer: Answer }
  | { readonly kind: 'elsewhere'; readonly leadsTo: string }
  | { readonly kind: 'error' };

interface HomeRow extends ScanAnswerRow {
  readonly home_state: HomeState;
  readonly domain: string;
}

const toHomeScan = async (store: Db, row: HomeRow, viewer: Viewer): Promise<HomeScan | null> => {
  if (row.home_state === 'elsewhere') return { kind: 'elsewhere', leadsTo: row.domain };
  if (row.home_state === 'error') return { kind: 'error' };
  const answer = await readAnswer(store, row, toTier(viewer));
  return answer === null ? null : { kind: 'scan', answer };
};

/** Builds SQL for scans of a home page: https first, then the latest. */
type Latest = (which: RawBuilder<unknown>) => RawBuilder<HomeRow>;

/**
 * Finds the scan of a host's home page, requested by its own name or by the other one (`www.`) if that led here: the latest with
 * a total, preferring https; if it has none, that of another host of the site which leads here; otherwise the latest without a
 * total. Other pages do not count, and an error page only if there is nothing else. Null if nobody scanned it, or not for this
 * viewer.
 */
export const findHomeScan = async (store: Db, host: string, viewer: Viewer): Promise<HomeScan | null> => {
  const { columns, may } = selectVisible(viewer);
  const selectLatest: Latest = (which) => sql<HomeRow>`
    select ${columns}, c.home_state, c.domain, c.by_https from scans c
    where c.home is not null and ${which} and ${may} order by c.by_https desc, c.seq desc limit 1`;
  const selectNamed = (states: readonly HomeState[]): RawBuilder<HomeRow> => sql<HomeRow>`
    select * from (
      (${selectLatest(sql`c.home = ${host} and c.home_state = any(${states})`)}) union all
      (${selectLatest(sql`c.home = ${toTwin(host)} and c.domain = ${host} and c.home_state = any(${states})`)})
    ) both_names order by by_https desc, seq desc limit 1`;
  const tries = [
    selectNamed(['graded', 'elsewhere']),
    selectLatest(sql`c.domain = ${host} and c.home_state = 'graded'`),
    selectNamed(['ungraded']),
    selectNamed(['error']),
  ];
  for (const one of tries) {
    const [row] = (await one.execute(store.db)).rows;
    if (row !== undefined) return toHomeScan(store, row, viewer);
  }
  return null;
};

/** One scan of any page, by its id. */
export interface OneScan {
  readonly answer: Answer;
  /** The requested address, without its query; null for scans from before it was stored. */
  readonly url: string | null;
  /** The host of the page. */
  readonly domain: string;
}

/** Finds a scan by its id, which cannot be guessed: 122 random bits. Null if it does not exist, or not for this viewer. */
export const findScan = async (store: Db, id: string, viewer: Viewer): Promise<OneScan | null> => {
  const { columns, may } = selectVisible(viewer);
  const { rows } = await sql<ScanAnswerRow & { readonly url: string | null; readonly domain: string }>`
    select ${columns}, split_part(c.url, '?', 1) as url, c.domain from scans c where c.id = ${id} and ${may}`.execute(
    store.db,
  );
  const [row] = rows;
  const answer = await readAnswer(store, row, toTier(viewer));
  return row === undefined || answer === null ? null : { answer, url: row.url, domain: row.domain };
};

/** Finds the full address that a scan was requested by, to request it again. Null if the scan is not the team's. */
export const findScanAddress = async ({ db }: Db, id: string, team: string): Promise<string | null> => {
  const row = await db
    .selectFrom('scans')
    .innerJoin('report_access', 'report_access.scan', 'scans.id')
    .select('url')
    .where('scans.id', '=', id)
    .where('report_access.team', '=', team)
    .executeTakeFirst();
  return row?.url ?? null;
};

/** A scan of a page other than the home page, in a team's list. */
interface PageScan {
  readonly id: string;
  /** Without query. */
  readonly url: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** Lists the other pages of a host of which a team has reports: the newest scan of each address, latest first. */
export const listPagesOfHost = async (
  { db }: Db,
  host: string,
  { team, most }: { readonly team: string; readonly most: number },
): Promise<readonly PageScan[]> => {
  const { rows } = await sql<{ readonly id: string; readonly url: string; readonly at: Date }>`
    select id, split_part(url, '?', 1) as url, finished_at as at from (
      select distinct on (c.url) c.id, c.url, c.finished_at, c.seq from scans c
      join report_access a on a.scan = c.id and a.team = ${team}
      where c.domain = ${host} and c.pillar is null and ${hasDetails('c')} and c.url is not null and c.home is null
      order by c.url, c.seq desc) latest
    order by seq desc limit ${most}`.execute(db);
  return rows.map(({ id, url, at }) => ({ id, url, at: at.getTime() }));
};
