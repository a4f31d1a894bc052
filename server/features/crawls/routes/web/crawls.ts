import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crawlWords } from '../../../../../lib/words/service/words.ts';
import { createNotFound, type Member, toMember } from '../../../../core/http/member.ts';
import { findFormRejection } from '../../../../core/http/own-form.ts';
import { createPageContext, type Site, sendPage, toSignIn } from '../../../../core/http/page-context.ts';
import { Problem } from '../../../../core/http/problem.ts';
import { toCrawlPaths } from '../../../../core/paths.ts';
import { cancelBatch } from '../../../batches/store/cancel-batch.ts';
import { toBareAddress } from '../../../scans/store/bare-report.ts';
import { SCANS } from '../../../scans/worker/queue.ts';
import { renderFullReportPage } from '../../../teams/pages/signed-in.tsx';
import { type CrawlView, renderCrawlPage } from '../../pages/crawl.tsx';
import type { ShownPage } from '../../pages/site-report/shown-page.ts';
import type { CreatedCrawl } from '../../store/create-crawl.ts';
import { type Crawl, findFullPage } from '../../store/read-crawls.ts';
import { beginCrawl, type CrawlDeps, MAX_PAGES } from '../begin.ts';
import { toEarlierScan } from '../listed.ts';
import { type CrawlProgress, readCrawl } from '../read.ts';

/** Seconds between automatic reloads, if the reader turned them on. */
const EVERY = 10;

interface OneSite {
  readonly Params: { readonly site: string };
}
interface OneScan {
  readonly Params: { readonly site: string; readonly scan: string };
  readonly Querystring: { readonly volg?: unknown };
}
interface OnePage {
  readonly Params: { readonly site: string; readonly scan: string; readonly number: string };
}

/** Returns the signed-in member; null if nobody is signed in. Throws a `Problem` if their key lacks the scope. */
const findMember = ({ signedIn }: FastifyRequest, scope: 'read' | 'batch'): Member | null =>
  signedIn === null ? null : toMember(signedIn.key, scope);

const toShownPages = ({ scan, pages }: CrawlProgress): readonly ShownPage[] =>
  pages.map(({ url, number, report, why }) => ({
    url: toBareAddress(url),
    report,
    why,
    href: report === null ? null : toCrawlPaths(scan.site, scan.id, String(number)).one,
  }));

const toCrawlView = (found: CrawlProgress, { known }: Member, follows: boolean): CrawlView => {
  const { scan, grade, checks } = found;
  const line = toEarlierScan(scan);
  return {
    ...line,
    site: scan.site,
    host: new URL(scan.url).hostname,
    from: scan.from,
    grade,
    checks,
    shown: toShownPages(found),
    mayStop: known.scopes.includes('batch'),
    every: follows && line.state === 'running' ? EVERY : null,
  };
};

/** Verifies that a form was submitted from our own page by the signed-in user. Throws a `Problem` if not. */
const assertHeard = (request: FastifyRequest, site: Site): void => {
  const { signedIn } = request;
  const fault =
    signedIn === null ? null : findFormRejection(request, signedIn, createPageContext(request, site).locale);
  if (fault !== null) throw new Problem('forbidden', () => fault);
};

const toLimitedProblem = ({ day: { limit, remaining }, wait }: Extract<CreatedCrawl, { kind: 'limited' }>): Problem =>
  new Problem(
    'rate_limited',
    (_, locale) => {
      const { never, limited } = crawlWords[locale];
      return wait === 0 ? never({ wanted: MAX_PAGES, limit }) : limited({ wanted: MAX_PAGES, limit, remaining });
    },
    wait === 0 ? {} : { retryAfter: wait },
  );

/** Returns the id of the crawl that was started, or of the one already running. Throws a `Problem`. */
const requireCreatedId = (created: CreatedCrawl): Crawl['id'] => {
  if (created.kind === 'unknown') throw createNotFound();
  if (created.kind === 'limited') throw toLimitedProblem(created);
  return created.kind === 'living' ? created.id : created.scan.id;
};

const addForms = (app: FastifyInstance, site: Site, deps: CrawlDeps): void => {
  const routes = toCrawlPaths(':site', ':scan');

  app.post<OneSite>(routes.make, async (request, reply) => {
    const member = findMember(request, 'batch');
    if (member === null) return reply.redirect(toSignIn(request), 303);
    assertHeard(request, site);
    const { locale } = createPageContext(request, site);
    const wish = { site: request.params.site, most: MAX_PAGES, locale };
    const id = requireCreatedId(await beginCrawl(deps, member, wish));
    return reply.redirect(toCrawlPaths(wish.site, id).page, 303);
  });

  app.post<OneScan>(routes.stop, async (request, reply) => {
    const member = findMember(request, 'batch');
    if (member === null) return reply.redirect(toSignIn(request), 303);
    assertHeard(request, site);
    const { site: of, scan } = request.params;
    if (!(await cancelBatch(deps.store, member, { id: scan, queue: SCANS, now: deps.now() }))) throw createNotFound();
    return reply.redirect(toCrawlPaths(of, scan).page, 303);
  });
};

/** Registers the crawl pages for signed-in users: start, follow and stop a crawl, and show each page's own report. */
export const addCrawlPages = (app: FastifyInstance, site: Site, deps: CrawlDeps): void => {
  const routes = toCrawlPaths(':site', ':scan', ':number');
  addForms(app, site, deps);

  app.get<OneScan>(routes.page, async (request, reply): Promise<FastifyReply> => {
    const member = findMember(request, 'read');
    if (member === null) return reply.redirect(toSignIn(request), 303);
    const { site: of, scan } = request.params;
    const found = await readCrawl(deps.store, member.team, scan);
    if (found === null || found.scan.site !== of) throw createNotFound();
    const view = toCrawlView(found, member, request.query.volg === '1');
    if (view.every !== null) reply.header('Refresh', String(view.every));
    const page = renderCrawlPage(view, createPageContext(request, site));
    return sendPage(request, reply, { page, site });
  });

  app.get<OnePage>(routes.one, async (request, reply): Promise<FastifyReply> => {
    const member = findMember(request, 'read');
    if (member === null) return reply.redirect(toSignIn(request), 303);
    const { scan: id, number } = request.params;
    const context = createPageContext(request, site);
    const wanted = /^[1-9]\d?$/.test(number) ? { id, number: Number(number) } : null;
    const found = wanted === null ? null : await findFullPage(deps.store.db, member.team, wanted);
    if (found === null) throw createNotFound();
    const { result, report, finishedAt: at } = found;
    const page = renderFullReportPage({ result, report, at, locale: context.locale }, context, site.scripts.report);
    return sendPage(request, reply, { page, site, runs: 'report' });
  });
};
