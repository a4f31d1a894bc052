import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PARSERS = join(import.meta.dirname, '../../../lib/parse');

const modules = readdirSync(PARSERS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** The folders in lib/parse of its modules, by the module's name: two of one name have one reader. */
export const FOLDERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(Object.groupBy(modules, (file) => basename(file, '.ts'))).map(([name, files = []]) => [
    name,
    files.map((file) => dirname(file)),
  ]),
);
