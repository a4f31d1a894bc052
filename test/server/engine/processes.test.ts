import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import {
  listDescendants,
  listTooLarge,
  MEMORY,
  makeDescendantList,
  PROCESSES,
} from '../../../server/engine/browser/processes.ts';

const of = (...memory: readonly number[]) => memory.map((bytes, pid) => ({ pid, memory: bytes }));
const ended = (all: ReturnType<typeof of>) => listTooLarge(all).map(({ pid }) => pid);

test('processes within the limits are not ended', () => {
  expect(ended([])).toEqual([]);
  expect(ended(of(MEMORY.one, MEMORY.all - MEMORY.one))).toEqual([]);
});

test('each process over its own limit is ended', () => {
  expect(ended(of(5, MEMORY.one + 1, 7))).toEqual([1]);
});

test('when the total exceeds the limit, the largest are ended, and no more than necessary', () => {
  const third = MEMORY.all / 3;
  expect(ended(of(third, third + 2, third, 1_000, third - 3_000))).toEqual([1]);
  expect(ended(of(third, third, third, third, third))).toHaveLength(2);
});

test('when there are too many processes, the largest are ended', () => {
  const all = Array.from({ length: PROCESSES + 3 }, (_, pid) => ({ pid, memory: pid }));
  expect(ended(all)).toEqual([PROCESSES + 2, PROCESSES + 1, PROCESSES]);
});

test('the cached list of descendants follows new processes, children and exits, as an uncached list does', async () => {
  const list = makeDescendantList(process.pid);
  const pidsOf = (all: ReturnType<typeof list>) => all.map(({ pid, parent }) => `${parent} > ${pid}`).toSorted();
  const same = (): readonly string[] => {
    const [remembered, anew] = [pidsOf(list()), pidsOf(listDescendants(process.pid))];
    expect(remembered).toEqual(anew);
    return remembered;
  };
  /** A shell with a child of its own, which ends when its input closes. */
  const startFamily = async (): Promise<ChildProcess> => {
    const shell = spawn('sh', ['-c', 'cat; true'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(shell, 'spawn');
    await expect.poll(() => same().filter((line) => line.startsWith(`${shell.pid} > `)).length).toBe(1);
    return shell;
  };
  const end = async (shell: ChildProcess): Promise<void> => {
    const ended = once(shell, 'exit');
    shell.kill('SIGKILL');
    await ended;
  };

  const first = await startFamily();
  expect(same()).toContain(`${process.pid} > ${first.pid}`);
  const second = await startFamily();
  expect(same()).toContain(`${process.pid} > ${second.pid}`);
  await end(first);
  expect(same()).not.toContain(`${process.pid} > ${first.pid}`);
  await end(second);
  expect(list().map(({ pid }) => pid)).not.toContain(second.pid);
});
