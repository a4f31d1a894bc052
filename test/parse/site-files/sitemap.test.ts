import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readW3cDate } from '../../../lib/parse/dates/iso-dates.ts';
import { parseSitemap } from '../../../lib/parse/site-files/sitemap.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
const urlset = (inner: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NS}${more}>${inner}</urlset>`;

describe('parseSitemap', () => {
  test('reads addresses and dates of a urlset', () => {
    const text = urlset(
      '<url><loc> https://voorbeeld.nl/?a=1&amp;b=%20 </loc><lastmod>2026-01-02</lastmod></url><!-- x --><url><loc><![CDATA[https://voorbeeld.nl/é]]></loc></url>',
    );
    expect(parseSitemap(text)).toEqual({
      kind: 'urlset',
      fault: null,
      news: false,
      strangeNamespace: null,
      entries: [
        { loc: 'https://voorbeeld.nl/?a=1&b=%20', lastmod: '2026-01-02' },
        { loc: 'https://voorbeeld.nl/é', lastmod: '' },
      ],
    });
  });

  test('reads an index', () => {
    const text = `<sitemapindex ${NS}><sitemap><loc>https://voorbeeld.nl/a.xml.gz</loc></sitemap></sitemapindex>`;
    expect(parseSitemap(text)).toMatchObject({ kind: 'index', entries: [{ loc: 'https://voorbeeld.nl/a.xml.gz' }] });
  });

  test('distinguishes addresses of images from those of pages', () => {
    const image = '<image:image><image:loc>https://voorbeeld.nl/a.jpg</image:loc></image:image>';
    const { entries } = parseSitemap(urlset(`<url><loc>https://voorbeeld.nl/</loc>${image}</url>`, ` ${IMAGE}`));
    expect(entries).toEqual([{ loc: 'https://voorbeeld.nl/', lastmod: '' }]);
  });

  test('accepts a namespace prefix on every element', () => {
    const text = '<s:urlset xmlns:s="x"><s:url><s:loc>https://voorbeeld.nl/</s:loc></s:url></s:urlset>';
    expect(parseSitemap(text)).toMatchObject({ kind: 'urlset', entries: [{ loc: 'https://voorbeeld.nl/' }] });
  });

  test('recognises news, feeds, plain lists and web pages', () => {
    expect(parseSitemap(urlset('<url><loc>https://a.nl/</loc><news:news/></url>', ` ${NEWS}`)).news).toBe(true);
    expect(parseSitemap('<rss version="2.0"><channel/></rss>').kind).toBe('feed');
    expect(parseSitemap('\uFEFFhttps://a.nl/\r\n\nhttps://a.nl/b\n')).toMatchObject({
      kind: 'text',
      entries: [{ loc: 'https://a.nl/' }, { loc: 'https://a.nl/b' }],
    });
    expect(parseSitemap('<!DOCTYPE html><html><p>Niet gevonden').kind).toBe('html');
    expect(parseSitemap('<!-- hallo -->\n<HTML>').kind).toBe('html');
    expect(parseSitemap('<?xml version="1.0"?><html><body/></html>').kind).toBe('html');
    expect(parseSitemap('<menu/>').kind).toBe('other');
    expect(parseSitemap(`\uFEFF${urlset('')}`).fault).toBeNull();
    expect(parseSitemap(`\n<urlset><?xml-stylesheet href="a.xsl"?></urlset>`).fault).toBeNull();
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['zomaar tekst', 'textOutside'],
    [urlset('<url><loc>https://a.nl/?a=1&b=2</loc></url>'), 'badEntity'],
    [urlset('<url><loc>https://a.nl/&nbsp;</loc></url>'), 'badEntity'],
    [urlset('<url><loc>https://a.nl/</url>'), 'wrongEnd'],
    [urlset('<url><loc>https://a.nl/</loc>'), 'wrongEnd'],
    [`<urlset ${NS}><url>`, 'notClosed'],
    ['<urlset xmlns=x></urlset>', 'badAttribute'],
    ['<urlset a="<">', 'badCharacter'],
    ['<urlset></urlset><urlset></urlset>', 'severalRoots'],
    ['<urlset></urlset> staart', 'textOutside'],
    ['<urlset><!-- open', 'notClosed'],
    // What a theme prints before the file begins: by XML 1.0 §2.6 no processing instruction may be called xml.
    [`\n${urlset('<url><loc>https://a.nl/</loc></url>')}`, 'lateDeclaration'],
    [`<!-- cache -->${urlset('')}`, 'lateDeclaration'],
    ['<urlset>< url/></urlset>', 'badTag'],
    ['<a>'.repeat(200), 'tooDeep'],
    // XML 1.0 §2.2, §2.5, §3.1, §4.1, §2.4, §2.8
    ['<urlset>\u0001</urlset>', 'badCharacter'],
    ['<urlset><!-- a -- b --></urlset>', 'badComment'],
    ['<urlset><!-- a ---></urlset>', 'badComment'],
    ['<urlset>&#0;</urlset>', 'badEntity'],
    ['<urlset>&#xD800;</urlset>', 'badEntity'],
    ['<urlset a="1" a="2"></urlset>', 'badAttribute'],
    ['<urlset a="1"b="2"></urlset>', 'badAttribute'],
    ['<urlset>]]></urlset>', 'badCharacter'],
    ['<!-- x --><?xml version="1.0"?><urlset/>', 'lateDeclaration'],
    ['<urlset/><?xml version="1.0"?>', 'lateDeclaration'],
    ['<?xml encoding="utf-8"?><urlset/>', 'badDeclaration'],
    ['<urlset/><!DOCTYPE urlset>', 'malformed'],
    ['<urlset/>&#32;', 'textOutside'],
    ['<!DOCTYPE urlset [<!ELEMENT urlset ANY><!-- > ] -->]><urlset/>', null],
    // Namespaces in XML 1.0 §4 and §5.
    ['<:urlset><:url/></:urlset>', 'badTag'],
    ['<urlset><a:b/></urlset>', 'unboundPrefix'],
    ['<urlset a:b="1"/>', 'unboundPrefix'],
    ['<s:urlset/>', 'unboundPrefix'],
    ['<urlset xmlns:a="x"><a:b/></urlset>', null],
    ['<urlset><a:b xmlns:a="x" a:c="1" xml:lang="nl"/></urlset>', null],
    // The schemas of the protocol: an index holds files, a list holds pages.
    ['<sitemapindex><url><loc>https://a.nl/</loc></url></sitemapindex>', 'wrongEntry'],
    ['<urlset><sitemap><loc>https://a.nl/a.xml</loc></sitemap></urlset>', 'wrongEntry'],
    ['<urlset><url><loc><![CDATA[https://a.nl/?a&b]]></loc></url><!-- a & b --></urlset>', null],
  ])('%#: %s', (text, fault) => expect(parseSitemap(text).fault).toBe(fault));

  test('returns the entries before the cut of a truncated file', () => {
    const whole = urlset('<url><loc>https://a.nl/?a=1&amp;b=2</loc><!-- x > y --></url>'.repeat(20));
    for (let at = 120; at < whole.length; at++) {
      const cut = parseSitemap(whole.slice(0, at), true);
      expect(cut.fault).toBeNull();
      expect(cut.entries.every(({ loc }) => loc === 'https://a.nl/?a=1&b=2')).toBe(true);
    }
    expect(parseSitemap(whole.slice(0, 600), true).entries.length).toBeGreaterThan(5);
    expect(parseSitemap(whole.slice(0, 600)).fault).not.toBeNull();
    expect(parseSitemap('https://a.nl/\nhttps://a.nl/hal', true).entries).toEqual([
      { loc: 'https://a.nl/', lastmod: '' },
    ]);
  });

  test('reads an ampersand in CDATA literally', () => {
    const text = '<urlset><url><loc><![CDATA[https://a.nl/?a&b]]></loc></url></urlset>';
    expect(parseSitemap(text).entries.map(({ loc }) => loc)).toEqual(['https://a.nl/?a&b']);
  });

  test('reports a fault before the cut of a truncated file', () => {
    expect(parseSitemap(`${urlset('<url><loc>a&b</loc></url>')}<url><lo`, true).fault).toBe('badEntity');
  });

  test('reads 50,000 entries and no more', () => {
    expect(parseSitemap(urlset('<url><loc>https://a.nl/</loc></url>'.repeat(60_000))).entries).toHaveLength(50_000);
  });

  test('parses any text, and finds no fault in a well-formed file', () => {
    const markup = fc.array(
      fc.constantFrom('<', '>', '/', 'url', ' ', 'a="b"', '&', ';', '<![CDATA[', ']]>', '<!--', '-->'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          markup.map((parts) => parts.join('')),
        ),
        fc.webUrl(),
        (text, url) => {
          expect(parseSitemap(text).entries.length).toBeLessThanOrEqual(text.length);
          const loc = url.replace(/&/g, '&amp;').replace(/</g, '&lt;');
          expect(parseSitemap(urlset(`<url><loc>${loc}</loc></url>`))).toMatchObject({
            fault: null,
            entries: [{ loc: url }],
          });
        },
      ),
      { numRuns: RUNS },
    );
  });
});

