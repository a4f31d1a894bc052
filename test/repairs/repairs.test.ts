import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';
import { REPAIRS, repairsFor } from '../../lib/repairs/repairs.ts';
import { type Fault, PLACES, type Repair, type Site, WARNINGS } from '../../lib/repairs/shape.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { isSound } from '../kit/syntax.ts';

const CHECKED: readonly AnyCheck[] = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);

const SITE: Site = {
  ...{ host: 'www.voorbeeld.nl', domain: 'voorbeeld.nl', canonical: 'www.voorbeeld.nl', other: 'voorbeeld.nl' },
  url: 'https://www.voorbeeld.nl/winkel/',
  platforms: ['nginx', 'microsoft365'],
  ...{ spf: 'v=spf1 include:_spf.mailhuis.nl ?all', dmarc: 'v=DMARC1; p=none; pct=50; fo=1' },
  expires: '2027-10-01T00:00:00.000Z',
};
const APEX: Site = { ...SITE, host: 'voorbeeld.nl', canonical: 'voorbeeld.nl', other: 'www.voorbeeld.nl' };
const BARE: Site = { ...APEX, platforms: [], spf: null, dmarc: null };

const ITEMS = [
  [],
  ['www.voorbeeld.nl'],
  ['X-Content-Type-Options', 'Strict-Transport-Security', 'x-xss-protection: 1'],
  ['max-age=60; includeSubDomains'],
  ['Googlebot · 2: Disallow: /', 'GPTBot (2: Disallow: /)', 'https://www.voorbeeld.nl/kaart.xml'],
  ['http://www.voorbeeld.nl/a.js', 'https://www.voorbeeld.nl/sitemap.xml: http://voorbeeld.nl/a'],
  ['og:url'],
  ['__Secure-sid'],
  ['Door Jan de Vries'],
  ['#pagina > main — html'],
];

interface Told {
  readonly fault: Fault;
  readonly repairs: readonly Repair[];
}

const toldFor = (id: string, site: Site): readonly Told[] => {
  const verdicts = Object.keys(CHECKED.find((check) => check.id === id)?.verdicts ?? {});
  return verdicts.flatMap((code) =>
    ITEMS.map((items) => {
      const fault: Fault = { id, code, args: { detected: 'nl', year: 2019 }, items };
      return { fault, repairs: repairsFor(site, fault) };
    }),
  );
};

const ALL = Object.keys(REPAIRS).flatMap((id) => [SITE, APEX, BARE].flatMap((site) => toldFor(id, site)));
const EVERY = ALL.flatMap(({ fault, repairs }) => repairs.map((repair) => ({ fault, repair })));
const nameOf = ({ fault, repair }: (typeof EVERY)[number]) => `${fault.id} ${fault.code} on ${repair.platform}`;
const failing = (isWrong: (repair: Repair, fault: Fault) => boolean) => [
  ...new Set(EVERY.filter(({ fault, repair }) => isWrong(repair, fault)).map(nameOf)),
];

