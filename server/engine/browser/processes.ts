import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** One process, of this machine's list. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Bytes in memory that it shares with nobody's file. */
  readonly memory: number;
}

const PAGE = 4_096;

/** Read into again and again: a machine has hundreds of processes, and they are looked at ten times a second. */
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

/** What a process of a browser is for, as Chromium says of its own: `renderer` …, and `browser` of the first. */
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
 * Lists all that descend from a process now, itself not among them, each time that it is called. A process is asked for its
 * parent once, while its number is taken: the kernel adds up all its threads for that, and most belong to others.
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

/** All that descend from a process now, itself not among them. */
export const listDescendants = (of: number): readonly Process[] => makeDescendantList(of)();

/** Bytes of their own that one process of a browser may have, and all of them. */
export const MEMORY = { one: 1_500_000_000, all: 3_000_000_000 };
/** Processes that a browser may have: a page of very many frames gets no more. */
export const PROCESSES = 150;
/** Ms between two looks at that. */
const EVERY = 100;

/**
 * Those of a browser's processes that are to end: each that takes too much, and where all together do, or are too many, the
 * largest ones until the rest is within its bounds.
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
 * Kills processes of a browser that use too much memory, and with them the page that they draw. `of` is the browser's first
 * process; the function that this returns ends the watch.
 */
export const limitMemory = (of: number): (() => void) => {
  const list = makeDescendantList(of);
  const timer = setInterval(() => {
    for (const { pid, parent } of listTooLarge(list())) {
      // A number may be another's by now.
      if (readParent(pid) !== parent) continue;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It was gone already.
      }
    }
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
};
