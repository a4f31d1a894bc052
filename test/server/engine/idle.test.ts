import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWhenIdle } from '../../../server/engine/browser/pool.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const thing = () => ({ under: 0, retired: false });

test('a resource that stays unused is ended once, and retired', () => {
  const ended: unknown[] = [];
  const one = thing();
  endWhenIdle(one, (each) => ended.push(each), 1_000);
  endWhenIdle(one, (each) => ended.push(each), 1_000);
  vi.advanceTimersByTime(999);
  expect([ended, one.retired]).toEqual([[], false]);
  vi.advanceTimersByTime(1_001);
  expect([ended, one.retired]).toEqual([[one], true]);
});

test('a resource that is used again in time is not ended', () => {
  const ended: unknown[] = [];
  const one = thing();
  endWhenIdle(one, (each) => ended.push(each), 1_000);
  one.under = 1;
  vi.advanceTimersByTime(2_000);
  expect([ended, one.retired]).toEqual([[], false]);
});
