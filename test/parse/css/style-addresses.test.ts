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

  const piece = fc.oneof(
    fc.constantFrom(
      '@import ',
      '@namespace ',
      'url(',
      'http://a.nl/1',
      'HTTP://b.nl/',
      'https://c.nl',
      '"',
      "'",
      ')',
      ';',
    ),
    fc.constantFrom('@import "http://d.nl/";', 'a{b:url(http://e.nl/)}'),
    fc.constantFrom('/*', '*/', ' ', ',', '{', '}'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  const style = fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join(''));

  test('what is found in any text is an http address of that text, imports first', () => {
    fc.assert(
      fc.property(style, (css) => {
        const found = findInsecureInStyle(css);
        for (const { url } of found) {
          expect(url).toMatch(/^http:\/\/[^\s"')]/i);
          // A comment is read as a space, which ends an address.
          expect(css).toContain(url);
        }
        const kinds = found.map(({ kind }) => kind);
        expect(kinds).toEqual(kinds.toSorted());
      }),
    );
  });

  test('nothing is found in a comment, whatever its text', () => {
    fc.assert(
      fc.property(style, (css) => {
        const text = css.replaceAll('*', '');
        expect(findInsecureInStyle(`/*${text}`)).toEqual([]);
        expect(findInsecureInStyle(`/*${text}*/a{b:url(http://d.nl)}`)).toEqual([
          { kind: 'passive', url: 'http://d.nl' },
        ]);
      }),
    );
  });
});
