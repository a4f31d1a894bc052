import { describe, expect, test } from 'vitest';
import { createNewestWriter } from '../../../lib/platform/scan/tab-scan.ts';

/** Writes that end when they are released, one after the other. */
const slow = (cancel = new AbortController()) => {
  const begun: number[] = [];
  let letGo: (error?: Error) => void = () => {};
  const put = (value: number): Promise<void> => {
    begun.push(value);
    return new Promise((resolve, reject) => {
      letGo = (error) => (error === undefined ? resolve() : reject(error));
    });
  };
  const done = async (error?: Error): Promise<void> => {
    letGo(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, done, newest: createNewestWriter(put, cancel.signal), cancel };
};

describe('values that arrive during a write', () => {
  test('only the newest is written, and the callers resolve then', async () => {
    const { begun, done, newest } = slow();
    const order: string[] = [];
    for (const value of [1, 2, 3]) void newest.write(value).then(() => order.push(`wrote ${value}`));
    void newest.idle().then(() => order.push('idle'));
    expect(begun).toEqual([1]);
    await done();
    expect([begun, order]).toEqual([[1, 3], []]);
    await done();
    expect(begun).toEqual([1, 3]);
    expect(order.toSorted()).toEqual(['idle', 'wrote 1', 'wrote 2', 'wrote 3']);
  });

  test('no value is lost once it is idle again', async () => {
    const { begun, done, newest } = slow();
    void newest.write(1);
    await done();
    void newest.write(2);
    await done();
    expect(begun).toEqual([1, 2]);
    await newest.idle();
  });

  test('no value is written for a scan that was replaced', async () => {
    const { begun, done, newest, cancel } = slow();
    void newest.write(1);
    void newest.write(2);
    cancel.abort();
    await done();
    await newest.idle();
    expect(begun).toEqual([1]);
  });

  test('a failure is reported to the caller, and does not affect later writes', async () => {
    const { begun, done, newest } = slow();
    const first = newest.write(1);
    await Promise.all([expect(first).rejects.toThrow('kapot'), done(new Error('kapot'))]);
    void newest.write(2);
    expect(begun).toEqual([1, 2]);
    await done();
  });
});
