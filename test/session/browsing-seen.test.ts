import { expect, test } from 'vitest';
import { readBrowsing } from '../../lib/session/browsing-seen.ts';
import { compare } from '../../lib/view/compare/compare.ts';
import { storedOf } from '../server/kit/scanner.ts';
import { recorded } from '../sites/recorded.ts';

/** A narrow window and the dark scheme are conditions that a comparison takes into account. */

const facts = (width: number, dark = false) => {
  const all = recorded('goed', 'granted');
  const { page } = all;
  if (page?.seen !== true) throw new Error('the page was seen');
  const { layout } = page.value;
  const other = { ...layout, viewport: { width, height: 800 }, ...(dark && { dark: true as const }) };
  return { ...all, page: { ...page, value: { ...page.value, layout: other } } };
};

test('the window of a scan gives its browsing conditions', () => {
  expect(readBrowsing(facts(1280))).toBeUndefined();
  expect(readBrowsing(facts(600))).toBeUndefined();
  expect(readBrowsing(facts(599))).toEqual({ narrow: true });
  expect(readBrowsing(facts(1280, true))).toEqual({ colorScheme: 'dark' });
  expect(readBrowsing(facts(390, true))).toEqual({ narrow: true, colorScheme: 'dark' });
  // Raw HTML has no window, and neither has an unseen page.
  expect(readBrowsing(facts(0))).toBeUndefined();
  expect(readBrowsing({})).toBeUndefined();
});

test('scans under the same conditions are compared, and others list the differences', () => {
  const { report } = storedOf({ url: 'https://goed.nl/' }, 'een', 0);
  const narrow = { ...report, browsing: { narrow: true as const } };
  expect(compare(narrow, narrow).differences).toEqual([]);
  const { differences, overall } = compare(report, narrow);
  expect([differences.map(({ condition }) => condition), overall.delta]).toEqual([['browsing'], null]);
});
