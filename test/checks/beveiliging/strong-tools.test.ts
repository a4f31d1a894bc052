import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../../lib/check.ts';
import { clickjacking } from '../../../lib/checks/beveiliging/clickjacking.ts';
import { contentTypeOptions } from '../../../lib/checks/beveiliging/content-type-options.ts';
import { cookieHttponly } from '../../../lib/checks/beveiliging/cookie-httponly.ts';
import { cookieSecure } from '../../../lib/checks/beveiliging/cookie-secure.ts';
import { cspScriptPolicy } from '../../../lib/checks/beveiliging/csp-script-policy.ts';
import { hsts } from '../../../lib/checks/beveiliging/hsts.ts';
import { beveiliging } from '../../../lib/checks/beveiliging/index.ts';
import { sriThirdParty } from '../../../lib/checks/beveiliging/sri-third-party.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import { judgePillar } from '../../../lib/judge.ts';
import { blind, http, page, resource, scan, seen } from '../../kit/facts.ts';
import { answer, cookie, NO_SECOND, policy, policyMeta } from '../../kit/transport.ts';

/** Every fact that a check of the pillar reads, except the address of the tab, which is always known. */
const NAMES = [
  ...new Set(beveiliging.checks.flatMap(({ needs, helps = [] }: AnyCheck) => [...needs, ...helps])),
].filter((name) => name !== 'scan');
const nothing = (why: 'timeout' | 'wall') => Object.fromEntries(NAMES.map((name) => [name, blind(why)]));

/** Cases that strong tools get wrong; each is right here. */
describe('cases that other strong tools get wrong', () => {
  const hstsOf = (value: string) =>
    hsts.judge({ scan: scan(), answer: answer({ 'strict-transport-security': value }) });

  test('max-age=abc is invalid', () => expect(hstsOf('max-age=abc')).toMatchObject({ code: 'malformed' }));
  test('max-age=0 is a removal', () => expect(hstsOf('max-age=0')).toMatchObject({ code: 'removed' }));
  test('quoted HSTS values are valid', () => expect(hstsOf('max-age="31536000"')).toMatchObject({ code: 'strong' }));

  test('X-Frame-Options: ALLOW-FROM protects nothing', () => {
    const fresh = http({ 'x-frame-options': 'ALLOW-FROM https://partner.nl/' });
    expect(clickjacking.judge({ fresh, raw: seen(page()) })).toMatchObject({ code: 'allowFrom' });
    expect(clickjacking.verdicts.allowFrom).toBe('fail');
  });

  test('frame-ancestors in a meta element is ignored', () => {
    const raw = seen(page({ head: { metas: [policyMeta("frame-ancestors 'none'")] } }));
    expect(clickjacking.judge({ fresh: http(), raw })).toEqual({ code: 'onlyMeta' });
    expect(clickjacking.verdicts.onlyMeta).toBe('fail');
  });

  test('nosniff, nosniff is valid', () => {
    const fresh = http({ 'x-content-type-options': 'nosniff, nosniff' });
    expect(contentTypeOptions.judge({ fresh })).toMatchObject({ code: 'nosniff' });
  });

  test('integrity="nonsense" protects nothing', () => {
    const list = [resource('script', 'https://cdn.anders.nl/a.js', { integrity: 'nonsense', crossorigin: '' })];
    expect(sriThirdParty.judge({ scan: scan(), page: page({ resources: { list } }) })).toMatchObject({
      code: 'invalid',
    });
  });

  test('a cookie named assessment is not a session cookie, one named auth_token is', () => {
    const bare = (name: string) => ({ scan: scan(), cookies: [cookie(name, { secure: false, httpOnly: false })] });
    expect(cookieSecure.judge(bare('assessment'))).toMatchObject({ code: 'other' });
    expect(cookieSecure.judge(bare('auth_token'))).toMatchObject({ code: 'session' });
    expect(cookieHttponly.judge(bare('assessment'))).toEqual({ code: 'none' });
    expect(cookieHttponly.judge(bare('auth_token'))).toMatchObject({ code: 'clear' });
  });

  test("a nonce with 'strict-dynamic' is the best policy, including fallbacks for old browsers", () => {
    const { fresh, raw } = policy("script-src 'nonce-r4nd0mvalue' 'strict-dynamic' https: 'unsafe-inline'");
    expect(cspScriptPolicy.judge({ scan: scan(), fresh, raw: seen(raw), again: NO_SECOND })).toEqual({
      code: 'nonceOrHash',
    });
  });

  test.each([
    ['Content-Security-Policy', 'csp-present'],
    ['X-Frame-Options or frame-ancestors', 'clickjacking'],
    ['X-Content-Type-Options', 'content-type-options'],
    ['Referrer-Policy', 'referrer-policy'],
    ['Strict-Transport-Security', 'hsts'],
  ])('an answer without %s costs points', (_, id) => {
    const bare = { ...nothing('timeout'), fresh: seen(http()), raw: seen(page()), answer: seen(answer()) };
    const found = judgePillar('beveiliging', beveiliging, { ...bare, scan: seen(scan()) } as unknown as Evidence);
    const one = found.find((finding) => finding.id === id);
    expect(one?.outcome).toMatch(/^(?:fail|warn)$/);
    expect(one?.points).toBeGreaterThan(0);
    expect(one?.credit).toBeLessThan(1);
  });

  test('more than ten facts are covered', () => expect(NAMES.length).toBeGreaterThan(10));

  test.each(['timeout', 'wall'] as const)('%s is unknown, never absent', (why) => {
    const facts = nothing(why);
    const findings = judgePillar('beveiliging', beveiliging, { ...facts, scan: seen(scan()) } as unknown as Evidence);
    const judged = findings.filter(({ outcome }) => outcome !== 'unknown');
    // That https works is known from the tab itself.
    expect(judged.map(({ id, outcome }) => [id, outcome])).toEqual([['https-available', 'pass']]);
    expect(findings.every(({ points }) => points === 0)).toBe(true);
  });
});
