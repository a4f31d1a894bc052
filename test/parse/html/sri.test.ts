import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasDigest, splitIntegrity } from '../../../lib/parse/html/sri.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('integrity', () => {
  const sha256 = `sha256-${'A'.repeat(43)}=`;
  const sha384 = `sha384-${'B'.repeat(64)}`;
  const sha512 = `sha512-${'C'.repeat(86)}==`;

  test.each([
    [sha256, true],
    [sha384, true],
    [sha512, true],
    [`sha256-${'A'.repeat(43)}`, true],
    [`${sha384}?ct=application/javascript`, true],
    [`md5-abc ${sha384}`, true],
    [`  ${sha256}\n${sha512} `, true],
    [`sha384-${'a-_'.repeat(21)}a`, true],
    ['nonsense', false],
    ['sha256-', false],
    [`sha384-${'A'.repeat(43)}=`, false],
    [`sha256-${'!'.repeat(43)}=`, false],
    [`sha1-${'A'.repeat(27)}=`, false],
    ['', false],
    [null, false],
  ])('%s', (integrity, valid) => expect(hasDigest(integrity)).toBe(valid));

  test('splits an absent or blank attribute into no words', () => {
    expect([null, '', ' \n'].map(splitIntegrity)).toEqual([[], [], []]);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        hasDigest(text);
      }),
      RUNS,
    );
  });
});
