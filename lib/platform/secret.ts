import { type DBSchema, openDB } from 'idb';
import * as z from 'zod/mini';
import { browser } from './browser.ts';
import type { KeyStatus } from './messages.ts';

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

const Entry = z.object({ key: z.string(), savedAt: z.number(), base: z.string() });
type Entry = z.infer<typeof Entry>;

interface Schema extends DBSchema {
  keys: { key: string; value: Entry };
}

/** `storage.session` lives in memory and is never shown to content scripts. */
const SESSION_KEY = 'partnerKey';
const open = () =>
  openDB<Schema>('secret', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
    },
  });

const kept = async (): Promise<Entry | null> => {
  const database = await open();
  const parsed = Entry.safeParse(await database.get('keys', 'partner'));
  database.close();
  return parsed.success ? parsed.data : null;
};

const ofSession = async (): Promise<Entry | null> => {
  const parsed = Entry.safeParse((await browser.storage.session.get(SESSION_KEY))[SESSION_KEY]);
  return parsed.success ? parsed.data : null;
};

/** The stored partner key; null when none is. */
export const partnerKey = async (): Promise<Secret | null> => {
  const entry = (await ofSession()) ?? (await kept());
  return entry === null ? null : new Secret(entry.key);
};

export const keyStatus = async (): Promise<KeyStatus> => {
  const session = await ofSession();
  const entry = session ?? (await kept());
  if (entry === null) return { saved: false, tail: '', savedAt: null, sessionOnly: false };
  const tail = entry.key.length < 8 ? '' : entry.key.slice(-4);
  return { saved: true, tail, savedAt: entry.savedAt, sessionOnly: session !== null };
};

export const removeKey = async (): Promise<KeyStatus> => {
  await browser.storage.session.remove(SESSION_KEY);
  const database = await open();
  await database.delete('keys', 'partner');
  database.close();
  return keyStatus();
};

/** Where a key goes: bound to the service's base address of that moment, for this session only or until removed. */
export interface KeyHome {
  readonly base: string;
  readonly sessionOnly: boolean;
}

/** Replaces the stored key. Throws a RangeError for a key that is empty or longer than 512 characters. */
export const saveKey = async (typed: string, { base, sessionOnly }: KeyHome): Promise<KeyStatus> => {
  const key = typed.trim();
  if (key === '' || key.length > 512) throw new RangeError('a key has 1 to 512 characters');
  await removeKey();
  const entry: Entry = { key, savedAt: Date.now(), base };
  if (sessionOnly) {
    await browser.storage.session.set({ [SESSION_KEY]: entry });
    return keyStatus();
  }
  const database = await open();
  await database.put('keys', entry, 'partner');
  database.close();
  return keyStatus();
};
