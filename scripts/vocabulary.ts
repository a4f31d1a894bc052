import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vocabularyTable } from './vocabulary/table.ts';

/**
 * `npm run vocabulary`: writes `lib/data/generated/schema-types.ts`, the names of schema.org's types and properties, from the
 * declarations that the package `schema-dts` (Apache-2.0) generates from its release.
 */

const ROOT = join(import.meta.dirname, '..');
const FROM = join(ROOT, 'node_modules/schema-dts');

const main = async (): Promise<void> => {
  const { version } = JSON.parse(await readFile(join(FROM, 'package.json'), 'utf8')) as { readonly version: string };
  const text = vocabularyTable(await readFile(join(FROM, 'dist/schema.d.ts'), 'utf8'), version);
  await writeFile(join(ROOT, 'lib/data/generated/schema-types.ts'), text);
};

await main();
