import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Where the systems are installed: no part of the repository, and what is there need not be fetched again. */
export const CACHE = process.env['SYSTEMS_CACHE'] ?? join(import.meta.dirname, '../../.cache/systems');

const execute = promisify(execFile);

/** Runs a program to its end. Throws with what it said when it fails. */
export const run = async (
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> => {
  const { stdout } = await execute(program, [...args], { ...options, maxBuffer: 2 ** 27 }).catch((error) => {
    throw new Error(`${program} ${args.join(' ')}\n${`${error.stdout}${error.stderr}`.trim().slice(-2_000)}`);
  });
  return stdout;
};

/** Writes a file with the folders above it. */
export const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const markOf = (name: string): string => join(CACHE, 'done', name);
/** What it made is gone: it is to be done again. */
export const forget = (name: string): void => rmSync(markOf(name), { force: true });

/** Does a piece of work unless it was done with the same recipe before. */
export const once = async (name: string, recipe: unknown, work: () => Promise<void>): Promise<void> => {
  const mark = markOf(name);
  const wanted = JSON.stringify(recipe);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const before = performance.now();
  await work();
  put(mark, wanted);
  process.stdout.write(`  ${name}: installed in ${Math.round((performance.now() - before) / 1_000)} s\n`);
};
