import type { Report } from '../../../lib/model.ts';
import type { Answer } from '../site.ts';
import type { Request } from './scan-endpoint.ts';

/** The sites of a team after docs/openapi.json, as far as the extension asks for them: kept in memory, for one team. */

/** A scan that is kept of a site. */
export interface StoredScan {
  readonly scan: string;
  /** RFC 3339. */
  readonly at: string;
  readonly source: 'service' | 'extension';
  readonly overall_score: number | null;
  readonly rules: number;
}

export interface StoredSite {
  readonly id: string;
  readonly url: string;
  readonly scans: StoredScan[];
}

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
const refused = (code: string, status: number): Answer => json({ ok: false, error: { code, message: code } }, status);

const newestFirst = ({ scans }: StoredSite): readonly StoredScan[] =>
  scans.toSorted((a, b) => b.at.localeCompare(a.at));

/** A site as it is told, with what changed since the scan before where the two are alike. */
const describe = (site: StoredSite) => {
  const [last, before] = newestFirst(site);
  const isLike = last !== undefined && last.rules === before?.rules && last.source === before.source;
  const change = isLike ? (last.overall_score ?? 0) - (before?.overall_score ?? 0) : null;
  const { id, url } = site;
  const rest = { client: '', tags: [], contacts: [], pinned: [], made_at: '2026-11-01T00:00:00.000Z' };
  return {
    id,
    url,
    domain: new URL(url).hostname,
    ...rest,
    last: last ?? null,
    before: isLike ? before : null,
    change,
  };
};

const add = (stored: StoredSite[], url: string): Answer => {
  const there = stored.find((site) => site.url === url);
  if (there !== undefined) return json(describe(there));
  const site = { id: `site-${stored.length + 1}`, url, scans: [] };
  stored.push(site);
  return json(describe(site), 201);
};

const take = (site: StoredSite, reports: readonly Report[]): Answer => {
  const fresh = reports.filter(({ id }) => !site.scans.some(({ scan }) => scan === id));
  for (const { id, finishedAt, overall, rules } of fresh) {
    const at = new Date(finishedAt).toISOString();
    site.scans.push({ scan: id, at, source: 'extension', overall_score: overall, rules });
  }
  return json({ added: fresh.length, known: reports.length - fresh.length, refused: [] });
};

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');

/** Answers below `/api/v1/sites`, for any of the keys. */
export const sitesEndpoint = (
  { method, url, headers, body }: Request,
  { keys, kept: stored }: { readonly keys: readonly string[]; readonly kept: StoredSite[] },
): Answer => {
  if (!keys.includes(headers['x-gda-key'] ?? '')) return refused('invalid_key', 401);
  const [, id, part] = /^\/api\/v1\/sites(?:\/([\w-]+)\/(scans|reports))?$/.exec(url.pathname) ?? [];
  const site = stored.find((one) => one.id === id);
  switch (`${method} ${part ?? ''}`) {
    case 'GET ': {
      const host = hostOf(url.searchParams.get('url') ?? '');
      return json({
        sites: stored.filter((one) => hostOf(one.url) === host).map(describe),
        next: null,
        all: stored.length,
      });
    }
    case 'POST ':
      return add(stored, String(JSON.parse(body).url));
    case 'GET scans':
      return site ? json({ scans: newestFirst(site), next: null }) : refused('not_found', 404);
    case 'POST reports':
      return site ? take(site, JSON.parse(body).reports) : refused('not_found', 404);
    default:
      return refused('invalid_request', 405);
  }
};
