import { describe, expect, test } from 'vitest';
import {
  isHomePath,
  isPaginatedPage,
  isSameAddress,
  isThankYouPage,
  splitPath,
  withoutTracking,
} from '../../../lib/parse/url/page-address.ts';

const at = (path: string): string => `https://voorbeeld.nl${path}`;

test.each([
  ['/A//b%20c/', ['a', 'b c']],
  ['/', []],
  ['/%E0%A4%A/x', ['%e0%a4%a', 'x']],
])('the segments of %s', (path, segments) => expect(splitPath(at(path))).toEqual(segments));
test('an invalid address has no segments', () => expect(splitPath('geen adres')).toEqual([]));

describe('a home page', () => {
  test.each(['/', '/home', '/Home/', '/index.html', '/index.php', '/nl', '/nl-be/', '/en_GB', '//', '/?a=1'])(
    '%s',
    (path) => expect(isHomePath(at(path))).toBe(true),
  );
  test.each([
    '/a',
    '/nl/a',
    '/home/a',
    '/index.html/a',
    '/index',
    '/myindex.html',
    '/nld',
    '/n',
    '/nl-',
    '/nl-bel',
    '/xnl-be',
    '/index.',
  ])('is not %s', (path) => expect(isHomePath(at(path))).toBe(false));
});

describe('a later page of a list', () => {
  test.each([
    '/blog/page/2',
    '/blog/page/2/',
    '/blog/pagina-12',
    '/blog/PAGE3.html',
    '/blog/page/9999.htm',
    '/page2',
    '/?page=2',
    '/?paged=10',
    '/?a=1&pagina=1234',
  ])('%s', (path) => expect(isPaginatedPage(at(path))).toBe(true));

  test.each([
    '/blog/page/1',
    '/blog/page/0',
    '/blog/page/12345',
    '/blog/page/2/comments',
    '/blog/homepage/2',
    '/blog/page/2.php',
    '/blog/page--2',
    '/blog/page',
    '/?page=1',
    '/?page=12345',
    '/?page=2a',
    '/?page=a2',
    '/?pages=2',
    '/?page=',
  ])('is not %s', (path) => expect(isPaginatedPage(at(path))).toBe(false));

  test('is not an invalid address', () => expect(isPaginatedPage('page/2')).toBe(false));
});

test.each([
  ['/?utm_source=a&q=1#x', '/?q=1'],
  ['/?gclid=a', '/'],
  ['/?q=1&q=2', '/?q=1&q=2'],
  ['/a?xutm_source=a', '/a?xutm_source=a'],
  ['/a?f=x%20y&utm_source=n', '/a?f=x%20y'],
  ['/a?utm_source=n&f[]=1&f[]=2', '/a?f[]=1&f[]=2'],
  ['/a?q=a+b&&x&utm%5Fsource=n#c', '/a?q=a+b&&x'],
])('%s without tracking is %s', (path, left) => expect(withoutTracking(at(path))).toBe(at(left)));

test.each([
  ['/bedankt', true],
  ['/bestellen/thank-you.html', true],
  ['/bedankt-voor-uw-aanvraag', true],
  ['/bedankt-offerte.php', true],
  ['/thank-you-for-your-order/', true],
  ['/thankyou_newsletter', true],
  ['/thank-you-cards', false],
  ['/bedankt-kaarten', false],
  ['/blog/hoe-zeg-je-bedankt-voor-een-bestelling', false],
])('%s thanks for something: %s', (path, thanks) => expect(isThankYouPage(at(path))).toBe(thanks));

test('an invalid address stays', () => expect(withoutTracking('a?utm_source=b#c')).toBe('a?utm_source=b#c'));

test.each([
  ['/%c3%a9', '/%C3%A9', true],
  ['/%c3%a9%2f', '/%C3%A9%2F', true],
  ['/A', '/a', false],
  ['/%41', '/A', false],
])('%s and %s are the same: %s', (one, other, same) => expect(isSameAddress(at(one), at(other))).toBe(same));

describe('edge cases of addresses', () => {
  test.each([
    ['https://a.nl/page/2', true],
    ['https://a.nl/pagina-3/', true],
    ['https://a.nl/Page2.html', true],
    ['https://a.nl/page/2.htm', true],
    ['https://a.nl/page/1', false],
    ['https://a.nl/page/0', false],
    ['https://a.nl/page/12345', false],
    ['https://a.nl/page/2/x', false],
    ['https://a.nl/homepage2x', false],
    ['https://a.nl/?page=2', true],
    ['https://a.nl/?paged=2', true],
    ['https://a.nl/?pagina=2', true],
    ['https://a.nl/?page=x2', false],
    ['https://a.nl/?page=2x', false],
    ['https://a.nl/?p=2', false],
    ['geen adres', false],
  ])('%s is a later page: %s', (address, is) => expect(isPaginatedPage(address)).toBe(is));

  test.each([
    ['https://a.nl/?b=%c3%a9', 'https://a.nl/?b=%C3%A9', true],
    ['https://a.nl./', 'https://a.nl/', true],
    ['https://a.nl.', 'https://a.nl', true],
    ['https://a.nl.:8080/', 'https://a.nl:8080/', true],
    ['https://a.nl.?b', 'https://a.nl?b', true],
    ['https://a.nl.#b', 'https://a.nl#b', true],
    ['HTTP://a.nl./', 'HTTP://a.nl/', true],
    ['https://b.nl/https://a.nl./', 'https://b.nl/https://a.nl/', false],
    ['https://a.nl/b.', 'https://a.nl/b', false],
    ['https://a.nl/%zz', 'https://a.nl/%ZZ', false],
    ['https://a.nl/a', 'https://a.nl/A', false],
  ])('%s is %s: %s', (one, other, is) => expect(isSameAddress(one, other)).toBe(is));

  test.each([
    ['https://a.nl/?b=%7E&c=d+e#f', 'https://a.nl/?b=%7E&c=d+e'],
    ['https://a.nl/?utm_source=x&b=%7E', 'https://a.nl/?b=%7E'],
    ['https://a.nl/?utm_source=x', 'https://a.nl/'],
    ['geen adres', 'geen adres'],
  ])('%s without tracking is %s', (address, bare) => expect(withoutTracking(address)).toBe(bare));
});