describe('every snippet', () => {
  test('is of a check that exists and can fail', () => {
    const costly = (check: AnyCheck) =>
      Object.values(check.verdicts).some((declared) => {
        const { verdict, cap } = typeof declared === 'string' ? { verdict: declared, cap: undefined } : declared;
        return verdict === 'warn' || verdict === 'fail' || cap !== undefined;
      });
    const ids = new Set(CHECKED.filter(costly).map(({ id }) => id));
    expect(Object.keys(REPAIRS).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('is there for every check that claims one, each platform once', () => {
    const without = Object.keys(REPAIRS).filter((id) => !EVERY.some(({ fault }) => fault.id === id));
    expect(without).toEqual([]);
    const twice = ALL.filter(({ repairs }) => new Set(repairs.map(({ platform }) => platform)).size < repairs.length);
    expect(twice).toEqual([]);
  });

  test('is there on three platforms or more for at least eighty checks', () => {
    const platformsOf = (id: string): number =>
      new Set(EVERY.filter(({ fault }) => fault.id === id).map(({ repair }) => repair.platform)).size;
    expect(Object.keys(REPAIRS).filter((id) => platformsOf(id) >= 3).length).toBeGreaterThanOrEqual(80);
  });

  test('can be read as the code that it is', () => {
    expect(failing(({ where, snippet }) => !isSound(where, snippet))).toEqual([]);
  });

  test('has no blank left in it, nor a name of an example', () => {
    expect(
      failing(({ snippet }) => /undefined|null|NaN|example\.|…|\[object/.test(snippet) || snippet.trim() === ''),
    ).toEqual([]);
  });

  test('tells how to see that it works', () => {
    expect(failing(({ check }) => check.run === '' || check.shows === '')).toEqual([]);
    const named = /voorbeeld\.nl/;
    expect(failing(({ check }) => !named.test(check.run))).toEqual([]);
  });

  test('goes to a place that some snippet needs, with a warning that some snippet needs', () => {
    const places = new Set(EVERY.map(({ repair }) => repair.where));
    const warnings = new Set(EVERY.map(({ repair }) => repair.warning));
    expect(PLACES.filter((place) => !places.has(place))).toEqual([]);
    expect(WARNINGS.filter((warning) => !warnings.has(warning))).toEqual([]);
  });

  test('of nginx is told with what a location does to headers, and which of two lines holds', () => {
    for (const locale of ['nl', 'en'] as const) {
      expect(repairWords[locale].places.nginxServer).toMatch(/location.*add_header/);
      expect(repairWords[locale].places.nginxCookies).toContain('proxy_cookie_flags');
    }
    expect(
      failing(({ where, snippet }) => snippet.includes('proxy_cookie_flags') !== (where === 'nginxCookies')),
    ).toEqual([]);
  });

  test('warns of subdomains wherever it binds them', () => {
    expect(
      failing(({ snippet, warning }) => snippet.includes('includeSubDomains') && warning !== 'subdomains'),
    ).toEqual([]);
    expect(EVERY.some(({ repair }) => repair.warning === 'subdomains')).toBe(true);
  });
});

describe('redirects', () => {
  const merge = (site: Site) => repairsFor(site, { id: 'host-variants-merge', code: 'separate', args: {}, items: [] });

  test.each([SITE, APEX])('lead to $canonical and never away from it', (site) => {
    for (const { platform, where, snippet } of merge(site)) {
      const plain = snippet.replaceAll('\\', '');
      expect(plain, `${platform}`).toContain(`https://${site.canonical}`);
      expect(plain, `${platform}`).not.toContain(`https://${site.other}/$`);
      // WordPress leads every other name to the one that it is told.
      if (where === 'wpConfig') continue;
      // What is asked for is the other name, as a whole.
      expect(plain, `${platform}`).toMatch(
        new RegExp(`(?<![\\w.])${site.other?.replaceAll('.', '\\.')}(?![\\w.]*\\.nl)`),
      );
    }
  });

  test('are the other way round where the page names its twin as canonical', () => {
    expect(merge(SITE).find(({ platform }) => platform === 'nginx')?.snippet).toBe(
      'if ($host = voorbeeld.nl) {\n    return 301 https://www.voorbeeld.nl$request_uri;\n}',
    );
    expect(merge(APEX).find(({ platform }) => platform === 'nginx')?.snippet).toBe(
      'if ($host = www.voorbeeld.nl) {\n    return 301 https://voorbeeld.nl$request_uri;\n}',
    );
  });

  test('switch the engine of Apache on', () => {
    const rewriting = EVERY.filter(({ repair }) => /^RewriteRule/m.test(repair.snippet));
    expect(rewriting.length).toBeGreaterThan(0);
    expect(
      failing(({ snippet }) => /^RewriteRule/m.test(snippet) && !snippet.startsWith('RewriteEngine On\n')),
    ).toEqual([]);
  });

  test('to https heed what a proxy in front tells', () => {
    const proxied = ['nginx', 'apache', 'litespeed', 'directadmin', 'iis', 'caddy', 'wordpress'];
    const own = repairsFor(SITE, { id: 'https-redirect', code: 'stays', args: {}, items: [] });
    const aware = own.filter(({ snippet }) => /x.forwarded.proto/i.test(snippet)).map(({ platform }) => platform);
    expect(aware.toSorted()).toEqual(proxied.toSorted());
  });
});

describe('records', () => {
  const zoneOf = (site: Site, id: string, code: string) =>
    repairsFor(site, { id, code, args: {}, items: [] }).find(({ platform }) => platform === null)?.snippet;

  test('of a domain without mail have no quotes around what is no text', () => {
    expect(zoneOf(BARE, 'null-mx', 'unsaid')).toBe(
      'voorbeeld.nl. 3600 IN MX 0 .\nvoorbeeld.nl. 3600 IN TXT "v=spf1 -all"\n_dmarc.voorbeeld.nl. 3600 IN TXT "v=DMARC1; p=reject"',
    );
  });

  test('of DMARC start with the version, and keep what was there', () => {
    expect(failing(({ snippet }) => /^_dmarc\.\S+ \d+ IN TXT "(?!v=DMARC1;)/m.test(snippet))).toEqual([]);
    expect(zoneOf(SITE, 'dmarc-policy', 'none')).toContain('"v=DMARC1; p=quarantine; fo=1"');
    expect(zoneOf(SITE, 'dmarc-reporting', 'absent')).toContain(
      '"v=DMARC1; p=none; fo=1; rua=mailto:dmarc@voorbeeld.nl"',
    );
    expect(zoneOf(BARE, 'dmarc-valid', 'absent')).toContain('"v=DMARC1; p=none; rua=mailto:dmarc@voorbeeld.nl"');
  });

  test('of SPF are those of the mail provider, and keep the senders that were there', () => {
    expect(zoneOf({ ...BARE, platforms: ['googleworkspace'] }, 'spf-valid', 'absent')).toContain(
      'include:_spf.google.com',
    );
    expect(zoneOf(SITE, 'spf-valid', 'absent')).toContain('include:spf.protection.outlook.com');
    expect(zoneOf(SITE, 'spf-policy', 'open')).toBe('voorbeeld.nl. 3600 IN TXT "v=spf1 include:_spf.mailhuis.nl ~all"');
  });
});

describe('robots.txt', () => {
  const linesOf = (items: readonly string[]) =>
    repairsFor(SITE, { id: 'robots-allows-page', code: 'googleBlocked', args: {}, items }).find(
      ({ platform }) => platform === null,
    )?.snippet;

  test('lets in all who are refused by the same line, without a group of their own', () => {
    expect(linesOf(['Googlebot · 2: Disallow: /', 'Bingbot · 2: Disallow: /', '* · 2: Disallow: /'])).toBe(
      'User-agent: *\nAllow: /\nAllow: /winkel/',
    );
  });

  test('and whom another line refuses by name, with a warning', () => {
    expect(linesOf(['Googlebot · 5: Disallow: /winkel/', '* · 2: Disallow: /'])).toBe(
      'User-agent: Googlebot\nUser-agent: *\nAllow: /\nAllow: /winkel/',
    );
  });

  test('takes no line of a stranger along', () => {
    expect(linesOf(['</script>\nUser-agent: *'])).toBeUndefined();
  });
});

test('PHP is told to hide its version', () => {
  const versions = repairsFor(SITE, { id: 'version-disclosure', code: 'exact', args: {}, items: [] });
  expect(versions.find(({ platform }) => platform === null)?.snippet).toBe('expose_php = Off');
});

test('a site whose name is none gets no snippet', () => {
  expect(repairsFor(null, { id: 'hsts', code: 'absent', args: {}, items: [] })).toEqual([]);
});
