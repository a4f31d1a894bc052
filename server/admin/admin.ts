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

/** Operator actions on a store, whether or not a service runs with it. */
export interface Admin {
  /** Creates a key; its text is returned only here. */
  issue(issue: Issue): Promise<{ readonly key: string; readonly id: string }>;
  /** Every key that was ever issued, oldest first. */
  list(): Promise<readonly Key[]>;
  /** Revokes a key immediately; false if no key has that id or it had already ended. */
  revoke(id: string): Promise<boolean>;
  /** The full contents of the store as the bytes of a backup. */
  backup(): Promise<Readable>;
}

/** Streams a store as the gzipped bytes of a backup. */
const streamBackup = (store: Store): Readable => {
  const lines = Readable.from(dump(store));
  const bytes = createGzip({ level: 1 });
  pipeline(lines, bytes).catch(() => {});
  return bytes;
};

/**
 * A backup of an embedded store, first written to a temporary file: writers to the store wait only for the dump, never for a slow
 * reader. The file is removed from its folder before the first byte is returned.
 */
const streamHeldBackup = async (store: Store): Promise<Readable> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-backup-'));
  try {
    const file = join(folder, 'backup.gz');
    await pipeline(streamBackup(store), createWriteStream(file, { mode: 0o600 }));
    const handle = await open(file);
    return handle.createReadStream();
  } finally {
    // A process that has the file open can still read it.
    await rm(folder, { recursive: true, force: true });
  }
};

/** Operator actions on a store that this process has open. */
export const createAdmin = (store: Store): Admin => ({
  issue: (issue) => createKey(store, issue, Date.now()),
  list: () => listKeys(store),
  revoke: (id) => endKeyById(store, id, Date.now()),
  backup: async () => (store.isAlone ? streamHeldBackup(store) : streamBackup(store)),
});
