import { type RawBuilder, sql } from 'kysely';
import { type ObjectStore, ObjectStoreError } from '../objects/object-store.ts';
import { type Details, unpackDetails } from './packed-details.ts';

/** Stored details, which are read on demand and not while the database waits. */
export interface StoredDetails {
  /** Null if they are no longer stored, or are damaged. Rejects with `ObjectStoreError` if the object store does not respond. */
  read(): Promise<Details | null>;
}

/** First byte (`@`) of a value that is the key of an object with the details. */
const ELSEWHERE = 0x40;

/**
 * SQL for the details of a scan: packed, the key of their object or, for a scan of an earlier version, its two columns as plain
 * JSON. A query has to name it `details`, so that the result becomes `StoredDetails`.
 */
export const selectDetails = (scan: string): RawBuilder<StoredDetails | null> => {
  const toRef = (name: string) => sql.ref(`${scan}.${name}`);
  return sql<StoredDetails | null>`(case
    when ${toRef('object')} is not null then convert_to('@' || ${toRef('object')}, 'UTF8')
    when ${toRef('details')} is not null then ${toRef('details')}
    when ${toRef('report')} is not null and ${toRef('partner')} is not null then
      convert_to(jsonb_build_object('partner', ${toRef('partner')}, 'report', ${toRef('report')})::text, 'UTF8') end)`;
};

/** SQL for whether the details of a scan are stored. */
export const hasDetails = (scan: string): RawBuilder<boolean> => {
  const toRef = (name: string) => sql.ref(`${scan}.${name}`);
  return sql<boolean>`(${toRef('object')} is not null or ${toRef('details')} is not null
    or (${toRef('report')} is not null and ${toRef('partner')} is not null))`;
};

/** What reading details requires: the object store, and a callback for lost details. */
export interface DetailsReading {
  readonly objects: ObjectStore | null;
  readonly onError: (problem: Error) => void;
}

/** Opens the value of a column named `details`. */
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

/** Reads the details of a row; null if it has none, or they are lost. */
export const readDetails = async (stored: StoredDetails | null | undefined): Promise<Details | null> =>
  (await stored?.read()) ?? null;
