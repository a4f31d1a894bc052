import { describe, expect, test } from 'vitest';
import { END_OF_LIFE } from '../../lib/data/end-of-life.ts';
import { standingOf } from '../../lib/parse/branch.ts';
import { NOW } from '../kit/facts.ts';

const of = (product: string, version: string) =>
  standingOf(
    version,
    END_OF_LIFE.filter((row) => row.product === product),
    NOW,
  );

describe('on 20 November 2026', () => {
  test.each([
    ['php', '7.4.33', 'ended'],
    ['php', '5.1.6', 'ended'],
    ['php', '8.1.30', 'ended'],
    ['php', '8.2.1', 'ending'],
    ['php', '8.3.0', 'maintained'],
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
    ['drupal', '8.9.20', 'ended'],
    ['joomla', '1.5', 'ended'],
    ['joomla', '3.10.12', 'ended'],
    ['joomla', '5.2.0', 'neglected'],
    ['joomla', '5.4.3', 'maintained'],
    ['typo3', '12.4.40', 'ended'],
    ['nginx', '1.3.9', 'uncharted'],
    ['nginx', '1.18.0', 'ended'],
    ['nginx', '1.28.3', 'ended'],
    ['nginx', '1.29.8', 'ended'],
    ['nginx', '1.30.4', 'maintained'],
    ['nginx', '1.31.0', 'maintained'],
    ['nginx', '1.32.0', 'current'],
    ['angular', '20.3.1', 'ending'],
    ['openssl', '1.1.1k', 'ended'],
    ['openssl', '3.6.1', 'ended'],
    ['openssl', '4.0.0', 'current'],
    ['nextjs', '15.5.29', 'ended'],
    ['nextjs', '16.0.3', 'neglected'],
    ['nextjs', '16.3.8', 'current'],
    ['nextjs', '16.4.6', 'current'],
    ['tinymce', '5.10.9', 'ended'],
    ['tinymce', '6.8.6', 'ended'],
    ['tinymce', '7.9.3', 'maintained'],
  ] as const)('%s %s is %s', (product, version, kind) => expect(of(product, version).kind).toBe(kind));

  test('a branch ends at the end of its last day', () => {
    const rows = [{ branch: '1', ends: '2026-11-20', newest: null, newestDate: null, yearOld: null }];
    expect(standingOf('1.2', rows, NOW)).toEqual({ kind: 'ending', ends: '2026-11-20', days: 0 });
    expect(standingOf('1.2', rows, NOW + 86_400_000).kind).toBe('ended');
  });

  test('a patch of the last fortnight need not be there yet', () => {
    const rows = [{ branch: '1', ends: null, newest: '1.5', newestDate: '2026-11-10', yearOld: '1.1' }];
    expect(standingOf('1.4', rows, NOW).kind).toBe('current');
    expect(standingOf('1.1', rows, NOW).kind).toBe('neglected');
  });
});

describe('of a product with gaps', () => {
  const row = { product: 'x', newest: null, newestDate: null, yearOld: null, source: '', checked: '' };
  const rows = [
    { ...row, branch: '3', ends: '2020-01-01' },
    { ...row, branch: '5', ends: null, yearOld: '5.1.0' },
    { ...row, branch: '7', ends: null, newest: '7.2.0', newestDate: '2026-11-01' },
  ] as never as Parameters<typeof standingOf>[1];
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
  ])('%s is %s', (version, kind) => expect(standingOf(version, rows, NOW).kind).toBe(kind));

  test('the newest that is known stands for one that is not', () => {
    expect(standingOf('5.0.9', rows, NOW)).toEqual({ kind: 'neglected', newest: '5.1.0' });
    expect(standingOf('5.0.9', [], NOW)).toEqual({ kind: 'uncharted' });
  });
});
