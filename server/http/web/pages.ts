import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAddress } from '../../../lib/api/request.ts';
import { PublicResult } from '../../../lib/api/result.ts';
import type { Locale } from '../../../lib/model.ts';
import { allTold, type ToldCheck } from '../../../lib/view/told-checks.ts';
import type { Store } from '../../store/open-store.ts';
import { latestScan } from '../../store/scans.ts';
import { apiDocsPage } from '../../web/api-docs.tsx';
import { CHECKS_PATH, checkPage, checksPage } from '../../web/checks.tsx';
import { faultPage, notFoundPage } from '../../web/fault.tsx';
import { API_DOCS_PATH } from '../../web/forms.tsx';
import type { FullScan } from '../../web/full-report.tsx';
import { type Found, noResultPage, resultPage } from '../../web/result.tsx';
import { fullReportPage } from '../../web/signed-in.tsx';
import { openApi } from '../openapi/document.ts';
import { Problem } from '../problem.ts';
import { RESULT_PATH } from '../result-path.ts';
import { placeOf, type Site, sendPage } from './place.ts';

type Db = Pick<Store, 'db'>;

interface Kept {
  readonly store: Db;
  /** Nobody sees a result without a key. */
  readonly needsKey: boolean;
  leavesAlone(host: string): boolean;
}

const foundOf = async (store: Db, domain: string): Promise<Found | null> => {
  const scan = domain === '' ? null : await latestScan(store, domain, 'public');
  if (scan === null || !('result' in scan.told)) return null;
  // Held to its shape, so that nothing of a check is ever in it.
  return { result: PublicResult.parse(scan.told.result), at: scan.finishedAt };
};

const fullOf = async (store: Db, domain: string, locale: Locale): Promise<FullScan | null> => {
  const scan = domain === '' ? null : await latestScan(store, domain, 'partner');
  if (scan === null || !('report' in scan.told)) return null;
  const { result, report } = scan.told;
  return { result, report, at: scan.finishedAt, locale };
};

/** The latest result of a domain, for who is signed in with every check; 404 where there is none. */
export const addResults = (app: FastifyInstance, site: Site, { store, needsKey, leavesAlone }: Kept): void => {
  app.get<{ Params: { domain: string } }>(`${RESULT_PATH}:domain`, async (request, reply) => {
    const named = toAddress(request.params.domain)?.hostname ?? '';
    // Of who wants no scans nothing of before is shown.
    const domain = leavesAlone(named) ? '' : named;
    const place = placeOf(request, site);
    reply.header('X-Robots-Tag', 'noindex');
    if (needsKey && request.signedIn === null) throw new Problem('invalid_key', (words) => words.needsKey);
    const full = request.signedIn === null ? null : await fullOf(store, domain, place.locale);
    if (full !== null)
      return sendPage(request, reply, { page: fullReportPage(full, place, site.scripts.report), site, runs: 'report' });
    const found = await foundOf(store, domain);
    const page = found === null ? noResultPage(domain, place) : resultPage(found, place);
    return sendPage(request, reply, { page, site, status: found === null ? 404 : 200 });
  });
};

const pagesIn = (locale: Locale): ReadonlyMap<string, ToldCheck> =>
  new Map(allTold(locale).map((check) => [check.id, check]));

/** Every check explained, together and each on a page of its own. */
export const addChecks = (app: FastifyInstance, site: Site): void => {
  const told = { nl: pagesIn('nl'), en: pagesIn('en') };
  app.get(CHECKS_PATH, async (request, reply) =>
    sendPage(request, reply, { page: checksPage(placeOf(request, site)), site }),
  );
  app.get<{ Params: { id: string } }>(`${CHECKS_PATH}/:id`, async (request, reply) => {
    const place = placeOf(request, site);
    const check = told[place.locale].get(request.params.id);
    if (check === undefined) return sendNotFound(request, reply, site);
    return sendPage(request, reply, { page: checkPage(check, place), site });
  });
};

/** What the service answers to programs. */
export const addApiDocs = (app: FastifyInstance, site: Site): void => {
  const told = { nl: openApi('nl'), en: openApi('en') };
  app.get(API_DOCS_PATH, async (request, reply) => {
    const place = placeOf(request, site);
    return sendPage(request, reply, { page: apiDocsPage(told[place.locale], place), site });
  });
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply =>
  sendPage(request, reply, { page: notFoundPage(placeOf(request, site)), site, status: 404 });

/** A problem, told in a page. */
export const sendFault = (request: FastifyRequest, reply: FastifyReply, problem: Problem, site: Site): FastifyReply => {
  // Where a form was sent to nothing can be looked at.
  const place = { ...placeOf(request, site), ...(request.method === 'POST' && { path: '/' }) };
  const { status, retryAfter } = problem;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return sendPage(request, reply, { page: faultPage(problem.body(place.locale).error.message, place), site, status });
};
