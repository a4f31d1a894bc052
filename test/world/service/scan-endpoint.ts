import { PILLARS, type Pillar, type Tier } from '../../../lib/model.ts';
import type { Answer } from '../site.ts';
import { refusal } from './faults.ts';
import type { Counted } from './limits.ts';
import { evidenceOf, type Recorded } from './recorded.ts';
import { scanAnswer } from './scan-answer.ts';

/** A request as it came, header names in lower case. */
export interface Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ip: string;
}

/** What the scan operation stands on. */
export interface Endpoint {
  readonly base: string;
  readonly sites: ReadonlyMap<string, Recorded>;
  /** Keys that are valid, and keys that exist without permission: 403. Any other key gets 401. */
  readonly keys: readonly string[];
  readonly withoutPermission: readonly string[];
  readonly count: (caller: string, limit: number) => Counted;
}

const PER_HOUR: Readonly<Record<Tier, number>> = { public: 20, partner: 120 };

/** What a scan is asked with: the query of a GET, the JSON body of a POST. */
const wishOf = ({ method, url, headers, body }: Request): { url: unknown; pillar: unknown } | null => {
  const pillar = url.searchParams.get('pillar');
  if (method === 'GET') return { url: url.searchParams.get('url'), pillar };
  if (method !== 'POST' || !/^application\/json\b/.test(headers['content-type'] ?? '')) return null;
  try {
    return { url: (JSON.parse(body) as { url?: unknown }).url, pillar };
  } catch {
    return null;
  }
};

const domainOf = (typed: unknown): string | null => {
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  return URL.parse(typed.includes('://') ? typed : `https://${typed}`)?.hostname.replace(/^www\./, '') ?? null;
};

const isPillar = (pillar: unknown): pillar is Pillar => PILLARS.some((one) => one === pillar);

/** The key, in its header or as a parameter (docs/scan-api.md, “Request”). */
const keyOf = ({ headers, url }: Request): string | null => headers['x-gda-key'] ?? url.searchParams.get('key');

const refusedKey = (key: string | null, { keys, withoutPermission }: Endpoint): Answer | null => {
  if (key === null || keys.includes(key)) return null;
  return withoutPermission.includes(key)
    ? refusal(403, 'invalid_key', 'Deze sleutel heeft hier geen rechten.')
    : refusal(401, 'invalid_key', 'Sleutel onbekend.');
};

export const scanEndpoint = (request: Request, endpoint: Endpoint): Answer => {
  const key = keyOf(request);
  const refused = refusedKey(key, endpoint);
  if (refused !== null) return refused;

  const wish = wishOf(request);
  const domain = domainOf(wish?.url);
  if (wish === null || domain === null) return refusal(400, 'invalid_url', 'Veld url ontbreekt.');
  if (wish.pillar !== null && !isPillar(wish.pillar)) return refusal(400, 'invalid_url', 'Onbekende pijler.');

  const tier = key === null ? 'public' : 'partner';
  const { admitted, left, wait } = endpoint.count(key ?? `ip ${request.ip}`, PER_HOUR[tier]);
  if (!admitted) return refusal(429, 'rate_limited', 'Limiet bereikt.', { 'retry-after': String(wait) });

  const evidence = evidenceOf(endpoint.sites.get(domain) ?? {});
  const result = scanAnswer(evidence, { domain, pillar: wish.pillar, tier, base: endpoint.base });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-ratelimit-remaining': String(left) };
  return { status: 200, headers, body: JSON.stringify(result) };
};