test.each([
  ['2026', true],
  ['2026-11', true],
  ['2026-11-20', true],
  ['2026-11-20T12:00Z', true],
  ['2026-11-20T12:00:30.25+01:00', true],
  ['2026-11-20 12:00', false],
  ['2026-11-20T12:00:00', false],
  ['20-11-2026', false],
  ['2026-13-01', false],
  ['', false],
  ['gisteren', false],
])('lastmod %s is readable: %s', (written, readable) => expect(readW3cDate(written) !== null).toBe(readable));

describe('the kind of a file', () => {
  test.each([
    ['  \n<!doctype  html>', 'html'],
    ['<!-- a --> <!DOCTYPE html>', 'html'],
    ['<!-- a --><!-- b --><!doctype html><p/>', 'html'],
    [`<!--${'x'.repeat(2_000)}--><!doctype html><p/>`, 'html'],
    [`<!--${'x'.repeat(2_001)}--><!doctype html><p/>`, 'other'],
    ['x<html>', 'other'],
    ['<htmlx/>', 'other'],
    ['<!doctypehtml>', 'other'],
    ['<a><html/></a>', 'other'],
    ['<x:HTML xmlns:x="x"/>', 'html'],
    ['<feed/>', 'feed'],
    ['<x:rss xmlns:x="x"/>', 'feed'],
    ['<x:urlset xmlns:x="x"/>', 'urlset'],
    ['<urlset/>', 'urlset'],
    ['<sitemapindex/>', 'index'],
    ['https://a.nl/', 'text'],
    ['HTTP://a.nl/\r  https://b.nl/ ', 'text'],
    ['https://a.nl/\nx', 'other'],
    ['https://a.nl/ x', 'other'],
    ['xhttps://a.nl/', 'other'],
    ['https://', 'other'],
    ['', 'other'],
  ])('%j is %s', (text, kind) => expect(parseSitemap(text).kind).toBe(kind));

  test('a web page has no entries, and a plain list only addresses', () => {
    expect(parseSitemap('<html>')).toEqual({
      kind: 'html',
      fault: null,
      entries: [],
      news: false,
      strangeNamespace: null,
    });
    expect(parseSitemap('https://a.nl/')).toEqual({
      kind: 'text',
      fault: null,
      entries: [{ loc: 'https://a.nl/', lastmod: '' }],
      news: false,
      strangeNamespace: null,
    });
  });

  test.each([
    [
      '<urlset><url><loc>a</loc></url><url></url></urlset>',
      [
        ['a', ''],
        ['', ''],
      ],
    ],
    [
      '<urlset><url><loc>a</loc><lastmod>2026</lastmod></url><url><loc>b</loc></url></urlset>',
      [
        ['a', '2026'],
        ['b', ''],
      ],
    ],
    ['<urlset xmlns:x="x"><url><x:loc>a</x:loc></url></urlset>', [['', '']]],
    ['<ab-1:urlset xmlns:ab-1="x"><ab-1:url><ab-1:loc>a</ab-1:loc><loc>b</loc></ab-1:url></ab-1:urlset>', [['b', '']]],
    ['<s:sitemapindex xmlns:s="x"><s:sitemap><s:loc>a</s:loc></s:sitemap></s:sitemapindex>', [['a', '']]],
    ['<sitemapindex><url><loc>a</loc></url><sitemap><loc>b</loc></sitemap></sitemapindex>', [['b', '']]],
    ['<rss><channel><image><url>a</url></image><item><link>b</link></item></channel></rss>', []],
    ['<urlset><loc>a</loc></urlset>', []],
  ])('%s lists %j', (text, entries) =>
    expect(parseSitemap(text).entries.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(entries),
  );

  test('a truncated file yields the entries before the cut', () => {
    const cut = (text: string) => parseSitemap(text, true);
    expect(cut('https://a.nl/\nhttps://b')).toMatchObject({ kind: 'text', entries: [{ loc: 'https://a.nl/' }] });
    expect(cut('<urlset><url><loc>a</loc></url><url><lo')).toEqual({
      kind: 'urlset',
      fault: null,
      entries: [{ loc: 'a', lastmod: '' }],
      news: false,
      strangeNamespace: '',
    });
    expect(cut('<urlset><![CDATA[a>b').fault).toBeNull();
    expect(cut('<urlset></x><url>').fault).toBe('wrongEnd');
    expect(parseSitemap('<urlset>').fault).toBe('notClosed');
  });
});

test.each([
  ['2026', Date.UTC(2026, 0, 1)],
  ['2026-02', Date.UTC(2026, 1, 1)],
  ['2026-02-03', Date.UTC(2026, 1, 3)],
  ['2026-02-03T04:05Z', Date.UTC(2026, 1, 3, 4, 5)],
  ['2026-02-03T04:05:06Z', Date.UTC(2026, 1, 3, 4, 5, 6)],
  ['2026-02-03T04:05:06.7+01:00', Date.UTC(2026, 1, 3, 3, 5, 6, 700)],
  ['2026-02-03T04:05-01:00', Date.UTC(2026, 1, 3, 5, 5)],
  ['2026-02-03T04:05', null],
  ['2026-02-03T04:05:06.Z', null],
  ['2026-02-03 04:05Z', null],
  ['2026-2-3', null],
  ['12026', null],
  ['2026-02-03x', null],
  ['2026-13', null],
  ['20260203', null],
  ['', null],
])('lastmod %j is %j', (written, moment) => expect(readW3cDate(written)).toBe(moment));

describe('the namespace', () => {
  test.each([
    [`<urlset ${NS}/>`, null],
    [`<?xml version="1.0"?><!-- x --><s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'/>`, null],
    [`<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" ${NS}></urlset>`, null],
    ['<sitemapindex xmlns="http://www.google.com/schemas/sitemap/0.84"/>', null],
    ['<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"/>', 'https://www.sitemaps.org/schemas/sitemap/0.9'],
    [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9/"/>',
      'http://www.sitemaps.org/schemas/sitemap/0.9/',
    ],
    ['<urlset/>', ''],
    ['<urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"/>', ''],
    ['<rss version="2.0"/>', null],
  ])('%s: %s', (text, namespace) => expect(parseSitemap(text).strangeNamespace).toBe(namespace));

  const link = (namespace: string, inner = '<xhtml:link/>') =>
    parseSitemap(urlset(`<url><loc>https://a.nl/</loc>${inner}</url>`, ` xmlns:xhtml="${namespace}"`)).extension;
  test.each([
    ['http://www.w3.org/1999/xhtml', undefined],
    ['https://www.w3.org/1999/xhtml', 'xmlns:xhtml="https://www.w3.org/1999/xhtml"'],
    [
      'http://www.w3.org/TR/xhtml11/xhtml11_schema.html',
      'xmlns:xhtml="http://www.w3.org/TR/xhtml11/xhtml11_schema.html"',
    ],
  ])('%s of an extension in use: %s', (namespace, extension) => expect(link(namespace)).toBe(extension));
  test('of an extension that is not in use does not matter', () =>
    expect(link('https://www.w3.org/1999/xhtml', '')).toBeUndefined());
});
