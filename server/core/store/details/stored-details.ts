import { type RawBuilder, sql } from 'kysely';
import { type ObjectStore, ObjectStoreError } from '../objects/object-store.ts';
import { type Details, unpackDetails } from './packed-details.ts';

/** Details where they are kept: read when they are wanted, and not while the database waits. */
export interface StoredDetails {
  /** Null where they are not kept any more, or are damaged. Rejects with `ObjectStoreError` where what keeps them gives no answer. */
  read(): Promise<Details | null>;
}

/** What is read of details that are kept elsewhere: this byte (`@`), and the key of their object. */
const ELSEWHERE = 0x40;

/**
 * The details of a scan, as SQL: packed, the key of their object, or, of a scan of a version before, its two columns as plain JSON. A
 * query gives them the name `details`, so that `StoredDetails` comes of them.
 */
export const selectDetails = (scan: string): RawBuilder<StoredDetails | null> => {
  const toRef = (name: string) => sql.ref(`${scan}.${name}`);
  return sql<StoredDetails | null>`(case
    when ${toRef('object')} is not null then convert_to('@' || ${toRef('object')}, 'UTF8')
    when ${toRef('details')} is not null then ${toRef('details')}
    when ${toRef('report')} is not null and ${toRef('partner')} is not null then
      convert_to(jsonb_build_object('partner', ${toRef('partner')}, 'report', ${toRef('report')})::text, 'UTF8') end)`;
};

/** Whether the details of a scan are kept, as SQL. */
export const hasDetails = (scan: string): RawBuilder<boolean> => {
  const toRef = (name: string) => sql.ref(`${scan}.${name}`);
  return sql<boolean>`(${toRef('object')} is not null or ${toRef('details')} is not null
    or (${toRef('report')} is not null and ${toRef('partner')} is not null))`;
};

/** How details are read: where objects are, and who hears of those that are lost. */
export interface DetailsReading {
  readonly objects: ObjectStore | null;
  readonly onError: (problem: Error) => void;
}

/** What a column named `details` gives. */
export const openStoredDetails = (bytes: Uint8Array, { objects, onError }: DetailsReading): StoredDetails => {
  const reportLost = (key: string | null, why: string, cause?: unknown): null => {
    onError(new Error(`a report is lost: ${key === null ? '' : `object ${key}: `}${why}`, { cause }));
    return null;
  };
  const read = async (): Promise<Details | null> => {
    const key = bytes[0] === ELSEWHERE ? Buffer.from(bytes).toString('utf8', 1) : null;
    if (key !== null && objects === null)
      throw new ObjectStoreError(`no place for objects is set (--objects), and ${key} is in one`);
    const found = key === null ? bytes : await objects?.get(key);
    if (!found) return reportLost(key, 'it is not there');
    try {
      return await unpackDetails(found);
    } catch (error) {
      return reportLost(key, (error as Error).message, error);
    }
  };
  return { read };
};

/** The details that a row has; null where it has none, or they are lost. */
export const readDetails = async (stored: StoredDetails | null | undefined): Promise<Details | null> =>
  (await stored?.read()) ?? null;
