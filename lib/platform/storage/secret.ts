import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { browser } from '../browser.ts';
import type { KeyStatus } from '../messages.ts';
import { keepForUser } from './session-quota.ts';

/** A value that never prints itself. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  /** The value itself: only for the one request that carries it. */
  reveal(): string {
    return this.#value;
  }
  toString(): string {
    return '•••';
  }
  toJSON(): string {
    return '•••';
  }
}

const Entry = z.object({
  key: z.string(),
  savedAt: z.number(),
  base: z.string(),
  /** When the service at `base` last refused it, ms since 1970. */
  refusedAt: z.optional(z.nullable(z.number())),
});
type Entry = z.infer<typeof Entry>;

interface Schema extends DBSchema {
  keys: { key: string; value: Entry };
}

/** `storage.session` lives in memory and is never exposed to content scripts. */
const SESSION_KEY = 'partnerKey';

/** Whether an item in session memory is a key that exists only there. */
export const isKeyKey = (key: string): boolean => key === SESSION_KEY;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('secret', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
    },
  });

/** Runs `work` with the database and closes it in any case. */
const withKeys = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

const readStoredKey = async (): Promise<Entry | null> => {
  const parsed = Entry.safeParse(await withKeys((database) => database.get('keys', 'partner')));
  return parsed.success ? parsed.data : null;
};

const readSessionKey = async (): Promise<Entry | null> => {
  const parsed = Entry.safeParse((await browser.storage.session.get(SESSION_KEY))[SESSION_KEY]);
  return parsed.success ? parsed.data : null;
};

export const readKeyStatus = async (): Promise<KeyStatus> => {
  const session = await readSessionKey();
  const entry = session ?? (await readStoredKey());
  if (entry === null) {
    return { saved: false, tail: '', savedAt: null, sessionOnly: false, base: '', refusedAt: null };
  }
  const { key, savedAt, base, refusedAt = null } = entry;
  const tail = key.length < 8 ? '' : key.slice(-4);
  return { saved: true, tail, savedAt, sessionOnly: session !== null, base, refusedAt };
};

const removeOfSession = (): Promise<void> => browser.storage.session.remove(SESSION_KEY);
const removeStoredKey = (): Promise<void> => withKeys((database) => database.delete('keys', 'partner'));

export const removeKey = async (): Promise<KeyStatus> => {
  await removeOfSession();
  await removeStoredKey();
  return readKeyStatus();
};

/** Where a key is stored: bound to the service's base address of that moment, for this session only or until removed. */
interface KeyHome {
  readonly base: string;
  readonly sessionOnly: boolean;
}

/** Replaces the stored key. Throws a RangeError for a key that is empty or longer than 512 characters. */
export const saveKey = async (typed: string, { base, sessionOnly }: KeyHome): Promise<KeyStatus> => {
  const key = typed.trim();
  if (key === '' || key.length > 512) throw new RangeError('a key has 1 to 512 characters');
  // The other place is cleared last: if the new key finds no room, the old one stays.
  await write({ key, savedAt: Date.now(), base }, sessionOnly);
  await (sessionOnly ? removeStoredKey() : removeOfSession());
  return readKeyStatus();
};

const write = async (entry: Entry, sessionOnly: boolean): Promise<void> => {
  if (sessionOnly) {
    if (await keepForUser({ [SESSION_KEY]: entry })) return;
    throw new Error("the session's memory has no room for a key");
  }
  await withKeys((database) => database.put('keys', entry, 'partner'));
};

/** The stored key for one service; null when there is none, or it is bound to another base address. */
export const findKey = async (base: string): Promise<Secret | null> => {
  const entry = (await readSessionKey()) ?? (await readStoredKey());
  return entry === null || entry.base !== base ? null : new Secret(entry.key);
};

/** Updates the stored key's record in place: which service it is bound to, and whether that refused it. */
export const noteKey = async (changes: Partial<Pick<Entry, 'base' | 'refusedAt'>>): Promise<void> => {
  const session = await readSessionKey();
  const entry = session ?? (await readStoredKey());
  if (entry !== null) await write({ ...entry, ...changes }, session !== null);
};
