import { describe, expect, test } from 'vitest';
import { isHomePath, isLaterPage, isSameAddress, pathSegments, withoutTracking } from '../../lib/parse/page-address.ts';

const at = (path: string): string => `https://voorbeeld.nl${path}`;

test.each([
  ['/A//b%20c/', ['a', 'b c']],
  ['/', []],
  ['/%E0%A4%A/x', ['%e0%a4%a', 'x']],
])('the segments of %s', (path, segments) => expect(pathSegments(at(path))).toEqual(segments));
test('no address has no segments', () => expect(pathSegments('geen adres')).toEqual([]));

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
  ])('%s', (path) => expect(isLaterPage(at(path))).toBe(true));

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
  ])('is not %s', (path) => expect(isLaterPage(at(path))).toBe(false));

  test('nor what is no address', () => expect(isLaterPage('page/2')).toBe(false));
});

test.each([
  ['/?utm_source=a&q=1#x', '/?q=1'],
  ['/?gclid=a', '/'],
  ['/?q=1&q=2', '/?q=1&q=2'],
  ['/a?xutm_source=a', '/a?xutm_source=a'],
])('%s without what follows a visitor is %s', (path, left) => expect(withoutTracking(at(path))).toBe(at(left)));
test('what is no address stays', () => expect(withoutTracking('a?utm_source=b#c')).toBe('a?utm_source=b#c'));

test.each([
  ['/%c3%a9', '/%C3%A9', true],
  ['/%c3%a9%2f', '/%C3%A9%2F', true],
  ['/A', '/a', false],
  ['/%41', '/A', false],
])('%s and %s are one: %s', (one, other, same) => expect(isSameAddress(at(one), at(other))).toBe(same));
