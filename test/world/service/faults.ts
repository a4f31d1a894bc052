import type { Answer } from '../site.ts';

/** Every error and oddity that the scan API leaves open, on demand. */

const json = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

const page = (status: number, title: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`,
});

export const refusal = (status: number, code: string, message: string, headers: Answer['headers'] = {}): Answer =>
  json(status, { ok: false, error: { code, message } }, headers);

const pillars = (score: unknown): readonly object[] =>
  ['domein', 'beveiliging', 'onderhoud', 'seo', 'ai', 'toegankelijkheid'].map((id) => ({ id, name: id, score }));

const odd = (changes: object): Answer =>
  json(200, {
    ok: true,
    domain: 'goed.nl',
    overall_score: 61,
    grade_label: 'Voldoende',
    pillars: pillars(61),
    scan_url: 'https://scandienst.nl/scan/goed.nl',
    api_tier: 'public',
    rate_limit: '20/hour',
    ...changes,
  });

const MEGABYTES = 5_000_000;

export const FAULTS = {
  badRequest: refusal(400, 'invalid_url', 'Dit is geen adres.'),
  unauthorized: refusal(401, 'invalid_key', 'Sleutel onbekend.'),
  forbidden: refusal(403, 'forbidden', 'Geen toegang.'),
  notFound: page(404, 'Not Found'),
  rateLimited: refusal(429, 'rate_limited', 'Te veel scans.', { 'retry-after': '600' }),
  rateLimitedByDate: refusal(429, 'rate_limited', 'Te veel scans.', {
    date: 'Fri, 20 Nov 2026 12:00:00 GMT',
    'retry-after': 'Fri, 20 Nov 2026 12:05:00 GMT',
  }),
  serverFault: refusal(500, 'internal', 'Interne fout.'),
  badGateway: page(502, 'Bad Gateway'),
  unavailable: { ...page(503, 'Service Unavailable'), headers: { 'content-type': 'text/html', 'retry-after': '120' } },
  teapot: json(418, {}),
  htmlPage: page(200, 'Welkom'),
  plainText: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'OK' },
  empty: { status: 200, headers: { 'content-type': 'application/json' }, body: '' },
  cutJson: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"ok":true,"domain":"goed.nl","overall_score":61,"pil',
  },
  notOk: json(200, { ok: false, error: { code: 'odd', message: 'De site antwoordt niet.' } }),
  busy: refusal(503, 'busy', 'Te druk.', { 'retry-after': '20' }),
  siteUnsupported: refusal(422, 'unsupported_page', 'Dit is geen pagina.'),
  siteUnreachable: refusal(200, 'unreachable', 'De site antwoordt niet.'),
  siteTimeout: refusal(200, 'timeout', 'De site antwoordt niet op tijd.'),
  list: json(200, [1, 2, 3]),
  nothing: json(200, {}),
  tooLarge: json(200, { ok: true, overall_score: 61, pillars: pillars(61), padding: 'x'.repeat(MEGABYTES) }),
  redirect: { status: 302, headers: { location: 'https://slecht.nl/api/gda-scan-api.php' } },
  slow: { ...odd({}), delay: 60_000 },
  // Of whatever was asked: it names no domain.
  textScores: odd({ domain: undefined, overall_score: '68', pillars: pillars('68') }),
  wrongTypes: odd({
    overall_score: 'NaN',
    pillars: pillars({ value: 1 }),
    grade_label: 7,
    rate_limit: -1,
    scan_url: 5,
  }),
  strangePillars: odd({ pillars: [...pillars(70), { id: 'snelheid', name: 'Snelheid', score: 12 }, null, 'seo'] }),
  hostileTexts: odd({
    grade_label: '<img src=x onerror=alert(1)>\u202e',
    scan_url: 'javascript:alert(1)',
    api_tier: '<b>public</b>',
  }),
} as const satisfies Readonly<Record<string, Answer>>;

export type Fault = keyof typeof FAULTS;
