import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashSources, ROOT } from './sources.ts';

/**
 * What the service runs that Node cannot run directly: markup as calls (`tsx/`), the scripts for scanned pages
 * (`page-scripts.json`) and the assets of its own pages (`web-assets.json`). It is built once for each state of the sources, by a
 * child process that ends (`build.ts`), so that no bundler stays in the memory of a service.
 */

/** Its location in a clone, for users who may write there. */
const BESIDE_PACKAGES = join(ROOT, 'node_modules/.cache/pijler/prepared');

/** The value of `--data FOLDER` or `--data=FOLDER` on a command line; undefined if it has none. */
const readDataOption = (args: readonly string[]): string | undefined => {
  const at = args.findIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  if (at === -1) return undefined;
  return args[at] === '--data' ? args[at + 1] : args[at]?.slice('--data='.length);
};

/**
 * Folders that may contain it, in order of preference: first that of the data, the only one that the service of systemd may write
 * to.
 */
const listFolders = (): readonly string[] => {
  const data = readDataOption(process.argv) ?? process.env['PIJLER_DATA'];
  return [...(data ? [join(resolve(data), 'prepared')] : []), BESIDE_PACKAGES];
};

/** Whether code in a folder may be run: it belongs to this user, to root, or to the owner of the sources. */
const isTrusted = (folder: string): boolean => {
  const own = process.getuid?.();
  return own === undefined || [own, 0, statSync(ROOT).uid].includes(statSync(folder).uid);
};

/** Whether this user can read everything that was prepared. */
const isReadable = (folder: string): boolean => {
  try {
    accessSync(join(folder, 'web-assets.json'), constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether this process can write in a folder, which is created if necessary. */
const isOurs = (folder: string): boolean => {
  try {
    // A data folder is for its user only; what is beside the packages is no secret.
    mkdirSync(folder, { recursive: true, mode: folder === BESIDE_PACKAGES ? 0o755 : 0o700 });
    rmSync(mkdtempSync(join(folder, 'tried-')), { recursive: true });
    return isTrusted(folder);
  } catch {
    return false;
  }
};

/** Finds a folder to build it in; if none is writable, a temporary one for this process. */
const createFolder = (): string => {
  const found = listFolders().find(isOurs);
  if (found !== undefined) return found;
  const folder = mkdtempSync(join(tmpdir(), 'pijler-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Number of older builds that stay: a running service may still read one. */
const STAY = 3;

/** Output of Node's compilation, the last version of every source: `scripts/tsx.mjs`. */
const COMPILED = 'compiled';

const removeOld = (folder: string, but: string): void => {
  const others = readdirSync(folder)
    .filter((name) => name !== but && name !== COMPILED)
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of others.slice(STAY)) rmSync(old, { recursive: true, force: true });
};

/**
 * Builds it in a child process and moves it into place as a whole: a process that starts at the same moment finds all of it or
 * nothing.
 */
const build = (parent: string, digest: string): string => {
  const part = mkdtempSync(join(parent, 'part-'));
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), part], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(part, { recursive: true, force: true });
    throw new Error(`The scripts for pages could not be made: ${stderr}`);
  }
  const folder = join(parent, digest);
  // Root may have built it for the user of the service.
  chmodSync(part, 0o755);
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process built the same earlier.
    if (!existsSync(folder)) throw error;
  }
  removeOld(parent, digest);
  return folder;
};

let prepared: string | undefined;

/** Returns the folder with what was built from the current sources, building it if there is none. Throws if that fails. */
export const findPreparedFolder = (): string => {
  if (prepared !== undefined) return prepared;
  const digest = hashSources();
  const there = listFolders()
    .map((folder) => join(folder, digest))
    .find((folder) => isReadable(folder) && isTrusted(folder));
  prepared = there ?? build(createFolder(), digest);
  return prepared;
};
