import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharingWords, v1Words } from '../../../../../lib/words/service/words.ts';
import { findFormRejection, readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, type Site, sendPage, toSignIn } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import type { SignedIn } from '../../../../core/http/session.ts';
import { BADGE_PATH, toSharePaths } from '../../../../core/paths.ts';
import type { Key } from '../../../teams/store/keys.ts';
import type { BadgeView } from '../../pages/badge-section.tsx';
import { renderSharePage, type SharePageView } from '../../pages/share-page.tsx';
import { type Badge, getBadge, removeBadge, requestBadge } from '../../store/badges.ts';
import { findSiteToShare } from '../../store/shared-report.ts';
import { endShare, listShares, makeShare, SHARE_DAYS } from '../../store/shares.ts';
import { toProofPlaces } from '../../worker/badge-places.ts';
import { type BadgeDeps, checkBadge, getBadgeState, toPublicDomain } from '../badges.ts';
import { linkOf } from '../shares.ts';

/** A site of the signed-in user's team. */
interface Own {
  readonly signedIn: SignedIn;
  readonly key: Key;
  readonly site: { readonly id: string; readonly domain: string };
}

type Shown = Partial<Pick<SharePageView, 'draft' | 'fault' | 'created' | 'scan'>> & { readonly status?: number };
type Request = FastifyRequest<{ Params: { id: string } }>;

const toBadgeView = (badge: Badge, publicUrl: string | null): BadgeView => {
  const path = `${BADGE_PATH}${badge.domain}.svg`;
  const address = publicUrl === null ? path : new URL(path, publicUrl).href;
  return { domain: badge.domain, state: getBadgeState(badge), ...toProofPlaces(badge), address };
};

const createSender =
  (served: Site, { store, now, publicUrl }: BadgeDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, { key, site }: Own, shown: Shown = {}) => {
    const { draft = null, fault = null, created = null, scan = null, status = 200 } = shown;
    const [shares, badge] = await Promise.all([
      listShares(store, key.team, { site: site.id, now: now() }),
      getBadge(store, { team: key.team, domain: site.domain }),
    ]);
    const context = { ...createPageContext(request, served), path: toSharePaths(site.id).page };
    const mayManage = key.scopes.includes('manage');
    const view = { site, shares, mayManage, scan, draft, fault, created, days: SHARE_DAYS };
    const page = renderSharePage({ ...view, badge: badge && toBadgeView(badge, publicUrl) }, context);
    return sendPage(request, reply, { page, site: served, status });
  };

type Show = ReturnType<typeof createSender>;

/**
 * Handles a form on the page of a site; called only for a form of our own, of this session, with a key that may change things.
 */
type Deed = (own: Own, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

/** Registers the handler of a form of a site by its path. */
type On = (path: string, deed: Deed) => void;

const createForms =
  (app: FastifyInstance, served: Site, deps: BadgeDeps, show: Show): On =>
  (path, deed) => {
    app.post<{ Params: { id: string } }>(path, async (request, reply) => {
      const own = await findOwnSite(request, deps);
      if (own === 'nobody') return reply.redirect(toSignIn(request), 303);
      if (own === null) return sendNotFound(request, reply, served);
      const { locale } = createPageContext(request, served);
      const mayManage = own.key.scopes.includes('manage');
      const fault =
        findFormRejection(request, own.signedIn, locale) ??
        (mayManage ? null : v1Words[locale].forbidden({ scope: 'manage' }));
      return fault === null ? deed(own, request, reply) : show(request, reply, own, { fault, status: 403 });
    });
  };

const paths = toSharePaths(':id');
const toActor = ({ key }: Own) => ({ team: key.team, keyId: key.id });
const redirectBack = (reply: FastifyReply, { site }: Own) => reply.redirect(toSharePaths(site.id).page, 303);

const addLinkForms = (on: On, served: Site, deps: BadgeDeps, show: Show): void => {
  const { store, now } = deps;

  on(paths.make, async (own, request, reply) => {
    const { scan = '', days = '' } = readFormFields(request);
    const { refused } = sharingWords[createPageContext(request, served).locale];
    const number = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0;
    if (number < 1 || number > SHARE_DAYS.most)
      return show(request, reply, own, { draft: { days: days.slice(0, 20), fault: refused.days }, status: 400 });
    const target = scan === '' ? { site: own.site.id } : { scan: scan.slice(0, 200) };
    const created = await makeShare(store, toActor(own), { target, days: number, now: now() });
    if ('refused' in created) return show(request, reply, own, { fault: refused[created.refused], status: 409 });
    return show(request, reply, own, { created: linkOf(deps, created.token) });
  });

  on(paths.revoke, async (own, request, reply) => {
    const id = (readFormFields(request)['id'] ?? '').slice(0, 200);
    const isDone = await endShare(store, toActor(own), { id, now: now() });
    return isDone ? redirectBack(reply, own) : sendNotFound(request, reply, served);
  });
};

const addBadgeForms = (on: On, served: Site, deps: BadgeDeps, show: Show): void => {
  const { store, now } = deps;

  on(paths.askBadge, async (own, request, reply) => {
    const { refused } = sharingWords[createPageContext(request, served).locale].badge;
    const domain = toPublicDomain(own.site.domain);
    if (domain === null) return show(request, reply, own, { fault: refused.domain, status: 400 });
    const badge = await requestBadge(store, toActor(own), { domain, now: now() });
    return badge === null
      ? show(request, reply, own, { fault: refused.tooMany, status: 409 })
      : redirectBack(reply, own);
  });

  on(paths.checkBadge, async (own, _, reply) => {
    await checkBadge(deps, { team: own.key.team, domain: own.site.domain });
    return redirectBack(reply, own);
  });

  on(paths.removeBadge, async (own, _, reply) => {
    await removeBadge(store, toActor(own), { domain: own.site.domain, now: now() });
    return redirectBack(reply, own);
  });
};

/**
 * Finds the site of a request for the signed-in user: `nobody` if nobody is signed in, null if it is another team's or does not
 * exist.
 */
const findOwnSite = async ({ signedIn, params }: Request, { store }: BadgeDeps): Promise<Own | 'nobody' | null> => {
  if (signedIn === null) return 'nobody';
  const { key } = signedIn;
  const site = key.scopes.includes('read') ? await findSiteToShare(store, key.team, params.id.slice(0, 200)) : null;
  return site === null ? null : { signedIn, key, site };
};

/** Registers the page on which a team shares a site, and its forms. `?scan=` names one scan to share on its own. */
export const addSharePage = (app: FastifyInstance, served: Site, deps: BadgeDeps): void => {
  const show = createSender(served, deps);
  interface ShareRequest {
    readonly Params: { id: string };
    readonly Querystring: { scan?: unknown };
  }
  app.get<ShareRequest>(toSharePaths(':id').page, async (request, reply) => {
    const own = await findOwnSite(request as Request, deps);
    if (own === 'nobody') return reply.redirect(toSignIn(request), 303);
    if (own === null) return sendNotFound(request, reply, served);
    const { scan } = request.query;
    return show(request, reply, own, { scan: typeof scan === 'string' && scan !== '' ? scan.slice(0, 200) : null });
  });
  const on = createForms(app, served, deps, show);
  addLinkForms(on, served, deps, show);
  addBadgeForms(on, served, deps, show);
};
