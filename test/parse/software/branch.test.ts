import { describe, expect, test } from 'vitest';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { assessVersion } from '../../../lib/parse/software/branch.ts';
import { NOW } from '../../kit/facts.ts';

const of = (product: string, version: string) =>
  assessVersion(
    version,
    BUILT_IN_TABLES.endOfLife.filter((row) => row.product === product),
    NOW,
  );

describe('on 20 November 2026', () => {
  test.each([
    ['php', '7.4.33', 'ended'],
    ['php', '5.1.6', 'ended'],
    ['php', '8.1.30', 'ended'],
    ['php', '8.2.1', 'neglected'],
    ['php', '8.2.32', 'ending'],
    ['php', '8.3.0', 'neglected'],
    ['php', '8.3.30', 'behind'],
    ['php', '8.3.33', 'current'],
    ['php', '8.6.0', 'current'],
    ['wordpress', '3.5.1', 'ended'],
    ['wordpress', '4.6.30', 'ended'],
    ['wordpress', '6.4.2', 'neglected'],
    ['wordpress', '6.7.4', 'neglected'],
    ['wordpress', '6.7.5', 'behind'],
    ['wordpress', '6.7.8', 'current'],
    ['wordpress', '6.8.3', 'neglected'],
    ['wordpress', '6.8.5', 'behind'],
    ['wordpress', '6.8.8', 'behind'],
    ['wordpress', '6.9', 'behind'],
    ['wordpress', '7.0.5', 'current'],
    ['wordpress', '7.1', 'behind'],
    ['wordpress', '7.1.2', 'current'],
    ['wordpress', '7.2', 'current'],
    ['drupal', '7', 'ended'],
    ['drupal', '10', 'ending'],
    ['drupal', '11', 'maintained'],
    ['drupal', '11.3.16', 'ending'],
    ['drupal', '11.2.3', 'ended'],
    ['drupal', '11.4.5', 'current'],
    ['drupal', '8.9.20', 'ended'],
    ['joomla', '1.5', 'ended'],
    ['joomla', '3.10.12', 'ended'],
    ['joomla', '5.2.0', 'neglected'],
    ['joomla', '5.4.3', 'behind'],
    ['joomla', '5.4.8', 'current'],
    ['typo3', '12.4.40', 'ended'],
    ['mediawiki', '1.39.17', 'ended'],
    ['ghost', '5.130', 'ended'],
    ['ghost', '6.10', 'behind'],
    ['roundcube', '1.5.15', 'ended'],
    ['roundcube', '1.6.5', 'neglected'],
    ['roundcube', '1.6.18', 'current'],
    ['phpmyadmin', '5.2.1', 'neglected'],
    ['phpmyadmin', '5.2.3', 'current'],
    ['phpmyadmin', '4.9.11', 'ended'],
    ['nginx', '1.3.9', 'uncharted'],
    ['nginx', '1.18.0', 'ended'],
    ['nginx', '1.28.3', 'ended'],
    ['nginx', '1.29.8', 'ended'],
    ['nginx', '1.30.4', 'current'],
    ['nginx', '1.31.0', 'behind'],
    ['nginx', '1.32.0', 'current'],
    ['angular', '20.3.1', 'neglected'],
    ['angular', '20.3.35', 'ending'],
    ['openssl', '1.1.1k', 'ended'],
    ['openssl', '3.6.1', 'ended'],
    ['openssl', '4.0.0', 'behind'],
    ['openssl', '4.0.1', 'current'],
    ['nextjs', '15.5.29', 'ended'],
    ['nextjs', '16.0.3', 'neglected'],
    ['nextjs', '16.3.8', 'behind'],
    ['nextjs', '16.4.6', 'current'],
    // The newest release is at most a fortnight old; what such a site lacks is older.
    ['nextjs', '16.0.6', 'behind'],
    ['nextjs', '16.3.7', 'behind'],
    ['nextjs', '16.4.4', 'behind'],
    ['nextjs', '16.4.5', 'current'],
    ['wordpress', '6.8.4', 'behind'],
    // Newer than any existing release.
    ['nextjs', '16.99.0', 'uncharted'],
    ['nextjs', '99.0.0', 'uncharted'],
    ['wordpress', '9.9.9', 'uncharted'],
    ['wordpress', '6.8.99', 'uncharted'],
    ['wordpress', '7.90', 'uncharted'],
    ['php', '9.0.1', 'current'],
    ['php', '12.0', 'uncharted'],
    ['angular', '24.0.0', 'uncharted'],
    ['nginx', '3.0', 'uncharted'],
    ['tinymce', '5.10.9', 'ended'],
    ['tinymce', '6.8.6', 'ended'],
    ['tinymce', '7.9.3', 'current'],
    ['apache', '2.4.49', 'neglected'],
    ['apache', '2.4.67', 'behind'],
    ['apache', '2.4.68', 'current'],
  ] as const)('%s %s is %s', (product, version, kind) => expect(of(product, version).kind).toBe(kind));

  test('a branch ends at the end of its last day', () => {
    const rows = [{ branch: '1', ends: '2026-11-20', newest: null, newestDate: null, patches: [], yearOld: null }];
    expect(assessVersion('1.2', rows, NOW)).toEqual({ kind: 'ending', ends: '2026-11-20', days: 0 });
    expect(assessVersion('1.2', rows, NOW + 86_400_000).kind).toBe('ended');
  });

  test('a patch from the last fortnight is not required yet', () => {
    const rows = [{ branch: '1', ends: null, newest: '1.5', newestDate: '2026-11-10', patches: [], yearOld: '1.1' }];
    expect(assessVersion('1.4', rows, NOW).kind).toBe('current');
    // A site is not neglected on the day on which a long silence ended.
    expect(assessVersion('1.1', rows, NOW).kind).toBe('current');
    expect(assessVersion('1.1', rows, NOW + 5 * 86_400_000).kind).toBe('neglected');
  });
});

