import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}: one process at a time can have an embedded store.`);
    this.name = 'FolderInUse';
    this.folder = folder;
    this.pid = pid;
  }
}

/** Root opens a folder of another user, who could no longer use what root writes there. */
export class FolderOfAnother extends Error {
  readonly folder: string;
  readonly uid: number;
  constructor(folder: string, uid: number) {
    super(`${folder} belongs to the user ${uid}, and not to root.`);
    this.name = 'FolderOfAnother';
    this.folder = folder;
    this.uid = uid;
  }
}

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** When a process started, on this boot of this machine, if that is known: a process id is reused, this is not. */
const findBeginning = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`);
  // The name of the program is in brackets and may contain spaces; the 22nd field is the start time.
  const began = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return began === undefined ? '' : `${readText('/proc/sys/kernel/random/boot_id')?.trim()}/${began}`;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The process that uses the folder according to its lock; null if it has ended. */
const findHolder = (text: string): number | null => {
  const [number = '', began = ''] = text.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid < 1 || !isRunning(pid)) return null;
  return findBeginning(pid) === began ? pid : null;
};

/** Creates the lock unless there is one. */
const tryCreate = (mine: string, lock: string): boolean => {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Milliseconds in which another process that removed the same stale lock may still place its own. */
const SETTLE = 50;

const take = async (folder: string, text: string, mine: string): Promise<void> => {
  const lock = join(folder, 'lock');
  for (;;) {
    if (tryCreate(mine, lock)) return;
    const found = readText(lock);
    if (found === null) continue;
    const holder = findHolder(found);
    if (holder !== null) throw new FolderInUse(folder, holder);
    // Its process has ended. Two that notice this at once may both replace the lock: the last one gets it.
    renameSync(mine, lock);
    await pause(SETTLE);
    if (readText(lock) === text) return;
    writeFileSync(mine, text, { mode: 0o600 });
  }
};

/**
 * Locks a folder for this process, creating the folder if necessary; resolves with a function that unlocks it. Rejects with
 * `FolderInUse`, or with `FolderOfAnother`; the lock of a process that has ended is replaced.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = statSync(folder);
  if (process.getuid?.() === 0 && uid !== 0) throw new FolderOfAnother(folder, uid);
  const token = randomUUID();
  const text = `${process.pid} ${findBeginning(process.pid)} ${token}`;
  const mine = join(folder, `lock-${token}`);
  writeFileSync(mine, text, { mode: 0o600 });
  try {
    await take(folder, text, mine);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    const lock = join(folder, 'lock');
    if (readText(lock) === text) rmSync(lock, { force: true });
  };
};
