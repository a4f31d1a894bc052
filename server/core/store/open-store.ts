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

/** A PostgreSQL that cannot be used, and why; without the password in its address. */
export class DatabaseError extends Error {
  constructor(cause: unknown) {
    const { errors: [first] = [] } = cause as { readonly errors?: readonly Error[] };
    super((first ?? (cause as Error)).message, { cause });
    this.name = 'DatabaseError';
  }
}

/**
 * Location of a store: embedded in a folder of this process alone, or a PostgreSQL that several share, with an optional replica
 * to read from.
 */
export type StoreLocation =
  | { readonly folder: string }
  | { readonly database: string; readonly replica?: string | null };

/** A transaction: all of it applies, or nothing. */
export type Tx = Transaction<Tables>;

/** The database, and the queue in it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly boss: PgBoss;
  /** Whether no other process can use it: one process does everything. */
  readonly isAlone: boolean;
  /** Reads that tolerate replication lag: from a replica, if there is one. It never writes. */
  readonly read: Reads;
  /** Packs and stores the details of a scan, which only partners see. */
  readonly details: DetailsStore;
  /** Calls back with each message that a process on this store sends on a channel; resolves with a function that ends that. */
  listen: Notices['listen'];
  /** Whether there is room to store more; true for a PostgreSQL, which alone knows that. */
  hasRoom(): Promise<boolean>;
  /** Rejects if it cannot be queried, or cannot store anything. */
  ready(): Promise<void>;
  /** Closes it, once running jobs have ended or have gone back to the queue. */
  close(): Promise<void>;
}

/** The parts of a store, by its location. */
interface Parts {
  readonly db: Kysely<Tables>;
  readonly boss: PgBoss;
  readonly notices: Notices;
  hasRoom(): Promise<boolean>;
  /** Ends what remains after all that. */
  end(): Promise<void>;
}

const ignore = (): void => {};

const QUEUE = { useListenNotify: true, schedule: false, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

/**
 * Free bytes below which a disk counts as full: PostgreSQL's log grows by 16 MB at a time, and a running scan still has to be
 * stored.
 */
const FULL = 64_000_000;

const hasRoomIn = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= FULL;
};

/**
 * Extra start parameters of the embedded PostgreSQL: of the 128 MB of pages that it would cache by default, the system's own
 * cache has a second copy anyway.
 */
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];

/**
 * Gives other work a turn between the statements of an embedded PostgreSQL: each runs in this thread, and hundreds that wait for
 * one another would leave no moment for a new connection or a timer. It does so under PGlite's own lock, so their order stays.
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
    // Loaded only by processes that use it, which saves the others the memory.
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create(join(folder, 'store'), {
      startParams: [...PGlite.defaultStartParams, ...SMALL],
    });
    takeTurns(pglite);
    const end = async (): Promise<void> => {
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    // Kysely gives a transaction the one connection entirely, and the queue's statements wait within PGlite.
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins: [createStoredReader(reading)] });
    const boss = new PgBoss({ ...QUEUE, backend: 'pglite', db: fromPglite(pglite) });
    return { db, boss, notices: openEmbeddedNotices(pglite), hasRoom: () => hasRoomIn(folder), end };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Maximum connections of one process: for all but the queue, and for the queue. */
const CONNECTIONS = { store: 10, queue: 4 };

/** Milliseconds after which a PostgreSQL that does not respond counts as unavailable. */
const ANSWER = 10_000;

/** Rejects if no server responds; a pool would wait for that as long as the network does. */
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

/** Milliseconds that running jobs may take to end when a store is closed. */
const GRACE = 25_000;

/**
 * Opens a store, and creates or migrates its contents. `onError` gets errors that belong to no call; `objects` stores reports
 * that stay, null for the database. Rejects with `FolderInUse` if another process uses the folder, with `DatabaseError` if a
 * PostgreSQL cannot be used, and with `NewerStore` if a later version changed either.
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
