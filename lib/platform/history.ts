import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ScanResult } from '../api/result.ts';
import type { ServicePart } from '../api/service.ts';
import type { Report } from '../model.ts';

/** One scan as it is kept: on the public tier the scan result only, on the partner tier the report with it. */
export interface Stored {
  readonly id: string;
  /** `domain` of the scan result. */
  readonly domain: string;
  /** Ms since 1970. */
  readonly finishedAt: number;
  readonly result: ScanResult;
  readonly report: Report | null;
  /** What a scan service said of the same page; absent when none was asked. */
  readonly service?: ServicePart | null;
}

interface Schema extends DBSchema {
  scans: { key: string; value: Stored; indexes: { byDomain: [string, number]; byTime: number } };
}

/** Scans kept; the oldest go first. */
const KEEP = 50;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('history', 1, {
    upgrade(database) {
      const scans = database.createObjectStore('scans', { keyPath: 'id' });
      scans.createIndex('byDomain', ['domain', 'finishedAt']);
      scans.createIndex('byTime', 'finishedAt');
    },
  });

/** Keeps a scan and lets the oldest go, in one transaction. */
export const keep = async (scan: Stored): Promise<void> => {
  const database = await open();
  const transaction = database.transaction('scans', 'readwrite');
  await transaction.store.put(scan);
  const oldest = await transaction.store.index('byTime').getAllKeys();
  for (const id of oldest.slice(0, Math.max(0, oldest.length - KEEP))) await transaction.store.delete(id);
  await transaction.done;
  database.close();
};

/** Changes a kept scan, in one transaction; one that is not kept stays so. */
export const amend = async (id: string, change: (scan: Stored) => Stored): Promise<void> => {
  const database = await open();
  const transaction = database.transaction('scans', 'readwrite');
  const found = await transaction.store.get(id);
  if (found !== undefined) await transaction.store.put(change(found));
  await transaction.done;
  database.close();
};

/** The newest scan of a domain; undefined when none is kept. */
export const latestOf = async (domain: string): Promise<Stored | undefined> => {
  const database = await open();
  const range = IDBKeyRange.bound([domain, 0], [domain, Number.MAX_SAFE_INTEGER]);
  const cursor = await database.transaction('scans').store.index('byDomain').openCursor(range, 'prev');
  const found = cursor?.value;
  database.close();
  return found;
};

/** One scan by its id; undefined when it is not kept. */
export const scanById = async (id: string): Promise<Stored | undefined> => {
  const database = await open();
  const found = await database.get('scans', id);
  database.close();
  return found;
};

/** Forgets every scan. */
export const forgetAll = async (): Promise<void> => {
  const database = await open();
  await database.clear('scans');
  database.close();
};
