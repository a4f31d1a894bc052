import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dump } from '../core/store/backup.ts';
import type { Store } from '../core/store/open-store.ts';
import { createKey, endKeyById, type Issue, type Key, listKeys } from '../features/teams/store/keys.ts';

/** What an operator does with a store, running or not. */
export interface Admin {
  /** Makes a key, whose text is told here once. */
  issue(issue: Issue): Promise<{ readonly key: string; readonly id: string }>;
  /** Every key that was ever issued, oldest first. */
  list(): Promise<readonly Key[]>;
  /** Ends a key at once; false where there is none of that id, or it had ended already. */
  revoke(id: string): Promise<boolean>;
  /** All that is kept, as the bytes of a backup. */
  backup(): Promise<Readable>;
}

/** The bytes of a backup as they are read. */
const streamBackup = (store: Store): Readable => {
  const lines = Readable.from(dump(store));
  const bytes = createGzip({ level: 1 });
  pipeline(lines, bytes).catch(() => {});
  return bytes;
};

/**
 * A backup of an embedded store, first written to a file beside nothing else: what writes to the store waits for the reading
 * alone, never for whoever takes the bytes. The file is gone from its folder before the first of them is given.
 */
const streamHeldBackup = async (store: Store): Promise<Readable> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-backup-'));
  try {
    const file = join(folder, 'backup.gz');
    await pipeline(streamBackup(store), createWriteStream(file, { mode: 0o600 }));
    const handle = await open(file);
    return handle.createReadStream();
  } finally {
    // Who has it open still reads it.
    await rm(folder, { recursive: true, force: true });
  }
};

/** An operator at a store of this process. */
export const createAdmin = (store: Store): Admin => ({
  issue: (issue) => createKey(store, issue, Date.now()),
  list: () => listKeys(store),
  revoke: (id) => endKeyById(store, id, Date.now()),
  backup: async () => (store.isAlone ? streamHeldBackup(store) : streamBackup(store)),
});
