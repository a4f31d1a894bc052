import type { FastifyReply } from 'fastify';
import { createPageContext, sendPage } from '../../../../core/http/page-context.ts';
import { SITES } from '../../../../core/paths.ts';
import { giveWay } from '../../../../core/store/pace.ts';
import { renderSitesPage } from '../../pages/list-page.tsx';
import type { TableQuery, TableView } from '../../pages/view.ts';
import { formatSiteCursor, readSitesQuery, type SitesQuery } from '../../schemas/request.ts';
import { listNames, listSites } from '../../store/list-sites.ts';
import { readPortfolio } from '../../store/portfolio.ts';
import type { SitesRoom, Visit } from './member.ts';

const EMPTY_QUERY: SitesQuery = {
  filter: {},
  page: { by: 'domain', isDescending: false, after: null, most: 100 },
  sort: '',
};

/** Parses the query of a page; an invalid query counts as empty. */
export const parseTableQuery = (query: unknown): SitesQuery => {
  const sitesQuery = readSitesQuery(query);
  return 'bad' in sitesQuery ? EMPTY_QUERY : sitesQuery;
};

/** Converts a query back to the fields of the page's address. */
export const toTableQuery = ({
  filter: { q = '', tag = '', client = '', gotWorse = false },
  sort,
}: SitesQuery): TableQuery => ({
  q,
  tag,
  client,
  sort,
  worse: gotWorse,
});

interface Shown extends Partial<Pick<TableView, 'message' | 'fault'>> {
  readonly status?: number;
}

/** Seconds between reloads of a page that is followed. */
const EVERY = 5;

/** Whether the query shows all sites from the beginning, rather than a part of them. */
const isWhole = ({ filter: { q = '', tag = '', client = '', gotWorse = false }, page }: SitesQuery): boolean =>
  q === '' && tag === '' && client === '' && !gotWorse && page.after == null;

/** Creates a function that sends the table of a team's sites. */
export const createTableSender =
  ({ site, deps: { store, now } }: Pick<SitesRoom, 'site' | 'deps'>) =>
  async (
    { request, reply, member }: Visit,
    { message = null, fault = null, status = 200 }: Shown = {},
  ): Promise<FastifyReply> => {
    const { team, known } = member;
    const query = parseTableQuery(request.query);
    const list = await listSites(store, team, query);
    const names = await listNames(store, team);
    const every = (request.query as { readonly volg?: unknown }).volg === '1' ? EVERY : null;
    const cockpit = isWhole(query) ? { portfolio: await readPortfolio(store.db, team, now()), every } : null;
    if (cockpit !== null && every !== null && cockpit.portfolio.running.length > 0)
      reply.header('Refresh', String(every));
    const view: TableView = {
      sites: list.sites,
      all: list.all,
      next: list.next && formatSiteCursor(query.sort, list.next),
      isLater: query.page.after != null,
      query: toTableQuery(query),
      names,
      message,
      fault,
      cockpit: cockpit === null || cockpit.portfolio.sites === 0 ? null : cockpit,
      canManage: known.scopes.includes('manage'),
      canBatch: known.scopes.includes('batch'),
    };
    // Rendering is one unit of work; what was read for it is another.
    await giveWay();
    const context = { ...createPageContext(request, site), path: SITES };
    return sendPage(request, reply, { page: renderSitesPage(view, context), site, status });
  };
