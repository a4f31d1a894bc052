import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessFraming, isContradicted, parseFrameOptions } from '../../../lib/parse/http/frame-options.ts';
import { inputs } from '../../kit/inputs.ts';

describe('parseFrameOptions', () => {
  test.each([
    [undefined, []],
    ['', ['']],
    ['SAMEORIGIN,', ['sameorigin', '']],
    ['DENY', ['deny']],
    ['SAMEORIGIN, sameorigin', ['sameorigin']],
    ['DENY, SAMEORIGIN', ['deny', 'sameorigin']],
    ['ALLOW-FROM https://partner.nl', ['allow-from https://partner.nl']],
  ])('%s', (header, options) => expect(parseFrameOptions(header)).toEqual(options));
});

describe('assessFraming', () => {
  test.each([
    [[], 'allowed'],
    [[''], 'allowed'],
    [['deny'], 'refused'],
    [['sameorigin'], 'sameOrigin'],
    [['allowall'], 'allowed'],
    [['allow-from https://partner.nl'], 'allowed'],
    [['x', 'allowall'], 'refused'],
    [['x', 'sameorigin'], 'refused'],
    [['x', 'y'], 'allowed'],
  ] as const)('%j: %s', (options, framing) => expect(assessFraming(options)).toBe(framing));
});

describe('isContradicted', () => {
  test.each([
    [['deny'], ["'self'"], true],
    [['sameorigin'], ["'NONE'"], true],
    [['sameorigin'], [], true],
    [['deny'], ["'none'"], false],
    [['sameorigin'], ["'self'", 'https://partner.nl'], false],
    [['allow-from https://partner.nl'], ["'none'"], false],
    [[], ["'none'"], false],
  ])('%j beside %j', (options, ancestors, contradicted) => {
    expect(isContradicted(options, ancestors)).toBe(contradicted);
  });
});

test('any header is read without throwing, each value once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      const options = parseFrameOptions(header);
      expect(new Set(options).size).toBe(options.length);
    }),
    { numRuns: inputs() },
  );
});
