import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A fresh clone: the files that git tracks in their current state, and the packages, without anything that a build or a run left
 * (`.wxt`, `.output`, `node_modules/.cache`).
 */

const ROOT = join(import.meta.dirname, '../..');

const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

/** npm's record of what it installed: as new as the lockfile of the clone. */
const INSTALLED = '.package-lock.json';

/** Links each package separately, so that a cache beside them is the clone's own. */
const linkPackages = (clone: string): void => {
  mkdirSync(join(clone, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== '.cache' && one !== INSTALLED)) {
    symlinkSync(join(ROOT, 'node_modules', name), join(clone, 'node_modules', name));
  }
  copyFileSync(join(ROOT, 'node_modules', INSTALLED), join(clone, 'node_modules', INSTALLED));
};

/** Some programs ask git which files are the project's. */
const makeRepository = (clone: string): void => {
  const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--no-verify', '-m', 'clone');
};

/** A copy of the tracked files and its packages, with functions to clean it up. */
export interface BareClone {
  readonly folder: string;
  /** Removes whatever a command has left in it, also beside the packages. */
  restore(): void;
  remove(): void;
}

/** Removes what is in a folder and not in the set of relative paths, which includes each folder of a tracked file. */
const removeOthers = (folder: string, tracked: ReadonlySet<string>, under = ''): void => {
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = join(under, entry.name);
    if (path === '.git') continue;
    if (!tracked.has(path)) rmSync(join(folder, path), { recursive: true, force: true });
    else if (entry.isDirectory()) removeOthers(folder, tracked, path);
  }
};

/** The folders that contain a path, from the outermost. */
const foldersOf = (path: string): readonly string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : [...foldersOf(folder), folder];
};

/**
 * Makes a clone in a temporary folder.
 *
 * @param options `repository: true` makes a git repository of it, for programs that use git; that takes as long as the copy.
 */
export const bareClone = ({ repository = false } = {}): BareClone => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-clone-'));
  const files = trackedFiles();
  const folders = new Set(files.flatMap(foldersOf));
  for (const path of folders) mkdirSync(join(folder, path));
  for (const path of files) copyFileSync(join(ROOT, path), join(folder, path));
  if (repository) makeRepository(folder);
  linkPackages(folder);
  return {
    folder,
    restore: () => {
      removeOthers(folder, new Set([...folders, ...files]));
      linkPackages(folder);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
