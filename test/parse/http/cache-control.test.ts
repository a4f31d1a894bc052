import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShared, parseCacheControl } from '../../../lib/parse/http/cache-control.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('Cache-Control', () => {
  test.each([
    ['no-store', false],
    ['public, no-store', false],
    ['private, max-age=600', false],
    ['private, s-maxage=600', false],
    ['no-cache="set-cookie", max-age=60', false],
    ['no-cache', false],
    ['max-age=0, must-revalidate', false],
    ['public', true],
    ['PUBLIC, max-age=0', false],
    ['public, max-age=0, must-revalidate', false],
    ['public, s-maxage=0, max-age=60', false],
    ['public, s-maxage=60, max-age=0', true],
    ['s-maxage=0, stale-while-revalidate=60', true],
    ['public, max-age=0, stale-if-error=600', true],
    ['public, max-age=soon', true],
    ['s-maxage=60, max-age=0', true],
    ['max-age="600"', true],
    ['max-age=soon', false],
    ['', false],
    // Semicolons do not separate directives: this is one piece, which is not a directive.
    ['public; max-age=600', false],
  ])('%s', (header, shared) => expect(isShared(parseCacheControl(header))).toBe(shared));

  test('does not split directives at a semicolon', () => {
    expect(parseCacheControl('public;max-age=600').size).toBe(0);
  });

  test('uses the first of a repeated directive', () => {
    expect(parseCacheControl('max-age=1, max-age=2').get('max-age')).toBe('1');
  });

  test('the directives of any header are written in it, with names in lower case', () => {
    const piece = fc.oneof(
      fc.constantFrom('max-age', 'Public', '=', '"', ',', ';', ' ', '60'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(piece, { maxLength: 20, size: 'max' }).map((pieces) => pieces.join('')),
        ),
        (header) => {
          for (const [name, value] of parseCacheControl(header)) {
            expect(name).toMatch(/^[^=\s;A-Z]+$/);
            expect(header.toLowerCase()).toContain(name);
            expect(header).toContain(value);
          }
        },
      ),
      RUNS,
    );
  });

  test('whatever follows no-store, private or no-cache, the response is not shared', () => {
    fc.assert(
      fc.property(fc.constantFrom('no-store', 'PRIVATE', 'no-cache'), anyText, (first, header) => {
        expect(isShared(parseCacheControl(`${first}, ${header}`))).toBe(false);
        expect(isShared(parseCacheControl(`${first}, public, ${header}`))).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('edge cases of directives', () => {
  test.each([
    ['max-age=5', [['max-age', '5']]],
    ['MAX-AGE = "5"', [['max-age', '5']]],
    ['max-age="5', [['max-age', '5']]],
    ['max-age=5"', [['max-age', '5']]],
    ['max-age=', [['max-age', '']]],
    ['max-age=""', [['max-age', '']]],
    ['public', [['public', '']]],
    ['max age=5', []],
    ['a;b', []],
    ['=5', []],
    ['max-age=5, max-age=6', [['max-age', '5']]],
  ])('%s: %j', (header, expected) => expect([...parseCacheControl(header)]).toEqual(expected));

  test.each([
    ['max-age=1', true],
    ['max-age=0', false],
    ['', false],
    ['public', true],
    ['s-maxage=0', false],
    ['max-age=5, s-maxage=0, private', false],
    ['public, no-store', false],
    ['public, no-cache', false],
    ['max-age=x', false],
  ])('%j may be shared: %s', (header, is) => expect(isShared(parseCacheControl(header))).toBe(is));
});
