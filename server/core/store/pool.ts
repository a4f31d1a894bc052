import { Pool, type PoolConfig } from 'pg';

/**
 * Connections to a PostgreSQL. One that is cut while nobody uses it is told to `onError`; one that is cut in the middle of a query
 * rejects that query, and ends no process: of a connection in use the pool hears nothing, and an error that nobody hears ends Node.
 */
export const openPool = (config: PoolConfig, onError: (problem: Error) => void): Pool => {
  const pool = new Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};
