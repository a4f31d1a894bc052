import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Pair = readonly [pid: number, parent: number];

/** The fourth field of /proc/PID/stat (proc(5)); the second, the name in parentheses, may contain spaces. */
const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

const statOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

const fromProc = (): readonly Pair[] =>
  readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? statOf(pid) : '';
    return stat === '' ? [] : [[pid, parentIn(stat)] as const];
  });

const fromPs = (): readonly Pair[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent] as const;
    });

/** Every process that `ancestor` started, and those they started, nearest first. Browsers leave their process group. */
export const descendantsOf = (ancestor: number): readonly number[] => {
  const pairs = existsSync('/proc/self/stat') ? fromProc() : fromPs();
  const children = Map.groupBy(pairs, ([, parent]) => parent);
  const found = [ancestor];
  for (const pid of found) found.push(...(children.get(pid) ?? []).map(([child]) => child));
  return found.slice(1);
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
};

/** Milliseconds in which what was started may clean up. */
const GRACE = 3_000;

/**
 * When this process is asked to end, it first ends what it started: all get a signal, and what is left after `GRACE` is killed.
 * Without it an interrupted test run leaves browsers behind.
 */
export const endWithChildren = (): void => {
  const end = (name: NodeJS.Signals): void => {
    const started = descendantsOf(process.pid);
    for (const pid of started) signal(pid, 'SIGTERM');
    setTimeout(() => {
      for (const pid of new Set([...started, ...descendantsOf(process.pid)])) signal(pid, 'SIGKILL');
      process.off(name, end);
      process.kill(process.pid, name);
    }, GRACE);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, end);
};
