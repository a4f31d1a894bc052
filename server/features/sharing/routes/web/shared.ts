import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toScanResult } from '../../../../../lib/export/formats/report-result.ts';
import { parseHost } from '../../../../../lib/parse/url/host-match.ts';
import { toClient } from '../../../../core/http/client.ts';
import { createPageContext, type Site, sendPage } from '../../../../core/http/page-context.ts';
import { SHARED_PATH } from '../../../../core/paths.ts';
import type { Store } from '../../../../core/store/open-store.ts';
import { countHit, readHour } from '../../../teams/store/rate-limit.ts';
import { renderNoSharePage, renderSharedPage } from '../../pages/shared.tsx';
import { readSharedReport, type SharedReport } from '../../store/shared-report.ts';
import { findShare } from '../../store/shares.ts';

interface Deps {
  readonly store: Pick<Store, 'db' | 'read'>;
  readonly now: () => number;
  isNeverScanned(host: string): boolean;
}

/** Maximum characters of a link's token that are read. */
const LONGEST = 100;

/** Hourly maximum of links without a report, per client: with 128 random bits nobody guesses one, and nobody needs to try. */
const GUESSES = 60;

/** Keeps a link's token out of the Referer header, of search indexes and of caches. */
const QUIETLY = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };

const findShared = async ({ store, now, isNeverScanned }: Deps, token: string): Promise<SharedReport | null> => {
  const share = await findShare(store, token, now());
  const shared = share === null ? null : await store.read((from) => readSharedReport(from, share));
  return shared === null || isNeverScanned(parseHost(shared.report.target.url)) ? null : shared;
};

/**
 * Registers the shared reports, for whoever has the link. Every link without a report gets exactly the same response, whether it
 * was guessed, has expired, was revoked or is truncated.
 */
export const addShared = (app: FastifyInstance, site: Site, deps: Deps): void => {
  const { store, now } = deps;

  const sendNone = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply => {
    // Without the requested path, so that not even that differs.
    const context = { ...createPageContext(request, site), path: SHARED_PATH };
    return sendPage(request, reply, { page: renderNoSharePage(context), site, status, headers: QUIETLY });
  };

  app.get<{ Params: { '*': string } }>(`${SHARED_PATH}*`, async (request, reply) => {
    const count = { who: `guess ${toClient(request.ip)}`, limit: GUESSES, now: now() };
    const { remaining, reset } = await readHour(store, count);
    if (remaining === 0) return sendNone(request, reply.header('Retry-After', String(reset)), 429);
    const shared = await findShared(deps, request.params['*'].slice(0, LONGEST));
    if (shared === null) {
      await countHit(store, count);
      return sendNone(request, reply, 404);
    }
    const context = createPageContext(request, site);
    const { locale } = context;
    const result = shared.result ?? toScanResult(shared.report, locale, shared.report.target.url);
    const scan = { report: shared.report, result, at: shared.at, locale };
    const page = renderSharedPage(scan, context, site.scripts.report);
    return sendPage(request, reply, { page, site, runs: 'report', headers: QUIETLY });
  });
};
