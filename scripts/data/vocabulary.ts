import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vocabularyTable } from '../vocabulary/table.ts';

const TABLE = 'lib/data/generated/schema-types.ts';
const PACKAGE = 'node_modules/schema-dts';

/**
 * Refreshes the names of schema.org's vocabulary, from the declarations that `schema-dts` (Apache-2.0) generates from its
 * release, and the version of the list of public suffixes in `tldts`. Returns what changed, in sentences.
 */
export const refreshVocabulary = async (root: string, write: boolean): Promise<readonly string[]> => {
  const { version } = JSON.parse(await readFile(join(root, PACKAGE, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const text = vocabularyTable(await readFile(join(root, PACKAGE, 'dist/schema.d.ts'), 'utf8'), version);
  const before = await readFile(join(root, TABLE), 'utf8');
  if (before === text) return [];
  if (write) await writeFile(join(root, TABLE), text);
  return [`${TABLE} is made anew from schema-dts ${version}.`];
};
