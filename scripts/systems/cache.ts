import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Where the systems are installed: outside the repository, and not downloaded again. */
export const CACHE = process.env['SYSTEMS_CACHE'] ?? join(import.meta.dirname, '../../.cache/systems');

const execute = promisify(execFile);

/** Runs a program to its end. Throws with its output when it fails. */
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
/** Marks work to be done again, because its result is gone. */
export const forget = (name: string): void => rmSync(markOf(name), { force: true });

/** Does a piece of work unless it was done before with the same recipe. */
export const once = async (name: string, recipe: unknown, work: () => Promise<void>): Promise<void> => {
  const mark = markOf(name);
  const wanted = JSON.stringify(recipe);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const before = performance.now();
  await work();
  put(mark, wanted);
  process.stdout.write(`  ${name}: installed in ${Math.round((performance.now() - before) / 1_000)} s\n`);
};
