import { describe, expect, test } from 'vitest';
import { findPartial, isOfThePage, limitToScanTime } from '../../../server/engine/in-time.ts';
import { LIMITS } from '../../../server/engine/limits.ts';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';

const never = new Promise<never>(() => {});
/** The error of a scan that has no time left and never ends. */
const heldUp = (): Promise<unknown> =>
  limitToScanTime(never, -LIMITS.scan).then(
    () => null,
    (error: unknown) => error,
  );

describe('a scan in its time', () => {
  test('is what it came to', async () => expect(await limitToScanTime(Promise.resolve(1), 0)).toBe(1));

  test('fails after it, and its browser is at fault', async () => {
    const error = await heldUp();
    expect(error).toMatchObject({ code: 'timeout' });
    expect(isOfThePage(error)).toBe(false);
    expect(isOfThePage(new ScanFailure('timeout', 'no answer in time'))).toBe(true);
    expect(isOfThePage(new Error('the browser fell'))).toBe(false);
  });
});

describe('what was judged before', () => {
  const judged = { session: 'so far' };

  test('is the result of a scan that was held up', async () =>
    expect(await findPartial(await heldUp(), async () => judged)).toBe(judged));

  test('is no result where it is nothing', async () => {
    const error = await heldUp();
    await expect(findPartial(error, async () => null)).rejects.toBe(error);
  });

  test.each([
    ['an answer about the page', new ScanFailure('unreachable', 'it led nowhere')],
    ['no answer in time', new ScanFailure('timeout', 'no answer in time')],
    ['a browser that fell', new Error('the browser fell')],
  ])('is not asked for after %s', async (_, error) =>
    expect(findPartial(error, async () => judged)).rejects.toBe(error),
  );
});
