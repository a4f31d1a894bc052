import { Pool, type PoolConfig } from 'pg';

/**
 * Opens a pool of connections to a PostgreSQL. An idle connection that is cut is reported to `onError`; one that is cut during a
 * query rejects that query, and does not end the process: the pool emits nothing for a connection in use, and an error without a
 * listener ends Node.
 */
export const openPool = (config: PoolConfig, onError: (problem: Error) => void): Pool => {
  const pool = new Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};
