import { createHash } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Store } from '../../store/open-store.ts';
import { type Script, webAssets } from '../../web/assets.ts';
import { problemFor, sendProblem, type TellFault } from '../faults.ts';
import type { ScanDeps } from '../scan-route.ts';
import type { BadgeDeps } from '../v1/badges.ts';
import { addBadge } from './badge.ts';
import { addAssets, addKnownFiles } from './files.ts';
import { addEvents, addFront } from './front.ts';
import { addNotices } from './notices.ts';
import { looks, type Site } from './page-context.ts';
import { addApiDocs, addChecks, sendFault, sendNotFound } from './pages.ts';
import { addResults } from './results.ts';
import { signedIn } from './session.ts';
import { addSharePage } from './share-page.ts';
import { addShared } from './shared.ts';
import { addSignIn } from './sign-in.ts';
import { addSiteScanPages } from './site-scan.ts';
import { addSites } from './sites/sites.ts';
import { addTeam } from './team.ts';
import { addTeamWatching } from './watching/team-watching.ts';

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
    const assets = await webAssets();
    const scriptAt = (name: Script): string => `/assets/${nameOf(assets.scripts[name])}.js`;
    const site: Site = {
      publicUrl: deps.publicUrl,
      contact: deps.contact,
      style: `/assets/${nameOf(assets.style)}.css`,
      scripts: { ask: scriptAt('ask'), report: scriptAt('report') },
    };
    const isSecure = site.publicUrl !== null;
    await web.register(cookies);
    web.decorateRequest('signedIn', null);
    web.addHook('preHandler', async (request) => {
      request.signedIn = await signedIn(request, { store: deps.store, now: deps.now(), isSecure });
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
      const problem = problemFor(error, request, deps.tell);
      const send = looks(request) && problem.status !== MISDIRECTED ? sendFault : sendProblem;
      return send(request, reply, problem, site);
    });
    web.get('/*', { exposeHeadRoute: false }, async (request, reply) =>
      looks(request) ? sendNotFound(request, reply, site) : reply.callNotFound(),
    );
  });
};
