import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate PostgreSQL, in a temporary folder and reachable only by a socket there. */
export interface Cluster {
  /** Its address, as a superuser. */
  readonly database: string;
  /** Ends it at once, as when a machine fails. */
  stop(): void;
  /** Starts it again. */
  start(): void;
  /** Ends it and removes all its data. */
  remove(): void;
}

const ROOT = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Folder of the newest PostgreSQL's programs; null if there is none. */
export const programs = (): string | null => {
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
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'];
  // In turn with other installs, as in bootstrap.mjs. Debian creates a cluster of its own with it, which is not touched.
  if (isRoot && run('flock', ['-w', '600', '/var/lib/apt', ...install], env)) {
    const created = programs();
    if (created !== null) return created;
  }
  throw new Error('PostgreSQL is not installed; run: sudo apt-get install postgresql');
};

/** PostgreSQL refuses to run as root: then it runs as the user that its package creates. */
const asUser = (program: string, args: readonly string[]): boolean =>
  isRoot
    ? run('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args])
    : run(program, args);

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/** Creates a cluster and starts it; as root, installs Debian's PostgreSQL if there is none. */
export const openCluster = (): Cluster => {
  const bin = installed();
  const folder = mkdtempSync(join(tmpdir(), 'pijler-postgres-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  const control = (...args: readonly string[]): boolean => asUser(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const stop = (): void => void control('-m', 'immediate', 'stop');
  const start = (): void => {
    if (!control('-l', join(folder, 'log'), '-o', options, 'start')) throw new Error('PostgreSQL did not start');
  };
  const remove = (): void => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const isCreated = asUser(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'pijler',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
    ]);
    if (!isCreated) throw new Error('PostgreSQL made no cluster');
    start();
  } catch (error) {
    remove();
    throw error;
  }
  const database = `postgres://pijler@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return { database, stop, start, remove };
};
