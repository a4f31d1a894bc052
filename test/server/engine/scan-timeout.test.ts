import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../server/engine/limits.ts';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';
import { findPartial, isPageFailure, limitToScanTime } from '../../../server/engine/scan-timeout.ts';

const never = new Promise<never>(() => {});
/** The error of a scan that never ends and has no time left. */
const heldUp = (): Promise<unknown> =>
  limitToScanTime(never, -LIMITS.scan).then(
    () => null,
    (error: unknown) => error,
  );

describe('a scan with a time limit', () => {
  test('gives its result', async () => expect(await limitToScanTime(Promise.resolve(1), 0)).toBe(1));

  test('fails with a timeout after it, which is not blamed on the page', async () => {
    const error = await heldUp();
    expect(error).toMatchObject({ code: 'timeout' });
    expect(isPageFailure(error)).toBe(false);
    expect(isPageFailure(new ScanFailure('timeout', 'no answer in time'))).toBe(true);
    expect(isPageFailure(new Error('the browser fell'))).toBe(false);
  });
});

describe('a partial result', () => {
  const judged = { session: 'so far' };

  test('is used for a scan that timed out', async () =>
    expect(await findPartial(await heldUp(), async () => judged)).toBe(judged));

  test('is not used when it is empty', async () => {
    const error = await heldUp();
    await expect(findPartial(error, async () => null)).rejects.toBe(error);
  });

  test.each([
    ['an answer about the page', new ScanFailure('unreachable', 'it led nowhere')],
    ['no answer in time', new ScanFailure('timeout', 'no answer in time')],
    ['a browser crash', new Error('the browser fell')],
  ])('is not requested after %s', async (_, error) =>
    expect(findPartial(error, async () => judged)).rejects.toBe(error),
  );
});
