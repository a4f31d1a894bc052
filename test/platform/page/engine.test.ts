import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { runEngine } from '../../../lib/platform/page/engine.ts';
import type { Inject } from '../../../lib/platform/page/inject.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Injection {
  readonly files?: readonly string[];
  readonly func?: { readonly name: string };
  readonly args?: readonly unknown[];
}

/** A page whose engine never ends, and that answers a look at its state with `there`; null: it does not answer. */
const pageThat = (there: () => object | null) => {
  const ran: Injection[] = [];
  const inject = (async (injection: Injection) => {
    ran.push(injection);
    if (injection.files?.includes('/axe.js')) return new Promise(() => {});
    if (injection.func?.name !== 'readProgressThere') return null;
    const result = there();
    if (result === null) throw new NotObservable('timeout', 'the page does not answer');
    return result;
  }) as unknown as Inject;
  return { inject, ran };
};

/** Ms after the scan's start at which waiting stops, and why. */
const givenUp = async (inject: Inject): Promise<readonly [number, unknown]> => {
  let ms = 400;
  let why: unknown = null;
  const run = { timeout: 5_000, onProgress: () => {}, after: Promise.resolve(), elapsed: () => ms };
  void runEngine(inject, run).catch((error: NotObservable) => {
    why = error.why;
  });
  while (why === null && ms < 100_000) {
    await vi.advanceTimersByTimeAsync(100);
    ms += 100;
  }
  return [ms, why];
};

describe('waiting for an engine that does not end', () => {
  test('stops 45 s after the start of the scan while the tab is in front', async () => {
    const [ms, why] = await givenUp(pageThat(() => ({ hidden: false })).inject);
    expect(why).toBe('time');
    expect(Math.abs(ms - 45_000)).toBeLessThan(600);
  });

  test('stops after 15 s while the tab is hidden', async () => {
    const [ms, why] = await givenUp(pageThat(() => ({ hidden: true })).inject);
    expect(why).toBe('time');
    expect(Math.abs(ms - 15_000)).toBeLessThan(600);
  });

  test('stops when the tab becomes hidden after more than 15 s', async () => {
    let looks = 0;
    const [ms] = await givenUp(pageThat(() => ({ hidden: ++looks > 80 })).inject);
    expect(ms).toBeGreaterThan(20_000);
    expect(ms).toBeLessThan(27_000);
  });

  test('uses the last known visibility when the page stops answering', async () => {
    let looks = 0;
    const [ms] = await givenUp(pageThat(() => (++looks < 5 ? { hidden: true } : null)).inject);
    expect(Math.abs(ms - 15_000)).toBeLessThan(600);
  });
});

test('passes the time since the start of the scan to the engine', async () => {
  const { inject, ran } = pageThat(() => ({ hidden: false }));
  const run = { timeout: 5_000, onProgress: () => {}, after: Promise.resolve(), elapsed: () => 1_234 };
  void runEngine(inject, run).catch(() => {});
  await vi.advanceTimersByTimeAsync(1);
  expect(ran.find(({ func }) => func?.name === 'handOverInternals')?.args).toEqual([null, 1_234]);
});
