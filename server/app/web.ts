import { createHash } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Locale } from '../../lib/model.ts';
import { toIsoText, YEAR } from '../../lib/time.ts';
import { type CatalogueCheck, checkCatalogue } from '../../lib/view/check-catalogue.ts';
import { explainProblem, type ReportFault, sendProblem } from '../core/http/faults.ts';
import { createPageContext, isBrowser, type Site } from '../core/http/page-context.ts';
import { sendFault, sendNotFound } from '../core/http/pages.ts';
import { findSignedIn } from '../core/http/session.ts';
import { createStillPages } from '../core/http/still-pages.ts';
import { listOperations } from '../core/pages/api-docs/operation.ts';
import { renderOperationPage } from '../core/pages/api-docs/operation-page.tsx';
import { renderApiDocsPage } from '../core/pages/api-docs.tsx';
import { loadWebAssets, type Script, type WebAssets } from '../core/pages/assets.ts';
import { CHECKS_PATH, checkPage, renderChecksPage } from '../core/pages/checks.tsx';
import { API_DOCS_PATH } from '../core/paths.ts';
import type { Store } from '../core/store/open-store.ts';
import { addCrawlPages } from '../features/crawls/routes/web/crawls.ts';
import { addSubscriptionPages } from '../features/monitoring/routes/web/subscription-pages.ts';
import { addTeamMonitoring } from '../features/monitoring/routes/web/team-monitoring.ts';
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
import { openApi } from './openapi/document.ts';

const indexCheckPages = (locale: Locale): ReadonlyMap<string, CatalogueCheck> =>
  new Map(checkCatalogue(locale).map((check) => [check.id, check]));

/** Adds the page that explains all checks and a page for each of them. */
const addChecks = (app: FastifyInstance, site: Site): void => {
  const checks = { nl: indexCheckPages('nl'), en: indexCheckPages('en') };
  const send = createStillPages(site);
  app.get(CHECKS_PATH, async (request, reply) => send(request, reply, renderChecksPage));
  app.get<{ Params: { id: string } }>(`${CHECKS_PATH}/:id`, async (request, reply) => {
    const check = checks[createPageContext(request, site).locale].get(request.params.id);
    if (check === undefined) return sendNotFound(request, reply, site);
    return send(request, reply, (context) => checkPage(check, context));
  });
};

/** Adds the API documentation. */
const addApiDocs = (app: FastifyInstance, site: Site): void => {
  const descriptions = { nl: openApi('nl'), en: openApi('en') };
  const send = createStillPages(site);
  app.get(API_DOCS_PATH, async (request, reply) =>
    send(request, reply, (context, origin) => renderApiDocsPage(descriptions[context.locale], context, origin)),
  );
  app.get<{ Params: { operation: string } }>(`${API_DOCS_PATH}/:operation`, async (request, reply) => {
    const api = descriptions[createPageContext(request, site).locale];
    const operation = listOperations(api).find(({ operationId }) => operationId === request.params.operation);
    if (operation === undefined) return sendNotFound(request, reply, site);
    return send(request, reply, (context, origin) => renderOperationPage({ api, operation, origin }, context));
  });
};

const TYPES: Readonly<Record<string, string>> = { woff2: 'font/woff2', png: 'image/png' };
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const PLAIN = 'text/plain; charset=utf-8';

/** Style, script, fonts and icons. */
const addAssets = (app: FastifyInstance, { style, scripts }: Site, assets: WebAssets): void => {
  app.get(style, async (_, reply) =>
    reply.headers({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': FOR_A_YEAR }).send(assets.style),
  );
  for (const name of ['ask', 'report'] as const)
    app.get(scripts[name], async (_, reply) =>
      reply
        .headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': FOR_A_YEAR })
        .send(assets.scripts[name]),
    );
  for (const [path, bytes] of Object.entries(assets.files)) {
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    app.get(path, async (_, reply) => reply.headers({ 'Content-Type': type, 'Cache-Control': FOR_A_DAY }).send(bytes));
  }
};

const formatSitemap = (publicUrl: string): string => {
  const paths = ['/', CHECKS_PATH, API_DOCS_PATH, ...checkCatalogue('nl').map(({ id }) => `${CHECKS_PATH}/${id}`)];
  // Each without a fixed language, and in each language.
  const addresses = paths.flatMap((path) => [path, `${path}?lang=nl`, `${path}?lang=en`]);
  const urls = addresses.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/**
 * Serves files that programs expect at fixed paths: robots.txt (RFC 9309), a sitemap, and the contact for security reports (RFC
 * 9116).
 */
const addKnownFiles = (app: FastifyInstance, { publicUrl, contact }: Site, now: () => number): void => {
  const robots = ['User-agent: *', 'Disallow: /scan', 'Disallow: /api/'];
  if (publicUrl !== null) robots.push('', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`);
  app.get('/robots.txt', async (_, reply) => reply.header('Content-Type', PLAIN).send(`${robots.join('\n')}\n`));
  if (publicUrl === null) return;
  app.get('/sitemap.xml', async (_, reply) =>
    reply.header('Content-Type', 'application/xml; charset=utf-8').send(formatSitemap(publicUrl)),
  );
  if (contact === null) return;
  const canonical = new URL('/.well-known/security.txt', publicUrl).href;
  app.get('/.well-known/security.txt', async (_, reply) => {
    const at = now() + YEAR / 2;
    const expires = toIsoText(at);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${canonical}`,
    ];
    return reply.header('Content-Type', PLAIN).send(`${lines.join('\n')}\n`);
  });
};

export interface WebDeps extends ScanDeps, BadgeDeps {
  readonly store: Pick<Store, 'db' | 'read' | 'hasRoom'>;
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** False when it is known that no mail server is configured. */
  readonly hasMail: boolean;
  /** Days for which a public result is stored. */
  readonly keepPublic: number;
  /** Called with faults of our own. */
  readonly reportFault: ReportFault;
}

/** Derives a name from the content, so that changed content gets another name. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const MISDIRECTED = 421;
const FORM = 'application/x-www-form-urlencoded';

/** Adds the pages that everybody may see. */
const addForAll = (web: FastifyInstance, site: Site, deps: WebDeps): void => {
  addFront(web, site, { ...deps, days: deps.keepPublic });
  addEvents(web, site, deps);
  addSignIn(web, site, deps);
  addSubscriptionPages(web, site, deps);
  addShared(web, site, deps);
  addBadge(web, deps);
  addResults(web, site, deps);
  addChecks(web, site);
  addApiDocs(web, site);
};

/** Adds the pages of teams, for signed-in users. */
const addForTeams = (web: FastifyInstance, site: Site, deps: WebDeps): void => {
  addTeam(web, site, deps);
  addSharePage(web, site, deps);
  addCrawlPages(web, site, deps);
  addSites(web, site, deps);
  addTeamMonitoring({ app: web, site, deps });
};

/** Adds the service's pages for people; all except a full report work without scripts. */
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
    // Browsers get an error as a page; under a host name that is not ours, only the problem itself.
    web.setErrorHandler<FastifyError>((error, request, reply) => {
      const problem = explainProblem(error, request, deps.reportFault);
      const send = isBrowser(request) && problem.status !== MISDIRECTED ? sendFault : sendProblem;
      return send(request, reply, problem, site);
    });
    web.get('/*', { exposeHeadRoute: false }, async (request, reply) =>
      isBrowser(request) ? sendNotFound(request, reply, site) : reply.callNotFound(),
    );
  });
};
