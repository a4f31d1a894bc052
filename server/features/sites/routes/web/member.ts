import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import type { Member } from '../../../../core/http/member.ts';
import { findFormRejection } from '../../../../core/http/own-form.ts';
import { createPageContext, type Site, sendPage, toSignIn } from '../../../../core/http/page-context.ts';
import type { BatchDeps } from '../../../batches/routes/batches.ts';
import type { Scope } from '../../../teams/store/keys.ts';
import { renderRefusedPage } from '../../pages/import-page.tsx';

/** Dependencies of the pages about sites. */
export interface SitesDeps extends BatchDeps {
  /** False if it is known that no mail server is set. */
  readonly hasMail: boolean;
}

/** What every page about sites is given. */
export interface SitesRoom {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly deps: SitesDeps;
}

/** A request of a team member, and its reply. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly member: Member;
}

/** Handles a request of a team member. */
export type Visited = (visit: Visit) => Promise<FastifyReply>;

/**
 * Creates a handler for a page that requires a signed-in key with these scopes; others are redirected to the sign-in page, or
 * told which scope is missing.
 */
export const handleForMember =
  (site: Site, scope: Scope | readonly Scope[], visited: Visited) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { signedIn } = request;
    reply.header('X-Robots-Tag', 'noindex');
    if (signedIn === null) return reply.redirect(toSignIn(request), 303);
    const context = createPageContext(request, site);
    const { needsRead, needsManage, needsBatch } = sitesWords[context.locale];
    const needs: Readonly<Partial<Record<Scope, string>>> = { manage: needsManage, batch: needsBatch };
    const { key: known } = signedIn;
    const lacking = [scope].flat().find((one) => !known.scopes.includes(one));
    if (lacking !== undefined) {
      const page = renderRefusedPage(needs[lacking] ?? needsRead, context);
      return sendPage(request, reply, { page, site, status: 403 });
    }
    const member = { team: known.team, keyId: known.id, known, isOwner: known.createdBy === null };
    return visited({ request, reply, member });
  };

/**
 * The same for a form, which must be of this session; `stale` answers one that is not. The response to a form shows what the team
 * has, so the key must also have the scope `read`.
 */
export const handleForm = (
  site: Site,
  visited: Visited,
  stale: (visit: Visit, why: string) => Promise<FastifyReply>,
  scope: Scope = 'manage',
): ReturnType<typeof handleForMember> =>
  handleForMember(site, [scope, 'read'], async (visit) => {
    const { request } = visit;
    const { locale } = createPageContext(request, site);
    const why = request.signedIn === null ? '' : findFormRejection(request, request.signedIn, locale);
    return why === null ? visited(visit) : stale(visit, why);
  });
