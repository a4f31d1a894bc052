import { describe, expect, test } from 'vitest';
import { brokenRanges, renewed, staleBranch, staleNewest, wrongDays } from '../../scripts/tables/compare.ts';

const days = {
  created: '2020-01-01',
  '1.0.0': '2020-01-01T08:00:00Z',
  '1.2.0': '2021-02-03T08:00:00Z',
  '2.0.0-rc.1': '2021-03-01',
};
const there = { latest: '1.2.0', days };

describe('against the registry', () => {
  test('a newest version that is not', () => {
    expect(staleNewest({ id: 'x', newest: '1.2.0' }, there)).toBe('');
    expect(staleNewest({ id: 'x', newest: '1.0.0' }, there)).toBe('x: newest is 1.2.0, the table has 1.0.0');
  });

  test.each([
    ['1.2.0', 0],
    ['1.1.0', 1],
    // Nothing as new was released, so there is no repair yet.
    ['9999.0.0', 0],
    ['1.1.0-beta.1', 0],
  ])('a range that ends below %s', (below, broken) =>
    expect(brokenRanges([{ id: 'CVE-1', from: '0', below }], there)).toHaveLength(broken),
  );

  test('days of release', () => {
    expect(wrongDays('x', [['1.2.0', '2021-02-03']], there)).toEqual([]);
    expect(wrongDays('x', [['1.2.0', '2021-02-04']], there)).toEqual([
      'x 1.2.0: released 2021-02-03, the table has 2021-02-04',
    ]);
    expect(wrongDays('x', [['1.3.0', '2021-02-04']], there)).toEqual([
      'x 1.3.0: released never, the table has 2021-02-04',
    ]);
  });

  test('the newest patch of a branch', () => {
    expect(staleBranch({ branch: '1', newest: '1.2.0' }, there)).toBe('');
    expect(staleBranch({ branch: '1', newest: null }, there)).toBe('');
    expect(staleBranch({ branch: '1', newest: '1.0.0' }, there)).toBe('1: newest is 1.2.0, the table has 1.0.0');
    expect(staleBranch({ branch: '2', newest: '2.0.0' }, there)).toBe('');
  });
});

test('a table is renewed with its day, and nothing else of it', () => {
  const text =
    "LIBRARIES_CHECKED = '2026-01-01';\n['a', 'A', '@x/a.js', '1.0.0', 'https://a/1.0.0'],\n['b', 'B', 'b',\n  '2.0.0'],";
  expect(renewed(text, { latest: { '@x/a.js': '1.1.0', b: '3.0.0' }, day: '2026-02-02' })).toBe(
    "LIBRARIES_CHECKED = '2026-02-02';\n['a', 'A', '@x/a.js', '1.1.0', 'https://a/1.0.0'],\n['b', 'B', 'b',\n  '3.0.0'],",
  );
});
