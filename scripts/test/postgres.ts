import { spawnSync } from 'node:child_process';
import { openCluster } from './cluster.ts';

/**
 * `npm run postgres -- COMMAND…`: runs a command with a separate PostgreSQL, whose address is in PIJLER_TEST_DATABASE; as root,
 * installs Debian's if there is none.
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
