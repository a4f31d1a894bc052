import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BIOME = join(ROOT, 'node_modules/.bin/biome');
/** Tables of a run: not committed, but stored with the results of the nightly run. */
const BUILT = join(ROOT, 'out/docs');
const SUMMARY = ['<!-- newest summary, made by a run -->', '<!-- end of the summary -->'] as const;

/** Writes a file in the formatter's style, because what a script writes is committed as it is. */
export const writeFormatted = (file: string, text: string): void => {
  writeFileSync(file, text);
  execFileSync(BIOME, ['format', '--write', file], { stdio: 'ignore' });
};

/** Inserts `text` between two marks of a page, which are appended if the page has none; formatted. */
export const putBetween = (file: string, [open, close]: readonly [string, string], text: string): void => {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [before = '', rest] = written.includes(open) ? written.split(open) : [`${written.trimEnd()}\n\n`];
  const after = rest?.split(close)[1] ?? '\n';
  writeFormatted(file, `${before}${open}\n\n${text}\n\n${close}${after}`);
};

/** Writes the whole page of a run to `out/docs/NAME.md`. */
export const writeBuilt = (name: string, page: string): void => {
  mkdirSync(BUILT, { recursive: true });
  writeFileSync(join(BUILT, `${name}.md`), page);
  process.stdout.write(`out/docs/${name}.md\n`);
};

/** Inserts the summary of a run into that page of docs, which says how it is measured. */
export const writeSummary = (name: string, summary: string): void =>
  putBetween(join(ROOT, `docs/${name}.md`), SUMMARY, summary);
