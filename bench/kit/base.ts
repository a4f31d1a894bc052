import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listOrigins } from '../../lib/collect/network/origins.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** The commit that a bench compares with by default: the last one before the second round of work began. */
export const BASE = 'd9c01d30';

const lockfile = (folder: string): Promise<string> => readFile(join(folder, 'package-lock.json'), 'utf8');

/** Installs the packages of that commit: copies ours if they are the same, which needs no network. */
const install = async (folder: string): Promise<void> => {
  const modules = join(folder, 'node_modules');
  if ((await lockfile(folder)) === (await lockfile(ROOT)))
    await cp(join(ROOT, 'node_modules'), modules, { recursive: true, verbatimSymlinks: true });
  else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
};

/**
 * Builds the extension for Chromium at a commit, once, in a separate working tree (`.cache/bench`); resolves with its folder.
 * Rejects if the commit is not there, as in a shallow clone.
 */
export const buildAt = async (commit: string): Promise<string> => {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: ROOT });
  const folder = join(ROOT, '.cache/bench', stdout.trim());
  const built = join(folder, '.output/chrome-mv3');
  const isThere = await readFile(join(built, 'manifest.json')).then(
    () => true,
    () => false,
  );
  if (isThere) return built;
  await mkdir(join(ROOT, '.cache/bench'), { recursive: true });
  await run('git', ['worktree', 'prune'], { cwd: ROOT });
  await run('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: ROOT });
  await install(folder);
  const env = { ...process.env, CI: '1', NO_COLOR: '1', NODE_ENV: 'production' };
  const wxt = join(folder, 'node_modules/wxt/bin/wxt.mjs');
  await run(process.execPath, [wxt, 'build', '-b', 'chrome'], { cwd: folder, env, maxBuffer: 2 ** 26 });
  return built;
};

/** Makes a copy of a build, beside it, that has access to some hosts. */
export const granted = async (built: string, hosts: readonly string[]): Promise<string> => {
  const copy = `${built}-granted`;
  await rm(copy, { recursive: true, force: true });
  await cp(built, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: hosts.flatMap(listOrigins) }));
  return copy;
};
