import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HERE = import.meta.dirname;
const PACKAGES = join(HERE, 'node_modules');

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}'));

/** Every alias of package.json (`npm:jquery@1.12.4`) is there in its version. */
const isInstalled = async (): Promise<boolean> => {
  const { dependencies = {} } = await manifestIn(HERE);
  const there = Object.entries(dependencies).map(async ([alias, wanted]) => {
    const { version } = await manifestIn(join(PACKAGES, alias));
    return version !== undefined && wanted.endsWith(`@${version}`);
  });
  return (await Promise.all(there)).every((found) => found);
};

/**
 * Installs released libraries, old and current, by this folder's own lockfile, unless they are there already; gives the
 * folder that holds them. They are served to a browser and never loaded here: no script of theirs runs at install.
 * Throws an Error whose cause is what npm said.
 */
export const installOldLibraries = async (): Promise<string> => {
  if (await isInstalled()) return PACKAGES;

  const args = ['ci', '--prefix', HERE, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', args, { cwd: HERE }).catch((error) => {
    throw new Error('The old libraries could not be installed.', { cause: `${error.stdout}${error.stderr}` });
  });
  return PACKAGES;
};
