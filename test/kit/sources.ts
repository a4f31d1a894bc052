import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** Our own sources as text, for the tests of how the code is organised. Paths are from the root. */

export const ROOT = join(import.meta.dirname, '../..');

/** Every TypeScript file in a folder and its subfolders, except installed packages; none if there is no such folder. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
        .filter((file) => !file.split('/').includes('node_modules'))
    : [];

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export interface Import {
  readonly file: string;
  /** A path from the root, or a package's name. */
  readonly from: string;
  readonly typeOnly: boolean;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`. */
const IMPORT = /^(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|^import\s+()'([^']+)'|\bimport\(()'([^']+)'\)/gm;

/** The imports in the text of a file. */
export const importsIn = (file: string, text: string): readonly Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, ...rest]) => {
    const from = rest.find((one) => one !== undefined && one !== '') ?? '';
    return {
      file,
      from: from.startsWith('.') ? normalize(join(dirname(file), from)) : from,
      typeOnly: type !== undefined,
    };
  });

export const importsOf = (file: string): readonly Import[] => importsIn(file, read(file));
