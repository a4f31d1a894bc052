import { describe, expect, test } from 'vitest';
import { readQueued } from '../../../../../server/features/scans/store/queue-notices.ts';
import { makeWaking } from '../../../../../server/features/scans/worker/work.ts';

/** A process of two workers for any job, two for keys and two for batches. */
const process = () => {
  const woken: string[] = [];
  const waking = makeWaking((id) => woken.push(id));
  for (const id of ['any1', 'any2']) waking.add({ id });
  for (const id of ['key1', 'key2']) waking.add({ id, minPriority: 1 });
  for (const id of ['batch1', 'batch2']) waking.add({ id, maxPriority: -1 });
  return { waking, woken: () => woken.splice(0) };
};

describe('a process that is notified of new jobs', () => {
  test('wakes one worker per job, in turn, and only those that take it', () => {
    const { waking, woken } = process();
    waking.notify('0 1');
    waking.notify('0 1');
    waking.notify('0 1');
    expect(woken()).toEqual(['any1', 'any2', 'any1']);
    waking.notify('0 50');
    expect(woken()).toEqual(['any2', 'any1']);
  });

  test('wakes specialised workers first', () => {
    const { waking, woken } = process();
    waking.notify('1 3');
    expect(woken()).toEqual(['key1', 'key2', 'any1']);
    waking.notify('-1 3');
    expect(woken()).toEqual(['batch1', 'batch2', 'any2']);
  });

  test('does not wake busy workers, and wakes one that becomes free', () => {
    const { waking, woken } = process();
    waking.began('any1');
    waking.began('any2');
    waking.notify('0 9');
    expect(woken()).toEqual([]);
    waking.ended('any2');
    expect(woken()).toEqual(['any2']);
    waking.notify('0 9');
    expect(woken()).toEqual(['any2']);
  });

  test('wakes one idle worker of each kind when any job may be free', () => {
    const { waking, woken } = process();
    waking.began('key1');
    waking.lookAgain();
    expect(woken().toSorted()).toEqual(['any1', 'batch1', 'key2']);
  });

  test('ignores messages of other versions', () => {
    const { waking, woken } = process();
    for (const text of ['', 'scan', '1', '1 x', '1 1 1', '{"priority":1}']) {
      expect(readQueued(text), text).toBeNull();
      waking.notify(text);
    }
    expect(woken()).toEqual([]);
  });
});
