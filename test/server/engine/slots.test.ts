import { describe, expect, test } from 'vitest';
import { makeSlots, NoSlot, type Slots } from '../../../server/engine/slots.ts';

/** Work that records when it begins, and ends on request. */
const works = (slots: Slots) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, room = 1, own: Slots = slots): Promise<string> =>
    own.run(room, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, start, settle, end: (name: string) => ends.get(name)?.() };
};

test('work runs in order of arrival, up to the number of slots', async () => {
  const { begun, start, settle, end } = works(makeSlots(2));
  for (const name of ['a', 'b', 'c', 'd']) void start(name);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('work that needs all slots waits for them, and later work waits behind it', async () => {
  const { begun, start, settle, end } = works(makeSlots(2));
  void start('a');
  void start('alone', 5);
  void start('b');
  await settle();
  expect(begun).toEqual(['a']);
  end('a');
  await settle();
  expect(begun).toEqual(['a', 'alone']);
  end('alone');
  await settle();
  expect(begun).toEqual(['a', 'alone', 'b']);
});

test('failing work releases its slot', async () => {
  const slots = makeSlots(1);
  await expect(slots.run(1, () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  expect(await slots.run(1, async () => 'goed')).toBe('goed');
});

test('work that waits too long is rejected, and later work moves up', async () => {
  const slots = makeSlots(2);
  const { begun, start, settle, end } = works(slots);
  const up = new AbortController();
  void start('a');
  const alone = slots.run(2, async () => begun.push('alone'), up.signal);
  void start('b');
  await settle();
  expect(begun).toEqual(['a']);
  const removed = expect(alone).rejects.toThrow(NoSlot);
  up.abort();
  await removed;
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await settle();
  await expect(slots.run(1, async () => 'te laat', AbortSignal.abort())).resolves.toBe('te laat');
});

describe('a low-priority share of the slots', () => {
  test('runs at most its share at once, and leaves the other slots free', async () => {
    const slots = makeSlots(4);
    const behind = slots.behind(2);
    const { begun, start, settle, end } = works(slots);
    for (const name of ['a', 'b', 'c']) void start(name, 1, behind);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    void start('key');
    void start('second key');
    await settle();
    expect(begun).toEqual(['a', 'b', 'key', 'second key']);
    end('a');
    await settle();
    expect(begun.at(-1)).toBe('c');
  });

  test('gets no slot while other work waits', async () => {
    const slots = makeSlots(2);
    const behind = slots.behind(1);
    const { begun, start, settle, end } = works(slots);
    void start('key');
    void start('second key');
    void start('stranger', 1, behind);
    void start('third key');
    await settle();
    end('key');
    await settle();
    expect(begun).toEqual(['key', 'second key', 'third key']);
    end('third key');
    await settle();
    expect(begun.at(-1)).toBe('stranger');
  });

  test('cannot block other work by requesting all slots', async () => {
    const slots = makeSlots(2);
    const behind = slots.behind(1);
    const { begun, start, settle } = works(slots);
    void start('key');
    void start('alone', 2, behind);
    await settle();
    expect(begun).toEqual(['key', 'alone']);
    expect(await Promise.race([start('second key'), settle()])).toBeUndefined();
    expect(begun).toHaveLength(2);
  });
});
