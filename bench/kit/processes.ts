import { readFileSync } from 'node:fs';
import { listDescendants } from '../../server/engine/browser/processes.ts';

/** Resources used by a program and all its descendants. */
export interface Taken {
  /** Seconds of the processor. */
  readonly processor: number;
  /** Maximum bytes that they had to themselves, together. */
  readonly memory: number;
}

/** A tick of the kernel's clock in seconds (`man 7 time`). */
const TICK = 1 / 100;

/** Seconds of the processor used by a process, and by its children that have ended; 0 for one that is gone. */
const processorOf = (pid: number): { readonly own: number; readonly ended: number } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [user = 0, system = 0, userEnded = 0, systemEnded = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return { own: (user + system) * TICK, ended: (userEnded + systemEnded) * TICK };
  } catch {
    return { own: 0, ended: 0 };
  }
};

const memoryOf = (pid: number): number =>
  Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

/** Milliseconds between two looks, unless the caller says otherwise. */
const EVERY = 50;

/**
 * Monitors a program from now on; the returned function gives the resources that it used until that call. What a child of the
 * program used after the last look at it is not counted: a program whose children stay can be looked at less often (`every`, in
 * milliseconds), at less cost.
 */
export const watch = (pid: number, every: number = EVERY): (() => Taken) => {
  // Each child with all its descendants, as they were when they were last seen: a browser that ended still counts.
  const took = new Map<number, number>();
  let memory = 0;
  const look = (): void => {
    const below = listDescendants(pid);
    memory = Math.max(
      memory,
      below.reduce((sum, { memory: bytes }) => sum + bytes, memoryOf(pid)),
    );
    for (const child of below.filter(({ parent }) => parent === pid)) {
      const listBelow = (parent: number): readonly number[] =>
        below.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...listBelow(one.pid)]);
      const all = [child.pid, ...listBelow(child.pid)].map(processorOf);
      const sum = all.reduce((seconds, { own, ended }) => seconds + own + ended, 0);
      took.set(child.pid, Math.max(took.get(child.pid) ?? 0, sum));
    }
  };
  const sum = (): number => [...took.values()].reduce((all, one) => all + one, processorOf(pid).own);
  look();
  const before = sum();
  const timer = setInterval(look, every);
  return () => {
    clearInterval(timer);
    look();
    return { processor: sum() - before, memory };
  };
};
