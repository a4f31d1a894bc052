import { existsSync, mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.ts';
import { folderOf, type Store } from './open-store.ts';

/** A backup that cannot be made or put back, and what to do instead. */
export class NoBackup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoBackup';
  }
}

/**
 * Writes all of an embedded store into one file, while it is in use: what was kept until then is in it. The file is there
 * whole or not at all, and for its owner alone: it has every report. Rejects with `NoBackup` for a PostgreSQL.
 */
export const backup = async ({ dump }: Pick<Store, 'dump'>, file: string): Promise<void> => {
  if (dump === null) throw new NoBackup('A PostgreSQL is backed up with pg_dump.');
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(new Uint8Array(await (await dump()).arrayBuffer()));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
};

/** Makes an embedded store in a folder out of a backup. Rejects with `NoBackup` where there is a store, or the file is none. */
export const restore = async (file: string, folder: string): Promise<void> => {
  const unlock = await lockFolder(folder);
  try {
    const place = folderOf(folder);
    if (existsSync(place)) throw new NoBackup(`${place} is there: put it elsewhere first.`);
    const half = join(folder, 'store.part');
    await rm(half, { recursive: true, force: true });
    mkdirSync(half, { mode: 0o700 });
    try {
      const loadDataDir = new Blob([new Uint8Array(await readFile(file))]);
      const pglite = await PGlite.create({ dataDir: half, loadDataDir });
      await pglite.query('select count(*) from scans');
      await pglite.close();
      await rename(half, place);
    } catch (error) {
      throw new NoBackup(
        `${file} is no backup that can be put back: ${error instanceof Error ? error.message : error}`,
      );
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
};
