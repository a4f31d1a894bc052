import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLastmod, parseSitemap } from '../../lib/parse/sitemap.ts';
import { inputs } from '../kit/inputs.ts';

const RUNS = inputs();
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NS}>${inner}</urlset>`;

describe('parseSitemap', () => {
  test('reads addresses and dates of a urlset', () => {
    const text = urlset(
      '<url><loc> https://voorbeeld.nl/?a=1&amp;b=%20 </loc><lastmod>2026-01-02</lastmod></url><!-- x --><url><loc><![CDATA[https://voorbeeld.nl/é]]></loc></url>',
    );
    expect(parseSitemap(text)).toEqual({
      kind: 'urlset',
      fault: null,
      news: false,
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

  test('tells addresses of images from those of pages', () => {
    const image = '<image:image><image:loc>https://voorbeeld.nl/a.jpg</image:loc></image:image>';
    const { entries } = parseSitemap(urlset(`<url><loc>https://voorbeeld.nl/</loc>${image}</url>`));
    expect(entries).toEqual([{ loc: 'https://voorbeeld.nl/', lastmod: '' }]);
  });

  test('understands a prefix on everything', () => {
    const text = '<s:urlset xmlns:s="x"><s:url><s:loc>https://voorbeeld.nl/</s:loc></s:url></s:urlset>';
    expect(parseSitemap(text)).toMatchObject({ kind: 'urlset', entries: [{ loc: 'https://voorbeeld.nl/' }] });
  });

  test('knows news, feeds, plain lists and web pages', () => {
    expect(parseSitemap(urlset('<url><loc>https://a.nl/</loc><news:news/></url>')).news).toBe(true);
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
    ['<urlset a="<">', 'badAttribute'],
    ['<urlset></urlset><urlset></urlset>', 'severalRoots'],
    ['<urlset></urlset> staart', 'textOutside'],
    ['<urlset><!-- open', 'openMarkup'],
    // What a theme prints before the file begins: XML 1.0 §2.6, a target called xml is none.
    [`\n${urlset('<url><loc>https://a.nl/</loc></url>')}`, 'lateDeclaration'],
    [`<!-- cache -->${urlset('')}`, 'lateDeclaration'],
    ['<urlset>< url/></urlset>', 'badTag'],
    ['<a>'.repeat(200), 'tooDeep'],
  ])('%#: %s', (text, fault) => expect(parseSitemap(text).fault).toBe(fault));

  test('of a file that was cut it gives what stands before the cut', () => {
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

  test('a fault before the cut stays a fault', () => {
    expect(parseSitemap(`${urlset('<url><loc>a&b</loc></url>')}<url><lo`, true).fault).toBe('badEntity');
  });

  test('reads 50,000 entries and no more', () => {
    expect(parseSitemap(urlset('<url><loc>https://a.nl/</loc></url>'.repeat(60_000))).entries).toHaveLength(50_000);
  });

  test('any text gives a result; what we write ourselves has no fault', () => {
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
])('lastmod %s is readable: %s', (written, readable) => expect(parseLastmod(written) !== null).toBe(readable));