/** A day on which the newest patch, of 17 September, was less than a fortnight old. */
const LATE_SEPTEMBER = Date.UTC(2026, 8, 25);

test.each([
  ['6.8.4', 'behind'],
  ['6.8.7', 'behind'],
  ['6.8.8', 'current'],
  ['6.9', 'behind'],
  ['6.9.7', 'current'],
  ['5.9.13', 'behind'],
  ['4.7.32', 'behind'],
  ['7.0.2', 'behind'],
  ['7.0.4', 'current'],
])('WordPress %s without older patches is: %s', (version, kind) => {
  const rows = BUILT_IN_TABLES.endOfLife.filter(({ product }) => product === 'wordpress');
  expect(assessVersion(version, rows, LATE_SEPTEMBER).kind).toBe(kind);
});

describe('a product with gaps between branches', () => {
  const row = { product: 'x', newest: null, newestDate: null, patches: [], yearOld: null, source: '', checked: '' };
  const rows = [
    { ...row, branch: '3', ends: '2020-01-01' },
    { ...row, branch: '5', ends: null, yearOld: '5.1.0' },
    { ...row, branch: '7', ends: null, newest: '7.2.0', newestDate: '2026-11-01' },
  ] as never as Parameters<typeof assessVersion>[1];
  test.each([
    ['2.0', 'ended'],
    ['4.0', 'uncharted'],
    ['6.0', 'uncharted'],
    ['8.0', 'current'],
    ['5.0.9', 'neglected'],
    ['5.1.0', 'neglected'],
    ['5.1.1', 'maintained'],
    ['5', 'maintained'],
    ['7.1.0', 'behind'],
    ['7.2.0', 'current'],
  ])('%s is %s', (version, kind) => expect(assessVersion(version, rows, NOW).kind).toBe(kind));

  test('uses the newest known release when the newest is unknown', () => {
    expect(assessVersion('5.0.9', rows, NOW)).toEqual({ kind: 'neglected', newest: '5.1.0' });
    expect(assessVersion('5.0.9', [], NOW)).toEqual({ kind: 'uncharted' });
  });
});

