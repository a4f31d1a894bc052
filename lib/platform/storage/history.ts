import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { ScanResult } from '../../api/result.ts';
import { ServicePart } from '../../api/service.ts';
import { Moment } from '../../bounds.ts';
import { ReportSchema } from '../../export/report-schema.ts';
import type { Stored } from '../../session/remember.ts';
import { compareByNewest, type Dated, orderOf } from '../../view/order.ts';

/** The most that is stored: scans, and characters of them all as JSON, which is roughly bytes. */
export const QUOTA = { scans: 50, bytes: 20_000_000 };

interface StoredSize extends Dated {
  readonly id: string;
  readonly pinned?: boolean;
}

/** The latest possible moment, ms since 1970 (ECMAScript, time values): corrupt values are beyond it. */
const LAST = 8.64e15;

/** The order of a scan that was just made: its time, or right after the last one if the clock was set back. */
const computeNextOrder = ({ finishedAt }: Dated, scans: readonly (Dated & { readonly imported?: boolean })[]): number =>
  scans
    .filter((scan) => scan.imported !== true && orderOf(scan) < LAST)
    .reduce((last, scan) => Math.max(last, orderOf(scan) + 1), finishedAt);

const measureBytes = (scan: unknown): number => JSON.stringify(scan).length;

/** The scans that may be removed, oldest first: not pinned ones, nor the scan that was just made. */
const mayGo = <Scan extends StoredSize>(scans: readonly Scan[], newest: string): readonly Scan[] =>
  scans.filter(({ id, pinned }) => pinned !== true && id !== newest).toSorted((a, b) => compareByNewest(b, a));

/** Ids of the scans to remove, oldest first, so that the rest is within the quota. */
export const listSurplus = (scans: readonly StoredSize[], newest: string): readonly string[] => {
  let count = scans.length;
  let bytes = scans.reduce((sum, scan) => sum + measureBytes(scan), 0);
  const leaving: string[] = [];
  for (const scan of mayGo(scans, newest)) {
    if (count <= QUOTA.scans && bytes <= QUOTA.bytes) break;
    leaving.push(scan.id);
    count -= 1;
    bytes -= measureBytes(scan);
  }
  return leaving;
};

/** Ids of as many of the oldest scans as are as large as one that found no room; none if all of them together are smaller. */
const listScansToReplace = (scans: readonly StoredSize[], scan: StoredSize): readonly string[] => {
  let lacking = measureBytes(scan);
  const leaving: string[] = [];
  for (const one of mayGo(scans, scan.id)) {
    if (lacking <= 0) break;
    leaving.push(one.id);
    lacking -= measureBytes(one);
  }
  return lacking <= 0 ? leaving : [];
};

export type { Stored };

/** What a record needs so that it can be shown; an earlier version may have imported other records from a file. */
const StoredRecord = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  domain: z.string(),
  finishedAt: Moment,
  order: z.optional(z.number()),
  result: ScanResult,
  report: z.nullable(ReportSchema),
  service: z.optional(z.nullable(ServicePart)),
});

interface Schema extends DBSchema {
  scans: { key: string; value: Stored; indexes: { byDomain: [string, number]; byTime: number } };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('history', 1, {
    upgrade(database) {
      const scans = database.createObjectStore('scans', { keyPath: 'id' });
      scans.createIndex('byDomain', ['domain', 'finishedAt']);
      scans.createIndex('byTime', 'finishedAt');
    },
  });

/** Runs `work` with the database and closes it in any case. */
const withScans = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Ids of the scans to remove for a scan, among all that are stored with it. */
type Leaving = (scans: readonly Stored[], scan: Stored) => readonly string[];

/** Adds the order to a scan that was just made, if its date does not give it. */
const withOrder = (scan: Stored, before: readonly Stored[]): Stored => {
  const order = computeNextOrder(scan, before);
  return order === scan.finishedAt ? scan : { ...scan, order };
};

interface Putting {
  readonly leaving: Leaving;
  /** Just made: it comes after all others. */
  readonly isNew: boolean;
}

/** Stores a scan and removes others for it, in one transaction: if the scan finds no room, none of them is removed. */
const put = (scan: Stored, { leaving, isNew }: Putting): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    // If a request fails first, nobody waits for the end.
    transaction.done.catch(() => {});
    const others = (await transaction.store.getAll()).filter(({ id }) => id !== scan.id);
    const placed = isNew ? withOrder(scan, others) : scan;
    // Put first, then delete: if the put throws, no deletion is committed.
    await transaction.store.put(placed);
    for (const id of leaving([...others, placed], placed)) await transaction.store.delete(id);
    await transaction.done;
  });

