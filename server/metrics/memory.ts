import { readFileSync } from 'node:fs';
import { listDescendants } from '../engine/browser/processes.ts';

/** What a process of this one is: Chromium says of its own what they are for. */
const findKind = (pid: number): string => {
  try {
    const [, type = 'browser'] = /--type=([\w-]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'latin1')) ?? [];
    return type;
  } catch {
    return 'ended';
  }
};

/** Bytes in memory by what they are for: this process (`node`), and those below it by their kind (`browser`, `renderer` …). */
export const measureMemoryByKind = (): ReadonlyMap<string, number> => {
  const found = new Map([['node', process.memoryUsage.rss()]]);
  for (const { pid, memory } of listDescendants(process.pid)) {
    const kind = findKind(pid);
    found.set(kind, (found.get(kind) ?? 0) + memory);
  }
  return found;
};
