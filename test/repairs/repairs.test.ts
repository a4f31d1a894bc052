import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';
import { findRepairs, REPAIRS } from '../../lib/repairs/repairs.ts';
import { PLACES, WARNINGS } from '../../lib/repairs/shape.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { isSound } from '../kit/syntax.ts';
import { ALL, APEX, BARE, EVERY, failing, SITE } from './every.ts';

const CHECKED: readonly AnyCheck[] = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);

describe('every snippet', () => {
  test('belongs to a check that exists and can fail', () => {
    const costly = (check: AnyCheck) =>
      Object.values(check.verdicts).some((declared) => {
        const { verdict, cap } = typeof declared === 'string' ? { verdict: declared, cap: undefined } : declared;
        return verdict === 'warn' || verdict === 'fail' || cap !== undefined;
      });
    const ids = new Set(CHECKED.filter(costly).map(({ id }) => id));
    expect(Object.keys(REPAIRS).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('exists for every check that declares one, once for each platform', () => {
    const without = Object.keys(REPAIRS).filter((id) => !EVERY.some(({ fault }) => fault.id === id));
    expect(without).toEqual([]);
    const twice = ALL.filter(({ repairs }) => new Set(repairs.map(({ platform }) => platform)).size < repairs.length);
    expect(twice).toEqual([]);
  });

  test('parses as code of its kind', () => {
    expect(failing(({ where, snippet }) => !isSound(where, snippet))).toEqual([]);
  });

  test('contains no blank and no name of an example', () => {
    expect(
      failing(({ snippet }) => /undefined|null|NaN|example\.|…|\[object/.test(snippet) || snippet.trim() === ''),
    ).toEqual([]);
  });

  test('has a command that verifies its effect', () => {
    expect(failing(({ check }) => check.run === '' || check.shows === '')).toEqual([]);
    const named = /voorbeeld\.nl/;
    expect(failing(({ check }) => !named.test(check.run))).toEqual([]);
  });

  test('together use every place and every warning', () => {
    const places = new Set(EVERY.map(({ repair }) => repair.where));
    const warnings = new Set(EVERY.map(({ repair }) => repair.warning));
    expect(PLACES.filter((location) => !places.has(location))).toEqual([]);
    expect(WARNINGS.filter((warning) => !warnings.has(warning))).toEqual([]);
  });

  test('for nginx explains which of two lines applies', () => {
    for (const locale of ['nl', 'en'] as const) {
      expect(repairWords[locale].places.nginxCookies).toContain('proxy_cookie_flags');
    }
    expect(
      failing(({ where, snippet }) => snippet.includes('proxy_cookie_flags') !== (where === 'nginxCookies')),
    ).toEqual([]);
  });
});

describe('redirects', () => {
  const merge = (site: typeof SITE) =>
    findRepairs(site, { id: 'host-variants-merge', code: 'separate', args: {}, items: [] });

  test.each([SITE, APEX])('lead to $canonical and never away from it', (site) => {
    expect(merge(site).length).toBeGreaterThan(5);
    for (const { platform, snippet } of merge(site)) {
      const plain = snippet.replaceAll('\\', '');
      expect(plain, `${platform}`).toContain(`https://${site.canonical}`);
      expect(plain, `${platform}`).not.toContain(`https://${site.other}/$`);
      // The condition matches the other name as a whole.
      expect(plain, `${platform}`).toMatch(
        new RegExp(`(?<![\\w.])${site.other?.replaceAll('.', '\\.')}(?![\\w.]*\\.nl)`),
      );
    }
  });

  test('are not offered when the preferred name is unknown', () => {
    expect(merge({ ...SITE, isNamed: false })).toEqual([]);
  });

  test('to https only cover the one host, at the edge that knows the visitor’s scheme', () => {
    const own = findRepairs(SITE, { id: 'https-redirect', code: 'stays', args: {}, items: [] });
    expect(own.map(({ platform }) => platform)).toEqual(['cloudflare']);
    expect(own[0]?.snippet).toContain('http.host eq \\"www.voorbeeld.nl\\" and not ssl');
  });
});

describe('records', () => {
  const zoneOf = (site: typeof SITE, id: string, code: string) =>
    findRepairs(site, { id, code, args: {}, items: [] }).find(({ platform }) => platform === null)?.snippet;

  test('for a domain without mail have quotes around text only', () => {
    expect(zoneOf(BARE, 'null-mx', 'unsaid')).toBe(
      'voorbeeld.nl. 3600 IN MX 0 .\nvoorbeeld.nl. 3600 IN TXT "v=spf1 -all"\n_dmarc.voorbeeld.nl. 3600 IN TXT "v=DMARC1; p=reject"',
    );
  });

  test('do not repeat existing records', () => {
    expect(zoneOf({ ...BARE, spf: 'v=spf1 -all', dmarc: 'v=DMARC1; p=reject; sp=none' }, 'null-mx', 'unsaid')).toBe(
      'voorbeeld.nl. 3600 IN MX 0 .',
    );
  });

  test('for DMARC start with the version, and preserve existing tags', () => {
    expect(failing(({ snippet }) => /^_dmarc\.\S+ \d+ IN TXT "(?!v=DMARC1;)/m.test(snippet))).toEqual([]);
    expect(zoneOf(SITE, 'dmarc-reporting', 'absent')).toContain(
      '"v=DMARC1; p=none; pct=50; fo=1; rua=mailto:dmarc@voorbeeld.nl"',
    );
    expect(zoneOf(BARE, 'dmarc-valid', 'absent')).toContain('"v=DMARC1; p=none; rua=mailto:dmarc@voorbeeld.nl"');
  });

  test.each([
    [
      'v=DMARC1; p=none; sp=none; rua=mailto:d@a.nl; adkim=s',
      'none',
      'p=quarantine; sp=none; rua=mailto:d@a.nl; adkim=s; pct=10; t=y',
    ],
    [
      'v=DMARC1; p=quarantine; pct=10; sp=none; rua=mailto:d@a.nl',
      'partial',
      'p=quarantine; pct=50; sp=none; rua=mailto:d@a.nl; t=y',
    ],
    ['v=DMARC1; p=quarantine; pct=50; rua=mailto:d@a.nl; t=y', 'testing', 'p=quarantine; rua=mailto:d@a.nl'],
  ])('for DMARC advance by one stage: %s', (dmarc, code, next) => {
    expect(zoneOf({ ...SITE, dmarc }, 'dmarc-policy', code)).toContain(`"v=DMARC1; ${next}"`);
  });

  test.each([
    ['a policy without reports, which would hide what it rejects', 'v=DMARC1; p=none', 'none'],
    ['a policy in test mode, which its owner ends', 'v=DMARC1; p=quarantine; t=y; rua=mailto:d@a.nl', 'testing'],
    [
      'a weaker subdomain policy, which is the owner’s decision',
      'v=DMARC1; p=reject; sp=none; rua=mailto:d@a.nl',
      'weakerSubdomains',
    ],
  ])('for DMARC are left unchanged: %s', (_, dmarc, code) => {
    expect(zoneOf({ ...SITE, dmarc }, 'dmarc-policy', code)).toBeUndefined();
  });

  test('are never added beside an existing one of the same kind', () => {
    const replacing = EVERY.filter(({ repair }) => repair.where === 'zoneDmarc');
    expect(replacing.length).toBeGreaterThan(0);
    expect(
      ALL.filter(
        ({ repairs }) =>
          repairs.some(({ where }) => where === 'zoneDmarc') && repairs.some(({ where }) => where === 'shellDns'),
      ),
    ).toEqual([]);
  });
});

test('the version of the named software is hidden', () => {
  const versions = (item: string) =>
    findRepairs(SITE, { id: 'version-disclosure', code: 'exact', args: {}, items: [item] }).map(
      ({ platform, snippet }) => [platform, snippet],
    );
  expect(versions('PHP/8.2.7')).toContainEqual([null, 'expose_php = Off']);
  expect(versions('nginx/1.22.1')).toEqual([['nginx', 'server_tokens off;']]);
});

test('a site without a valid name gets no snippet', () => {
  expect(findRepairs(null, { id: 'hsts', code: 'absent', args: {}, items: [] })).toEqual([]);
});

describe('a viewport', () => {
  const create = (id: string, code: string, seen: string) =>
    findRepairs({ ...SITE, viewport: seen }, { id, code, args: {}, items: [seen] }).find(
      ({ platform }) => platform === null,
    )?.snippet;

  test.each([
    [
      'width=device-width, initial-scale=1, user-scalable=no, viewport-fit=cover',
      'width=device-width, initial-scale=1, viewport-fit=cover',
    ],
    ['width=device-width;maximum-scale=1;minimum-scale=0.5', 'width=device-width, minimum-scale=0.5'],
    ['width=device-width initial-scale=2 user-scalable=0', 'width=device-width, initial-scale=2'],
    ['width=1024,user-scalable=no', 'width=1024'],
  ])('that disables zooming preserves its other settings: %s', (seen, content) =>
    expect(create('zoom-allowed', 'blocked', seen)).toBe(`<meta name="viewport" content="${content}">`),
  );

  test('that was not seen, or cannot be parsed, gets no snippet', () => {
    expect(
      findRepairs({ ...SITE, viewport: null }, { id: 'zoom-allowed', code: 'blocked', args: {}, items: [] }),
    ).toEqual([]);
    expect(create('zoom-allowed', 'blocked', 'width=device-width, shrink-to-fit="onzin"')).toBeUndefined();
    expect(create('zoom-allowed', 'blocked', 'user-scalable=no')).toBeUndefined();
  });
});
