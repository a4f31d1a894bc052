import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `node scripts/test/postgres.ts COMMAND…`: runs a command beside a PostgreSQL of its own, in a temporary folder and
 * reached by a socket there alone, with PIJLER_TEST_DATABASE leading to it; as root Debian's is installed where none is.
 */

const ROOT = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Where the programs of the newest PostgreSQL are; null where there is none. */
const programs = (): string | null => {
  if (!existsSync(ROOT)) return null;
  const [newest] = readdirSync(ROOT).toSorted((one, other) => Number(other) - Number(one));
  const folder = newest === undefined ? null : join(ROOT, newest, 'bin');
  return folder !== null && existsSync(join(folder, 'initdb')) ? folder : null;
};

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;

const installed = (): string => {
  const found = programs();
  if (found !== null) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Debian makes a cluster of its own with it, which this leaves alone.
  if (isRoot && run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], env)) {
    const made = programs();
    if (made !== null) return made;
  }
  throw new Error('PostgreSQL is not installed; run: sudo apt-get install postgresql');
};

/** PostgreSQL refuses to run as root: then as the user that its package makes. */
const asUser = (program: string, args: readonly string[]): boolean =>
  isRoot
    ? run('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args])
    : run(program, args);

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

const main = ([command = '', ...args]: readonly string[]): number => {
  const bin = installed();
  const folder = mkdtempSync(join(tmpdir(), 'pijler-postgres-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  try {
    const isMade = asUser(join(bin, 'initdb'), ['-D', data, '-U', 'pijler', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
    const starts = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'];
    if (!isMade || !asUser(join(bin, 'pg_ctl'), starts)) throw new Error('PostgreSQL did not start');
    const database = `postgres://pijler@localhost/postgres?host=${encodeURIComponent(folder)}`;
    const env = { ...process.env, PIJLER_TEST_DATABASE: database };
    return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
  } finally {
    asUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = main(process.argv.slice(2));
