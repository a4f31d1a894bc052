import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listOrigins } from '../../lib/collect/network/origins.ts';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');

export type Builds = 'chromium' | 'firefox';

/** WXT's output folder and arguments for each browser. */
const BUILDS = {
  chromium: { folder: join(ROOT, '.output/chrome-mv3'), args: ['build', '-b', 'chrome'] },
  firefox: { folder: join(ROOT, '.output/firefox-mv3'), args: ['build', '-b', 'firefox', '--mv3'] },
} as const;
/** Tests that run in parallel have a folder each. */
const GRANTED = join(ROOT, `.output/chrome-mv3-granted-${process.env['VITEST_POOL_ID'] ?? '0'}`);

/** The sources of a build. */
export const SOURCES: readonly string[] = [
  'entrypoints',
  'components',
  'lib',
  'public',
  'wxt.config.ts',
  'scripts/package',
  'package.json',
  'package-lock.json',
];

const newestSource = async (): Promise<number> =>
  Math.max(...(await Promise.all(SOURCES.map((name) => newest(join(ROOT, name))))));

/** Builds the extension for a browser when a source is newer than the build; returns the build's folder. */
export const build = async (browser: Builds = 'chromium'): Promise<string> => {
  const { folder, args } = BUILDS[browser];
  if ((await newestSource()) > (await newest(join(folder, 'manifest.json')))) await runWxt(args);
  return folder;
};

/** The zip for a browser's store, as `npm run package` makes it; packs when a source is newer. Returns its path. */
export const pack = async (browser: Builds): Promise<string> => {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const zip = join(ROOT, `.output/pijler-${version}-${browser === 'chromium' ? 'chrome' : 'firefox'}.zip`);
  if ((await newestSource()) > (await newest(zip))) {
    await run(process.execPath, [join(ROOT, 'scripts/package.ts')], { cwd: ROOT, maxBuffer: 2 ** 26 });
  }
  return zip;
};

/** Runs the WXT command line; throws an Error of one line, whose cause is WXT's output. */
export const runWxt = async (
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const program = join(ROOT, 'node_modules/wxt/bin/wxt.mjs');
  // CI: without spinner. Under a test runner the environment is 'test', which would make a bundle for development.
  const env = { ...process.env, CI: '1', NO_COLOR: '1', NODE_ENV: 'production', ...variables };
  await run(process.execPath, [program, ...args], { cwd: ROOT, env, maxBuffer: 2 ** 26 }).catch((error) => {
    throw new Error(`wxt ${args.join(' ')} failed.`, { cause: `${error.stdout}${error.stderr}` });
  });
};

/** Newest modification in a file or folder, in milliseconds since 1970; 0 if there is none. A deleted file changes its folder. */
const newest = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(found.mtimeMs, ...inside);
};

/**
 * Makes a copy of the build in which the permission prompts for these sites were accepted: it has their host patterns. Nothing
 * else differs. Returns its folder.
 */
export const withSiteAccess = async (folder: string, ...hosts: readonly string[]): Promise<string> => {
  await rm(GRANTED, { recursive: true, force: true });
  await cp(folder, GRANTED, { recursive: true });
  const file = join(GRANTED, 'manifest.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: hosts.flatMap(listOrigins) }));
  return GRANTED;
};
