import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharingWords, v1Words } from '../../../../../lib/words/service/words.ts';
import { fieldsOf, unheard } from '../../../../core/http/own-form.ts';
import { pageContext, type Site, sendPage, signInFor } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import type { SignedIn } from '../../../../core/http/session.ts';
import { BADGE_PATH, sharePaths } from '../../../../core/paths.ts';
import type { Key } from '../../../teams/store/keys.ts';
import type { BadgeView } from '../../pages/badge-section.tsx';
import { type SharePageView, sharePage } from '../../pages/share-page.tsx';
import { askBadge, type Badge, getBadge, removeBadge } from '../../store/badges.ts';
import { siteToShare } from '../../store/shared-report.ts';
import { listShares, makeShare, revokeShare, SHARE_DAYS } from '../../store/shares.ts';
import { proofPlaces } from '../../worker/badge-places.ts';
import { type BadgeDeps, checkedBadge, domainOf, stateOf } from '../badges.ts';
import { linkOf } from '../shares.ts';

/** A site of the team of who is signed in. */
interface Own {
  readonly signedIn: SignedIn;
  readonly key: Key;
  readonly site: { readonly id: string; readonly domain: string };
}

type Shown = Partial<Pick<SharePageView, 'draft' | 'fault' | 'created' | 'scan'>> & { readonly status?: number };
type Request = FastifyRequest<{ Params: { id: string } }>;

const badgeView = (badge: Badge, publicUrl: string | null): BadgeView => {
  const path = `${BADGE_PATH}${badge.domain}.svg`;
  const address = publicUrl === null ? path : new URL(path, publicUrl).href;
  return { domain: badge.domain, state: stateOf(badge), ...proofPlaces(badge), address };
};

const sender =
  (served: Site, { store, now, publicUrl }: BadgeDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, { key, site }: Own, shown: Shown = {}) => {
    const { draft = null, fault = null, created = null, scan = null, status = 200 } = shown;
    const [shares, badge] = await Promise.all([
      listShares(store, key.team, { site: site.id, now: now() }),
      getBadge(store, { team: key.team, domain: site.domain }),
    ]);
    const context = { ...pageContext(request, served), path: sharePaths(site.id).page };
    const mayManage = key.scopes.includes('manage');
    const view = { site, shares, mayManage, scan, draft, fault, created, days: SHARE_DAYS };
    const page = sharePage({ ...view, badge: badge && badgeView(badge, publicUrl) }, context);
    return sendPage(request, reply, { page, site: served, status });
  };

type Show = ReturnType<typeof sender>;

/** A form on the page of a site: heard where it is one of ours, of this session and of a key that may change things. */
type Deed = (own: Own, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

/** Where forms of a site are sent, by their paths. */
type On = (path: string, deed: Deed) => void;

const formsOf =
  (app: FastifyInstance, served: Site, deps: BadgeDeps, show: Show): On =>
  (path, deed) => {
    app.post<{ Params: { id: string } }>(path, async (request, reply) => {
      const own = await ownSite(request, deps);
      if (own === 'nobody') return reply.redirect(signInFor(request), 303);
      if (own === null) return sendNotFound(request, reply, served);
      const { locale } = pageContext(request, served);
      const mayManage = own.key.scopes.includes('manage');
      const fault =
        unheard(request, own.signedIn, locale) ?? (mayManage ? null : v1Words[locale].forbidden({ scope: 'manage' }));
      return fault === null ? deed(own, request, reply) : show(request, reply, own, { fault, status: 403 });
    });
  };

const paths = sharePaths(':id');
const actor = ({ key }: Own) => ({ team: key.team, key: key.id });
const back = (reply: FastifyReply, { site }: Own) => reply.redirect(sharePaths(site.id).page, 303);

const addLinkForms = (on: On, served: Site, deps: BadgeDeps, show: Show): void => {
  const { store, now } = deps;

  on(paths.make, async (own, request, reply) => {
    const { scan = '', days = '' } = fieldsOf(request);
    const { refused } = sharingWords[pageContext(request, served).locale];
    const number = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0;
    if (number < 1 || number > SHARE_DAYS.most)
      return show(request, reply, own, { draft: { days: days.slice(0, 20), fault: refused.days }, status: 400 });
    const target = scan === '' ? { site: own.site.id } : { scan: scan.slice(0, 200) };
    const created = await makeShare(store, actor(own), { target, days: number, now: now() });
    if ('refused' in created) return show(request, reply, own, { fault: refused[created.refused], status: 409 });
    return show(request, reply, own, { created: linkOf(deps, created.token) });
  });

  on(paths.revoke, async (own, request, reply) => {
    const id = (fieldsOf(request)['id'] ?? '').slice(0, 200);
    const isDone = await revokeShare(store, actor(own), { id, now: now() });
    return isDone ? back(reply, own) : sendNotFound(request, reply, served);
  });
};

const addBadgeForms = (on: On, served: Site, deps: BadgeDeps, show: Show): void => {
  const { store, now } = deps;

  on(paths.askBadge, async (own, request, reply) => {
    const { refused } = sharingWords[pageContext(request, served).locale].badge;
    const domain = domainOf(own.site.domain);
    if (domain === null) return show(request, reply, own, { fault: refused.domain, status: 400 });
    const badge = await askBadge(store, actor(own), { domain, now: now() });
    return badge === null ? show(request, reply, own, { fault: refused.tooMany, status: 409 }) : back(reply, own);
  });

  on(paths.checkBadge, async (own, _, reply) => {
    await checkedBadge(deps, { team: own.key.team, domain: own.site.domain });
    return back(reply, own);
  });

  on(paths.removeBadge, async (own, _, reply) => {
    await removeBadge(store, actor(own), { domain: own.site.domain, now: now() });
    return back(reply, own);
  });
};

/** The site of a request, for who is signed in: `nobody` where nobody is, null where it is another team's or not there. */
const ownSite = async ({ signedIn, params }: Request, { store }: BadgeDeps): Promise<Own | 'nobody' | null> => {
  if (signedIn === null) return 'nobody';
  const { key } = signedIn;
  const site = key.scopes.includes('read') ? await siteToShare(store, key.team, params.id.slice(0, 200)) : null;
  return site === null ? null : { signedIn, key, site };
};

/** The page on which a team shares a site, and its forms. `?scan=` names one scan that is to be shared alone. */
export const addSharePage = (app: FastifyInstance, served: Site, deps: BadgeDeps): void => {
  const show = sender(served, deps);
  interface ShareRequest {
    readonly Params: { id: string };
    readonly Querystring: { scan?: unknown };
  }
  app.get<ShareRequest>(sharePaths(':id').page, async (request, reply) => {
    const own = await ownSite(request as Request, deps);
    if (own === 'nobody') return reply.redirect(signInFor(request), 303);
    if (own === null) return sendNotFound(request, reply, served);
    const { scan } = request.query;
    return show(request, reply, own, { scan: typeof scan === 'string' && scan !== '' ? scan.slice(0, 200) : null });
  });
  const on = formsOf(app, served, deps, show);
  addLinkForms(on, served, deps, show);
  addBadgeForms(on, served, deps, show);
};