const listOverQuota: Leaving = (scans, { id }) => listSurplus(scans, id);
/** As many of the oldest as make room for the new one, when the browser itself has none left. */
const listReplaced: Leaving = (scans, scan) => [
  ...new Set([...listSurplus(scans, scan.id), ...listScansToReplace(scans, scan)]),
];

/** Whether the storage is full; browsers report it on the request, or abort the transaction. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && ['QuotaExceededError', 'AbortError'].includes(error.name);

const putWithRoom = async (scan: Stored, isNew: boolean): Promise<boolean> => {
  try {
    await put(scan, { leaving: listOverQuota, isNew });
    return true;
  } catch (error) {
    if (!isFull(error)) return false;
  }
  return put(scan, { leaving: listReplaced, isNew }).then(
    () => true,
    () => false,
  );
};

/**
 * Stores a scan that was just made; if the browser has no room, in place of the oldest unpinned ones, in the same
 * transaction. False when it could not be stored: then everything stored before is still there.
 */
export const keep = (scan: Stored): Promise<boolean> => putWithRoom(scan, true);

/** The same for a scan that has its place in time already: from a file, or one whose removal is undone. */
export const keepDated = (scan: Stored): Promise<boolean> => putWithRoom(scan, false);

/** Changes a stored scan, in one transaction; does nothing if it is not stored. */
export const updateScan = (id: string, change: (scan: Stored) => Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    const found = await transaction.store.get(id);
    if (found !== undefined) await transaction.store.put(change(found));
    await transaction.done;
  });

/** Changes every stored scan, in one transaction. */
export const updateAllScans = (change: (scan: Stored) => Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    for (const scan of await transaction.store.getAll()) await transaction.store.put(change(scan));
    await transaction.done;
  });

/** How many scans are stored. */
export const countScans = (): Promise<number> => withScans((database) => database.count('scans'));

const isReadable = (scan: unknown): boolean => StoredRecord.safeParse(scan).success;

/** The newest readable scan of a domain; undefined when there is none. */
export const findLatest = (domain: string): Promise<Stored | undefined> =>
  withScans(async (database) => {
    const range = IDBKeyRange.bound([domain, 0], [domain, Number.MAX_SAFE_INTEGER]);
    const scans = await database.transaction('scans').store.index('byDomain').getAll(range);
    return scans.filter(isReadable).toSorted(compareByNewest)[0];
  });

/** One scan by its id; undefined when it is not stored or cannot be read. */
export const scanById = (id: string): Promise<Stored | undefined> =>
  withScans(async (database) => {
    const scan = await database.get('scans', id);
    return isReadable(scan) ? scan : undefined;
  });

/** Every stored scan, newest first; records that cannot be read are only counted. */
export const listScans = (): Promise<{ readonly scans: readonly Stored[]; readonly unreadable: number }> =>
  withScans(async (database) => {
    const all = await database.getAll('scans');
    const scans = all.filter(isReadable);
    return { scans: scans.toSorted(compareByNewest), unreadable: all.length - scans.length };
  });

/** Removes the records that cannot be read. */
export const removeUnreadable = (): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    let cursor = await transaction.store.openCursor();
    while (cursor !== null) {
      if (!isReadable(cursor.value)) await cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
  });

export const removeScan = (id: string): Promise<void> => withScans((database) => database.delete('scans', id));

/** Removes every scan. */
export const removeAllScans = (): Promise<void> => withScans((database) => database.clear('scans'));
