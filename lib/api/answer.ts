import { isJsonObject, type JsonObject } from '../parse/structured-data/json-object.ts';
import { stripWww, withoutDot } from '../parse/url/host-match.ts';
import type { ErrorCode } from './error.ts';
import type { Answered } from './exchange.ts';
import { isKeepable, omitFields, readScore, readText } from './lenient.ts';
import { readPillars } from './pillars.ts';
import type { ServiceError, ServiceFault, ServiceNote, ServiceResult } from './service.ts';

/** A body parsed as JSON. */
interface Body {
  readonly isJson: boolean;
  readonly value: unknown;
  /** It starts like JSON, but ends or breaks before it is complete. */
  readonly isCut: boolean;
}

/** Parses a body as JSON, with or without a byte order mark; never throws. */
export const readJson = (text: string): Body => {
  const bare = text.replace(/^\uFEFF/, '').trim();
  try {
    return { isJson: true, value: JSON.parse(bare), isCut: false };
  } catch {
    return { isJson: false, value: undefined, isCut: /^[[{"]/.test(bare) };
  }
};

/** Whether an answer is a page for people, by its content type or its beginning. */
export const isHtml = ({ type, text }: Pick<Answered, 'type' | 'text'>): boolean =>
  /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type) || /^\s*<(!doctype\s+html|html|head|body)\b/i.test(text);

/** What is needed of the request to read the answer. */
export interface RequestContext {
  /** Host of the address that was sent. */
  readonly host: string;
  readonly pillar: ServiceResult['pillars'][number]['id'] | null;
  readonly withKey: boolean;
}

/** The tier that a service answered on, and its limit, in its own words; null when it does not state them. */
export type Terms = Pick<ServiceResult, 'tier' | 'rateLimit'>;
export const UNSAID: Terms = { tier: null, rateLimit: null };

export type Read =
  | { readonly ok: true; readonly result: ServiceResult }
  /** A service may state its terms with a failure too (docs/scan-api.md, “Not gradable”). */
  | { readonly ok: false; readonly error: ServiceError; readonly terms: Terms };

const KNOWN = [
  ...['ok', 'domain', 'overall_score', 'grade_label', 'pillars', 'scan_url', 'api_tier', 'rate_limit'],
  ...['error', 'not_scored', 'incomplete', 'limited_by'],
];

const STATUS: Readonly<Record<number, ServiceFault>> = { 400: 'badRequest', 404: 'notFound', 429: 'rateLimited' };

/** The fault that a status stands for; null for the 2xx, whose body decides. */
const toServiceFault = (status: number, withKey: boolean): ServiceFault | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) {
    if (!withKey) return status === 401 ? 'keyNeeded' : 'forbidden';
    return 'keyRefused';
  }
  return STATUS[status] ?? (status >= 500 ? 'serverFault' : 'otherStatus');
};

/** A service's own message about what went wrong, in one of the usual forms. */
const readErrorText = (body: unknown): string | null => {
  if (!isJsonObject(body)) return null;
  const { error, message } = body;
  return (isJsonObject(error) ? readText(error['message']) : readText(error)) ?? readText(message);
};

const waitIn = (body: unknown): number | null => {
  const error = isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : body;
  const said = isJsonObject(error) ? error['retry_after'] : null;
  return typeof said === 'number' && said >= 0 ? Math.min(3_600, Math.ceil(said)) : null;
};

/** Reads the scan result in a service's answer, or its failure; never throws, whatever the answer. */
export const readAnswer = (answered: Answered, request: RequestContext): Read => {
  const { status, text, truncated } = answered;
  const body = readJson(text);
  const toFailure = (code: ServiceFault): Read => ({
    ok: false,
    error: {
      code,
      status,
      message: readErrorText(body.value),
      retryAfter: answered.retryAfter ?? waitIn(body.value),
    },
    terms: isJsonObject(body.value) ? readTerms(body.value) : UNSAID,
  });
  const said = readNamedFault(body.value, request.withKey);
  const fault = toServiceFault(status, request.withKey);
  if (fault !== null) return toFailure(said ?? fault);
  if (truncated) return toFailure('tooLarge');
  if (text.trim() === '') return toFailure('empty');
  if (!body.isJson && isHtml(answered)) return toFailure('htmlPage');
  if (!body.isJson) return toFailure(body.isCut ? 'brokenJson' : 'notJson');
  if (!isJsonObject(body.value)) return toFailure('wrongShape');
  const isOther = isOfOtherHost(body.value['domain'], request.host);
  if (isRefusal(body.value['ok'])) {
    const graded = readNotGradable(body.value, request);
    return graded === null ? toFailure(said ?? 'notOk') : isOther ? toFailure('otherDomain') : graded;
  }
  if (isOther) return toFailure('otherDomain');
  const result = readResult(body.value, request);
  return result === null ? toFailure('wrongShape') : { ok: true, result };
};

/**
 * Reads a scan without a grade (docs/scan-api.md, “Not gradable”) as a result without a total: its scores remain, and a
 * note gives the reason in the service's words. Null when it has no scores, and is only an error.
 */
const readNotGradable = (body: JsonObject, request: RequestContext): Read | null => {
  const { error } = body;
  if (!isJsonObject(error) || error['code'] !== 'not_gradable') return null;
  const result = readResult(body, request);
  if (result === null) return null;
  const words = [readText(error['message']), readText(error['help'])].filter((text) => text !== null).join(' ');
  const notes = result.notes.filter(({ code }) => code !== 'scoreMissing');
  return { ok: true, result: { ...result, overall: null, label: null, notes: [note('notGradable', words), ...notes] } };
};

/** Our own error codes (`error.ts`) as faults of a service; a key's depends on whether a key was sent. */
const SAID: ReadonlyMap<unknown, ServiceFault> = new Map<ErrorCode, ServiceFault>([
  ['invalid_url', 'badRequest'],
  ['unsupported_page', 'siteUnsupported'],
  ['rate_limited', 'rateLimited'],
  ['unreachable', 'siteUnreachable'],
  ['timeout', 'siteTimeout'],
  ['not_gradable', 'siteNotGradable'],
  ['invalid_request', 'badRequest'],
  ['not_found', 'notFound'],
  ['busy', 'busy'],
]);

/** The fault that an error's `code` names, whatever the status; null when it is no code of ours. */
const readNamedFault = (body: unknown, withKey: boolean): ServiceFault | null => {
  if (!isJsonObject(body) || !isRefusal(body['ok'])) return null;
  const { error, code } = body;
  const said = isJsonObject(error) ? error['code'] : code;
  if (said === 'invalid_key') return withKey ? 'keyRefused' : 'keyNeeded';
  return SAID.get(said) ?? null;
};

const isYes = (ok: unknown): boolean => ok === true || ok === 'true' || ok === 1 || ok === '1';
const isRefusal = (ok: unknown): boolean => ok !== undefined && ok !== null && !isYes(ok);

const readTerms = (body: JsonObject): Terms => ({
  tier: readText(body['api_tier'], 40),
  rateLimit: limitOf(body['rate_limit']),
});

/** Null when it contains nothing of a scan result. */
const readResult = (body: JsonObject, request: RequestContext): ServiceResult | null => {
  const overall = readScore(body['overall_score']);
  const { pillars, notes, aside } = readPillars(body['pillars'], request.pillar);
  if (overall.is !== 'score' && pillars.length === 0) return null;

  const terms = readTerms(body);
  const extra = { ...omitFields(body, KNOWN), ...(Object.keys(aside).length > 0 ? { pillars: aside } : {}) };
  const retained = isKeepable(extra);
  // Without a key, single checks are never shown (docs/scan-api.md, “Tiers”), whatever a service sends.
  const isPublic = !request.withKey || terms.tier === 'public';
  return {
    domain: readText(body['domain'], 253),
    overall: overall.is === 'score' ? overall.score : null,
    label: readText(body['grade_label'], 60),
    pillars: isPublic ? pillars.map((pillar) => ({ ...pillar, checks: null })) : [...pillars],
    scanUrl: readLink(body['scan_url']),
    ...terms,
    notes: [...listNotes(body, request), ...notes, ...(retained ? [] : [note('asideDropped')])].slice(0, 20),
    aside: retained && !isPublic ? extra : {},
  };
};

const note = (code: ServiceNote['code'], detail = ''): ServiceNote => ({ code, detail });

const readLink = (value: unknown): string | null => {
  const url = URL.parse(readText(value, 2_048) ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** `<count>/hour`, or per another unit of time. */
const limitOf = (value: unknown): string | null => {
  const text = readText(value, 40) ?? '';
  return /^\d{1,6}\/(hour|minute|day)$/.test(text) ? text : null;
};

/**
 * A host in the form used for comparison: in ASCII and lower case, without `www.` and trailing dot; an IPv6 address in
 * its brackets.
 */
const normalizeHost = (text: string): string => {
  const address = text.includes('://') ? text : `https://${text}`;
  const { hostname = text } = URL.parse(address) ?? URL.parse(`https://[${text}]`) ?? {};
  return stripWww(withoutDot(hostname));
};

/**
 * Whether an answer is about another host than the requested one, and so not about this page. One that names no domain
 * counts as about the requested one.
 */
const isOfOtherHost = (domain: unknown, host: string): boolean => {
  const named = readText(domain, 300);
  return named !== null && normalizeHost(named) !== normalizeHost(host);
};

const listNotes = (body: JsonObject, { withKey }: RequestContext): ServiceNote[] => {
  const overall = readScore(body['overall_score']);
  const { tier, rateLimit } = readTerms(body);
  const notes: readonly (readonly [boolean, ServiceNote])[] = [
    [body['ok'] === undefined || body['ok'] === null, note('okMissing')],
    [overall.is === 'none', note('scoreMissing')],
    [overall.is === 'unfit', note('scoreUnfit')],
    [overall.is === 'score' && overall.rounded, note('scoreRounded')],
    [readLink(body['scan_url']) === null, note('linkUnfit')],
    [tier === null, note('tierMissing')],
    [rateLimit === null, note('limitUnfit')],
    [withKey && tier === 'public', note('keyIgnored')],
  ];
  return notes.flatMap(([applies, one]) => (applies ? [one] : []));
};
