import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAddress } from '../../../../../lib/api/request.ts';
import { PublicResult } from '../../../../../lib/api/result.ts';
import { toScanResult } from '../../../../../lib/export/formats/report-result.ts';
import { withoutDot } from '../../../../../lib/parse/url/host-match.ts';
import { createPageContext, type Site, sendPage } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { Problem } from '../../../../core/http/problem.ts';
import { RESULT_PATH, scanPath } from '../../../../core/paths.ts';
import type { Store } from '../../../../core/store/open-store.ts';
import { renderFullReportPage } from '../../../teams/pages/signed-in.tsx';
import {
  type Found,
  type PageLink,
  renderNoResultPage,
  renderOtherSitePage,
  renderResultPage,
} from '../../pages/result.tsx';
import { findHomeScan, findScan, type HomeScan, listPagesOfHost, type Viewer } from '../../store/home-scans.ts';
import type { Answer } from '../../store/scans.ts';

const toDomainPath = (host: string): string => `${RESULT_PATH}${encodeURIComponent(host)}`;

interface Deps {
  readonly store: Pick<Store, 'db'>;
  /** Nobody sees a result without a key. */
  readonly needsKey: boolean;
  isNeverScanned(host: string): boolean;
}

/** The team of who is signed in with a key that may read; null of everybody else, who sees what the public does. */
const findReadingTeam = ({ signedIn }: FastifyRequest): string | null =>
  signedIn?.key.scopes.includes('read') ? signedIn.key.team : null;

/** Where every scan takes a key, results are for who is signed in. Throws a `Problem`. */
const assertMayLook = ({ signedIn }: FastifyRequest, { needsKey }: Deps): void => {
  if (needsKey && signedIn === null) throw new Problem('invalid_key', (words) => words.needsKey);
};

/** An answer held to the shape of a public result, so that nothing of a check is ever in it; null where it has none. */
const toFound = ({ answer, finishedAt: at }: Answer): Found | null =>
  'result' in answer ? { result: PublicResult.parse(answer.result), at } : null;

/** Sends a report with every check; null where the answer has none. */
const sendFull = (request: FastifyRequest, reply: FastifyReply, site: Site, answer: Answer): FastifyReply | null => {
  const { answer: given, finishedAt: at } = answer;
  if (!('report' in given)) return null;
  const context = createPageContext(request, site);
  const { report } = given;
  const result = toScanResult(report, context.locale, given.result.scan_url);
  const scan = { result, report, at, locale: context.locale };
  return sendPage(request, reply, {
    page: renderFullReportPage(scan, context, site.scripts.report),
    site,
    runs: 'report',
  });
};

/** Other pages of a host that a team may be led to; none for the public, as paths hold tokens. */
const PAGES = 20;
const listLinks = async ({ store }: Deps, host: string, team: string | null): Promise<readonly PageLink[]> => {
  if (team === null || host === '') return [];
  const pages = await listPagesOfHost(store, host, { team, most: PAGES });
  return pages.map(({ id, url, at }) => ({ href: scanPath(id), url, at }));
};

/** The home page of a host as who looks may see it: the team's own report before what everybody sees. */
const findShown = async ({ store }: Deps, host: string, team: string | null): Promise<HomeScan | null> => {
  const viewers: readonly Viewer[] = team === null ? ['public'] : [{ team }, 'public'];
  for (const viewer of host === '' ? [] : viewers) {
    const shown = await findHomeScan(store, host, viewer);
    if (shown !== null && shown.kind !== 'error') return shown;
  }
  return host === '' ? null : findHomeScan(store, host, 'public');
};

const addDomain = (app: FastifyInstance, site: Site, deps: Deps): void => {
  app.get<{ Params: { domain: string } }>(`${RESULT_PATH}:domain`, async (request, reply) => {
    const named = withoutDot(toAddress(request.params.domain)?.hostname ?? '');
    // Of who wants no scans nothing of before is shown.
    const host = deps.isNeverScanned(named) ? '' : named;
    const context = createPageContext(request, site);
    reply.header('X-Robots-Tag', 'noindex');
    assertMayLook(request, deps);
    const team = findReadingTeam(request);
    const shown = await findShown(deps, host, team);
    if (shown?.kind === 'elsewhere') {
      const { leadsTo } = shown;
      return sendPage(request, reply, {
        page: renderOtherSitePage({ host, leadsTo, href: toDomainPath(leadsTo) }, context),
        site,
      });
    }
    const full = shown?.kind === 'scan' ? sendFull(request, reply, site, shown.answer) : null;
    if (full !== null) return full;
    const found = shown?.kind === 'scan' ? toFound(shown.answer) : null;
    if (found !== null) return sendPage(request, reply, { page: renderResultPage(found, context), site });
    const pages = await listLinks(deps, host, team);
    const page = renderNoResultPage({ host, isError: shown?.kind === 'error', pages }, context);
    return sendPage(request, reply, { page, site, status: 404 });
  });
};

const addOne = (app: FastifyInstance, site: Site, deps: Deps): void => {
  const { store, isNeverScanned } = deps;
  app.get<{ Params: { id: string } }>(scanPath(':id'), async (request, reply) => {
    reply.header('X-Robots-Tag', 'noindex');
    assertMayLook(request, deps);
    const id = request.params.id.slice(0, 100);
    const team = findReadingTeam(request);
    const own = team === null ? null : await findScan(store, id, { team });
    const scan = own ?? (await findScan(store, id, 'public'));
    if (scan === null || isNeverScanned(scan.domain)) return sendNotFound(request, reply, site);
    const full = sendFull(request, reply, site, scan.answer);
    if (full !== null) return full;
    const found = toFound(scan.answer);
    if (found === null) return sendNotFound(request, reply, site);
    const ofPage = { address: scan.url, domainHref: toDomainPath(scan.domain) };
    const page = renderResultPage({ ...found, ofPage }, createPageContext(request, site));
    return sendPage(request, reply, { page, site });
  });
};

/**
 * The latest result of a domain, which is that of its home page, and one scan of any page by its id: for a team that asked for
 * it, by a key that may read, with every check; for all others a total and six scores. 404 where there is none.
 */
export const addResults = (app: FastifyInstance, site: Site, deps: Deps): void => {
  addDomain(app, site, deps);
  addOne(app, site, deps);
};
