import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toAddress } from '../../lib/api/request.ts';
import { PublicResult } from '../../lib/api/result.ts';
import { resultPage, resultPageStyle } from '../../lib/export/result-html.ts';
import type { Store } from '../store/open-store.ts';
import { latestScan } from '../store/scans.ts';
import { localeOf } from './language.ts';

/** Where the latest result of a domain is shown. */
export const RESULT_PATH = '/rapport/';

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(resultPageStyle).digest('base64')}'`;
/** Nothing runs and nothing is fetched, whatever a scanned site may have said. */
const POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Language',
    })
    .send(page);

/** The latest public result of a domain, as a page without scripts; 404 where there is none. */
export const addResultPage = (app: FastifyInstance, store: Pick<Store, 'db'>): void => {
  app.get<{ Params: { domain: string } }>(`${RESULT_PATH}:domain`, async ({ params, headers }, reply) => {
    const locale = localeOf(headers['accept-language']);
    const domain = toAddress(params.domain)?.hostname ?? '';
    const scan = domain === '' ? null : await latestScan(store, domain, 'public');
    const found =
      scan !== null && 'result' in scan.told
        ? { result: PublicResult.parse(scan.told.result), at: scan.finishedAt }
        : null;
    return send(reply, found === null ? 404 : 200, resultPage({ domain, found, locale }));
  });
};
