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

  test('refuses the twenty-first and tells the seconds until the oldest leaves', () => {
    expect(admitScan(starts(20, 10), NOW, 'public')).toEqual({ admitted: false, retryAfter: 50 * 60 });
  });

  test('slides: what is an hour old no longer counts', () => {
    expect(admitScan(starts(20, 60), NOW, 'public')).toMatchObject({ admitted: true });
  });

  test('partners have 120', () => {
    expect(admitScan(starts(119, 1), NOW, 'partner').admitted).toBe(true);
    expect(admitScan(starts(120, 1), NOW, 'partner').admitted).toBe(false);
  });

  test('a clock that was set back locks nobody out', () => {
    expect(admitScan(starts(20, -120), NOW, 'public').admitted).toBe(true);
  });

  test('counts from the oldest that fills the hour, in whatever order they are kept', () => {
    const stored = [...starts(1, 5), ...starts(18, 10), ...starts(1, 40), ...starts(1, 50)];
    expect(admitScan(stored, NOW, 'public')).toEqual({ admitted: false, retryAfter: 20 * 60 });
  });

  test('what starts now counts', () => {
    expect(admitScan(starts(20, 0), NOW, 'public')).toEqual({ admitted: false, retryAfter: 3_600 });
  });

  test('waits between 1 and 3600 seconds', () => {
    expect(admitScan([...starts(20, 59.999)], NOW, 'public')).toEqual({ admitted: false, retryAfter: 1 });
  });
});

test('any key that is not empty is partner tier', () => {
  expect([toTier('k'), toTier(''), toTier(null), toTier(undefined)]).toEqual(['partner', 'public', 'public', 'public']);
});
