import { findKind, listDescendants } from '../engine/browser/processes.ts';

/** Bytes in memory by kind of process: this process (`node`), and its descendants (`browser`, `renderer` …). */
export const measureMemoryByKind = (): ReadonlyMap<string, number> => {
  const found = new Map([['node', process.memoryUsage.rss()]]);
  for (const { pid, memory } of listDescendants(process.pid)) {
    const kind = findKind(pid);
    found.set(kind, (found.get(kind) ?? 0) + memory);
  }
  return found;
};
