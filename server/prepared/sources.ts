import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of the sources, which also contains `node_modules`. */
export const ROOT = join(import.meta.dirname, '../..');

/** Everything from which the prepared files are built; the lockfile represents the packages. */
const FOLDERS = ['components', 'entrypoints', 'lib', 'server', 'public'];

/** Every file within a folder, by its path from `ROOT`. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

/** Every source, by its path from `ROOT`, in one order. */
export const listSources = (): readonly string[] => FOLDERS.flatMap(listFiles).toSorted();

/**
 * Hashes files, by their paths from `ROOT` and in this order, to 32 hexadecimal digits: another name or text gives other digits.
 */
export const hashFiles = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) {
    const text = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, 32);
};

/** The hash of the sources. */
export const hashSources = (): string => hashFiles([...listSources(), 'package-lock.json']);
