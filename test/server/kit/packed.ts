import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCli } from '../../../scripts/package-cli/build.ts';
import { isFullRun } from '../../kit/inputs.ts';
import type { World } from '../../world/world.ts';

const ROOT = join(import.meta.dirname, '../../..');

const versionIn = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Installs like npm, from the packages that are installed here; the full run uses npm itself. */
const install = (tarball: string, into: string): void => {
  if (isFullRun) return void execFileSync('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: into });
  const own = join(into, 'node_modules/pijler');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', own]);
  const { dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    const [there, here] = [join(ROOT, 'node_modules', name), join(into, 'node_modules', name)];
    if (versionIn(there) !== version) throw new Error(`${name} is not installed in the version that is asked for`);
    mkdirSync(dirname(here), { recursive: true });
    symlinkSync(there, here);
  }
};

export interface Packed {
  /** To be removed afterwards. */
  readonly folder: string;
  /** The folder, empty before, in which it was installed. */
  readonly home: string;
  /** The installed package. */
  readonly own: string;
  /** The tarball. */
  readonly tarball: string;
}

/** Packs the command line, and installs it in an empty folder. */
export const installPacked = async (): Promise<Packed> => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-packed-'));
  const [source, home] = [join(folder, 'source'), join(folder, 'home')];
  await buildCli(source);
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
  });
  mkdirSync(home);
  const tarball = join(folder, said.trim().split('\n').at(-1) ?? '');
  install(tarball, home);
  return { folder, home, own: join(home, 'node_modules/pijler'), tarball };
};

/** Node's arguments and environment for resolving every name to the test world. */
export const intoWorld = ({ plainPort, securePort }: World) => ({
  args: ['--import', pathToFileURL(join(import.meta.dirname, 'into-world.mjs')).href],
  env: { ...process.env, LANG: 'C', PIJLER_WORLD_PORTS: `${plainPort},${securePort}` },
});
