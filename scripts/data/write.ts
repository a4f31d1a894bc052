import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from './build.ts';
import { tableTexts } from './table-file.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Writes every table and what was left out into a folder, formatted like the rest of the code. */
export const writeTables = ({ data, leftOut }: Built, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of tableTexts(data)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'left-out.json'), `${JSON.stringify(leftOut, null, 2)}\n`);
  execFileSync(process.execPath, [BIOME, 'format', '--write', folder], { cwd: ROOT, stdio: 'pipe' });
};
