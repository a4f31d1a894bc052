import { randomBytes } from 'node:crypto';
import { HOUR } from '../../../../lib/time.ts';
import { toHash } from '../../../core/store/hash.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { findKey, type Key } from './keys.ts';

type Db = Pick<Store, 'db'>;

/** Milliseconds after which one has to sign in again. */
export const SESSION = 12 * HOUR;

/** Signs the holder of a key in; returns the token for the browser, 192 random bits of which only a hash is stored. */
export const openSession = async ({ db }: Db, keyId: string, now: number): Promise<string> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', toDate(now)).execute();
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ hash: toHash(token), key: keyId, expires_at: toDate(now + SESSION) })
    .execute();
  return token;
};

/** Finds the key of a session; null if the session is unknown or expired, or its key is revoked or expired. */
export const findHolder = async (store: Db, token: string, now: number): Promise<Key | null> => {
  const row = await store.db
    .selectFrom('sessions')
    .select('key')
    .where('hash', '=', toHash(token))
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return row === undefined ? null : findKey(store, row.key, now);
};

/** Signs out. */
export const closeSession = async ({ db }: Db, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('hash', '=', toHash(token)).execute();
};
