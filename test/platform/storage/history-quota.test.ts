import { describe, expect, test } from 'vitest';
import { listSurplus, QUOTA } from '../../../lib/platform/storage/history.ts';

const scans = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, finishedAt: index, ...changes }));

describe('scans to remove', () => {
  test('none, up to fifty', () => expect(listSurplus(scans(QUOTA.scans), 's49')).toEqual([]));
  test('the oldest, beyond fifty', () => expect(listSurplus(scans(QUOTA.scans + 2), 's51')).toEqual(['s0', 's1']));

  test('the oldest first, in whatever order they were stored', () => {
    expect(listSurplus(scans(QUOTA.scans + 2).toReversed(), 's51')).toEqual(['s0', 's1']);
  });

  test('no pinned ones', () => {
    const stored = scans(QUOTA.scans + 2).map((scan) => ({ ...scan, pinned: scan.finishedAt < 2 }));
    expect(listSurplus(stored, 's51')).toEqual(['s2', 's3']);
  });

  test('not the newest scan, even when all others are pinned or it is the oldest', () => {
    expect(listSurplus([...scans(60, { pinned: true }), { id: 'now', finishedAt: 99 }], 'now')).toEqual([]);
    expect(listSurplus([...scans(50), { id: 'imported', finishedAt: -1 }], 'imported')).toEqual(['s0']);
  });

  test('none that fill the 20 MB to the character', { tags: ['full'] }, () => {
    const bare = JSON.stringify({ id: 's0', finishedAt: 0, report: '' }).length;
    const full = (more: number) => [
      { id: 's0', finishedAt: 0, report: 'x'.repeat(10_000_000 - bare + more) },
      { id: 's1', finishedAt: 1, report: 'x'.repeat(10_000_000 - bare) },
    ];
    expect([listSurplus(full(0), 's1'), listSurplus(full(1), 's1')]).toEqual([[], ['s0']]);
  });

  test('the oldest until the rest fits in 20 MB', () => {
    const big = scans(5, { report: 'x'.repeat(6_000_000) });
    expect(listSurplus(big, 's4')).toEqual(['s0', 's1']);
    expect(listSurplus([...big, { id: 'small', finishedAt: 9 }], 'small')).toEqual(['s0', 's1']);
  });
});
