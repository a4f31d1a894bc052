import { createHash } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { FastifyError, FastifyInstance } from 'fastify';
import { explainProblem, sendProblem, type TellFault } from '../core/http/faults.ts';
import { isBrowser, type Site } from '../core/http/page-context.ts';
import { sendFault, sendNotFound } from '../core/http/pages.ts';
import { findSignedIn } from '../core/http/session.ts';
import { loadWebAssets, type Script } from '../core/pages/assets.ts';
import type { Store } from '../core/store/open-store.ts';
import { addSiteScanPages } from '../features/crawls/routes/web/site-scan.ts';
import { addNotices } from '../features/monitoring/routes/web/notices.ts';
import { addTeamWatching } from '../features/monitoring/routes/web/team-watching.ts';
import type { ScanDeps } from '../features/scans/routes/scan-route.ts';
import { addEvents, addFront } from '../features/scans/routes/web/front.ts';
import { addResults } from '../features/scans/routes/web/results.ts';
import type { BadgeDeps } from '../features/sharing/routes/badges.ts';
import { addBadge } from '../features/sharing/routes/web/badge.ts';
import { addSharePage } from '../features/sharing/routes/web/share-page.ts';
import { addShared } from '../features/sharing/routes/web/shared.ts';
import { addSites } from '../features/sites/routes/web/sites.ts';
import { addSignIn } from '../features/teams/routes/web/sign-in.ts';
import { addTeam } from '../features/teams/routes/web/team.ts';
import { addApiDocs, addChecks } from './docs.ts';
import { addAssets, addKnownFiles } from './files.ts';

export interface WebDeps extends ScanDeps, BadgeDeps {
  readonly store: Pick<Store, 'db' | 'read' | 'hasRoom'>;
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** False where it is known that no mail server is set. */
  readonly hasMail: boolean;
  /** Days that a public result is kept. */
  readonly keepPublic: number;
  /** Hears of faults of our own. */
  readonly tell: TellFault;
}

/** Called by what it holds: one that changed has another name. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const MISDIRECTED = 421;
const FORM = 'application/x-www-form-urlencoded';

/** What everybody may see. */
const addForAll = (web: FastifyInstance, site: Site, deps: WebDeps): void => {
  addFront(web, site, { ...deps, days: deps.keepPublic });
  addEvents(web, site, deps);
  addSignIn(web, site, deps);
  addNotices(web, site, deps);
  addShared(web, site, deps);
  addBadge(web, deps);
  addResults(web, site, deps);
  addChecks(web, site);
  addApiDocs(web, site);
};

/** What teams have, for who is signed in. */
const addForTeams = (web: FastifyInstance, site: Site, deps: WebDeps): void => {
  addTeam(web, site, deps);
  addSharePage(web, site, deps);
  addSiteScanPages(web, site, deps);
  addSites(web, site, deps);
  addTeamWatching({ app: web, site, deps });
};

/** The pages of the service, for people; all but a full report can be used without scripts. */
export const addWeb = (app: FastifyInstance, deps: WebDeps): void => {
  app.register(async (web) => {
    const assets = await loadWebAssets();
    const toScriptPath = (name: Script): string => `/assets/${nameOf(assets.scripts[name])}.js`;
    const site: Site = {
      publicUrl: deps.publicUrl,
      contact: deps.contact,
      style: `/assets/${nameOf(assets.style)}.css`,
      scripts: { ask: toScriptPath('ask'), report: toScriptPath('report') },
    };
    const isSecure = site.publicUrl !== null;
    await web.register(cookies);
    web.decorateRequest('signedIn', null);
    web.addHook('preHandler', async (request) => {
      request.signedIn = await findSignedIn(request, { store: deps.store, now: deps.now(), isSecure });
    });
    web.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addAssets(web, site, assets);
    addKnownFiles(web, site, deps.now);
    addForAll(web, site, deps);
    addForTeams(web, site, deps);
    // Whoever looks with a browser is told in a page; under a name that is not ours, of nothing but that.
    web.setErrorHandler<FastifyError>((error, request, reply) => {
      const problem = explainProblem(error, request, deps.tell);
      const send = isBrowser(request) && problem.status !== MISDIRECTED ? sendFault : sendProblem;
      return send(request, reply, problem, site);
    });
    web.get('/*', { exposeHeadRoute: false }, async (request, reply) =>
      isBrowser(request) ? sendNotFound(request, reply, site) : reply.callNotFound(),
    );
  });
};
