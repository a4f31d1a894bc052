import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DAY, toIsoDay } from '../../../../lib/time.ts';
import { toDate } from '../moment.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Tables } from '../tables.ts';
import { type Details, packDetails } from './packed-details.ts';

/** Details that are ready to be stored with their scan: as bytes, which are also an object if `object` is its key. */
export interface PreparedDetails {
  readonly packed: Buffer;
  readonly object: string | null;
}

/** Stores details. */
export interface DetailsStore {
  /**
   * Packs the details of a scan that is about to be stored; those that stay are first stored as an object, if there is an object
   * store. If that does not respond they go into the row: nothing is lost.
   */
  prepare(details: Details, how: { readonly stays: boolean; readonly now: number }): Promise<PreparedDetails>;
  /** Removes objects that no scan refers to; resolves with how many. Rejects with `ObjectStoreError`. */
  sweep(now: number): Promise<number>;
}

/** Milliseconds for which an object store that failed is not used. */
const REST = 30_000;
/** Milliseconds after which an object counts as unused if no scan refers to it yet: far longer than storing a scan takes. */
const GRACE = DAY;

/** Objects that are removed in parallel, and objects per query. */
const AT_ONCE = 8;
const SLICE = 200;

/** Records an object that no scan refers to, which may be removed from a given time on. */
const noteUnused = async (db: Kysely<Tables>, key: string, from: number): Promise<void> => {
  await db
    .insertInto('unused_objects')
    .values({ key, unused_at: toDate(from) })
    .execute();
};

/**
 * The columns with details in the row of their scan, within the transaction that stores it. Deletes the record that the object is
 * unused.
 */
export const toDetailsColumns = async (
  tx: Kysely<Tables>,
  { packed, object }: PreparedDetails,
): Promise<{ readonly details: Buffer | null; readonly object: string | null }> => {
  if (object === null) return { details: packed, object: null };
  const { numDeletedRows } = await tx.deleteFrom('unused_objects').where('key', '=', object).executeTakeFirst();
  // It was removed in the meantime.
  if (numDeletedRows === 0n) return { details: packed, object: null };
  return { details: null, object };
};

/** Milliseconds before removing an object is retried: now and then a store has a fault of its own (S3's 500 and 503). */
const AGAIN = 250;

const removeObject = async (objects: ObjectStore, key: string): Promise<void> => {
  try {
    await objects.remove(key);
  } catch {
    await pause(AGAIN);
    await objects.remove(key);
  }
};

/** Removes some of the objects that are due; resolves with their number. */
const sweepSlice = async (db: Kysely<Tables>, objects: ObjectStore, now: number): Promise<number> => {
  const due = await db
    .selectFrom('unused_objects')
    .select('key')
    .where('unused_at', '<=', toDate(now))
    .orderBy('unused_at')
    .limit(SLICE)
    .execute();
  const left = due.map(({ key }) => key);
  const removeNext = async (): Promise<void> => {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      await removeObject(objects, key);
      await db.deleteFrom('unused_objects').where('key', '=', key).execute();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, removeNext));
  return due.length;
};

export const openDetails = (
  db: Kysely<Tables>,
  { objects, onError }: { readonly objects: ObjectStore | null; readonly onError: (problem: Error) => void },
): DetailsStore => {
  let restsUntil = 0;
  return {
    prepare: async (details, { stays, now }) => {
      const packed = await packDetails(details);
      if (objects === null || !stays || now < restsUntil) return { packed, object: null };
      const key = `${toIsoDay(now)}/${randomUUID()}`;
      await noteUnused(db, key, now + GRACE);
      try {
        await objects.put(key, packed);
        return { packed, object: key };
      } catch (error) {
        restsUntil = now + REST;
        onError(error as Error);
        return { packed, object: null };
      }
    },
    sweep: async (now) => {
      if (objects === null) return 0;
      for (let all = 0; ; ) {
        const found = await sweepSlice(db, objects, now);
        all += found;
        if (found < SLICE) return all;
      }
    },
  };
};

/**
 * SQL that records the objects of scans that a statement deletes, as a part of it: `gone` is the clause that returns their
 * `object`.
 */
export const noteForgotten = (now: number) => sql`
  insert into unused_objects (key, unused_at) select object, ${toDate(now)}::timestamptz from gone where object is not null
  on conflict do nothing`;
