import { type RawBuilder, sql } from 'kysely';
import type { Tier } from '../../../../lib/model.ts';
import { toTwin } from '../../../../lib/parse/url/host-match.ts';
import { hasDetails } from '../../../core/store/details/stored-details.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { HomeState } from '../../../core/store/tables.ts';
import { type Answer, readAnswer, type ScanAnswerRow, selectAnswer } from './scans.ts';

type Db = Pick<Store, 'db'>;

/** For whom something is looked up: the public, or a team, which sees what it asked for itself. */
export type Viewer = { readonly team: string } | 'public';

const toTier = (viewer: Viewer): Tier => (viewer === 'public' ? 'public' : 'partner');

/** The columns of a tier, and which scans whoever looks may see at all. */
const selectVisible = (viewer: Viewer) => {
  const columns = selectAnswer('c', toTier(viewer));
  const may =
    viewer === 'public'
      ? sql`c.public is not null`
      : sql`${hasDetails('c')}
          and exists (select from report_access a where a.scan = c.id and a.team = ${viewer.team})`;
  return { columns, may };
};

/** What is shown for a host: the scan of its home page, or the host of another site that its home page leads to. */
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

/** Scans of a home page, as SQL: one by one, https and the latest first. */
type Latest = (which: RawBuilder<unknown>) => RawBuilder<HomeRow>;

/**
 * The scan of the home page of a host, asked for by its own name or by the other one (`www.`) where that led here: the latest
 * with a total, by https where there is one so; of a host without any, that of another host of the site which leads here; else
 * the latest without a total. Other pages decide nothing, an error page only where there is nothing else. Null where nobody
 * scanned it, or not for this viewer.
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
  /** The address that was asked for, without its query; null of scans of before that was kept. */
  readonly url: string | null;
  /** The host of the page. */
  readonly domain: string;
}

/** A scan by its id, which nobody guesses: 122 random bits. Null where it is not there, or not for this viewer. */
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

/** The address that the scan of an id was asked for by, whole: to ask for it again. Null where it is not the team's. */
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

/** A scan of another page than the home page, as a team finds it again. */
interface PageScan {
  readonly id: string;
  /** Without query. */
  readonly url: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** Other pages of a host of which a team has reports, the newest of each address, latest first. */
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
