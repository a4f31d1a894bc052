import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** The files that a file imports directly. */
export const importsOf = (file: string): readonly string[] =>
  existsSync(join(ROOT, file))
    ? [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, from = '']) =>
        normalize(join(dirname(file), from)),
      )
    : [];

/** Every file of ours that a file imports, also through others; paths from the root. */
export const allImports = (file: string): ReadonlySet<string> => {
  const found = new Set([file]);
  for (const one of found) for (const imported of importsOf(one)) found.add(imported);
  return found;
};
