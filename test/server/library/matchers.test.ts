import { describe, expect, test } from 'vitest';
import type { Scan } from '../../../server/library/contract.ts';
import { createMatchersOn } from '../../../server/library/matchers.ts';

const finding = { pillar: 'seo', outcome: 'fail', title: 't', items: [] } as const;
const scanOf = (score: number | null): Scan => ({
  ...{ url: 'https://a.nl/', score, grade: score === null ? null : 'Good', incomplete: false, report: {} },
  pillars: [{ id: 'seo', score }],
  findings: [
    { ...finding, id: 'title', conclusion: 'No title.', points: 5 },
    { ...finding, id: 'hsts', conclusion: 'No HSTS.', points: 12 },
  ],
});
const scanned: [string, object][] = [];
const matchers = (score: number | null) =>
  createMatchersOn(
    async (url, options) => {
      scanned.push([url, options]);
      return scanOf(score);
    },
    { localhost: true },
  );

describe('toHaveGrade', () => {
  test.each([
    [80, true],
    [79, false],
    [null, false],
  ])('with a score of %s against 80, passes: %s', async (score, pass) => {
    expect(await matchers(score).toHaveGrade('a.nl', { min: 80 })).toMatchObject({ pass });
  });

  test('accepts an address, a URL or a page, and merges both sets of options', async () => {
    for (const received of ['https://a.nl/', new URL('https://a.nl/'), { url: () => 'https://a.nl/' }])
      await matchers(1).toHaveGrade(received, { min: 1, pillar: 'seo' });
    expect(scanned.slice(-3)).toEqual(Array(3).fill(['https://a.nl/', { localhost: true, pillar: 'seo' }]));
  });

  test('names the most expensive findings, or the missing total, in its message', async () => {
    const failed = await matchers(79).toHaveGrade('a.nl', { min: 80 });
    expect(failed.message()).toBe(
      'https://a.nl/ has 79 (Good); at least 80 was expected.\nseo 79\n- hsts (−12): No HSTS.\n- title (−5): No title.',
    );
    expect((await matchers(null).toHaveGrade('a.nl', { min: 0 })).message()).toContain('has no total');
  });

  test('requires min to be a number', async () => {
    await expect(matchers(1).toHaveGrade('a.nl', { min: Number.NaN })).rejects.toThrow('min is a number');
  });
});
