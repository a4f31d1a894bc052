import { describe, expect, test } from 'vitest';
import { admitScan, toTier } from '../../lib/api/tier.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const starts = (count: number, minutesAgo: number): number[] =>
  Array.from({ length: count }, () => NOW - minutesAgo * MINUTE);

describe('the sliding hour', () => {
  test('admits the twentieth public scan and counts it', () => {
    const admission = admitScan(starts(19, 10), NOW, 'public');
    expect(admission).toMatchObject({ admitted: true });
    expect(admission.admitted && admission.started).toHaveLength(20);
  });

  test('rejects the twenty-first with the seconds until the oldest leaves', () => {
    expect(admitScan(starts(20, 10), NOW, 'public')).toEqual({ admitted: false, retryAfter: 50 * 60 });
  });

  test('ignores scans that are an hour old', () => {
    expect(admitScan(starts(20, 60), NOW, 'public')).toMatchObject({ admitted: true });
  });

  test('allows 120 for partners', () => {
    expect(admitScan(starts(119, 1), NOW, 'partner').admitted).toBe(true);
    expect(admitScan(starts(120, 1), NOW, 'partner').admitted).toBe(false);
  });

  test('ignores scans in the future, after the clock was set back', () => {
    expect(admitScan(starts(20, -120), NOW, 'public').admitted).toBe(true);
  });

  test('waits for the oldest scan that fills the hour, in any order of the list', () => {
    const stored = [...starts(1, 5), ...starts(18, 10), ...starts(1, 40), ...starts(1, 50)];
    expect(admitScan(stored, NOW, 'public')).toEqual({ admitted: false, retryAfter: 20 * 60 });
  });

  test('counts scans that start now', () => {
    expect(admitScan(starts(20, 0), NOW, 'public')).toEqual({ admitted: false, retryAfter: 3_600 });
  });

  test('waits between 1 and 3600 seconds', () => {
    expect(admitScan([...starts(20, 59.999)], NOW, 'public')).toEqual({ admitted: false, retryAfter: 1 });
  });
});

test('any non-empty key means the partner tier', () => {
  expect([toTier('k'), toTier(''), toTier(null), toTier(undefined)]).toEqual(['partner', 'public', 'public', 'public']);
});
