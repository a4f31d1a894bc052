import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameOptions, isContradicted } from '../../lib/parse/frame-options.ts';
import { inputs } from '../kit/inputs.ts';

describe('frameOptions', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['DENY', ['deny']],
    ['SAMEORIGIN, sameorigin', ['sameorigin']],
    ['DENY, SAMEORIGIN', ['deny', 'sameorigin']],
    ['ALLOW-FROM https://partner.nl', ['allow-from https://partner.nl']],
  ])('%s', (header, options) => expect(frameOptions(header)).toEqual(options));
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

test('any header is read without an exception, each value once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      const options = frameOptions(header);
      expect(new Set(options).size).toBe(options.length);
    }),
    { numRuns: inputs() },
  );
});
