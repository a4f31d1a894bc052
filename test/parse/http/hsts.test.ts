import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHsts, parseHstsLine, readSentHsts } from '../../../lib/parse/http/hsts.ts';
import { inputs } from '../../kit/inputs.ts';

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
    ['max-age=31536000; includeSubDomains=""', hsts(null)],
    ['max-age=31536000; includeSubDomains="x;y"', hsts(null)],
    // A semicolon in quotes does not separate.
    ['max-age=31536000; report="a;b"; includeSubDomains', hsts(31_536_000, true)],
    ['max-age=31536000; report="; includeSubDomains"', hsts(31_536_000)],
    ['max-age=31536000; report="a;b', hsts(null)],
    ['max-age=31536000; report="a\\"; b"; includeSubDomains', hsts(31_536_000, true)],
    ['max-age=31536000; report="a\\', hsts(null)],
    ['"max-age=31536000; includeSubDomains"', hsts(null)],
    ['max-age=1; includeSubDomains, max-age=2; includeSubDomains', hsts(1, true)],
  ])('%s', (header, parsed) => expect(parseHsts(header)).toEqual(parsed));

  test('the age of any header is a number written in it', () => {
    const piece = fc.oneof(
      fc.constantFrom('max-age', 'Max-Age=', '=', '"', '-', '31536000', '1.5', '1e3', '; ', ', ', 'includeSubDomains'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12, size: 'max' }).map((pieces) => pieces.join('')),
        (header) => {
          const { maxAge } = parseHsts(header);
          const written = (header.match(/\d+/g) ?? []).map(Number);
          if (maxAge !== null) expect(written).toContain(maxAge);
          expect([1, null]).toContain(parseHsts(`max-age=1; ${header}`).maxAge);
          expect(parseHsts(`max-age=7; a${header.replace(/[^a-z0-9]/gi, '')}`).maxAge).toBe(7);
        },
      ),
      { numRuns: inputs() },
    );
  });
});

test.each([
  ['max-age=1, max-age=2', null],
  ['max-age=1,', null],
  ['max-age=1; max-age=1', null],
  ['max-age=1; includeSubDomains', 1],
])('parseHstsLine reads %j', (line, maxAge) => expect(parseHstsLine(line).maxAge).toBe(maxAge));

describe('readSentHsts', () => {
  const headers = { 'strict-transport-security': 'max-age=1, includeSubDomains' };

  test('returns the joined header when the separate lines were not seen', () => {
    expect(readSentHsts({ headers })).toEqual({ header: 'max-age=1, includeSubDomains', hsts: hsts(null) });
    expect(readSentHsts({ headers: {} })).toEqual({ header: undefined, hsts: hsts(null) });
  });

  test('returns the first line when the lines were seen separately', () => {
    expect(readSentHsts({ headers, hsts: 'max-age=1' })).toEqual({ header: 'max-age=1', hsts: hsts(1) });
    expect(readSentHsts({ headers, hsts: null })).toEqual({ header: undefined, hsts: hsts(null) });
  });
});
