import { describe, expect, test } from 'vitest';
import { beveiliging } from '../../../lib/checks/beveiliging/index.ts';
import type { Evidence, Facts } from '../../../lib/evidence.ts';
import { judgePillar } from '../../../lib/judge.ts';
import { computeScore } from '../../../lib/score.ts';
import { blind, http, NOW, page, resource, scan, seen } from '../../kit/facts.ts';
import { answer, cookie, ended, hop, trail, twins } from '../../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';
type Headers = Readonly<Record<string, string>>;
type Missing = Facts['missing'];

const SECURITY_TXT = `Contact: mailto:lek@voorbeeld.nl\nExpires: ${new Date(NOW + 200 * 86_400_000).toISOString()}\n`;
const text = http({ 'content-type': 'text/plain; charset=utf-8' }, { body: SECURITY_TXT });
const none = http({}, { status: 404 });

/** A site with access granted, given what its server sends. */
const site = (headers: Headers, changes: Partial<Record<keyof Evidence, unknown>> = {}): Evidence =>
  ({
    scan: seen(scan()),
    page: seen(page()),
    raw: seen(page()),
    answer: seen(answer(headers)),
    fresh: seen(http(headers)),
    again: blind('notApplicable'),
    missing: seen({ ...http(headers, { status: 404 }), robotsMetas: [] } as unknown as Missing),
    security: seen({ wellKnown: seen(none), root: seen(none) }),
    cookies: seen([]),
    wordpress: seen(null),
    cert: blind('otherBrowser'),
    twins: seen(
      twins({
        twinHttps: seen(
          trail(HTTPS_WWW, [hop(HTTPS_WWW, HTTPS, { hsts: headers['strict-transport-security'] ?? null })]),
        ),
      }),
    ),
    ...changes,
  }) as unknown as Evidence;

const graded = (evidence: Evidence) => computeScore('beveiliging', judgePillar('beveiliging', beveiliging, evidence));

const EXEMPLARY = site(
  {
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'content-security-policy':
      "default-src 'self'; script-src 'nonce-r4nd0mvalue' 'strict-dynamic'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    server: 'nginx',
  },
  {
    again: seen({ policies: ["script-src 'nonce-an0thervalue' 'strict-dynamic'"] }),
    cookies: seen([cookie('__Host-session')]),
    security: seen({ wellKnown: seen(text), root: blind('notApplicable') }),
  },
);

/** WordPress with HSTS, framing and nosniff; without CSP, SRI, security.txt and the small headers. */
const WORDPRESS = {
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
};
const scripts = page({ resources: { list: [resource('script', 'https://cdn.anders.nl/a.js')] } });
const TYPICAL = site(WORDPRESS, { page: seen(scripts), raw: seen(scripts) });
const NEGLECTED = site({});
const bare = cookie('PHPSESSID', { secure: false, httpOnly: false, sameSite: null });
const BAD = site({}, { cookies: seen([bare]) });
const PLAIN = site(
  {},
  {
    scan: seen(scan({ url: HTTP })),
    page: seen(page({ document: { url: HTTP } })),
    answer: seen(answer({}, { url: HTTP })),
    fresh: seen(http({}, { url: HTTP })),
    twins: seen(twins({ otherScheme: seen(ended(HTTPS, 'refused')) })),
  },
);
const WITHOUT_ACCESS = { twins: blind('denied'), cookies: blind('denied') };

describe('score bands of beveiliging', () => {
  test('an exemplary site: 95-100', () => expect(graded(EXEMPLARY)).toMatchObject({ score: 100, incomplete: false }));
  test('a typical small business scores 60-80', () => {
    const { score: number } = graded(TYPICAL);
    expect(number).toBeGreaterThanOrEqual(60);
    expect(number).toBeLessThanOrEqual(80);
  });
  test('a neglected site scores under 40', () => expect(graded(NEGLECTED).score).toBeLessThan(40));
  test('the same with a bare session cookie: under 20', () => expect(graded(BAD).score).toBeLessThan(20));
  test('a site on http only scores at most 20', () => {
    const { score: number } = graded(PLAIN);
    expect(number).toBeLessThanOrEqual(20);
  });

  test.each([
    ['exemplary', EXEMPLARY],
    ['typical', TYPICAL],
    ['neglected', NEGLECTED],
  ])('%s without access: differs by at most 5 points, or is incomplete', (_, evidence) => {
    const [with_, without] = [graded(evidence), graded({ ...evidence, ...WITHOUT_ACCESS })];
    expect(without.incomplete || Math.abs((without.score ?? 0) - (with_.score ?? 0)) <= 5).toBe(true);
  });

  test('over 70 per cent is seen without access in Chromium', () => {
    expect(graded({ ...TYPICAL, ...WITHOUT_ACCESS }).seen).toBeGreaterThan(0.7);
  });
});

describe('a repair never lowers the score', () => {
  const steps: readonly Headers[] = [
    { 'x-frame-options': 'SAMEORIGIN' },
    { 'x-content-type-options': 'nosniff' },
    { 'strict-transport-security': 'max-age=86400' },
    { 'strict-transport-security': 'max-age=31536000' },
    { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
    { 'content-security-policy': "frame-ancestors 'self'" },
    { 'content-security-policy': "frame-ancestors 'self'; script-src 'self' 'unsafe-inline'" },
    { 'content-security-policy': "frame-ancestors 'self'; script-src 'self' cdn.anders.nl" },
    { 'content-security-policy': "frame-ancestors 'self'; script-src 'self' 'unsafe-eval'" },
    { 'content-security-policy': "frame-ancestors 'self'; script-src 'self'" },
    { 'content-security-policy': "frame-ancestors 'self'; script-src 'self'; base-uri 'self'; object-src 'none'" },
    { 'referrer-policy': 'same-origin' },
    { 'permissions-policy': 'camera=()' },
    { 'cross-origin-opener-policy': 'same-origin' },
  ];

  test.each(['with', 'without'] as const)('%s the same headers on error pages', (errors) => {
    let headers: Headers = {};
    let before = graded(site(headers)).score ?? 0;
    for (const step of steps) {
      headers = { ...headers, ...step };
      const bareError = { missing: seen({ ...http({}, { status: 404 }), robotsMetas: [] } as unknown as Missing) };
      const after = graded(site(headers, errors === 'with' ? {} : bareError)).score ?? 0;
      expect(after, JSON.stringify(step)).toBeGreaterThanOrEqual(before);
      before = after;
    }
  });
});
