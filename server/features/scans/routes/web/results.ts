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
  /** Whether a key is required to see results. */
  readonly needsKey: boolean;
  isNeverScanned(host: string): boolean;
}

/** Returns the team of the signed-in user if their key may read; otherwise null, as for the public. */
const findReadingTeam = ({ signedIn }: FastifyRequest): string | null =>
  signedIn?.key.scopes.includes('read') ? signedIn.key.team : null;

/** Throws a `Problem` if every scan requires a key and nobody is signed in. */
const assertMayLook = ({ signedIn }: FastifyRequest, { needsKey }: Deps): void => {
  if (needsKey && signedIn === null) throw new Problem('invalid_key', (words) => words.needsKey);
};

/** Validates an answer as a public result, so that it never contains anything about a check; null if there is no result. */
const toFound = ({ answer, finishedAt: at }: Answer): Found | null =>
  'result' in answer ? { result: PublicResult.parse(answer.result), at } : null;

/** Sends a report with every check; null if the answer has none. */
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

/** Maximum links to other pages of a host, for a team; none for the public, because paths may contain tokens. */
const PAGES = 20;
const listLinks = async ({ store }: Deps, host: string, team: string | null): Promise<readonly PageLink[]> => {
  if (team === null || host === '') return [];
  const pages = await listPagesOfHost(store, host, { team, most: PAGES });
  return pages.map(({ id, url, at }) => ({ href: scanPath(id), url, at }));
};

/** Finds the scan of a host's home page that the viewer may see: the team's own report takes precedence over the public one. */
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
    // If the owner has opted out of scans, earlier results are not shown either.
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
 * Registers the pages with the latest result of a domain, which is that of its home page, and with one scan of any page by its
 * id. A team that requested it sees every check, with a key that may read; all others see a total and six scores. 404 if there is
 * none.
 */
export const addResults = (app: FastifyInstance, site: Site, deps: Deps): void => {
  addDomain(app, site, deps);
  addOne(app, site, deps);
};
