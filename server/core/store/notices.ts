import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Messages between processes on one store, through PostgreSQL's LISTEN and NOTIFY. */
export interface Notices {
  /** Calls `onEvent` with each message on a channel; resolves, once it listens, with a function that ends that. */
  listen(channel: string, onEvent: (text: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Notices of the embedded store: all listeners are in this process. */
export const openEmbeddedNotices = (pglite: PGlite): Notices => ({
  listen: async (channel, onEvent) => {
    const end = await pglite.listen(channel, onEvent);
    return () => end();
  },
  close: async () => {},
});

/** Milliseconds before a lost connection is opened again. */
const AGAIN = 1_000;

/** A connection that is opened on first use, and again when it is lost. */
interface Lasting {
  get(): Promise<Client>;
  close(): Promise<void>;
}

/** `open` opens the connection, and calls `handleLoss` when it is lost. */
const keepConnected = (
  open: (handleLoss: (problem?: Error) => void) => Promise<Client>,
  onError: (problem: Error) => void,
): Lasting => {
  let current: Promise<Client> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const handleLoss = (problem?: Error): void => {
    if (isClosed || timer !== undefined) return;
    if (problem) onError(problem);
    current = null;
    timer = setTimeout(() => {
      timer = undefined;
      get().catch(handleLoss);
    }, AGAIN);
  };
  const get = (): Promise<Client> => {
    current ??= open(handleLoss).catch((error: unknown) => {
      current = null;
      throw error;
    });
    return current;
  };
  return {
    get,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await (await current?.catch(() => null))?.end();
    },
  };
};

/**
 * Notices of a PostgreSQL, over a separate connection that is opened again when it is lost. Messages sent meanwhile are lost:
 * listeners have to poll now and then too.
 */
export const openDatabaseNotices = (connectionString: string, onError: (problem: Error) => void): Notices => {
  const listeners = new Map<string, Set<(text: string) => void>>();
  const listenTo = (client: Client, channel: string) => client.query(`listen ${client.escapeIdentifier(channel)}`);
  const connection = keepConnected(async (handleLoss) => {
    const client = new Client({ connectionString, keepAlive: true });
    client.on('error', handleLoss);
    client.on('end', () => handleLoss());
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onEvent of listeners.get(channel) ?? []) onEvent(payload);
    });
    await client.connect();
    for (const channel of listeners.keys()) await listenTo(client, channel);
    return client;
  }, onError);
  return {
    listen: async (channel, onEvent) => {
      const ours = listeners.get(channel) ?? new Set();
      listeners.set(channel, ours.add(onEvent));
      await listenTo(await connection.get(), channel);
      return async () => void ours.delete(onEvent);
    },
    close: connection.close,
  };
};
