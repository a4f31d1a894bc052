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

test('what is within its bounds goes on', () => {
  expect(ended([])).toEqual([]);
  expect(ended(of(MEMORY.one, MEMORY.all - MEMORY.one))).toEqual([]);
});

test('each that takes too much ends', () => {
  expect(ended(of(5, MEMORY.one + 1, 7))).toEqual([1]);
});

test('where all together take too much the largest end, and no more of them than it takes', () => {
  const third = MEMORY.all / 3;
  expect(ended(of(third, third + 2, third, 1_000, third - 3_000))).toEqual([1]);
  expect(ended(of(third, third, third, third, third))).toHaveLength(2);
});

test('of too many the largest end', () => {
  const all = Array.from({ length: PROCESSES + 3 }, (_, pid) => ({ pid, memory: pid }));
  expect(ended(all)).toEqual([PROCESSES + 2, PROCESSES + 1, PROCESSES]);
});

test('a list that remembers who belongs to whom sees what comes, what has children and what goes, as one that looks anew', async () => {
  const list = makeDescendantList(process.pid);
  const pidsOf = (all: ReturnType<typeof list>) => all.map(({ pid, parent }) => `${parent} > ${pid}`).toSorted();
  const same = (): readonly string[] => {
    const [remembered, anew] = [pidsOf(list()), pidsOf(listDescendants(process.pid))];
    expect(remembered).toEqual(anew);
    return remembered;
  };
  /** A shell with a child of its own, which ends when nobody writes to it any more. */
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
