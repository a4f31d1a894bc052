import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesIn } from './check-pages/markdown.ts';

/** `npm run docs:checks`: writes docs/checks/<language>/<id>.md from the words and declarations of the checks. */

export const LOCALES = ['nl', 'en'] as const;

export const folderOf = (locale: (typeof LOCALES)[number]): string =>
  join(import.meta.dirname, '../docs/checks', locale);

async function writePages(locale: (typeof LOCALES)[number]): Promise<void> {
  const folder = folderOf(locale);
  await mkdir(folder, { recursive: true });
  const pages = pagesIn(locale);
  const gone = (await readdir(folder)).filter((file) => !pages.has(file));
  await Promise.all(gone.map((file) => rm(join(folder, file))));
  await Promise.all([...pages].map(([file, page]) => writeFile(join(folder, file), page)));
}

if (import.meta.main) await Promise.all(LOCALES.map(writePages));
