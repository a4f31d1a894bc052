import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type ObjectStore, ObjectStoreError } from './object-store.ts';

const toObjectError = (error: unknown): ObjectStoreError =>
  new ObjectStoreError((error as Error).message, { cause: error });

/** Writes a file atomically, even if the machine fails, readable by its owner only. */
const write = async (path: string, bytes: Uint8Array): Promise<void> => {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw toObjectError(error);
  }
};

/** Objects as files of a folder, which several processes and machines may share. */
export const openFolderObjects = (folder: string): ObjectStore => {
  const toPath = (key: string): string => join(folder, checkKey(key));
  return {
    put: (key, bytes) => write(toPath(key), bytes),
    get: async (key) => {
      try {
        return await readFile(toPath(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw toObjectError(error);
      }
    },
    remove: async (key) => {
      await rm(toPath(key), { force: true }).catch((error: unknown) => {
        throw toObjectError(error);
      });
    },
  };
};
