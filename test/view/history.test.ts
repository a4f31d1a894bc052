import { describe, expect, test } from 'vitest';
import { findPrevious, groupBySite, readPair, type StoredScan, sortChosen } from '../../lib/view/compare/history.ts';
import { TREND, toTrend } from '../../lib/view/compare/trend.ts';
import { sampleReport } from '../components/sample.ts';

const scan = (id: string, changes: Partial<StoredScan> = {}): StoredScan => ({
  id,
  host: 'voorbeeld.nl',
  finishedAt: 1,
  overall: 50,
  incomplete: false,
  limited: false,
  tier: 'partner',
  pinned: false,
  imported: false,
  report: sampleReport(),
  ...changes,
});

const scans = [
  scan('a', { finishedAt: 1 }),
  scan('other', { host: 'test.voorbeeld.nl', finishedAt: 4 }),
  scan('b', { finishedAt: 2, overall: 100 }),
  scan('c', { finishedAt: 3, overall: 0, report: null }),
];

test('the site scanned last comes first, each with its newest scan first', () => {
  expect(groupBySite(scans).map(({ host, scans: own }) => [host, own.map(({ id }) => id)])).toEqual([
    ['test.voorbeeld.nl', ['other']],
    ['voorbeeld.nl', ['c', 'b', 'a']],
  ]);
});

describe('the trend', () => {
  const [, site] = groupBySite(scans);
  if (site === undefined) throw new Error('two sites');

  test('goes from old to new over the whole width, 100 at the top and 0 at the bottom', () => {
    const { width, height, margin } = TREND;
    expect(toTrend(site.scans).map(({ id, x, y }) => [id, x, y])).toEqual([
      ['a', margin, height / 2],
      ['b', width / 2, margin],
      ['c', width - margin, height - margin],
    ]);
  });

  test('leaves out scans without a score', () => {
    const ungraded = { ...site, scans: site.scans.map((one) => ({ ...one, overall: null })) };
    expect(toTrend(ungraded.scans)).toEqual([]);
  });

  test('a scan is compared with the previous one that has a report', () => {
    const previous = findPrevious(site);
    expect(site.scans.map(({ id }) => previous.get(id)?.id ?? null)).toEqual(['b', 'a', null]);
  });

  test('scans without a report, or of the same moment, are skipped', () => {
    const at = (id: string, finishedAt: number, report = sampleReport() as StoredScan['report']): StoredScan =>
      scan(id, { finishedAt, report });
    const mixed = [at('e', 5), at('d', 4, null), at('c', 4), at('b', 4), at('a', 1, null)];
    const previous = findPrevious({ host: 'voorbeeld.nl', scans: mixed });
    expect(mixed.map(({ id }) => previous.get(id)?.id ?? null)).toEqual(['c', null, null, null, null]);
  });
});

test('of two selected scans the older comes first', () => {
  expect(sortChosen(scans, ['other', 'b'])).toEqual(['b', 'other']);
  expect(sortChosen(scans, ['a', 'c'])).toEqual(['a', 'c']);
});

test.each([
  ['#a-1,b-2', ['a-1', 'b-2']],
  ['a,b', ['a', 'b']],
  ['', null],
  ['#a', null],
  ['#a,b,c', null],
  ['#<b>,c', null],
])('%j selects %j', (hash, pair) => expect(readPair(hash)).toEqual(pair));
