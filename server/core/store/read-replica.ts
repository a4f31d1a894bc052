import { Kysely, PostgresDialect } from 'kysely';
import { toError } from '../../../lib/fault.ts';
import type { DetailsReading } from './details/stored-details.ts';
import { createStoredReader } from './json/reads-stored.ts';
import { openPool } from './pool.ts';
import type { Tables } from './tables.ts';

/** What only reads: it may be a moment behind. */
export type Reads = <T>(work: (from: { readonly db: Kysely<Tables> }) => Promise<T>) => Promise<T>;

interface ReadReplica {
  readonly read: Reads;
  close(): Promise<void>;
}

/** Connections of one process at most. */
const REPLICA_CONNECTIONS = 5;
/** Ms after which a replica that says nothing is none. */
const ANSWER = 2_000;
/** Ms in which one that failed is left alone, and the store itself is read. */
const REST = 30_000;

/** Without a replica the store itself is read. */
export const readDirectly =
  (db: Kysely<Tables>): Reads =>
  (work) =>
    work({ db });

/**
 * Reads from a copy that PostgreSQL keeps of the store (streaming replication), and from the store itself where that gives no answer.
 * `onError` hears that it did not, once each time.
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
