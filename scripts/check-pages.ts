import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesIn } from './check-pages/markdown.ts';

/** `npm run docs`: writes out/docs/checks/<language>/<id>.md from the words and declarations of the checks. */

export const LOCALES = ['nl', 'en'] as const;

const FOLDER = join(import.meta.dirname, '../out/docs/checks');

const writePages = async (locale: (typeof LOCALES)[number]): Promise<void> => {
  const folder = join(FOLDER, locale);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([...pagesIn(locale)].map(([file, page]) => writeFile(join(folder, file), page)));
};

if (import.meta.main) {
  await Promise.all(LOCALES.map(writePages));
  process.stdout.write('out/docs/checks\n');
}
