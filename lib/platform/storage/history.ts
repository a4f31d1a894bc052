import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { ScanResult } from '../../api/result.ts';
import { ServicePart } from '../../api/service.ts';
import { Moment } from '../../bounds.ts';
import { ReportSchema } from '../../export/report-schema.ts';
import type { Stored } from '../../session/remember.ts';
import { compareByNewest, type Dated, orderOf } from '../../view/order.ts';

/** What is kept at most: scans, and characters of them all as JSON, which are about bytes. */
export const QUOTA = { scans: 50, bytes: 20_000_000 };

interface StoredSize extends Dated {
  readonly id: string;
  readonly pinned?: boolean;
}

/** The latest moment that there is, ms since 1970 (ECMAScript, time values): what was spoiled is beyond it. */
const LAST = 8.64e15;

/** The order of a scan that was made just now: its time, or right after the last one where the clock was set back. */
const computeNextOrder = ({ finishedAt }: Dated, scans: readonly (Dated & { readonly imported?: boolean })[]): number =>
  scans
    .filter((scan) => scan.imported !== true && orderOf(scan) < LAST)
    .reduce((last, scan) => Math.max(last, orderOf(scan) + 1), finishedAt);

const measureBytes = (scan: unknown): number => JSON.stringify(scan).length;

/** The scans that may go, the oldest first: what is pinned stays, and so does the scan that was just made. */
const mayGo = <Scan extends StoredSize>(scans: readonly Scan[], newest: string): readonly Scan[] =>
  scans.filter(({ id, pinned }) => pinned !== true && id !== newest).toSorted((a, b) => compareByNewest(b, a));

/** Ids of the scans that must go, oldest first, so that the rest is within the quota. */
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

/** Ids of as many of the oldest scans as one that finds no room is large; none where they are not that large together. */
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

/** What a record must be to be shown; an earlier version may have taken more out of a file. */
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

/** Does something with the database and closes it, whatever happens. */
const withScans = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Ids of what goes for a scan, among all that are kept with it. */
type Leaving = (scans: readonly Stored[], scan: Stored) => readonly string[];

/** A scan that was made just now, with its order where its date does not tell it. */
const withOrder = (scan: Stored, before: readonly Stored[]): Stored => {
  const order = computeNextOrder(scan, before);
  return order === scan.finishedAt ? scan : { ...scan, order };
};

interface Putting {
  readonly leaving: Leaving;
  /** Made just now: it comes after all that were. */
  readonly isNew: boolean;
}

/** Puts a scan and lets others go for it, in one transaction: where the scan finds no room, none of them has gone. */
const put = (scan: Stored, { leaving, isNew }: Putting): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    // Where a request fails first, nobody waits for the end.
    transaction.done.catch(() => {});
    const others = (await transaction.store.getAll()).filter(({ id }) => id !== scan.id);
    const placed = isNew ? withOrder(scan, others) : scan;
    // First what comes, then what goes: where it throws, nothing has gone that would be committed.
    await transaction.store.put(placed);
    for (const id of leaving([...others, placed], placed)) await transaction.store.delete(id);
    await transaction.done;
  });

const listOverQuota: Leaving = (scans, { id }) => listSurplus(scans, id);
/** As many of the oldest as make place for the new one, where the browser itself has none left. */
const listReplaced: Leaving = (scans, scan) => [
  ...new Set([...listSurplus(scans, scan.id), ...listScansToReplace(scans, scan)]),
];

/** Nothing fits any more; browsers name it when it is asked, or abort the transaction. */
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
 * Keeps a scan that was made just now; where the browser has no room, in the place of the oldest unpinned ones, in the
 * same transaction. False when it could not be kept: then everything that was kept before still is.
 */
export const keep = (scan: Stored): Promise<boolean> => putWithRoom(scan, true);

/** The same for a scan that has its place in time already: out of a file, or one that was removed. */
export const keepDated = (scan: Stored): Promise<boolean> => putWithRoom(scan, false);

/** Changes a kept scan, in one transaction; one that is not kept stays so. */
export const updateScan = (id: string, change: (scan: Stored) => Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    const found = await transaction.store.get(id);
    if (found !== undefined) await transaction.store.put(change(found));
    await transaction.done;
  });

/** Changes every kept scan, in one transaction. */
export const updateAllScans = (change: (scan: Stored) => Stored): Promise<void> =>
  withScans(async (database) => {
    const transaction = database.transaction('scans', 'readwrite');
    for (const scan of await transaction.store.getAll()) await transaction.store.put(change(scan));
    await transaction.done;
  });

/** How many scans are kept. */
export const countScans = (): Promise<number> => withScans((database) => database.count('scans'));

const isReadable = (scan: unknown): boolean => StoredRecord.safeParse(scan).success;

/** The newest scan of a domain that can be read; undefined when none is kept. */
export const findLatest = (domain: string): Promise<Stored | undefined> =>
  withScans(async (database) => {
    const range = IDBKeyRange.bound([domain, 0], [domain, Number.MAX_SAFE_INTEGER]);
    const scans = await database.transaction('scans').store.index('byDomain').getAll(range);
    return scans.filter(isReadable).toSorted(compareByNewest)[0];
  });

/** One scan by its id; undefined when it is not kept or cannot be read. */
export const scanById = (id: string): Promise<Stored | undefined> =>
  withScans(async (database) => {
    const scan = await database.get('scans', id);
    return isReadable(scan) ? scan : undefined;
  });

/** Every kept scan, newest first; records that cannot be read are only counted. */
export const listScans = (): Promise<{ readonly scans: readonly Stored[]; readonly unreadable: number }> =>
  withScans(async (database) => {
    const all = await database.getAll('scans');
    const scans = all.filter(isReadable);
    return { scans: scans.toSorted(compareByNewest), unreadable: all.length - scans.length };
  });

/** Forgets the records that cannot be read. */
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

/** Forgets every scan. */
export const removeAllScans = (): Promise<void> => withScans((database) => database.clear('scans'));
