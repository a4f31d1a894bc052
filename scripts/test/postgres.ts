import { spawnSync } from 'node:child_process';
import { openCluster } from './cluster.ts';

/**
 * `npm run postgres -- COMMAND…`: runs a command beside a PostgreSQL of its own, with PIJLER_TEST_DATABASE leading
 * to it; as root Debian's is installed where none is.
 */

const main = ([command = '', ...args]: readonly string[]): number => {
  const { database, remove } = openCluster();
  try {
    const env = { ...process.env, PIJLER_TEST_DATABASE: database };
    return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
  } finally {
    remove();
  }
};

process.exitCode = main(process.argv.slice(2));
