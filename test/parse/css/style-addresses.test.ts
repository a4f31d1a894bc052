import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInsecureInStyle } from '../../../lib/parse/css/style-addresses.ts';

const textOf = (css: string) => findInsecureInStyle(css).map(({ kind, url }) => `${kind} ${url}`);

describe('findInsecureInStyle', () => {
  test.each([
    ['body { background: url(http://cdn.nl/a.png) }', ['passive http://cdn.nl/a.png']],
    [
      '@import "http://cdn.nl/a.css"; a { cursor: url( "http://cdn.nl/c.cur" ) }',
      ['active http://cdn.nl/a.css', 'passive http://cdn.nl/c.cur'],
    ],
    ['@import url(http://cdn.nl/a.css);', ['active http://cdn.nl/a.css']],
    ["@IMPORT  url( 'HTTP://cdn.nl/a.css' )", ['active HTTP://cdn.nl/a.css']],
    ['@import http://cdn.nl/a.css;', ['active http://cdn.nl/a.css']],
    ['a { background: URL( http://cdn.nl/a.png ) }', ['passive http://cdn.nl/a.png']],
    ['a { b: url(http://a.nl/1), url(http://a.nl/2) }', ['passive http://a.nl/1', 'passive http://a.nl/2']],
    ['a { b: url(http://a.nl/1, }', ['passive http://a.nl/1']],
    ['a { b: url(http://a.nl/1,2) }', ['passive http://a.nl/1,2']],
    ['@namespaces; a { b: url(http://a.nl/1) }', ['passive http://a.nl/1']],
    ['@namespace x; a { b: url(http://a.nl/1) }', ['passive http://a.nl/1']],
    ['@import "http://a.nl/1"; @import "http://a.nl/1"', ['active http://a.nl/1', 'active http://a.nl/1']],
    ['/* old */ a { background: url(http://cdn.nl/a.png) } /* b */', ['passive http://cdn.nl/a.png']],
  ])('%s', (css, addresses) => expect(textOf(css)).toEqual(addresses));

  test.each([
    '/* body { background: url(http://oud.nl/a.png) } */ body { color: red }',
    '/* @import "http://oud.nl/a.css";',
    '@namespace svg url(http://www.w3.org/2000/svg); svg|a { color: red }',
    '@namespace url("http://www.w3.org/1999/xhtml");',
    'a { background: url(https://cdn.nl/a.png) }',
    '@namespace url(http://cdn.nl/',
    '@imports "http://cdn.nl/a.css"',
    '@import"http://cdn.nl/a.css"',
    'a { background: url(x http://cdn.nl/a.png) }',
    'a { b: url(http://) }',
    `a { background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E") }`,
  ])('finds nothing in %s', (css) => expect(textOf(css)).toEqual([]));

  test('any text is read without throwing', () => {
    fc.assert(fc.property(fc.string(), (css) => Array.isArray(findInsecureInStyle(css))));
  });
});
