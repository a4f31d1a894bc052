import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../../../lib/model.ts';
import { readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, sendPage } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { toSitePaths } from '../../../../core/paths.ts';
import { renderSitePage } from '../../pages/site-page.tsx';
import type { SiteView } from '../../pages/site-view.ts';
import { getSite, type Site as TeamSite } from '../../store/list-sites.ts';
import { handleForm, type SitesRoom, type Visit, type Visited } from './member.ts';
import { loadSiteView } from './site-view.ts';

/** Maximum characters of a field that are read. */
const LONGEST = 20_000;

/** What a form changes in the view of a site's page. */
interface Shown extends Partial<Pick<SiteView, 'message' | 'fault' | 'details'>> {
  readonly watching?: Partial<SiteView['watching']>;
  readonly status?: number;
}

/** Handles a request about one site of a team. */
type OfSite = (visit: Visit, own: TeamSite) => Promise<FastifyReply>;

/** What the pages of one site share. */
export interface SiteTools extends SitesRoom {
  localeOf(visit: Visit): Locale;
  /** Returns a field of a form; '' if it is not filled in. */
  text(visit: Visit, name: string): string;
  /** Creates a handler for a site of the team; another team's site is reported as missing. */
  ofSite(does: OfSite): Visited;
  /** The same for a form. */
  form(does: OfSite): ReturnType<typeof handleForm>;
  /** Sends the page of a site. */
  show(visit: Visit, own: TeamSite, shown?: Shown): Promise<FastifyReply>;
}

/** Returns a value of the query; '' unless it is a single text. */
export const readQueryValue = ({ request }: Visit, name: string): string => {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
};

export const createSiteTools = (room: SitesRoom): SiteTools => {
  const { site, deps } = room;
  const handleSite: SiteTools['ofSite'] = (does) => async (visit) => {
    const { request, reply, member } = visit;
    const { id } = request.params as { readonly id: string };
    const own = await getSite(deps.store, { team: member.team, id });
    return own === null ? sendNotFound(request, reply, site) : does(visit, own);
  };
  const show: SiteTools['show'] = async (visit, own, shown = {}) => {
    const { request, reply, member } = visit;
    const { status = 200, watching = {}, ...rest } = shown;
    const which = {
      a: readQueryValue(visit, 'a'),
      b: readQueryValue(visit, 'b'),
      cursor: readQueryValue(visit, 'cursor'),
    };
    const context = { ...createPageContext(request, site), path: toSitePaths(own.id).page };
    const seen = await loadSiteView(deps, { member, site: own, query: which, locale: context.locale });
    const now = { message: null, fault: null, watching: { ...seen.watching, ...watching } };
    const view = { ...seen, ...now, ...rest };
    return sendPage(request, reply, { page: renderSitePage(view, context), site, status });
  };
  const sendStale = (visit: Visit, text: string): Promise<FastifyReply> =>
    handleSite((_, own) => show(visit, own, { fault: { of: 'page', text }, status: 403 }))(visit);
  return {
    ...room,
    localeOf: ({ request }) => createPageContext(request, site).locale,
    text: ({ request }, name) => (readFormFields(request)[name] ?? '').slice(0, LONGEST),
    ofSite: handleSite,
    show,
    form: (does) => handleForm(site, handleSite(does), sendStale),
  };
};
