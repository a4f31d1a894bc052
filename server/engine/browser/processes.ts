import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** One process, of this machine's list. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Bytes of memory that are not shared with a file. */
  readonly memory: number;
}

const PAGE = 4_096;

/** Reused for every read: a machine has hundreds of processes, and they are read ten times a second. */
const room = Buffer.alloc(4_096);

const readText = (path: string): string => {
  const file = openSync(path, 'r');
  try {
    return room.toString('latin1', 0, readSync(file, room, 0, room.length, 0));
  } finally {
    closeSync(file);
  }
};

const readParent = (pid: number): number | null => {
  try {
    const stat = readText(`/proc/${pid}/stat`);
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};

const readOwnMemory = (pid: number): number | null => {
  try {
    const [, resident = 0, shared = 0] = readText(`/proc/${pid}/statm`).split(' ').map(Number);
    return (resident - shared) * PAGE;
  } catch {
    return null;
  }
};

/** The kind of a browser's process, in Chromium's terms: `renderer` …, and `browser` for the first; `ended` if it is gone. */
export const findKind = (pid: number): string => {
  try {
    const [, type = 'browser'] = /--type=([\w-]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'latin1')) ?? [];
    return type;
  } catch {
    return 'ended';
  }
};

const listPids = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/**
 * Returns a function that lists all current descendants of a process, without itself. It reads the parent of each process once:
 * the kernel adds up all its threads for that, and most processes are unrelated.
 */
export const makeDescendantList = (of: number): (() => readonly Process[]) => {
  let parents = new Map<number, number | null>();
  const listBelow = (parent: number, byParent: ReadonlyMap<number | null, readonly number[]>): readonly Process[] =>
    (byParent.get(parent) ?? []).flatMap((pid) => {
      const memory = readOwnMemory(pid);
      return [...(memory === null ? [] : [{ pid, parent, memory }]), ...listBelow(pid, byParent)];
    });
  return () => {
    parents = new Map(listPids().map((pid) => [pid, parents.get(pid) ?? readParent(pid)]));
    return listBelow(
      of,
      Map.groupBy(parents.keys(), (pid) => parents.get(pid) ?? null),
    );
  };
};

/** Lists all current descendants of a process, without itself. */
export const listDescendants = (of: number): readonly Process[] => makeDescendantList(of)();

/** Maximum bytes of own memory, for one process of a browser and for all of them. */
export const MEMORY = { one: 1_500_000_000, all: 3_000_000_000 };
/** Maximum processes of a browser: a page of very many frames gets no more. */
export const PROCESSES = 150;
/** Milliseconds between two checks of that. */
const EVERY = 100;

/**
 * Selects the processes of a browser to kill: each that uses too much memory and, if all together use too much or are too many,
 * the largest ones until the rest is within the limits.
 */
export const listTooLarge = <One extends Pick<Process, 'memory'>>(all: readonly One[]): readonly One[] => {
  const sorted = all.toSorted((one, other) => other.memory - one.memory);
  let [bytes, count] = [sorted.reduce((sum, { memory }) => sum + memory, 0), sorted.length];
  return sorted.filter(({ memory }) => {
    const isTooMuch = memory > MEMORY.one || bytes > MEMORY.all || count > PROCESSES;
    if (isTooMuch) [bytes, count] = [bytes - memory, count - 1];
    return isTooMuch;
  });
};

/**
 * Kills processes of a browser that use too much memory, and with them the pages that they render. `of` is the browser's first
 * process; the returned function stops this.
 */
export const limitMemory = (of: number): (() => void) => {
  const list = makeDescendantList(of);
  const timer = setInterval(() => {
    for (const { pid, parent } of listTooLarge(list())) {
      // The process id may have been reused by now.
      if (readParent(pid) !== parent) continue;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It had ended already.
      }
    }
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
};
