import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Subtag, tableOf } from './languages/table.ts';

/**
 * `npm run languages`: writes `lib/data/generated/language-subtags.ts` from IANA's registry of language subtags, which the
 * package `language-subtag-registry` (CC0-1.0) contains.
 */

const ROOT = join(import.meta.dirname, '..');
const FROM = join(ROOT, 'node_modules/language-subtag-registry/data/json');

const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(FROM, name), 'utf8'));

const main = async (): Promise<void> => {
  const meta = (await json('meta.json')) as { readonly 'File-Date': string };
  const text = tableOf((await json('registry.json')) as readonly Subtag[], meta['File-Date']);
  await writeFile(join(ROOT, 'lib/data/generated/language-subtags.ts'), text);
};

await main();
