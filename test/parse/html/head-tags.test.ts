import { describe, expect, test } from 'vitest';
import { parseHreflangElements, parseHreflangHeader } from '../../../lib/parse/html/hreflang.ts';
import { readShareTags } from '../../../lib/parse/html/share-tags.ts';
import { parseViewport, readLargestScales } from '../../../lib/parse/html/viewport.ts';
import { parseCanonicalElements, parseCanonicalHeader } from '../../../lib/parse/url/canonical.ts';
import { linkElement, meta, property } from '../../kit/facts.ts';

const HERE = 'https://voorbeeld.nl/a/';

test('canonical addresses are read from elements', () => {
  const links = [
    linkElement('shortlink canonical', HERE, { raw: '/a/' }),
    linkElement('canonical', HERE, { inHead: false }),
    linkElement('canonicals', HERE),
  ];
  expect(parseCanonicalElements(links)).toEqual([
    { raw: '/a/', href: HERE, from: 'head' },
    { raw: HERE, href: HERE, from: 'body' },
  ]);
});

test('canonical addresses are read from a header', () => {
  expect(parseCanonicalHeader('<b>; rel="canonical", </c>; rel=next, <>; rel=canonical', HERE)).toEqual([
    { raw: 'b', href: `${HERE}b`, from: 'header' },
    { raw: '', href: null, from: 'header' },
  ]);
});

test.each([
  ['https://voorbeeld.nl/b.pdf', 0],
  ['#deel', 0],
  ['', 1],
  ['/a/', 1],
])('a link of a header about %j counts: %s', (anchor, count) => {
  expect(parseCanonicalHeader(`<b>; rel=canonical; anchor="${anchor}"`, HERE)).toHaveLength(count);
  expect(parseHreflangHeader(`<b>; rel=alternate; hreflang=nl; anchor="${anchor}"`, HERE)).toHaveLength(count);
});

test.each([
  ['', 1],
  ['text/html; charset=utf-8', 1],
  ['application/xhtml+xml', 1],
  ['application/rss+xml', 0],
  ['text/markdown', 0],
  ['application/pdf', 0],
])('an alternate of type %j is a version of the page: %s', (type, count) => {
  expect(parseHreflangElements([linkElement('alternate', HERE, { hreflang: 'nl', type })])).toHaveLength(count);
  expect(parseHreflangHeader(`<b>; rel=alternate; hreflang=nl; type="${type}"`, HERE)).toHaveLength(count);
});

test('alternates are read by language', () => {
  const links = [
    linkElement('alternate', HERE, { hreflang: 'nl' }),
    linkElement('alternate', `${HERE}feed`),
    linkElement('stylesheet', HERE, { hreflang: 'nl' }),
  ];
  expect(parseHreflangElements(links)).toEqual([{ code: 'nl', raw: HERE, href: HERE }]);
  expect(parseHreflangHeader('</en>; rel=alternate; hreflang=en, </x>; rel=alternate', HERE)).toEqual([
    { code: 'en', raw: '/en', href: 'https://voorbeeld.nl/en' },
  ]);
});

describe('readShareTags', () => {
  test.each([
    ['http://voorbeeld.nl/a.png', 'https://voorbeeld.nl/a.png', 'https://voorbeeld.nl/a.png'],
    ['https://voorbeeld.nl/a.png', 'https://voorbeeld.nl/b.png', 'https://voorbeeld.nl/a.png'],
    ['http://voorbeeld.nl/a.png', '', 'http://voorbeeld.nl/a.png'],
    ['/a.png', 'https://voorbeeld.nl/a.png', '/a.png'],
    ['', 'https://voorbeeld.nl/a.png', 'https://voorbeeld.nl/a.png'],
  ])('an image at %j with a secure address %j is at %s', (image, secure, found) => {
    const metas = [property('og:image', image), property('og:image:secure_url', secure)];
    expect(readShareTags(metas).image).toBe(found);
  });

  test('reads tags by property or name, and uses the first that is not empty', () => {
    const metas = [
      property('og:title', ' '),
      property('og:title', ' Fietsen '),
      meta('og:url', HERE),
      property('og:image:url', '/a.png'),
    ];
    expect(readShareTags(metas)).toEqual({ title: 'Fietsen', description: '', image: '/a.png', url: HERE });
  });
});

describe('parseViewport', () => {
  test.each([
    ['width=device-width, initial-scale=1', 'device-width', 1],
    ['initial-scale = 0.5;WIDTH=320', '320', 0.5],
    ['user-scalable=no', null, null],
    ['', null, null],
    ['width=device-width,initial-scale=ja', 'device-width', null],
  ])('%s', (content, width, initialScale) => expect(parseViewport(content)).toEqual({ width, initialScale }));
});

describe('readLargestScales', () => {
  const FREE = Number.POSITIVE_INFINITY;
  test.each([
    ['', FREE, FREE],
    ['width=device-width', FREE, FREE],
    ['width=device-width,user-scalable=no', 1, 1],
    ['width=device-width user-scalable=no', 1, 1],
    ['width = device-width , User-Scalable = NO', 1, 1],
    ['user-scalable=no, user-scalable=yes', FREE, FREE],
    ['user-scalable=1', FREE, FREE],
    ['user-scalable=0.5', 1, 1],
    ['user-scalable=false', 1, 1],
    ['user-scalable=device-width', FREE, FREE],
    ['maximum-scale=1', 1, 1],
    ['maximum-scale=yes', 1, 1],
    ['maximum-scale=-1', FREE, FREE],
    ['maximum-scale=3, user-scalable=yes', 3, 3],
    ['width=device-width; user-scalable=no', 1, 1],
    ['width=device-width;user-scalable=no', 1, FREE],
    ['width=device-width, user-scalable=yes;', FREE, 1],
  ])('%s: %d, %d', (content, ...scales) => expect(readLargestScales(content)).toEqual(scales));
});
