import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BIOME = join(import.meta.dirname, '../node_modules/.bin/biome');

/** Writes a file as the formatter wants it: what a script writes is committed as it is. */
export const writeFormatted = (file: string, text: string): void => {
  writeFileSync(file, text);
  execFileSync(BIOME, ['format', '--write', file], { stdio: 'ignore' });
};

/** Puts `text` between two marks of a page, which the page gets at its end where it has none; formatted. */
export const putBetween = (file: string, [open, close]: readonly [string, string], text: string): void => {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [before = '', rest] = written.includes(open) ? written.split(open) : [`${written.trimEnd()}\n\n`];
  const after = rest?.split(close)[1] ?? '\n';
  writeFormatted(file, `${before}${open}\n\n${text}\n\n${close}${after}`);
};
