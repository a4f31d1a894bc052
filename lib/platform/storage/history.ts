import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { ScanResult } from '../../api/result.ts';
import { ServicePart } from '../../api/service.ts';
import { Moment } from '../../bounds.ts';
import { ReportSchema } from '../../export/report-schema.ts';
import type { Stored } from '../../session/remember.ts';
import { surplus } from './history-quota.ts';

export type { Stored };

/** What a record must be to be shown; an earlier version may have taken more out of a file. */
const StoredRecord = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  domain: z.string(),
  finishedAt: Moment,
  result: ScanResult,
  report: z.nullable(ReportSchema),
  service: z.optional(z.nullable(ServicePart)),
});

interface Schema extends DBSchema {
  scans: { key: string; value: Stored; indexes: { byDomain: [string, number]; byTime: number } };
}

/** Scans let go when the browser has no room left, before it is tried once more. */
const MAKE_ROOM = 10;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('history', 1, {
    upgrade(database) {
      const scans = database.createObjectStore('scans', { keyPath: 'id' });
      scans.createIndex('byDomain', ['domain', 'finishedAt']);
      scans.createIndex('byTime', 'finishedAt');
    },
  });

/** Does something with the database and closes it, whatever happens. */
const withScans = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Puts a scan and lets go what is too much, in one transaction. */
const put = (scan: Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    await transaction.store.put(scan);
    for (const id of surplus(await transaction.store.getAll(), scan.id)) await transaction.store.delete(id);
    await transaction.done;
  });

const letOldestGo = (): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    const oldest = (await transaction.store.index('byTime').getAll()).filter(({ pinned }) => pinned !== true);
    for (const { id } of oldest.slice(0, MAKE_ROOM)) await transaction.store.delete(id);
    await transaction.done;
  });

/** Nothing fits any more; browsers name it when it is asked, or abort the transaction. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && ['QuotaExceededError', 'AbortError'].includes(error.name);

/**
 * Keeps a scan; when the browser has no room, the oldest unpinned ones make some and it is tried once more. False when it
 * could not be kept: a store that is broken is not emptied in vain.
 */
export const keep = async (scan: Stored): Promise<boolean> => {
  try {
    await put(scan);
    return true;
  } catch (error) {
    if (!isFull(error)) return false;
  }
  return letOldestGo()
    .then(() => put(scan))
    .then(
      () => true,
      () => false,
    );
};

/** Changes a kept scan, in one transaction; one that is not kept stays so. */
export const amend = (id: string, change: (scan: Stored) => Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    const found = await transaction.store.get(id);
    if (found !== undefined) await transaction.store.put(change(found));
    await transaction.done;
  });

/** Changes every kept scan, in one transaction. */
export const amendAll = (change: (scan: Stored) => Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    for (const scan of await transaction.store.getAll()) await transaction.store.put(change(scan));
    await transaction.done;
  });

/** How many scans are kept. */
export const countScans = (): Promise<number> => withScans((database) => database.count('scans'));

const isReadable = (scan: unknown): boolean => StoredRecord.safeParse(scan).success;

/** The newest scan of a domain that can be read; undefined when none is kept. */
export const latestOf = (domain: string): Promise<Stored | undefined> =>
  withScans(async (database) => {
    const range = IDBKeyRange.bound([domain, 0], [domain, Number.MAX_SAFE_INTEGER]);
    let cursor = await database.transaction('scans').store.index('byDomain').openCursor(range, 'prev');
    while (cursor !== null && !isReadable(cursor.value)) cursor = await cursor.continue();
    return cursor?.value;
  });

/** One scan by its id; undefined when it is not kept or cannot be read. */
export const scanById = (id: string): Promise<Stored | undefined> =>
  withScans(async (database) => {
    const scan = await database.get('scans', id);
    return isReadable(scan) ? scan : undefined;
  });

/** Every kept scan, newest first; records that cannot be read are only counted. */
export const allScans = (): Promise<{ readonly scans: readonly Stored[]; readonly unreadable: number }> =>
  withScans(async (database) => {
    const all = await database.getAll('scans');
    const scans = all.filter(isReadable);
    return { scans: scans.toSorted((a, b) => b.finishedAt - a.finishedAt), unreadable: all.length - scans.length };
  });

/** Forgets the records that cannot be read. */
export const forgetUnreadable = (): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    let cursor = await transaction.store.openCursor();
    while (cursor !== null) {
      if (!isReadable(cursor.value)) await cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
  });

export const forget = (id: string): Promise<void> => withScans((database) => database.delete('scans', id));

/** Forgets every scan. */
export const forgetAll = (): Promise<void> => withScans((database) => database.clear('scans'));
