import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { createBadField, createNotFound, type Member, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { type ParseResult, readChanges, readSite } from '../schemas/fields.ts';
import { formatSiteCursor, readSitesQuery } from '../schemas/request.ts';
import { TeamSite, toTeamSite } from '../schemas/response.ts';
import { getSite, listSites, type Site } from '../store/list-sites.ts';
import { addSite, removeSite, updateSite } from '../store/sites.ts';

export const SITES_PATH = '/api/v1/sites';

/** Sites of a team. */
export const SiteList = z.strictObject({
  sites: z.array(TeamSite),
  /** Value of `cursor` for the next sites; null when there are none. */
  next: z.nullable(z.string()),
});

/** Returns a parsed value. Throws a `Problem` with the reason if parsing failed. */
export const requireRead = <T>(read: ParseResult<T>): T => {
  if (read.ok) return read.value;
  const code = read.fault === 'full' ? 'conflict' : 'invalid_request';
  throw new Problem(code, (_, locale) => sitesWords[locale].refused[read.fault]);
};

/** Returns a site of the requester's team. Throws a `Problem`: `not_found` if there is none. */
export const requireSite = async ({ store }: V1Deps, { team }: Member, id: string): Promise<Site> => {
  const site = await getSite(store, { team, id });
  if (site === null) throw createNotFound();
  return site;
};

/** Route parameters of one site. */
export interface OneSite {
  readonly Params: { readonly id: string };
}

const addOne = (app: FastifyInstance, deps: V1Deps): void => {
  const { store, now } = deps;
  const path = `${SITES_PATH}/:id`;
  app.get<OneSite>(path, async (request) =>
    toTeamSite(await requireSite(deps, await requireMember(deps, request, 'read'), request.params.id)),
  );
  app.patch<OneSite>(path, async (request) => {
    const member = await requireMember(deps, request, 'manage');
    const { id, url } = await requireSite(deps, member, request.params.id);
    const fields = requireRead(readChanges(request.body, url));
    if (!(await updateSite(store, member, { id, fields, now: now() }))) throw createNotFound();
    return toTeamSite(await requireSite(deps, member, id), member.known.scopes.includes('read'));
  });
  app.delete<OneSite>(path, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await removeSite(store, member, { id: request.params.id, now: now() }))) throw createNotFound();
    return reply.status(204).send();
  });
};

/** Registers the routes that list, add, show, change and remove sites of a team. */
export const addSiteRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  const { store, now } = deps;
  app.get(SITES_PATH, async (request): Promise<z.infer<typeof SiteList>> => {
    const { team } = await requireMember(deps, request, 'read');
    const query = readSitesQuery(request.query);
    if ('bad' in query) throw createBadField(query.bad);
    const { sites, next } = await listSites(store, team, query);
    return { sites: sites.map((site) => toTeamSite(site)), next: next && formatSiteCursor(query.sort, next) };
  });
  app.post(SITES_PATH, async (request, reply): Promise<z.infer<typeof TeamSite>> => {
    const member = await requireMember(deps, request, 'manage');
    const site = requireRead(readSite(request.body));
    const { id, isNew } = await addSite(store, member, { site, now: now() });
    if (id === null) return requireRead({ ok: false, fault: 'full' });
    reply.status(isNew ? 201 : 200);
    return toTeamSite(await requireSite(deps, member, id), member.known.scopes.includes('read'));
  });
  addOne(app, deps);
};
