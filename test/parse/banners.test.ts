import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bannersIn, sourceMapOf } from '../../lib/parse/banners.ts';

describe('banners', () => {
  test('comments that minifiers keep, in order', () => {
    const text = 'a/*! één v1.0 */b/* los */c/** @license twee 2.0 */d/* (c) 2020 drie */e/*! zonder cijfer */';
    expect(bannersIn(text)).toEqual(['! één v1.0 ', '* @license twee 2.0 ', ' (c) 2020 drie ']);
  });

  test('the lines of comment with which a script begins', () =>
    expect(bannersIn('//     Underscore.js 1.13.6\n//     https://underscorejs.org\nvar a')).toEqual([
      '//     Underscore.js 1.13.6\n//     https://underscorejs.org',
    ]));

  test('an unclosed comment ends nothing', () => expect(bannersIn('/*! v1.0 ')).toEqual([]));
  test('each is cut, and their number too', () => {
    expect(bannersIn(`/*! v1 ${'x'.repeat(5_000)}*/`)[0]).toHaveLength(450);
    expect(bannersIn('/*! v1 */'.repeat(500))).toHaveLength(40);
  });
  test('never throws', () => fc.assert(fc.property(fc.string(), (text) => void bannersIn(text))));
});

test.each([
  ['x\n//# sourceMappingURL=app.js.map', 'app.js.map'],
  ['x\n/*# sourceMappingURL=data:application/json;base64,AAA */', 'data:'],
  ['x\n//@ sourceMappingURL=http://localhost/a.map\n', 'http://localhost/a.map'],
  ['x', ''],
])('the source map of %j', (text, address) => expect(sourceMapOf(text)).toBe(address));
