import { describe, expect, test, vi } from 'vitest';
import {
  computeWorkersWanted,
  type RunningWorker,
  runScaling,
  type ScaleSettings,
} from '../../../../../server/features/scans/worker/scale-workers.ts';

/** Scaling workers by how long scans wait: the number wanted, and starting and ending them. */

const BOUNDS = { least: 1, most: 4, wait: 20 };

describe('the number of workers wanted', () => {
  test.each([
    ['is one when none runs', { running: 0, oldest: 0, quiet: 0, unchanged: 0 }, 1],
    ['is unchanged when nothing waits', { running: 1, oldest: 0, quiet: 9, unchanged: 99 }, 1],
    ['is unchanged when a scan waits for the allowed time', { running: 1, oldest: 20, quiet: 0, unchanged: 99 }, 1],
    ['is one more when a scan waits for longer', { running: 1, oldest: 21, quiet: 0, unchanged: 99 }, 2],
    ['is unchanged when a worker was just started', { running: 2, oldest: 90, quiet: 0, unchanged: 19 }, 2],
    ['is at most the maximum', { running: 4, oldest: 900, quiet: 0, unchanged: 900 }, 4],
    ['is one less when nothing waited for two minutes', { running: 3, oldest: 0, quiet: 120, unchanged: 120 }, 2],
    ['is unchanged when a worker was just stopped', { running: 2, oldest: 0, quiet: 200, unchanged: 60 }, 2],
    ['is at least the minimum', { running: 1, oldest: 0, quiet: 999, unchanged: 999 }, 1],
    ['is the maximum when more are running', { running: 6, oldest: 99, quiet: 0, unchanged: 99 }, 4],
  ])('%s', (_, view, wanted) => {
    expect(computeWorkersWanted(view, BOUNDS)).toBe(wanted);
  });
});

/** Simulated workers, and a queue age set by hand; a second passes at each look. */
const stage = (bounds = BOUNDS) => {
  const state = { oldest: 0 as number | Error, now: 0, running: 0, firsts: 0, most: 0 };
  const ends: (() => void)[] = [];
  const messages: string[] = [];
  const end = new AbortController();
  const start = (isFirst: boolean): RunningWorker => {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    state.firsts += Number(isFirst);
    const leave = (): void => {
      state.running -= 1;
      resolve();
    };
    ends.push(leave);
    return { stop: leave, ended: promise };
  };
  const settings: ScaleSettings = {
    bounds,
    start,
    oldest: async () => {
      state.now += 1_000;
      if (state.oldest instanceof Error) throw state.oldest;
      return state.oldest;
    },
    onScale: (running, why) => void messages.push(`${running} ${why === 'ended' ? why : Object.keys(why)}`),
    now: () => state.now,
    end: end.signal,
    every: 1,
  };
  return { state, ends, messages, end, done: runScaling(settings) };
};

test('workers are added one by one while a scan waits, and ended after a quiet time', {
  tags: ['full'],
}, async () => {
  const { state, messages, end, done } = stage();
  await vi.waitFor(() => expect(state.running).toBe(1));
  state.oldest = 30;
  await vi.waitFor(() => expect(state.running).toBe(4));
  expect(state.now).toBeGreaterThanOrEqual(60_000);
  expect(messages).toEqual(['2 oldest', '3 oldest', '4 oldest']);
  state.oldest = 0;
  await vi.waitFor(() => expect(state.running).toBe(1), { timeout: 10_000 });
  expect([state.most, messages.length]).toEqual([4, 6]);
  end.abort();
  await done;
  expect(state.running).toBe(0);
});

test('a worker that exits is reported and replaced, and only one at a time has the metrics port', async () => {
  const { state, ends, messages, end, done } = stage();
  await vi.waitFor(() => expect(state.running).toBe(1));
  ends[0]?.();
  await vi.waitFor(() => expect(messages).toContain('0 ended'));
  await vi.waitFor(() => expect(state.running).toBe(1));
  expect(state.firsts).toBe(2);
  end.abort();
  await done;
});

test('an unreachable store changes nothing, and is reported', async () => {
  const { state, messages, end, done } = stage({ ...BOUNDS, least: 2 });
  state.oldest = new Error('connection refused');
  await vi.waitFor(() => expect(messages.length).toBeGreaterThan(3));
  expect([state.running, new Set(messages)]).toEqual([2, new Set(['2 fault'])]);
  end.abort();
  await done;
});
