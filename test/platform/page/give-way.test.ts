import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { clearPause, getPausedTime, giveWay, waitForTurn } from '../../../lib/platform/page/give-way.ts';

const TAB = 5;
/** The pauses requested of the page, in ms; it answers how much of its pause was left. */
const requests: number[] = [];
let left = 0;

beforeEach(() => {
  left = 0;
  fakeBrowser.scripting = {
    executeScript: vi.fn(async ({ args: [ms] }: { args: [number] }) => {
      requests.push(ms);
      return [{ result: ms === 0 ? left : 0 }];
    }),
  } as never;
  clearPause(TAB);
  requests.length = 0;
});

describe('an earlier scan', () => {
  test('pauses until the later one has ended, and extends the time limit of its page by the pause', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const removed = giveWay(TAB, promise);
    await vi.waitFor(() => expect(requests).toEqual([2_000]));
    expect(getPausedTime(TAB)).toBe(2_000);
    const order: string[] = [];
    const turn = waitForTurn(TAB).then(() => order.push('its turn'));
    await new Promise((late) => setTimeout(late, 20));
    order.push('the later one ends');
    left = 1_400;
    resolve();
    await Promise.all([removed, turn]);
    expect(order).toEqual(['the later one ends', 'its turn']);
    expect([requests, getPausedTime(TAB)]).toEqual([[2_000, 0], 600]);
  });

  test('pauses two seconds in total, however many scans come after it', async () => {
    left = 500;
    await giveWay(TAB, Promise.resolve());
    left = 0;
    await giveWay(TAB, Promise.reject(new Error('it ended in an error')));
    await giveWay(TAB, Promise.resolve());
    expect([requests, getPausedTime(TAB)]).toEqual([[2_000, 0, 500, 0], 2_000]);
  });

  test('of a page that is gone blocks no other scan', async () => {
    fakeBrowser.scripting = { executeScript: () => Promise.reject(new Error('No tab with id: 5')) } as never;
    await giveWay(TAB, Promise.resolve());
    expect(getPausedTime(TAB)).toBe(2_000);
  });

  test('is replaced by the next one in its tab, which does not wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const removed = giveWay(TAB, promise);
    clearPause(TAB);
    expect(getPausedTime(TAB)).toBe(0);
    await waitForTurn(TAB);
    await vi.waitFor(() => expect(requests).toEqual([2_000, 0]));
    resolve();
    await removed;
    expect(getPausedTime(TAB)).toBe(0);
  });

  test('does not wait when no later scan was requested', async () => {
    await waitForTurn(TAB);
    expect(requests).toEqual([]);
  });
});
