import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { makeSlots } from '../../../server/engine/slots.ts';
import { tryTwice } from '../../../server/engine/tries.ts';

/** Tries with these results in turn: how much each lacks, or an error. */
const trying = (results: readonly (number | Error)[], { isFinal = false, ms = 0 } = {}) => {
  const once = vi.fn(async (_began: number) => {
    const result = results[once.mock.calls.length - 1] ?? 0;
    await pause(ms);
    if (result instanceof Error) throw result;
    return { lack: result };
  });
  return { once, lacks: ({ lack }: { readonly lack: number }) => lack, isFinal: () => isFinal };
};
const roomy = () => ({ slots: makeSlots(2), places: 2, limit: 10_000, least: 1_000 });

describe('the result of a scan in two tries', () => {
  test.each([
    ['is the first, when it is complete', [0], { tried: { lack: 0 }, tries: 1 }],
    ['is the second, when it is complete', [2, 0], { tried: { lack: 0 }, tries: 2 }],
    ['is the first, when the second lacks as much', [2, 2], { tried: { lack: 2 }, tries: 2 }],
    ['is the first, when the second lacks more', [1, 2], { tried: { lack: 1 }, tries: 2 }],
    ['is the first, when the second fails', [1, new Error('stuk')], { tried: { lack: 1 }, tries: 2 }],
    ['is the second, when the first fails', [new Error('stuk'), 3], { tried: { lack: 3 }, tries: 2 }],
  ])('%s', async (_name, results, expected) => expect(await tryTwice(trying(results), roomy())).toEqual(expected));

  test('is the last error, when both fail', () =>
    expect(tryTwice(trying([new Error('een'), new Error('twee')]), roomy())).rejects.toThrow('twee'));

  test('is the first error, when a second try would repeat it', async () => {
    const work = trying([new Error('een')], { isFinal: true });
    await expect(tryTwice(work, roomy())).rejects.toThrow('een');
    expect(work.once).toHaveBeenCalledTimes(1);
  });
});

describe('the time limit of both tries', () => {
  test('counts from the start of the first', async () => {
    const work = trying([1, 0], { ms: 20 });
    await tryTwice(work, roomy());
    const [[first], [second]] = work.once.mock.calls as [[number], [number]];
    expect(second).toBe(first);
  });

  test('starts when the scan gets its slot, not while it waits', { tags: ['full'] }, async () => {
    const room = { ...roomy(), slots: makeSlots(1), places: 1, limit: 200, least: 50 };
    void room.slots.run(1, () => pause(300));
    expect(await tryTwice(trying([1, 0]), room)).toEqual({ tried: { lack: 0 }, tries: 2 });
  });

  test('prevents a second try when too little time is left', async () => {
    const room = { ...roomy(), limit: 100, least: 90 };
    const work = trying([1, 0], { ms: 30 });
    expect(await tryTwice(work, room)).toEqual({ tried: { lack: 1 }, tries: 1 });
    const failing = trying([new Error('een'), 0], { ms: 30 });
    await expect(tryTwice(failing, room)).rejects.toThrow('een');
    expect(work.once.mock.calls.length + failing.once.mock.calls.length).toBe(2);
  });

  test('ends a second try that waits too long for all slots, and later work goes on', async () => {
    const room = { ...roomy(), limit: 150, least: 50 };
    const other = room.slots.run(1, () => pause(400));
    const answered = tryTwice(trying([new Error('een'), 0]), room);
    await pause(20);
    const behind = room.slots.run(1, async () => 'ook');
    await expect(answered).rejects.toThrow('een');
    expect(await Promise.race([behind, other])).toBe('ook');
    expect(await tryTwice(trying([2, 0]), { ...roomy(), limit: 0, least: 0 })).toEqual({
      tried: { lack: 2 },
      tries: 1,
    });
  });
});
