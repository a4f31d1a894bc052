import type { Pillar } from '../model.ts';
import { readAnswer, type Terms, UNSAID } from './answer.ts';
import { resolveAddress } from './base-address.ts';
import { type Answered, type Call, type Line, sendRequest, Unanswered } from './exchange.ts';
import { type ServiceError, type ServiceResult, toUnansweredError } from './service.ts';

const PATH = '/api/gda-scan-api.php';

/** A scan request to a service (docs/scan-api.md). The key is not part of it: it is sent in a header. */
export interface ServiceQuery {
  /** A domain or address; its protocol may be left out. */
  readonly url: string;
  readonly pillar: Pillar | null;
}

/** The outcome of a call to a service. */
export type ServiceOutcome = {
  /** The key was refused; everything else here was answered without it. */
  readonly keyRefused: boolean;
  /** How the key was refused. */
  readonly refusal: ServiceError | null;
  /** From the request to the last answer, in ms. */
  readonly ms: number;
  /** How many scans are left this hour, if the service reports it. */
  readonly left: number | null;
  readonly terms: Terms;
} & ({ readonly ok: true; readonly result: ServiceResult } | { readonly ok: false; readonly error: ServiceError });

/**
 * Builds the request for a scan. POST keeps the scanned address out of access logs; whether its body takes `pillar` is
 * not specified (4.1, rule 5), so a single pillar is requested by GET.
 */
export const scanCall = (base: string, { url, pillar }: ServiceQuery): Call => {
  const address = resolveAddress(base, PATH);
  if (pillar === null) return { method: 'POST', url: address, body: JSON.stringify({ url }) };
  address.searchParams.set('url', url);
  address.searchParams.set('pillar', pillar);
  return { method: 'GET', url: address, body: null };
};

type Attempt = { readonly answered: Answered | null; readonly terms: Terms } & (
  | { readonly ok: true; readonly result: ServiceResult }
  | { readonly ok: false; readonly error: ServiceError }
);

/** A request that got no answer. */
export const toUnanswered = (error: ServiceError) => ({ ok: false, error, terms: UNSAID }) as const;

const readRequestedHost = (url: string): string =>
  URL.parse(url.includes('://') ? url : `https://${url}`)?.hostname ?? '';

const tryScan = async (base: string, query: ServiceQuery, line: Line): Promise<Attempt> => {
  const context = { host: readRequestedHost(query.url), pillar: query.pillar, withKey: line.key !== null };
  try {
    const answered = await sendRequest(scanCall(base, query), line);
    const read = readAnswer(answered, context);
    if (!read.ok) return { answered, ...read };
    const { tier, rateLimit } = read.result;
    return { answered, ...read, terms: { tier, rateLimit } };
  } catch (error) {
    if (error instanceof Unanswered) return { ...toUnanswered(toUnansweredError(error.why)), answered: null };
    throw error;
  }
};

/** If a request without a key gets a 403 too, the refusal is about the request, not about the key. */
const isAboutKey = (refused: ServiceError, without: Attempt): boolean =>
  refused.status === 401 || without.ok || without.error.status !== 403;

/**
 * Requests a scan from a service: with the key, and if that is refused once more without it, because a request without
 * a key is served on the public tier (docs/scan-api.md, “Tiers”). Never rejects because of the service or the network.
 */
export const requestScan = async (base: string, query: ServiceQuery, line: Line): Promise<ServiceOutcome> => {
  const started = line.now();
  const measureElapsed = (): number => Math.round(line.now() - started);
  const first = await tryScan(base, query, line);
  if (first.ok || first.error.code !== 'keyRefused') return toOutcome(first, null, measureElapsed());

  const without = await tryScan(base, query, { ...line, key: null });
  if (!isAboutKey(first.error, without)) return toOutcome(without, null, measureElapsed());
  // A service without a public tier: its first refusal describes the problem best.
  const last = without.ok || without.error.code !== 'keyNeeded' ? without : first;
  return toOutcome(last, first.error, measureElapsed());
};

const toOutcome = (last: Attempt, refusal: ServiceError | null, ms: number): ServiceOutcome => {
  const shared = { keyRefused: refusal !== null, refusal, ms, left: last.answered?.left ?? null, terms: last.terms };
  return last.ok ? { ...shared, ok: true, result: last.result } : { ...shared, ok: false, error: last.error };
};
