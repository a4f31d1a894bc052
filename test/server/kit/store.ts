import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openStore, type Place, type Store } from '../../../server/store/open-store.ts';

/**
 * Where tests keep things: embedded, or on the PostgreSQL that PIJLER_TEST_DATABASE leads to, as a user who may make
 * databases (`scripts/test/postgres.ts` starts one).
 */
const SERVER = process.env['PIJLER_TEST_DATABASE'];

/** Whether several processes could be at the stores of these tests. */
export const isShared = SERVER !== undefined;

/** Opening an embedded PostgreSQL for the first time takes seconds of processor. */
export const PATIENCE = 120_000;

/** A moment at which tests take place. */
export const NOW = Date.UTC(2026, 10, 20, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const IN_USE = '55006';

/** Takes a database away when the last connection of a store that was closed has ended. */
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

/** A new place, empty, and what takes it away. */
export const newPlace = async (): Promise<{ readonly place: Place; readonly remove: () => Promise<void> }> => {
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

let made: Promise<string> | undefined;

/** An embedded store in which nothing was kept yet, made once: opening a copy of it takes a fifth of the time. */
const madeOnce = (): Promise<string> => {
  made ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pijler-made-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const store = await openStore({ folder });
    await store.close();
    return folder;
  })();
  return made;
};

/** Makes a folder an embedded store in which nothing was kept yet. */
export const makeStoreIn = async (folder: string): Promise<void> =>
  cpSync(await madeOnce(), folder, { recursive: true });

/** One store for all tests of a file; `get` is for within them. Whatever went wrong beside what they asked ends it red. */
export const storeForAll = (): (() => Store) => {
  const problems: Error[] = [];
  let store: Store | undefined;
  let remove = async (): Promise<void> => {};
  beforeAll(async () => {
    const { place, remove: removePlace } = await newPlace();
    remove = removePlace;
    if ('folder' in place) await makeStoreIn(place.folder);
    store = await openStore(place, (problem) => problems.push(problem));
  }, PATIENCE);
  afterAll(async () => {
    await store?.close();
    await remove();
    if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join('\n'));
  }, PATIENCE);
  return () => {
    if (store === undefined) throw new Error('the store is open within tests');
    return store;
  };
};
