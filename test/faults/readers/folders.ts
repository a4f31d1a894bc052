import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PARSERS = join(import.meta.dirname, '../../../lib/parse');

/** The folder in lib/parse of each of its modules, by the module's name, which no two of them share. */
export const FOLDERS: ReadonlyMap<string, string> = new Map(
  readdirSync(PARSERS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [basename(file, '.ts'), dirname(file)]),
);
