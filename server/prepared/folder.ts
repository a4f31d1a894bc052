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
 * What the service runs that Node cannot run as it stands: markup as calls (`tsx/`), the scripts for scanned pages
 * (`page-scripts.json`) and what its own pages ask for (`web-assets.json`). It is made once for each state of the sources, by a
 * child process that ends (`build.ts`), so that no bundler stays in the memory of a service.
 */

/** Where a clone has it, for whoever may write there. */
const BESIDE_PACKAGES = join(ROOT, 'node_modules/.cache/pijler/prepared');

/** What a command was given as `--data FOLDER` or `--data=FOLDER`; undefined where it was given none. */
const readDataOption = (args: readonly string[]): string | undefined => {
  const at = args.findIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  if (at === -1) return undefined;
  return args[at] === '--data' ? args[at + 1] : args[at]?.slice('--data='.length);
};

/** Folders that it may stand in, the first one first: that of the data, the only one that the service of systemd may write to. */
const listFolders = (): readonly string[] => {
  const data = readDataOption(process.argv) ?? process.env['PIJLER_DATA'];
  return [...(data ? [join(resolve(data), 'prepared')] : []), BESIDE_PACKAGES];
};

/** Whether code that stands in a folder may be run: this user wrote it, or root, or whoever wrote the sources. */
const isTrusted = (folder: string): boolean => {
  const own = process.getuid?.();
  return own === undefined || [own, 0, statSync(ROOT).uid].includes(statSync(folder).uid);
};

/** Whether all that was prepared is there for this user to read. */
const isReadable = (folder: string): boolean => {
  try {
    accessSync(join(folder, 'web-assets.json'), constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether this process may make something in a folder, which is made where it is not there. */
const isOurs = (folder: string): boolean => {
  try {
    // A folder of data is for its user alone; what stands beside the packages is no secret.
    mkdirSync(folder, { recursive: true, mode: folder === BESIDE_PACKAGES ? 0o755 : 0o700 });
    rmSync(mkdtempSync(join(folder, 'tried-')), { recursive: true });
    return isTrusted(folder);
  } catch {
    return false;
  }
};

/** A folder in which to make it; where none may be written to, one for this process alone. */
const createFolder = (): string => {
  const found = listFolders().find(isOurs);
  if (found !== undefined) return found;
  const folder = mkdtempSync(join(tmpdir(), 'pijler-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** How many that were made of other sources stay: a service that runs may still read one. */
const STAY = 3;

/** What Node compiled, of every version of a source the last one: `scripts/tsx.mjs`. */
const COMPILED = 'compiled';

const removeOld = (folder: string, but: string): void => {
  const others = readdirSync(folder)
    .filter((name) => name !== but && name !== COMPILED)
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of others.slice(STAY)) rmSync(old, { recursive: true, force: true });
};

/** Makes it in a child, and puts it in its place whole: who starts at the same moment finds all of it or nothing. */
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
  // Root may have made it for the user of the service.
  chmodSync(part, 0o755);
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was earlier, with the same.
    if (!existsSync(folder)) throw error;
  }
  removeOld(parent, digest);
  return folder;
};

let prepared: string | undefined;

/** The folder of what was made of the sources as they stand, which is made now where it is nowhere. Throws where it cannot be. */
export const findPreparedFolder = (): string => {
  if (prepared !== undefined) return prepared;
  const digest = hashSources();
  const there = listFolders()
    .map((folder) => join(folder, digest))
    .find((folder) => isReadable(folder) && isTrusted(folder));
  prepared = there ?? build(createFolder(), digest);
  return prepared;
};
