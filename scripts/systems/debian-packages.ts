import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, once, run } from './cache.ts';

/** Debian's own packages, downloaded by apt and unpacked into a folder of their own: nothing of the machine changes. */

/**
 * Downloads packages with all their dependencies, as on an empty machine, into `folder`. Packages that the machine itself has are
 * downloaded as well. Throws with apt's output.
 */
export const downloadPackages = async (folder: string, packages: readonly string[]): Promise<void> => {
  mkdirSync(join(folder, 'partial'), { recursive: true });
  const status = join(folder, 'partial/status');
  writeFileSync(status, '');
  const options = [
    `Dir::State::status=${status}`,
    `Dir::Cache::archives=${folder}`,
    'APT::Install-Recommends=false',
    'APT::Sandbox::User=root',
  ];
  const set = options.flatMap((option) => ['-o', option]);
  await run('apt-get', [...set, '--yes', '--download-only', 'install', ...packages]);
};

/** Unpacks every package of `folder` below `root`. `dpkg-deb -x` would replace a link to a folder by a folder. */
export const unpackPackages = async (folder: string, root: string): Promise<void> => {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.deb')))
    await run('sh', [
      '-ec',
      'dpkg-deb --fsys-tarfile "$1" | tar -x -C "$2" --keep-directory-symlink',
      'sh',
      join(folder, name),
      root,
    ]);
};

/**
 * Downloads one package without its dependencies, and unpacks it into `root`, once: for programs that use the machine's own
 * libraries.
 */
export const fetchPackage = (name: string, root: string): Promise<void> =>
  once(`package-${name}`, { name, root }, async () => {
    const folder = join(CACHE, `package-${name}`);
    mkdirSync(folder, { recursive: true });
    await run('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', name], { cwd: folder });
    await unpackPackages(folder, root);
  });
