import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../../../lib/model.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { requirePartner } from '../../../../core/http/caller.ts';
import { explainProblem, type ReportFault } from '../../../../core/http/faults.ts';
import { type Fields, readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, isOwnForm, type Site, sendPage } from '../../../../core/http/page-context.ts';
import type { Problem } from '../../../../core/http/problem.ts';
import { hasToken, type SignedIn } from '../../../../core/http/session.ts';
import { createStillPages } from '../../../../core/http/still-pages.ts';
import { RESULT_PATH, SCAN_EVENTS, SCAN_FORM, scanPath } from '../../../../core/paths.ts';
import { findSiteUrl } from '../../../crawls/store/read-crawls.ts';
import { renderHomePage } from '../../pages/home.tsx';
import type { ScanFormInput } from '../../pages/scan-form.tsx';
import type { ScanNews } from '../../pages/scan-progress.ts';
import { findHomeScan, findScanAddress } from '../../store/home-scans.ts';
import type { PillarProgress } from '../../store/progress.ts';
import { type Given, type ScanDeps, scanFor } from '../scan-route.ts';

/** Maximum characters of an address that are read. */
const LONGEST = 2_048;

/** The error message of a failed request, shown next to the field in which it was typed. */
const formatFault = (problem: Problem, locale: Locale): string =>
  problem.code === 'invalid_url' ? webWords[locale].home.noAddress : problem.body(locale).error.message;

interface FrontPageContext {
  /** Called with our own errors. */
  readonly reportFault: ReportFault;
}

/** Days for which a public result is stored. */
interface FrontContext extends FrontPageContext {
  readonly days: number;
}

/** The path to which a form wants to return: a site of a team; null if it names none. */
const readBackPath = (path: string | undefined): string | null =>
  /^\/sites\/[\w-]{1,100}$/.test(path ?? '') ? (path ?? null) : null;

/** The path at which a scan is shown: as the result of its domain if it is that, otherwise on its own. */
const findShownPath = async ({ store }: ScanDeps, { id, result: { domain } }: Given): Promise<string> => {
  const shown = await findHomeScan(store, domain, 'public');
  const isHome = shown?.kind === 'scan' && shown.answer.id === id;
  return isHome ? `${RESULT_PATH}${encodeURIComponent(domain)}` : scanPath(id);
};

/**
 * Reads the address that a form requests. If it names a site or a scan of the team, this is that one's full address, which no
 * page shows.
 */
const readAddress = async ({ store }: ScanDeps, given: Fields, signedIn: SignedIn | null): Promise<string> => {
  const { url = '', site, scan } = given as { readonly [name in 'url' | 'site' | 'scan']?: string };
  const team = signedIn?.key.team ?? '';
  const ofSite = site === undefined ? null : await findSiteUrl(store.db, team, site.slice(0, 100));
  const ofScan = scan === undefined ? null : await findScanAddress(store, scan.slice(0, 100), team);
  return (ofSite ?? ofScan ?? url).slice(0, LONGEST);
};

/** Registers the front page and its form: it scans an address and then shows the result. */
export const addFront = (app: FastifyInstance, site: Site, deps: ScanDeps & FrontContext): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, typed: ScanFormInput, status = 200): FastifyReply => {
    const page = { ...createPageContext(request, site), path: '/' };
    return sendPage(request, reply, {
      page: renderHomePage(typed, page, { days: deps.days, script: site.scripts.ask }),
      site,
      status,
      runs: 'ask',
    });
  };

  const send = createStillPages(site, 'ask');
  const empty = { url: '', fault: null };
  const context = { days: deps.days, script: site.scripts.ask };
  app.get('/', async (request, reply) =>
    send(request, reply, (page) => renderHomePage(empty, { ...page, path: '/' }, context)),
  );

  // Reloading the form's target starts over at the front page.
  app.get(SCAN_FORM, async (_, reply) => reply.redirect('/', 303));

  app.post(SCAN_FORM, async (request, reply) => {
    const { locale } = createPageContext(request, site);
    const { signedIn, ip: address } = request;
    const given = readFormFields(request);
    const url = await readAddress(deps, given, signedIn);
    if (!isOwnForm(request)) return show(request, reply, { url, fault: webWords[locale].elsewhere }, 403);
    if (signedIn !== null && !hasToken(signedIn, given['token']))
      return show(request, reply, { url, fault: webWords[locale].signIn.stale }, 403);
    try {
      const fields = { url, fresh: given['fresh'] === '1' ? '1' : '0' };
      const asker = signedIn === null ? null : requirePartner(signedIn.key);
      const scan = await scanFor(deps, reply, { fields, keyLine: undefined, locale, address, asker });
      return reply.redirect(readBackPath(given['back']) ?? (await findShownPath(deps, scan)), 303);
    } catch (error) {
      const problem = explainProblem(error, request, deps.reportFault);
      const { status, retryAfter } = problem;
      if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
      return show(request, reply, { url, fault: formatFault(problem, locale) }, status);
    }
  });
};

const PLAIN = 'text/plain; charset=utf-8';
/** Prevents proxies from buffering events: `X-Accel-Buffering` is nginx's. */
const STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** Formats one server-sent event (HTML standard, 9.2 “Server-sent events”); JSON contains no unescaped line break. */
const formatEvent = <Name extends keyof ScanNews>(name: Name, data: ScanNews[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Registers the event stream of the same scan as in the form, pillar by pillar; `done` contains the path of the result. */
export const addEvents = (app: FastifyInstance, site: Site, deps: ScanDeps & FrontPageContext): void => {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    SCAN_EVENTS,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { locale } = createPageContext(request, site);
      const { signedIn, ip: address } = request;
      if (!isOwnForm(request)) return reply.status(403).header('Content-Type', PLAIN).send(webWords[locale].elsewhere);
      const url = String(request.query['url'] ?? '').slice(0, LONGEST);
      const stream = new PassThrough();
      // A comment, so that the client knows at once that the request was accepted.
      stream.write(':\n\n');
      const call = {
        fields: { url, fresh: '0' },
        keyLine: undefined,
        locale,
        address,
        asker: signedIn === null ? null : requirePartner(signedIn.key),
        onEvent: (progress: PillarProgress) => void stream.write(formatEvent('progress', progress)),
      };
      scanFor(deps, reply, call)
        .then(async (scan) => formatEvent('done', { path: await findShownPath(deps, scan) }))
        .catch((error: unknown) =>
          formatEvent('fault', { message: formatFault(explainProblem(error, request, deps.reportFault), locale) }),
        )
        .then((last) => stream.end(last));
      return reply.headers(STREAM).send(stream);
    },
  );
};
