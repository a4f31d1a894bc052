import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files with the checksums; those of everything else in the package are in them. */
const OWN = ['sha256.txt', 'sums.js'];

const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/**
 * Writes `sha256.txt` into a built extension, in the format that sha256sum writes and checks, and puts the checksum of that list
 * where the options page finds it: everybody who builds the same sources sees the same number there.
 */
export const writeSums = async (folder: string): Promise<void> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !OWN.includes(file));
  const lines = await Promise.all(
    files.toSorted().map(async (file) => `${sha256(await readFile(join(folder, file)))}  ${file}\n`),
  );
  const list = lines.join('');
  await writeFile(join(folder, 'sha256.txt'), list);
  await writeFile(join(folder, 'sums.js'), `globalThis.pijlerSums = '${sha256(list)}';\n`);
};
