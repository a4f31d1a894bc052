import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions, inBranch, inRange, isPatchedFork, isVersion, majorOf } from '../../lib/parse/version.ts';

/** Each line is strictly older than the next. */
const ASCENDING = [
  '0.9',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
  '1.9.0b1',
  '1.9',
  '1.10',
  '1.12.4',
  '3.0.0-alpha1',
  '3.0.0-beta1',
  '3.0.0-rc1',
  '3.0.0',
  '3.4.1',
  '4.0.0-beta.2',
  '4.0.0b3',
  '4.0.0',
];

describe('the order of versions', () => {
  test.each(ASCENDING.slice(1).map((newer, index) => [ASCENDING[index] ?? '', newer] as const))(
    '%s is older than %s',
    (older, newer) => {
      expect(compareVersions(older, newer)).toBeLessThan(0);
      expect(compareVersions(newer, older)).toBeGreaterThan(0);
    },
  );

  test.each([
    ['1', '1.0.0'],
    ['v2.1', '2.1.0'],
    ['1.2.3+build.5', '1.2.3'],
    ['1.12.4-aem', '1.12.4'],
    ['1.1.1k', '1.1.1'],
    ['10.2.0-wmf.1', '10.2'],
  ])('%s equals %s', (a, b) => expect(compareVersions(a, b)).toBe(0));

  test('a final letter is newer only where the product counts so', () => {
    expect(compareVersions('1.1.1k', '1.1.1w', true)).toBeLessThan(0);
    expect(compareVersions('1.1.1', '1.1.1a', true)).toBeLessThan(0);
    expect(compareVersions('1.1.1k', '1.1.1w')).toBe(0);
  });

  test('the order is antisymmetric and total on any text', () => {
    const version = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}(\.\d{1,3}){0,3}(-(alpha|beta|rc)\.?\d{0,2})?$/));
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('ranges', () => {
  const range = { from: '1.0.3', below: '3.5.0' };
  test.each(['1.0.3', '1.12.4', '3.4.1', '3.5.0-rc.1'])('%s is affected', (version) =>
    expect(inRange(version, range)).toBe(true),
  );
  test.each(['1.0.2', '3.5.0', '3.5.1', '4.0.0'])('%s is not', (version) =>
    expect(inRange(version, range)).toBe(false),
  );
});

describe('what is a version', () => {
  test.each(['3.4.1', '1.9', 'v2.6.14', '4.0.0-beta.2', '1.12.4-aem', '0.21'])('%s is one', (text) =>
    expect(isVersion(text)).toBe(true),
  );
  test.each(['3', 'latest', '47a9c871', '20260812', '1723459200', '20260812.3', '', '1.2.3'.padEnd(60, '9'), 'a1.2'])(
    '%s is none',
    (text) => expect(isVersion(text)).toBe(false),
  );
});

test('a vendor build is recognised', () => {
  expect(['1.12.4-aem', '3.3.1+dfsg-3', '1.18.0 (Ubuntu)'].map(isPatchedFork)).toEqual([true, true, true]);
  expect(['1.12.4', '4.0.0-beta.2', '3.0.0-rc1'].map(isPatchedFork)).toEqual([false, false, false]);
});

test('branches and majors', () => {
  expect(inBranch('8.1.2', '8.1')).toBe(true);
  expect(inBranch('8.10.2', '8.1')).toBe(false);
  expect(inBranch('3', '3.0')).toBe(true);
  expect(inBranch('x', '3')).toBe(false);
  expect(majorOf('v17.2.0')).toBe(17);
  expect(majorOf('latest')).toBeNull();
});

test.each([
  ['1.0.2k', '1.0.2u', -1],
  ['1.0.2u', '1.0.2k', 1],
  ['1.0.2k', '1.0.2k', 0],
  ['1.0.2', '1.0.2a', -1],
])('where letters number patches, %s against %s is %i', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b, true))).toBe(order);
  expect(compareVersions(a, b)).toBe(0);
});

test('what is no version is older than any that is', () => {
  expect([compareVersions('x', 'y'), compareVersions('x', '1.0'), compareVersions('1.0', 'x')]).toEqual([0, -1, 1]);
});
