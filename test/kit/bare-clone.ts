import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A fresh clone: the files that git tracks as they stand now, and the packages, without anything that a build or a run left
 * (`.wxt`, `.output`, `node_modules/.cache`).
 */

const ROOT = join(import.meta.dirname, '../..');

const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

/** What npm says that it installed: as new as the lockfile of the clone. */
const INSTALLED = '.package-lock.json';

/** Each package is a link: a cache beside them is the clone's own. */
const linkPackages = (clone: string): void => {
  mkdirSync(join(clone, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== '.cache' && one !== INSTALLED)) {
    symlinkSync(join(ROOT, 'node_modules', name), join(clone, 'node_modules', name));
  }
  cpSync(join(ROOT, 'node_modules', INSTALLED), join(clone, 'node_modules', INSTALLED));
};

/** Programs of ours ask git which files are the project's. */
const makeRepository = (clone: string): void => {
  const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--no-verify', '-m', 'clone');
};

/** Makes one, and returns its folder with what removes it. */
export const bareClone = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-clone-'));
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  makeRepository(folder);
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
