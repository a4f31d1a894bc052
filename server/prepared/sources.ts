import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of the sources, in which `node_modules` stands as well. */
export const ROOT = join(import.meta.dirname, '../..');

/** All that what is prepared can be made of; the lockfile stands for the packages. */
const FOLDERS = ['components', 'entrypoints', 'lib', 'server', 'public'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

/** Every source, by its path from `ROOT`, in one order. */
export const sources = (): readonly string[] => FOLDERS.flatMap(filesIn).toSorted();

/** What the sources come to, in 32 hexadecimal digits: other sources, other digits. */
export const sourcesDigest = (): string => {
  const hash = createHash('sha256');
  for (const file of [...sources(), 'package-lock.json']) {
    const text = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, 32);
};
