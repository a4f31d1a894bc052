import { readdir, readFile } from 'node:fs/promises';
import type { CDPSession } from 'puppeteer-core';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { Session } from '../../test/browser/kit/session.ts';

/** Memory and storage of a browser and the extension in it, at one moment. Sizes in bytes. */
export interface Sample {
  /** Scans done by then. */
  readonly scans: number;
  /** Seconds since the first scan. */
  readonly seconds: number;
  /** JavaScript heap of the extension's background after a garbage collection. */
  readonly workerHeap: number;
  /** Proportional memory (PSS) of the browser's main process. */
  readonly browserProcess: number;
  /** The same for all its processes together. */
  readonly allProcesses: number;
  readonly processes: number;
  readonly storageLocal: number;
  readonly storageSession: number;
  /** Stored scans, and their size as JSON. */
  readonly records: number;
  readonly history: number;
}

/** For the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

/** `ppid` of every process of the machine, by pid. */
const parents = async (): Promise<ReadonlyMap<number, number>> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = async (pid: number): Promise<readonly [number, number]> => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name between brackets may contain anything; the parent is the second field after it (proc_pid_stat(5)).
    return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)];
  };
  return new Map(await Promise.all(pids.map(read)));
};

/** A process and everything that it started. */
const familyOf = async (pid: number): Promise<readonly number[]> => {
  const parentOf = await parents();
  const descends = (one: number): boolean => {
    const parent = parentOf.get(one) ?? 0;
    return one === pid || (parent > 0 && descends(parent));
  };
  return [...parentOf.keys()].filter(descends);
};

/** Proportional set size in bytes; 0 for a process that is gone. */
const pssOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1_024;
};

const storageOf = async (session: Session) => {
  const page = await session.backstage();
  return page.evaluate(async () => {
    const [local, memory] = await Promise.all([chrome.storage.local.get(null), chrome.storage.session.get(null)]);
    const stored = await new Promise<readonly unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('history');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('scans').objectStore('scans').getAll();
        all.onsuccess = () => resolve(all.result);
        all.onerror = () => reject(all.error);
        opening.result.close();
      };
    });
    const size = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength;
    return { storageLocal: size(local), storageSession: size(memory), records: stored.length, history: size(stored) };
  });
};

/** Measures a browser; `worker` is a debugging session with the extension's background. */
export const measure = async (session: Session, worker: CDPSession): Promise<Omit<Sample, 'scans' | 'seconds'>> => {
  const pid = session.browser.process()?.pid ?? 0;
  const storage = await storageOf(session);
  await worker.send('HeapProfiler.collectGarbage');
  const { usedSize } = await worker.send('Runtime.getHeapUsage');
  const family = await familyOf(pid);
  const sizes = await Promise.all(family.map(pssOf));
  return {
    workerHeap: usedSize,
    browserProcess: await pssOf(pid),
    allProcesses: sizes.reduce((sum, size) => sum + size, 0),
    processes: family.length,
    ...storage,
  };
};
