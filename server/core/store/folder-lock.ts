import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Another process has the folder. */
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

/** Root is at the folder of somebody else: what root writes there its owner could not use any more. */
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

/** When a process began, on this boot of this machine, where that can be told: a number is used again, this is not. */
const findBeginning = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`);
  // The name of the program stands in brackets and may have spaces; the 22nd field is the beginning.
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

/** The process that has the folder by what its lock says; null where it is gone. */
const findHolder = (text: string): number | null => {
  const [number = '', began = ''] = text.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid < 1 || !isRunning(pid)) return null;
  return findBeginning(pid) === began ? pid : null;
};

/** Makes the lock where there is none. */
const tryCreate = (mine: string, lock: string): boolean => {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Ms in which another process that took the same dead lock away may still put its own there. */
const SETTLE = 50;

const take = async (folder: string, text: string, mine: string): Promise<void> => {
  const lock = join(folder, 'lock');
  for (;;) {
    if (tryCreate(mine, lock)) return;
    const found = readText(lock);
    if (found === null) continue;
    const holder = findHolder(found);
    if (holder !== null) throw new FolderInUse(folder, holder);
    // Its process is gone. Two that see so at once may both take it away: the last to put its own has it.
    renameSync(mine, lock);
    await pause(SETTLE);
    if (readText(lock) === text) return;
    writeFileSync(mine, text, { mode: 0o600 });
  }
};

/**
 * Takes a folder for this process, and makes it where it is not there; resolves with what gives it back. Rejects with
 * `FolderInUse`, or with `FolderOfAnother`; the lock of a process that is gone holds nobody up.
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
