import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../../../lib/model.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { partnerOf } from '../../../../core/http/asker.ts';
import { problemFor, type TellFault } from '../../../../core/http/faults.ts';
import { type Fields, fieldsOf } from '../../../../core/http/own-form.ts';
import { isOwnForm, pageContext, type Site, sendPage } from '../../../../core/http/page-context.ts';
import type { Problem } from '../../../../core/http/problem.ts';
import { carries, type SignedIn } from '../../../../core/http/session.ts';
import { stillPages } from '../../../../core/http/still-pages.ts';
import { RESULT_PATH, SCAN_EVENTS, SCAN_FORM, scanPath } from '../../../../core/paths.ts';
import { siteUrlOf } from '../../../crawls/store/read-site-scans.ts';
import type { Typed } from '../../pages/ask.tsx';
import { homePage } from '../../pages/home.tsx';
import type { ScanNews } from '../../pages/scan-progress.ts';
import { addressOfScan, homeScan } from '../../store/home-scans.ts';
import type { Step } from '../../store/steps.ts';
import { type Given, type ScanDeps, scanFor } from '../scan-route.ts';

/** Characters of an address that are looked at. */
const LONGEST = 2_048;

/** What is said of a question that came to nothing, beside the field in which it was typed. */
const faultOf = (problem: Problem, locale: Locale): string =>
  problem.code === 'invalid_url' ? webWords[locale].home.noAddress : problem.body(locale).error.message;

interface FrontPageContext {
  /** Hears of faults of our own. */
  readonly tell: TellFault;
}

/** Days that a public result is kept. */
interface FrontContext extends FrontPageContext {
  readonly days: number;
}

/** Where a form asks to be led back to: a site of a team; null where it does not. */
const backTo = (path: string | undefined): string | null =>
  /^\/sites\/[\w-]{1,100}$/.test(path ?? '') ? (path ?? null) : null;

/** Where a scan is shown: as the result of its domain where it is that, else by itself. */
const shownAt = async ({ store }: ScanDeps, { id, result: { domain } }: Given): Promise<string> => {
  const shown = await homeScan(store, domain, 'public');
  const isHome = shown?.kind === 'scan' && shown.answer.id === id;
  return isHome ? `${RESULT_PATH}${encodeURIComponent(domain)}` : scanPath(id);
};

/**
 * The address that a form asks for; where it names a site or a scan of the team, the whole one of that, which no page shows.
 */
const addressIn = async ({ store }: ScanDeps, given: Fields, signedIn: SignedIn | null): Promise<string> => {
  const { url = '', site, scan } = given as { readonly [name in 'url' | 'site' | 'scan']?: string };
  const team = signedIn?.key.team ?? '';
  const ofSite = site === undefined ? null : await siteUrlOf(store.db, team, site.slice(0, 100));
  const ofScan = scan === undefined ? null : await addressOfScan(store, scan.slice(0, 100), team);
  return (ofSite ?? ofScan ?? url).slice(0, LONGEST);
};

/** The front page, and what its form asks for: a scan, after which its result is shown. */
export const addFront = (app: FastifyInstance, site: Site, deps: ScanDeps & FrontContext): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, typed: Typed, status = 200): FastifyReply => {
    const page = { ...pageContext(request, site), path: '/' };
    return sendPage(request, reply, {
      page: homePage(typed, page, { days: deps.days, script: site.scripts.ask }),
      site,
      status,
      runs: 'ask',
    });
  };

  const send = stillPages(site, 'ask');
  const empty = { url: '', fault: null };
  const context = { days: deps.days, script: site.scripts.ask };
  app.get('/', async (request, reply) =>
    send(request, reply, (page) => homePage(empty, { ...page, path: '/' }, context)),
  );

  // Who comes back to where a form was sent begins anew.
  app.get(SCAN_FORM, async (_, reply) => reply.redirect('/', 303));

  app.post(SCAN_FORM, async (request, reply) => {
    const { locale } = pageContext(request, site);
    const { signedIn, ip: address } = request;
    const given = fieldsOf(request);
    const url = await addressIn(deps, given, signedIn);
    if (!isOwnForm(request)) return show(request, reply, { url, fault: webWords[locale].elsewhere }, 403);
    if (signedIn !== null && !carries(signedIn, given['token']))
      return show(request, reply, { url, fault: webWords[locale].signIn.stale }, 403);
    try {
      const fields = { url, fresh: given['fresh'] === '1' ? '1' : '0' };
      const asker = signedIn === null ? null : partnerOf(signedIn.key);
      const scan = await scanFor(deps, reply, { fields, keyLine: undefined, locale, address, asker });
      return reply.redirect(backTo(given['back']) ?? (await shownAt(deps, scan)), 303);
    } catch (error) {
      const problem = problemFor(error, request, deps.tell);
      const { status, retryAfter } = problem;
      if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
      return show(request, reply, { url, fault: faultOf(problem, locale) }, status);
    }
  });
};

const PLAIN = 'text/plain; charset=utf-8';
/** Nothing on the way keeps events to itself: `X-Accel-Buffering` is nginx's. */
const STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** One thing of a stream of events (HTML standard, 9.2 “Server-sent events”); JSON has no line end that is not escaped. */
const eventOf = <Name extends keyof ScanNews>(name: Name, data: ScanNews[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The same scan as the form asks for, told pillar by pillar; its result is where `done` says. */
export const addEvents = (app: FastifyInstance, site: Site, deps: ScanDeps & FrontPageContext): void => {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    SCAN_EVENTS,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { locale } = pageContext(request, site);
      const { signedIn, ip: address } = request;
      if (!isOwnForm(request)) return reply.status(403).header('Content-Type', PLAIN).send(webWords[locale].elsewhere);
      const url = String(request.query['url'] ?? '').slice(0, LONGEST);
      const stream = new PassThrough();
      // A comment, so that whoever asks knows at once that it is heard.
      stream.write(':\n\n');
      const call = {
        fields: { url, fresh: '0' },
        keyLine: undefined,
        locale,
        address,
        asker: signedIn === null ? null : partnerOf(signedIn.key),
        hear: (step: Step) => void stream.write(eventOf('step', step)),
      };
      scanFor(deps, reply, call)
        .then(async (scan) => eventOf('done', { path: await shownAt(deps, scan) }))
        .catch((error: unknown) =>
          eventOf('fault', { message: faultOf(problemFor(error, request, deps.tell), locale) }),
        )
        .then((last) => stream.end(last));
      return reply.headers(STREAM).send(stream);
    },
  );
};
