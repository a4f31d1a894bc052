import { Kysely, PostgresDialect } from 'kysely';
import { toError } from '../../../lib/fault.ts';
import type { DetailsReading } from './details/stored-details.ts';
import { createStoredReader } from './json/reads-stored.ts';
import { openPool } from './pool.ts';
import type { Tables } from './tables.ts';

/** Runs reads that tolerate replication lag. */
export type Reads = <T>(work: (from: { readonly db: Kysely<Tables> }) => Promise<T>) => Promise<T>;

interface ReadReplica {
  readonly read: Reads;
  close(): Promise<void>;
}

/** Maximum connections of one process. */
const REPLICA_CONNECTIONS = 5;
/** Milliseconds after which a replica that does not respond counts as unavailable. */
const ANSWER = 2_000;
/** Milliseconds for which a replica that failed is not used, and the store itself is read. */
const REST = 30_000;

/** Reads from the store itself, when there is no replica. */
export const readDirectly =
  (db: Kysely<Tables>): Reads =>
  (work) =>
    work({ db });

/**
 * Reads from a replica of the store (PostgreSQL, streaming replication), and from the store itself if the replica does not
 * respond. Each such failure calls `onError` once.
 */
export const openReadReplica = (
  connectionString: string,
  {
    db,
    onError,
    objects = null,
    now = Date.now,
  }: Pick<DetailsReading, 'onError'> &
    Partial<DetailsReading> & { readonly db: Kysely<Tables>; readonly now?: () => number },
): ReadReplica => {
  const pool = openPool({ connectionString, max: REPLICA_CONNECTIONS, connectionTimeoutMillis: ANSWER }, onError);
  const copy = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [createStoredReader({ objects, onError })],
  });
  let restsUntil = 0;
  const read: Reads = async (work) => {
    if (now() < restsUntil) return work({ db });
    try {
      return await work({ db: copy });
    } catch (error) {
      restsUntil = now() + REST;
      onError(toError(error));
      return work({ db });
    }
  };
  return { read, close: () => copy.destroy() };
};
