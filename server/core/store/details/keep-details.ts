import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DAY, toIsoDay } from '../../../../lib/time.ts';
import { toDate } from '../moment.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Tables } from '../tables.ts';
import { type Details, packDetails } from './packed-details.ts';

/** Details that are ready to be kept with their scan: as bytes, which an object has as well where there is a key. */
export interface PreparedDetails {
  readonly packed: Buffer;
  readonly object: string | null;
}

/** Where details are kept. */
export interface DetailsStore {
  /**
   * Packs details of a scan that is kept next; those that stay become an object first, where there is a place for objects. Where that
   * gives no answer they stay in the row: nothing is lost by it.
   */
  prepare(details: Details, how: { readonly stays: boolean; readonly now: number }): Promise<PreparedDetails>;
  /** Removes objects that no scan refers to; resolves with how many. Rejects with `ObjectStoreError`. */
  sweep(now: number): Promise<number>;
}

/** Ms in which a place for objects that failed is left alone. */
const REST = 30_000;
/** Ms in which a scan may be kept whose object is there: far longer than any takes. */
const GRACE = DAY;

/** Objects that are removed at once, and looked up at once. */
const AT_ONCE = 8;
const SLICE = 200;

/** Notes an object that no scan refers to: it is removed from that moment on. */
const noteUnused = async (db: Kysely<Tables>, key: string, from: number): Promise<void> => {
  await db
    .insertInto('unused_objects')
    .values({ key, unused_at: toDate(from) })
    .execute();
};

/** The columns of details in the row of their scan, in the transaction that keeps it. What its object was noted for is over. */
export const toDetailsColumns = async (
  tx: Kysely<Tables>,
  { packed, object }: PreparedDetails,
): Promise<{ readonly details: Buffer | null; readonly object: string | null }> => {
  if (object === null) return { details: packed, object: null };
  const { numDeletedRows } = await tx.deleteFrom('unused_objects').where('key', '=', object).executeTakeFirst();
  // It was removed meanwhile.
  if (numDeletedRows === 0n) return { details: packed, object: null };
  return { details: null, object };
};

/** Ms after which a store that did not remove an object is asked once more: now and then it has a fault of its own (S3's 500 and 503). */
const AGAIN = 250;

const removeObject = async (objects: ObjectStore, key: string): Promise<void> => {
  try {
    await objects.remove(key);
  } catch {
    await pause(AGAIN);
    await objects.remove(key);
  }
};

/** Removes some of what is due; resolves with how many. */
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

/** Notes the objects of scans that a statement forgets, as a part of it: `gone` is what it returns the `object` of. */
export const noteForgotten = (now: number) => sql`
  insert into unused_objects (key, unused_at) select object, ${toDate(now)}::timestamptz from gone where object is not null
  on conflict do nothing`;
