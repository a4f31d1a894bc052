import type { FastifyReply } from 'fastify';
import { rest } from '../../../store/pace.ts';
import { listSites, namesOfSites } from '../../../store/sites/list-sites.ts';
import { portfolioOf } from '../../../store/sites/portfolio.ts';
import { sitesPage } from '../../../web/sites/list-page.tsx';
import { SITES } from '../../../web/sites/paths.ts';
import type { TableQuery, TableView } from '../../../web/sites/view.ts';
import { type AskedSites, readAskedSites, siteCursor } from '../../sites/asked.ts';
import { placeOf, sendPage } from '../place.ts';
import type { SitesRoom, Visit } from './member.ts';

const NOTHING_ASKED: AskedSites = {
  filter: {},
  page: { by: 'domain', isDescending: false, after: null, most: 100 },
  sort: '',
};

/** A question as a page asks it: what cannot be read is not asked. */
export const askedIn = (query: unknown): AskedSites => {
  const asked = readAskedSites(query);
  return 'bad' in asked ? NOTHING_ASKED : asked;
};

/** The same as its address has it. */
export const queryOf = ({
  filter: { q = '', tag = '', client = '', gotWorse = false },
  sort,
}: AskedSites): TableQuery => ({
  ...{ q, tag, client, sort, worse: gotWorse },
});

interface Shown extends Partial<Pick<TableView, 'message' | 'fault'>> {
  readonly status?: number;
}

/** Seconds after which a page that is followed comes again. */
const EVERY = 5;

/** Whether all sites are looked at from their beginning, and no part of them. */
const isWhole = ({ filter: { q = '', tag = '', client = '', gotWorse = false }, page }: AskedSites): boolean =>
  q === '' && tag === '' && client === '' && !gotWorse && page.after == null;

/** The table of a team's sites, as it is sent. */
export const tableSender =
  ({ site, deps: { store, now } }: Pick<SitesRoom, 'site' | 'deps'>) =>
  async (
    { request, reply, member }: Visit,
    { message = null, fault = null, status = 200 }: Shown = {},
  ): Promise<FastifyReply> => {
    const { team, known } = member;
    const asked = askedIn(request.query);
    const list = await listSites(store, team, asked);
    const names = await namesOfSites(store, team);
    const every = (request.query as { readonly volg?: unknown }).volg === '1' ? EVERY : null;
    const cockpit = isWhole(asked) ? { portfolio: await portfolioOf(store.db, team, now()), every } : null;
    if (cockpit !== null && every !== null && cockpit.portfolio.running.length > 0)
      reply.header('Refresh', String(every));
    const view: TableView = {
      ...{ sites: list.sites, all: list.all, next: list.next && siteCursor(asked.sort, list.next) },
      ...{ isLater: asked.page.after != null, query: queryOf(asked), names, message, fault },
      cockpit: cockpit === null || cockpit.portfolio.sites === 0 ? null : cockpit,
      canManage: known.scopes.includes('manage'),
      canBatch: known.scopes.includes('batch'),
    };
    // Drawing it is one piece of work: what was read for it is another.
    await rest();
    const place = { ...placeOf(request, site), path: SITES };
    return sendPage(request, reply, { page: sitesPage(view, place), site, status });
  };
