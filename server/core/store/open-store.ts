import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import { Client } from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import { type DetailsStore, openDetails } from './details/keep-details.ts';
import type { DetailsReading } from './details/stored-details.ts';
import { lockFolder } from './folder-lock.ts';
import { createStoredReader } from './json/reads-stored.ts';
import { migrate } from './migrations.ts';
import { NewerStore } from './newer-store.ts';
import { type Notices, openDatabaseNotices, openEmbeddedNotices } from './notices.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { makePace } from './pace.ts';
import { openPool } from './pool.ts';
import { openReadReplica, type Reads, readDirectly } from './read-replica.ts';
import type { Tables } from './tables.ts';

/** A PostgreSQL that cannot be used, and why; without the password that its address may have. */
export class DatabaseError extends Error {
  constructor(cause: unknown) {
    const { errors: [first] = [] } = cause as { readonly errors?: readonly Error[] };
    super((first ?? (cause as Error)).message, { cause });
    this.name = 'DatabaseError';
  }
}

/** Where a store is: embedded in a folder of this process alone, or a PostgreSQL that several share, with a copy of it to read from. */
export type StoreLocation =
  | { readonly folder: string }
  | { readonly database: string; readonly replica?: string | null };

/** What belongs together: all of it holds, or none. */
export type Tx = Transaction<Tables>;

/** All that is kept, and the queue over it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly boss: PgBoss;
  /** Nobody else can be at it: one process does everything. */
  readonly isAlone: boolean;
  /** Reads what may be a moment behind: from a replica, where there is one. Nothing is written there. */
  readonly read: Reads;
  /** Packs what only partners see of a scan, and says where it is kept. */
  readonly details: DetailsStore;
  /** Calls `hear` with what is told on a channel by whoever is on this store; resolves with what ends it. */
  listen: Notices['listen'];
  /** Whether there is room to keep more; of a PostgreSQL only it knows. */
  hasRoom(): Promise<boolean>;
  /** Rejects where nothing can be asked of it, or kept. */
  ready(): Promise<void>;
  /** Ends it, when the jobs under way have ended or gone back. */
  close(): Promise<void>;
}

/** What a store is made of, by where it is. */
interface Parts {
  readonly db: Kysely<Tables>;
  readonly boss: PgBoss;
  readonly notices: Notices;
  hasRoom(): Promise<boolean>;
  /** What is left to end after all that. */
  end(): Promise<void>;
}

const ignore = (): void => {};

const QUEUE = { useListenNotify: true, schedule: false, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

/** Bytes of a disk below which it is full: PostgreSQL's log grows by 16 MB at a time, and a scan under way is kept yet. */
const FULL = 64_000_000;

const hasRoomIn = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= FULL;
};

/**
 * What the embedded PostgreSQL is started with beside its own: of the 128 MB that it would keep in memory for pages of the store the
 * system's own cache keeps the same once more.
 */
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];

/**
 * Lets whatever else waits have its turn between the statements of an embedded PostgreSQL: each runs in this thread, and hundreds
 * that wait for one another would leave no moment for a new connection or a timer. Under its own lock: their order stays.
 */
const takeTurns = (pglite: Pick<PGlite, 'execProtocolStream'>): void => {
  const run = pglite.execProtocolStream.bind(pglite);
  const pace = makePace();
  pglite.execProtocolStream = async (message, options) => {
    await pace();
    return run(message, options);
  };
};

const openEmbedded = async (folder: string, reading: DetailsReading): Promise<Parts> => {
  const unlock = await lockFolder(folder);
  try {
    // In the memory of those alone who have one.
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create(join(folder, 'store'), {
      startParams: [...PGlite.defaultStartParams, ...SMALL],
    });
    takeTurns(pglite);
    const end = async (): Promise<void> => {
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    // Of its one connection Kysely lends a transaction all, and the queue's statements wait within PGlite.
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins: [createStoredReader(reading)] });
    const boss = new PgBoss({ ...QUEUE, backend: 'pglite', db: fromPglite(pglite) });
    return { db, boss, notices: openEmbeddedNotices(pglite), hasRoom: () => hasRoomIn(folder), end };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Connections that one process has at most, for all but the queue and for the queue. */
const CONNECTIONS = { store: 10, queue: 4 };

/** Ms after which a PostgreSQL that says nothing is none. */
const ANSWER = 10_000;

/** Rejects where nobody answers, which a pool would wait for as long as the network does. */
const assertAnswers = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: ANSWER });
  client.on('error', ignore);
  await client.connect();
  await client.end();
};

const openShared = (connectionString: string, { onError, ...reading }: DetailsReading): Parts => {
  const pool = openPool({ connectionString, max: CONNECTIONS.store }, onError);
  const plugins = [createStoredReader({ onError, ...reading })];
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });
  const boss = new PgBoss({ ...QUEUE, connectionString, max: CONNECTIONS.queue });
  const notices = openDatabaseNotices(connectionString, onError);
  return { db, boss, notices, hasRoom: async () => true, end: async () => {} };
};

/** Ms that jobs under way may take to end when a store is closed. */
const GRACE = 25_000;

/**
 * Opens a store, and makes or brings up to date what is in it. `onError` hears what goes wrong beside what was asked; `objects` is where
 * reports that stay are kept, null for in the database. Rejects with `FolderInUse` where another process has the folder, with `DatabaseError` where a PostgreSQL cannot be used, and with `NewerStore`
 * where a later version was at either.
 */
export const openStore = async (
  location: StoreLocation,
  onError: (problem: Error) => void = ignore,
  objects: ObjectStore | null = null,
): Promise<Store> => {
  const isAlone = 'folder' in location;
  const reading = { objects, onError };
  const { db, boss, notices, hasRoom, end } = isAlone
    ? await openEmbedded(location.folder, reading)
    : openShared(location.database, reading);
  boss.on('error', onError);
  const replica = isAlone || !location.replica ? null : openReadReplica(location.replica, { db, ...reading });
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: true, timeout: GRACE }).catch(onError);
    await notices.close();
    await replica?.close();
    await db.destroy();
    await end();
  };
  try {
    if (!isAlone) await assertAnswers(location.database);
    await migrate(db);
    await boss.start();
  } catch (error) {
    await close();
    throw isAlone || error instanceof NewerStore ? error : new DatabaseError(error);
  }
  const ready = async (): Promise<void> => {
    await db.selectNoFrom((is) => is.val(1).as('one')).execute();
    if (!(await hasRoom())) throw new Error('the disk is full');
  };
  const read = replica?.read ?? readDirectly(db);
  const details = openDetails(db, reading);
  return { db, boss, isAlone, read, details, hasRoom, listen: notices.listen, ready, close };
};
