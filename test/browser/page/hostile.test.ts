import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Page } from '../../../lib/facts/page.ts';
import { inputs } from '../../kit/inputs.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

const DOCUMENTS = inputs() / 5;
/** Limit in characters of the facts of one page, so that a scan's evidence stays within its limit. */
const FACTS = 1_100_000;

const NAMES =
  'a area article aside b base body canvas details dialog div footer form frameset h1 h2 head header html iframe img input li link main map meta nav noscript object p picture script section select slot span style svg table template textarea time title tr ul video x-y'.split(
    ' ',
  );
const ATTRIBUTES =
  'alt aria-hidden aria-label aria-labelledby aria-level class content data-src hidden href hreflang id itemprop itemscope itemtype lang name onclick property rel role sizes src srcset style type typeof'.split(
    ' ',
  );
const VALUES = [
  '',
  ' ',
  'getAttribute',
  'attributes',
  'children',
  'parentElement',
  'constructor',
  '__proto__',
  'body',
  'javascript:void(0)',
  'https://[',
  '//x',
  'data:,',
  '\ud800',
  '\u202e',
  '\u0000',
  '99999999999',
  'canonical',
  'alternate',
  'icon',
  'robots',
  'heading',
  'main',
  'navigation',
  'button',
  'true',
  'application/ld+json',
  'display:none',
  'background:url(/x)',
  'position:fixed;inset:0',
  'x'.repeat(3_000),
];

const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES))
  .map(([name, value]) => ` ${name}="${value}"`);
const tag = fc
  .tuple(fc.constantFrom(...NAMES), fc.array(attribute, { maxLength: 4 }), fc.boolean())
  .map(([name, attributes, closing]) => (closing ? `</${name}>` : `<${name}${attributes.join('')}>`));
const text = fc.constantFrom(
  'tekst ',
  'Lees meer',
  '{"@context":"https://schema.org","@type":"Thing"}',
  '<!--',
  '-->',
  ']]>',
  '&#0;',
  '\u200b'.repeat(20),
  '\ud83d',
  'a{}',
);
const markup = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, { weight: 1, arbitrary: text }), { maxLength: 40 })
  .map((parts) => parts.join(''));

const readAll = `(async (documents) => {
  const pages = [];
  for (const html of documents) pages.push(await subject.readRaw(html, 'https://voorbeeld.nl/a?b#c'));
  return pages;
})`;

describe('hostile markup', () => {
  test('any HTML gives page facts that match their schema', async () => {
    const documents = fc.sample(markup, DOCUMENTS);
    const pages = await run<unknown[]>('', `${readAll}(${JSON.stringify(documents)})`);
    pages.forEach((page, index) => {
      expect(Page.safeParse(page).success, documents[index]).toBe(true);
    });
  });

  test('a rendered page gives them too', async () => {
    for (const html of fc.sample(markup, 20)) {
      const page = await run<unknown>(html, 'subject.readLive(document)');
      expect(Page.safeParse(page).success, html).toBe(true);
    }
  });

  test('page facts stay within their size limit', async () => {
    const long = 'x'.repeat(1_990);
    const parts = [
      `<meta name="a" content="${long}">`,
      `<link rel="alternate" hreflang="nl" href="/${long}">`,
      `<script type="application/ld+json">{"a":"${'y'.repeat(60_000)}"}</script>`,
      `<p itemscope itemtype="${long}"><span itemprop="${long}">${long}</span></p>`,
      `<p itemscope itemtype="https://schema.org/Product"><span itemprop="name">${long}</span></p>`,
      `<a href="/${long}" rel="${long}" class="${long}">${long}</a>`,
      `<img src="/${long}" alt="${long}">`,
      `<h2>${long}</h2>`,
    ];
    const html = parts.map((part) => part.repeat(300)).join('');
    const size = await run<number>(html, 'subject.readLive(document).then((page) => JSON.stringify(page).length)');
    console.log(`facts of a hostile page: ${size} characters`);
    expect(size).toBeLessThan(FACTS);
  });
});