describe('a table of branches', () => {
  const DAY = 86_400_000;
  const AT = Date.UTC(2026, 10, 20);
  const day = (days: number): string => new Date(AT + days * DAY).toISOString().slice(0, 10);
  const row = (branch: string, changes: object = {}) => ({
    branch,
    ends: null,
    newest: null,
    newestDate: null,
    patches: [],
    yearOld: null,
    ...changes,
  });
  const stands = (version: string, ...rows: readonly ReturnType<typeof row>[]) => assessVersion(version, rows, AT);

  test.each([
    ['ending on its last day', row('1', { ends: day(0) }), { kind: 'ending', ends: day(0), days: 0 }],
    ['ended a day later', row('1', { ends: day(-1) }), { kind: 'ended', ends: day(-1), days: 1 }],
    ['ending 89 days before', row('1', { ends: day(89) }), { kind: 'ending', ends: day(89), days: 89 }],
    ['maintained 90 days before', row('1', { ends: day(90) }), { kind: 'maintained' }],
    ['maintained without an end date', row('1'), { kind: 'maintained' }],
    [
      'neglected, when both neglected and ending',
      row('1', { ends: day(5), yearOld: '1.3' }),
      { kind: 'neglected', newest: '1.3' },
    ],
    ['neglected', row('1', { yearOld: '1.2', newest: '1.9' }), { kind: 'neglected', newest: '1.9' }],
    ['maintained when the release is newer than a year', row('1', { yearOld: '1.1' }), { kind: 'maintained' }],
    ['behind', row('1', { newest: '1.3', newestDate: day(-15) }), { kind: 'behind', newest: '1.3' }],
    [
      'current within a fortnight of the newest release',
      row('1', { newest: '1.3', newestDate: day(-14) }),
      { kind: 'current' },
    ],
    ['current with the newest release', row('1', { newest: '1.2', newestDate: day(-99) }), { kind: 'current' }],
    ['maintained when the date of the newest release is unknown', row('1', { newest: '1.3' }), { kind: 'maintained' }],
  ])('%s', (_, one, standing) => expect(stands('1.2', one)).toEqual(standing));

  test('measures the fortnight from the first missing patch', () => {
    const patches = [
      ['1.2.1', day(-40)],
      ['1.2.2', day(-15)],
      ['1.2.3', day(-14)],
    ] as const;
    const one = row('1', { newest: '1.2.4', newestDate: day(-2), patches });
    expect(stands('1.2.0', one)).toEqual({ kind: 'behind', newest: '1.2.4' });
    expect(stands('1.2.1', one)).toEqual({ kind: 'behind', newest: '1.2.4' });
    expect(stands('1.2.2', one)).toEqual({ kind: 'current' });
    expect(stands('1.2.4', one)).toEqual({ kind: 'current' });
  });

  test.each(['1.2.35', '1.8', '2.0', '2.6.1'])('%s may have been released since', (version) =>
    expect(stands(version, row('1.2', { newest: '1.2.5', newestDate: day(-99) }))).toEqual({ kind: 'current' }),
  );
  test.each(['1.2.36', '1.9', '2.7', '3.0', '100.0'])('%s cannot have been released since', (version) =>
    expect(stands(version, row('1.2', { newest: '1.2.5', newestDate: day(-99) }))).toEqual({ kind: 'uncharted' }),
  );

  test('a version that names only a branch is maintained', () =>
    expect(stands('1', row('1', { newest: '1.3', newestDate: day(-99), yearOld: '1.1' }))).toEqual({
      kind: 'maintained',
    }));

  test('the narrowest branch decides', () => {
    const rows = [row('1', { ends: day(-9) }), row('1.2'), row('1.2.3', { ends: day(-5) }), row('1.2.3.4')];
    expect(stands('1.2.3.4', ...rows)).toEqual({ kind: 'maintained' });
    expect(stands('1.2.3.5', ...rows)).toMatchObject({ kind: 'ended', days: 5 });
    expect(stands('1.2.3.5', ...rows.toReversed())).toMatchObject({ kind: 'ended', days: 5 });
    expect(stands('1.3', ...rows)).toMatchObject({ kind: 'ended', days: 9 });
  });

  test('versions outside all branches are classified', () => {
    const rows = [row('5'), row('3', { ends: day(-9) })];
    expect(stands('6', ...rows)).toEqual({ kind: 'current' });
    expect(stands('4', ...rows)).toEqual({ kind: 'uncharted' });
    expect(stands('2', ...rows)).toEqual({ kind: 'ended', ends: day(-9), days: 9 });
    expect(stands('2', row('3', { ends: day(0) }))).toEqual({ kind: 'uncharted' });
    expect(stands('2', row('3'))).toEqual({ kind: 'uncharted' });
    expect(stands('2')).toEqual({ kind: 'uncharted' });
  });
});

describe('a branch without a documented end', () => {
  const rows = [
    {
      branch: '1',
      ends: '2026-11-19',
      lastRelease: '2025-11-19',
      newest: null,
      newestDate: null,
      patches: [],
      yearOld: null,
    },
    {
      branch: '2',
      ends: '2026-11-21',
      lastRelease: '2025-11-21',
      newest: null,
      newestDate: null,
      patches: [],
      yearOld: null,
    },
  ];

  test('has ended a year after its last release', () =>
    expect(assessVersion('1.2', rows, NOW)).toMatchObject({ kind: 'ended', lastRelease: '2025-11-19' }));
  test('has not ended before that, since a release may follow', () =>
    expect(assessVersion('2.2', rows, NOW)).toEqual({ kind: 'maintained' }));
  test('has an end in the table at least a year after its last release', () => {
    const silent = BUILT_IN_TABLES.endOfLife.filter(({ lastRelease }) => lastRelease !== null);
    expect(silent.length).toBeGreaterThan(0);
    for (const { ends, lastRelease } of silent)
      expect(Date.parse(ends ?? '') - Date.parse(lastRelease ?? '')).toBeGreaterThanOrEqual(365 * 86_400_000);
  });
});

test('every maintained branch has a newest patch in the table, with known exceptions', () => {
  const open = BUILT_IN_TABLES.endOfLife.filter(({ ends }) => ends === null || ends > '2026-11-26');
  const unknown = open.filter(({ newest }) => newest === null).map(({ product, branch }) => `${product} ${branch}`);
  // Drupal 10 and 11 have it per minor; Windows updates IIS and ASP.NET MVC under one number.
  expect(unknown).toEqual(['drupal 11', 'drupal 10', 'iis 10.0', 'aspnet-mvc 5']);
});
