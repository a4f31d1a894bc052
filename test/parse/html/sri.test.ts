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

  test('a digest is recognised with any text around it, and no text is one without an algorithm', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(sha256, sha384, sha512), (before, after, digest) => {
        expect(hasDigest(`${before} ${digest} ${after}`)).toBe(true);
        expect(hasDigest(before.replace(/sha/gi, ''))).toBe(false);
        // One character less or more is another length than that of the algorithm.
        expect(hasDigest(digest.replace('-', '-A'))).toBe(false);
      }),
      RUNS,
    );
  });

  test('any text is split into words without white space that contain the whole text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = splitIntegrity(text);
        for (const word of words) expect(word).toMatch(/^[^\t\n\f\r ]+$/);
        expect(words.join('')).toBe(text.replace(/[\t\n\f\r ]/g, ''));
      }),
      RUNS,
    );
  });
});
