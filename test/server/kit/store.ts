import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store, type StoreLocation } from '../../../server/core/store/open-store.ts';
import { hashFiles, listFiles, ROOT } from '../../../server/prepared/sources.ts';
// Test files share stores: one whose memory is inspected may have been opened by another file.
import './store-memory.ts';

/**
 * The stores of tests: embedded, or on the PostgreSQL at PIJLER_TEST_DATABASE, as a user who may create
 * databases (`scripts/test/postgres.ts` starts one).
 */
const SERVER = process.env['PIJLER_TEST_DATABASE'];

/** Whether several processes could use the stores of these tests. */
export const isShared = SERVER !== undefined;

/** Opening an embedded PostgreSQL for the first time takes seconds of processor time. */
export const TIMEOUT = 120_000;

/** The time at which tests take place. */
export const NOW = Date.UTC(2026, 10, 20, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const IN_USE = '55006';

/** Drops a database once the last connection of a closed store has ended. */
const drop = async (server: string, name: string): Promise<void> => {
  for (let left = 100; ; left -= 1) {
    try {
      return await onServer(server, `drop database ${name}`);
    } catch (error) {
      if (left === 0 || (error as { readonly code?: string }).code !== IN_USE) throw error;
      await pause(50);
    }
  }
};

/** A new, empty location, and a function that removes it. */
export const newStoreLocation = async (): Promise<{
  readonly place: StoreLocation;
  readonly remove: () => Promise<void>;
}> => {
  if (SERVER === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'pijler-store-'));
    return { place: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const name = `pijler_${randomUUID().replaceAll('-', '')}`;
  await onServer(SERVER, `create database ${name}`);
  const database = new URL(SERVER);
  database.pathname = `/${name}`;
  return { place: { database: database.href }, remove: () => drop(SERVER, name) };
};

const CACHE = join(ROOT, 'node_modules/.cache/pijler');

/** The sources of a new store: our migrations, how it is opened, and the packages. */
const sourcesOf = (): readonly string[] => [
  ...listFiles('server/core/store/migrations').toSorted(),
  ...['server/core/store/migrations.ts', 'server/core/store/open-store.ts', 'package-lock.json'],
];

let template: Promise<string> | undefined;

/**
 * The folder of an empty embedded store: opening a copy of it takes a fifth of the time. Made by the
 * first run that needs it, and again when a migration or a package changes.
 */
const templateStore = (): Promise<string> => {
  template ??= (async () => {
    const folder = join(CACHE, `test-store-${hashFiles(sourcesOf())}`);
    if (existsSync(folder)) return folder;
    mkdirSync(CACHE, { recursive: true });
    const started = mkdtempSync(join(CACHE, 'test-store-'));
    const store = await openStore({ folder: started });
    await store.close();
    try {
      renameSync(started, folder);
    } catch {
      // Another process was first; its folder is the same.
      rmSync(started, { recursive: true, force: true });
    }
    return folder;
  })();
  return template;
};

/** Makes an empty embedded store in a folder. */
export const makeStoreIn = async (folder: string): Promise<void> =>
  cpSync(await templateStore(), folder, { recursive: true });

/** An open store that is leased to a test file. */
interface LeasedDatabase {
  readonly store: Store;
  /** Closes it, or makes it available for the next file. */
  giveBack(): Promise<void>;
}

type Hear = (problem: Error) => void;

/** An embedded store that test files use one after the other, emptied in between. */
interface Reused {
  readonly store: Store;
  /** The tables that are empty in a new store. */
  readonly tables: readonly string[];
  isLeased: boolean;
  onEvent: Hear;
}

/** The stores of this process: as many as one file has used at the same time. */
const reused: Reused[] = [];

const ignored = (): void => {};

const openReused = async (): Promise<Reused> => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-store-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await makeStoreIn(folder);
  const one: Pick<Reused, 'onEvent' | 'isLeased'> = { onEvent: ignored, isLeased: true };
  const store = await openStore({ folder }, (problem) => one.onEvent(problem));
  const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(store.db);
  const all = rows.map(({ name }) => name);
  const filled = new Set(await withRows(store, all));
  return Object.assign(one, { store, tables: all.filter((name) => !filled.has(name)) });
};

/** Those of some tables that have rows. */
const withRows = async ({ db }: Store, tables: readonly string[]): Promise<readonly string[]> => {
  const requests = tables.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.raw(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(requests, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
};

const empty = async ({ store, tables }: Reused): Promise<void> => {
  const filled = await withRows(store, tables);
  if (filled.length === 0) return;
  await sql`truncate ${sql.raw(filled.join(', '))} restart identity cascade`.execute(store.db);
};

/** Ms after which emptying a store has hung: a failed test left something running in it. */
const STUCK = 20_000;

const takeReused = async (): Promise<Reused> => {
  const free = reused.find(({ isLeased }) => !isLeased);
  if (free !== undefined) {
    free.isLeased = true;
    if (await Promise.race([empty(free).then(() => true), pause(STUCK, false)])) return free;
  }
  const one = await openReused();
  reused.push(one);
  return one;
};

/** Opening a store takes a second of processor time, for each of seventy files; emptying it a hundredth of that. */
const reusedFor = async (onEvent: Hear): Promise<LeasedDatabase> => {
  const one = await takeReused();
  one.onEvent = onEvent;
  const giveBack = async (): Promise<void> => {
    one.onEvent = ignored;
    one.isLeased = false;
  };
  return { store: one.store, giveBack };
};

const newFor = async (onEvent: Hear): Promise<LeasedDatabase> => {
  const { place: location, remove } = await newStoreLocation();
  const store = await openStore(location, onEvent);
  return { store, giveBack: () => store.close().then(remove) };
};

/** One store for all tests of a file; call the function within tests. Errors beside the tests' own make the file fail. */
export const storeForAll = (): (() => Store) => {
  const problems: Error[] = [];
  let leased: LeasedDatabase | undefined;
  beforeAll(async () => {
    leased = await (SERVER === undefined ? reusedFor : newFor)((problem) => problems.push(problem));
  }, TIMEOUT);
  afterAll(async () => {
    await leased?.giveBack();
    if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join('\n'));
  }, TIMEOUT);
  return () => {
    if (leased === undefined) throw new Error('the store is open within tests');
    return leased.store;
  };
};
