import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBanners, findSourceMap } from '../../../lib/parse/software/banners.ts';

describe('banners', () => {
  test('finds comments that minifiers preserve, in order', () => {
    const text = 'a/*! één v1.0 */b/* los */c/** @license twee 2.0 */d/* (c) 2020 drie */e/*! zonder cijfer */';
    expect(findBanners(text)).toEqual(['! één v1.0 ', '* @license twee 2.0 ', ' (c) 2020 drie ']);
  });

  test('finds the line comments at the start of a script', () =>
    expect(findBanners('//     Underscore.js 1.13.6\n//     https://underscorejs.org\nvar a')).toEqual([
      '//     Underscore.js 1.13.6\n//     https://underscorejs.org',
    ]));

  test.each([
    ['/*! 1 */', true],
    ['/* ! 1 */', false],
    ['/* @license 1 */', true],
    ['/* @preserve 1 */', true],
    ['/* @overview 1 */', true],
    ['/* Copyright 2020 */', true],
    ['/* (C) 2020 */', true],
    ['/* licensed 2 */', true],
    ['/* LICENCE 2 */', true],
    ['/* v1.2 */', true],
    ['/* v: 1.2 */', true],
    ['/* Version: 1.2 */', true],
    ['/* version 123456789.2 */', true],
    ['/* version 1234567890.2 */', false],
    ['/* v1 */', false],
    ['/* rev1.2 */', false],
    ['/* vers 1.2 */', false],
    ['/* license */', false],
  ])('%s is a banner: %s', (text, is) => expect(findBanners(text)).toHaveLength(is ? 1 : 0));

  test('reads line comments up to the first line of code and the twelfth line', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `// ${at}`);
    expect(findBanners('\n  // a\n\n//b  \ncode\n// c')).toEqual(['// a\n//b']);
    expect(findBanners('code\n// a')).toEqual([]);
    expect(findBanners(lines(14).join('\n'))).toEqual([lines(12).join('\n')]);
    expect(findBanners(`// ${'x'.repeat(5_000)}`)[0]).toHaveLength(450);
    expect(findBanners(`${' '.repeat(3_998)}//a`)).toEqual(['//']);
  });

  test('looks for one comment after another', () => {
    expect(findBanners('/*/ v1.0 */ v2.0 */')).toEqual(['/ v1.0 ']);
    expect(findBanners('/* a *//*! 2 */')).toEqual(['! 2 ']);
    expect(findBanners(`/*${' '.repeat(446)}!v1.234*/`)).toEqual([]);
    expect(findBanners(`/*${' '.repeat(445)}!v1.234*/`)).toHaveLength(1);
  });

  test.each([
    ['a string', 'a="/*! v1.0 */"'],
    ['a string in the other quotes', "a='/*! v1.0 */'"],
    ['a string behind an escaped quote', String.raw`a="b\"/*! v1.0 */"`],
    ['a template, over lines', 'a=`b\n/*! v1.0 */\n`'],
    ['a template behind an escaped mark', 'a=`\\`/*! v1.0 */`'],
    ['a comment of a line', '// zie /*! v1.0 */'],
  ])('ignores the content of %s', (_, text) => expect(findBanners(`b;${text};c`)).toEqual([]));
  test.each([
    ['a string that its line ends', 'a="b\n/*! v1.0 */'],
    ['a quote in a comment of a line', "// don't\n/*! v1.0 */"],
    ['quotes in a regular expression', 'a=/["\'`]/g;/*! v1.0 */'],
    ['a slash in a class of one', 'a(/[/"]/);/*! v1.0 */'],
    ['a regular expression that is returned', 'return/"/.test(b);/*! v1.0 */'],
    ['a division', 'a=b/c;d="e"/f;/*! v1.0 */'],
    ['a template with another in its value', `a=\`$\{b?\`c\`:""}\`;/*! v1.0 */`],
  ])('finds a comment after %s', (_, text) => expect(findBanners(text)).toContain('! v1.0 '));

  test('ignores an unclosed comment', () => expect(findBanners('/*! v1.0 ')).toEqual([]));
  test('limits the length of each and their number', () => {
    expect(findBanners(`/*! v1 ${'x'.repeat(5_000)}*/`)[0]).toHaveLength(450);
    expect(findBanners('/*! v1 */'.repeat(500))).toHaveLength(40);
  });
  const piece = fc.oneof(
    fc.constantFrom(
      '/*! v1.0 ',
      '/*',
      '*/',
      '*',
      '/',
      '//',
      '//! a 1.2',
      '"',
      "'",
      '`',
      '\\',
      '[',
      '(',
      '\n',
      ' ',
      '1',
      'x',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );

  test('every banner found in any text is a part of it, and after the line comments has a digit', () =>
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40, size: 'max' }).map((pieces) => pieces.join('')),
        (text) => {
          const found = findBanners(text);
          for (const [index, banner] of found.entries()) {
            // Lines of the first are trimmed.
            for (const line of banner.split('\n')) expect(text).toContain(line);
            expect(banner.length).toBeLessThanOrEqual(450);
            const isOfLines = index === 0 && banner.startsWith('//');
            if (!isOfLines) expect(banner).toMatch(/\d/);
            if (!isOfLines) expect(text).toContain(`/*${banner}`);
          }
          expect(found.length).toBeLessThanOrEqual(Math.min(40, text.split('/*').length));
          // An unclosed comment is none.
          expect(findBanners(`;/*! v1.0 */;/*! v2.0 ${text.replaceAll('*', '')}`)).toEqual(['! v1.0 ']);
        },
      ),
    ));
});

test.each([
  ['x\n//# sourceMappingURL=app.js.map', 'app.js.map'],
  ['x\n/*# sourceMappingURL=data:application/json;base64,AAA */', 'data:'],
  ['x\n//@ sourceMappingURL=http://localhost/a.map\n', 'http://localhost/a.map'],
  ['x', ''],
  ['//#sourceMappingURL=a', 'a'],
  ['// sourceMappingURL=a', ''],
  ['//# sourceMappingURL= a', ''],
  ['//# sourceMappingURL=xdata:a', 'xdata:a'],
])('findSourceMap of %j', (text, address) => expect(findSourceMap(text)).toBe(address));

test('the source map is searched in the last thousand characters and truncated', () => {
  const line = '//# sourceMappingURL=a';
  expect(findSourceMap(line + ' '.repeat(1_000 - line.length))).toBe('a');
  expect(findSourceMap(`${line}${' '.repeat(1_000 - line.length + 3)}`)).toBe('');
  expect(findSourceMap(`#sourceMappingURL=${'x'.repeat(600)}`)).toHaveLength(500);
});
