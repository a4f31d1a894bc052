import { describe, expect, test } from 'vitest';
import { findRepairs } from '../../lib/repairs/repairs.ts';
import type { Site } from '../../lib/repairs/shape.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { sampleReport } from '../components/sample.ts';
import { EVERY, failing, SITE } from './every.ts';

/* Repairs on software that is older or other than that on which they were tested, and on addresses within addresses. */

const isPhp = (where: string): boolean => where === 'wpPlugin' || where === 'wpConfig';

describe('a plugin runs on the oldest software of neglected sites', () => {
  test('no snippet uses syntax newer than PHP 5.6, which would take the whole site down', () => {
    expect(EVERY.some(({ repair }) => isPhp(repair.where))).toBe(true);
    const newer = /\?\?|\bfn \(|new class\b|<=>|\?->|\bmatch \(|\): (?:string|array|bool|int|void)\b|: \?\w+ \$/;
    expect(failing(({ where, snippet }) => isPhp(where) && newer.test(snippet))).toEqual([]);
  });

  test('functions of a later WordPress are only used when they exist', () => {
    const later = [
      ['is_favicon(', "function_exists('is_favicon')"],
      ['extends WP_Sitemaps_Provider', "class_exists('WP_Sitemaps_Provider')"],
    ] as const;
    for (const [used, guard] of later) {
      expect(EVERY.some(({ repair }) => repair.snippet.includes(used))).toBe(true);
      expect(failing(({ snippet }) => snippet.includes(used) && !snippet.includes(guard))).toEqual([]);
    }
  });
});

describe('an address within an address is unchanged', () => {
  const items = ['http://www.voorbeeld.nl/a'];
  const [links] = findRepairs(SITE, { id: 'links-direct-and-secure', code: 'insecure', args: {}, items });
  const [, source = ''] = /preg_replace\('~(.*)~i', '\$1https:\/\/'/.exec(links?.snippet ?? '') ?? [];
  const secured = (tag: string): string => tag.replace(new RegExp(source, 'gi'), '$1https://');

  test.each([
    '<a href="https://bank.nl/betaal?terug=http://www.voorbeeld.nl/klaar&sig=1">',
    `<img data-van='{"u":"http://www.voorbeeld.nl/a.png"}'>`,
    '<img src="https://klein.nl/?van=http://www.voorbeeld.nl/a.png">',
    '<form action="https://bank.nl/?terug=http://www.voorbeeld.nl/">',
    '<a href="http://www.voorbeeld.nl.ander.nl/">',
    '<a href="http://ander.nl/">',
  ])('%s', (tag) => expect(secured(tag)).toBe(tag));

  test.each([
    '<a class="x" href="http://www.voorbeeld.nl/a">',
    "<img data-src='http://www.voorbeeld.nl/a.png'>",
    '<img srcset="http://www.voorbeeld.nl/a.png 1x, http://www.voorbeeld.nl/b.png 2x">',
    'url(http://www.voorbeeld.nl/a.png)',
    '<form action=http://www.voorbeeld.nl/zoek>',
  ])('but the address of the element itself becomes https: %s', (tag) =>
    expect(secured(tag)).toBe(tag.replaceAll('http://www.voorbeeld.nl/', 'https://www.voorbeeld.nl/')),
  );
});

describe('LiteSpeed', () => {
  const on = (platforms: Site['platforms'], id: string, code: string, items: readonly string[] = []) =>
    findRepairs({ ...SITE, platforms }, { id, code, args: {}, items });
  const APACHE = ['htaccess', 'htaccessEnd'];

  test.each([
    ['hsts', 'absent', []],
    ['content-type-options', 'absent', []],
    ['text-compressed', 'plainHtml', []],
    ['cookie-secure', 'session', ['sid']],
    ['wordpress-exposure', 'open', ['xmlrpc.php']],
  ] as const)('gets no Apache lines that it may read differently: %s', (id, code, items) => {
    const found = on(['litespeed', 'directadmin'], id, code, items);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ where }) => APACHE.includes(where))).toEqual([]);
    expect(on(['directadmin'], id, code, items).some(({ where }) => APACHE.includes(where))).toBe(true);
  });

  test('gets the rewrite rules that its maker supports', () => {
    const found = on(['litespeed'], 'host-variants-merge', 'separate');
    expect(found.find(({ platform }) => platform === 'litespeed')).toMatchObject({ where: 'litespeedRewrite' });
  });
});

test('IIS only gets headers that may safely be repeated', () => {
  const iis = EVERY.filter(({ repair }) => repair.platform === 'iis' && repair.snippet.includes('<add '));
  expect(new Set(iis.map(({ fault }) => fault.id))).toEqual(new Set(['content-type-options']));
});

test('a WordPress sitemap lists no users', () => {
  const snippets = EVERY.filter(({ repair }) => repair.snippet.includes('wp_sitemaps_enabled'));
  expect(snippets.length).toBeGreaterThan(0);
  for (const { repair } of snippets) expect(repair.snippet).toContain("$name === 'users' ? false");
});

describe('the page of a report', () => {
  const report = sampleReport();
  const [finding] = report.findings;
  const seen = (url: string, canonical: readonly string[] = []) =>
    toRepairSite(
      {
        finishedAt: report.finishedAt,
        target: { ...report.target, host: 'www.voorbeeld.nl', domain: 'voorbeeld.nl', url },
        findings: finding === undefined ? [] : [{ ...finding, id: 'canonical-target-ok', items: canonical }],
      },
      [],
    );

  test('has no address of its own when it names another one', () => {
    const own = 'https://www.voorbeeld.nl/jas/blauw';
    expect(seen(own, [own])?.page).toBe(own);
    expect(seen(own, ['https://www.voorbeeld.nl/jas'])?.page).toBeNull();
  });

  test('names the preferred host only when https was seen to work', () => {
    expect(seen('https://www.voorbeeld.nl/', ['https://www.voorbeeld.nl/'])?.isNamed).toBe(true);
    expect(seen('http://www.voorbeeld.nl/', ['http://www.voorbeeld.nl/'])?.isNamed).toBe(false);
  });
});
