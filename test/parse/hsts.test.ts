import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHsts } from '../../lib/parse/hsts.ts';
import { inputs } from '../kit/inputs.ts';

const hsts = (maxAge: number | null, includeSubDomains = false, preload = false) => ({
  maxAge,
  includeSubDomains,
  preload,
});

describe('parseHsts', () => {
  test.each([
    ['max-age=31536000', hsts(31_536_000)],
    ['MAX-AGE=1; IncludeSubDomains; Preload', hsts(1, true, true)],
    ['max-age="31536000"', hsts(31_536_000)],
    ['  max-age = 31536000 ; ; includeSubDomains ', hsts(31_536_000, true)],
    ['max-age=0', hsts(0)],
    ['max-age=1; invented=2; other', hsts(1)],
    ['max-age=1, max-age=2', hsts(1)],
    [`max-age=${'9'.repeat(40)}`, hsts(Number.MAX_SAFE_INTEGER)],
    ['', hsts(null)],
    ['includeSubDomains', hsts(null)],
    ['max-age', hsts(null)],
    ['max-age=', hsts(null)],
    ['max-age=abc', hsts(null)],
    ['max-age=-1', hsts(null)],
    ['max-age=1.5', hsts(null)],
    ['max-age=1; max-age=1', hsts(null)],
    ['max-age=1; includeSubDomains; includesubdomains', hsts(null)],
    [', max-age=1', hsts(null)],
    // Chromium and Firefox ignore all of these: a comma or a space where a semicolon belongs.
    ['max-age=31536000, includeSubDomains', hsts(null)],
    ['max-age=31536000,', hsts(null)],
    ['max-age=31536000 includeSubDomains', hsts(null)],
    ['max-age=31536000; includeSubDomains preload', hsts(null)],
    ['max-age=31536000; includeSubDomains=true', hsts(null)],
    ['"max-age=31536000; includeSubDomains"', hsts(null)],
    ['max-age=1; includeSubDomains, max-age=2; includeSubDomains', hsts(1, true)],
  ])('%s', (header, parsed) => expect(parseHsts(header)).toEqual(parsed));

  test('any header is read without an exception, and no age is negative', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(parseHsts(header).maxAge ?? 0).toBeGreaterThanOrEqual(0);
        expect(parseHsts(`max-age=1; ${header}`).maxAge ?? 1).toBe(1);
      }),
      { numRuns: inputs() },
    );
  });
});
