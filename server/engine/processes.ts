import { readdirSync, readFileSync } from 'node:fs';

/** One process, of this machine's list. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Bytes in memory that it shares with nobody's file. */
  readonly own: number;
}

const PAGE = 4_096;

const read = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    return { pid, parent: Number(parent), own: (resident - shared) * PAGE };
  } catch {
    return null;
  }
};

/** All that descend from a process, itself not among them. */
export const descendants = (of: number): readonly Process[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
  const below = (pid: number): readonly Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  return below(of);
};

/** Bytes of its own that one process of a browser may have, and ms between two looks at that. */
const MEMORY = 1_500_000_000;
const EVERY = 100;

/** Ends each process below one that takes more memory than it may, and with it a page that eats it. Gives what ends the watch. */
export const capMemory = (of: number): (() => void) => {
  const timer = setInterval(() => {
    for (const { pid } of descendants(of).filter(({ own }) => own > MEMORY)) {
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
