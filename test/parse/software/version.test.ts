import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeReleased,
  compareVersions,
  isInBranch,
  isInRange,
  isPatchedFork,
  isVersion,
  parseMajor,
} from '../../../lib/parse/software/version.ts';

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

  test('a final letter counts as newer only when the product numbers its patches so', () => {
    expect(compareVersions('1.1.1k', '1.1.1w', true)).toBeLessThan(0);
    expect(compareVersions('1.1.1', '1.1.1a', true)).toBeLessThan(0);
    expect(compareVersions('1.1.1k', '1.1.1w')).toBe(0);
  });

  test('the order is antisymmetric and transitive on any text', () => {
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
    expect(isInRange(version, range)).toBe(true),
  );
  test.each(['1.0.2', '3.5.0', '3.5.1', '4.0.0'])('%s is not affected', (version) =>
    expect(isInRange(version, range)).toBe(false),
  );
});

describe('isVersion', () => {
  test.each(['3.4.1', '1.9', 'v2.6.14', '4.0.0-beta.2', '1.12.4-aem', '0.21'])('accepts %s', (text) =>
    expect(isVersion(text)).toBe(true),
  );
  test.each(['3', 'latest', '47a9c871', '20260812', '1723459200', '20260812.3', '', '1.2.3'.padEnd(60, '9'), 'a1.2'])(
    'rejects %s',
    (text) => expect(isVersion(text)).toBe(false),
  );
});

test('a vendor build is recognised', () => {
  expect(['1.12.4-aem', '3.3.1+dfsg-3', '1.18.0 (Ubuntu)'].map(isPatchedFork)).toEqual([true, true, true]);
  expect(['1.12.4', '4.0.0-beta.2', '3.0.0-rc1'].map(isPatchedFork)).toEqual([false, false, false]);
});

test('branches and major versions are read', () => {
  expect(isInBranch('8.1.2', '8.1')).toBe(true);
  expect(isInBranch('8.10.2', '8.1')).toBe(false);
  expect(isInBranch('3', '3.0')).toBe(true);
  expect(isInBranch('x', '3')).toBe(false);
  expect(parseMajor('v17.2.0')).toBe(17);
  expect(parseMajor('latest')).toBeNull();
});

test.each([
  ['1.0.2k', '1.0.2u', -1],
  ['1.0.2u', '1.0.2k', 1],
  ['1.0.2k', '1.0.2k', 0],
  ['1.0.2', '1.0.2a', -1],
])('with letters as patch numbers, %s against %s is %i', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b, true))).toBe(order);
  expect(compareVersions(a, b)).toBe(0);
});

test('text that is not a version is older than any version', () => {
  expect([compareVersions('x', 'y'), compareVersions('x', '1.0'), compareVersions('1.0', 'x')]).toEqual([0, -1, 1]);
});

describe('pre-releases', () => {
  test.each([
    ['1.0-a1', '1.0-alpha.2'],
    ['1.0-alpha', '1.0-alpha.0'],
    ['1.0-b2', '1.0-beta3'],
    ['1.0-rc.1', '1.0-rc.a'],
    ['1.0-rc.a', '1.0-rc.b'],
    ['1.0-rc.2', '1.0-rc.10'],
    ['1.0-rc.1', '1.0-rc.1.1'],
    ['1.0-canary.1', '1.0-dev.1'],
    ['1.0-next.1', '1.0-pre.1'],
    ['1.0-preview', '1.0-rc'],
    ['1.0.0-RC1', '1.0.0-rc2'],
    ['1.0dev', '1.0'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBe(-compareVersions(newer, older));
    expect(compareVersions(older, newer)).toBeLessThan(0);
  });

  test.each([
    ['1.0-RC.A', '1.0-rc.a'],
    ['1.0-rc-1', '1.0.rc.1'],
    ['1.0-a', '1.0'],
    ['1.0ab', '1.0'],
    ['1.0-x1', '1.0'],
  ])('%s equals %s', (one, other) => expect(compareVersions(one, other)).toBe(0));

  test('text that is not a version is older than any, and equal to other such text', () =>
    expect([compareVersions('x', '1'), compareVersions('1', 'x'), compareVersions('x', 'y')]).toEqual([-1, 1, 0]));

  test('letters are compared ignoring case', () => {
    expect(compareVersions('1.1.1K', '1.1.1k', true)).toBe(0);
    expect(compareVersions('1.1.1b', '1.1.1a', true)).toBe(1);
    expect(compareVersions('1.1.1a', '1.1.1b', true)).toBe(-1);
  });
});

test.each([
  ['1.2', true],
  ['v1.2.3', true],
  ['V1.2', true],
  ['1.2B1', true],
  ['1.2~x', true],
  ['1.2-x', true],
  ['1.2+x', true],
  ['1234.123456', true],
  ['12345.1', false],
  ['1.1234567', false],
  ['1.2_x', false],
  ['x1.2', false],
  ['1', false],
  [`1.2.${'1'.repeat(9)}${'-'.repeat(27)}`, true],
  [`1.2.${'1'.repeat(9)}${'-'.repeat(28)}`, false],
])('%s is a version: %s', (text, is) => expect(isVersion(text)).toBe(is));

test.each<readonly [text: string, is: boolean]>([
  ...[
    '-aem',
    '-wp',
    '+dfsg',
    '~deb9',
    '-ubuntu1',
    '+debian',
    '-el7',
    '-patched',
    '-fork',
    '-lts',
    '-nes',
    '-drupal',
    '-mage',
  ].map((suffix) => [`1.2.3${suffix}`, true] as const),
  ['1.2.3 ubuntu', true],
  ['1.2.3 (Debian)', true],
  ['1.2.3 never-ending', true],
  ['1.2.3 NeverEnding', true],
  ['1.2.3-wpx', false],
  ['1.2.3-elx', false],
  ['1.2.3 kubuntu', false],
  ['1.2.3 ubuntus', false],
  ['1.2.3 xdebian', false],
  ['1.2.3 debians', false],
  ['1.2.3aem', false],
  ['1.2.3', false],
])('%s is a fork: %s', (text, is) => expect(isPatchedFork(text)).toBe(is));

test('parseMajor returns the first number', () =>
  expect([parseMajor('3.7.1'), parseMajor('v10'), parseMajor('x')]).toEqual([3, 10, null]));

test.each([
  ['3.7.1', true],
  ['8.0.0', true],
  ['9.0.0', false],
  ['99.9', false],
  ['0.0.0', false],
  ['0.0.0-PLACEHOLDER', false],
  ['0.0.1-dev', false],
  ['v0.0.0', false],
  ['0.0', false],
  ['0.1.0', true],
  ['0.14.0', true],
  ['10', false],
  ['nieuw', false],
])('%s may be a release when 4.0.0 is the newest known: %s', (text, can) =>
  expect(canBeReleased(text, '4.0.0')).toBe(can),
);
