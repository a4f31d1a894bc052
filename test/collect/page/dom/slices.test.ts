import { afterEach, expect, test } from 'vitest';
import { letReadersRun, makeSlices } from '../../../../lib/collect/page/dom/slices.ts';
import { getPageState } from '../../../../lib/collect/page/dom/state.ts';

afterEach(() => {
  delete getPageState().restUntil;
});

/** Work that uses up its slice at once. */
const busy = (): void => {
  for (let sum = 0; sum < 5e7; sum += 1);
};

test.each([
  ['reading', async () => void (await makeSlices().map([1, 2, 3, 4], busy))],
  ['the engine', letReadersRun],
])('%s rests while the scan of another tab has priority, and continues when that has ended', async (_, work) => {
  const order: string[] = [];
  getPageState().restUntil = Number.POSITIVE_INFINITY;
  const done = work().then(() => order.push('done'));
  await new Promise((resolve) => setTimeout(resolve, 120));
  order.push('let go');
  getPageState().restUntil = 0;
  await done;
  expect(order).toEqual(['let go', 'done']);
});

test('a rest that is over delays no work', async () => {
  getPageState().restUntil = 0;
  await letReadersRun();
  expect(await makeSlices().map([1, 2], (one) => one * 2)).toEqual([2, 4]);
});
