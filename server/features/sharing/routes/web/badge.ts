import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formatGrade } from '../../../../../lib/api/grade.ts';
import { PublicResult } from '../../../../../lib/api/result.ts';
import type { Locale } from '../../../../../lib/model.ts';
import { BADGE_PATH } from '../../../../core/paths.ts';
import type { Store } from '../../../../core/store/open-store.ts';
import { findHomeScan } from '../../../scans/store/home-scans.ts';
import { type BadgeScores, renderBadge } from '../../pages/badge.ts';
import { isBadgeShown } from '../../store/badges.ts';
import { toPublicDomain } from '../badges.ts';

interface Deps {
  readonly store: Pick<Store, 'db' | 'read'>;
  readonly now: () => number;
  isNeverScanned(host: string): boolean;
}

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  // For the pages of others: nothing else here is.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const readScores = async (store: Deps['store'], domain: string, locale: Locale): Promise<BadgeScores | null> => {
  const shown = await store.read((from) => findHomeScan(from, domain, 'public'));
  const { answer = null, finishedAt = 0 } = shown?.kind === 'scan' ? shown.answer : {};
  if (answer === null || !('result' in answer)) return null;
  // Validated by its schema, so that it never contains anything about a check.
  const { overall_score: total, pillars } = PublicResult.parse(answer.result);
  return { total, word: formatGrade(total, locale), pillars, at: finishedAt };
};

/** Registers the public badge of a domain whose owner wants one; other domains have none. */
export const addBadge = (app: FastifyInstance, { store, now, isNeverScanned }: Deps): void => {
  interface BadgeRequest {
    readonly Params: { readonly file: string };
    readonly Querystring: { readonly lang?: unknown };
  }
  app.get<BadgeRequest>(`${BADGE_PATH}:file`, async (request, reply) => {
    const { file } = request.params;
    const domain = file.endsWith('.svg') ? toPublicDomain(file.slice(0, -4)) : null;
    if (domain === null || isNeverScanned(domain) || !(await isBadgeShown(store, domain, now())))
      return reply.callNotFound();
    const locale = request.query.lang === 'en' ? 'en' : 'nl';
    const svg = renderBadge(domain, await readScores(store, domain, locale), locale);
    const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    reply.headers({ ...HEADERS, ETag: tag });
    const had = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
    return had?.includes(tag) ? reply.status(304).send() : reply.send(svg);
  });
};
