import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../../../server/core/store/pool.ts';

/** A message of PostgreSQL's protocol (“Message Formats”): its type, its length and its body. */
const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
/** Accepts a connection without a password, ready for queries. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

/** A PostgreSQL that accepts every connection, and resets it at the first query. */
let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.resetAndDestroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server?.close());

const open = (onError: (problem: Error) => void = () => {}) =>
  openPool({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, user: 'a', database: 'a' }, onError);

test('a connection that is reset during a query rejects that query without an unhandled error', async () => {
  const pool = open();
  const client = await pool.connect();
  // An error event without a listener ends a Node process.
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await pool.end();
});

test('a query on a broken connection is rejected, and the next query uses a new connection', async () => {
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: open() }) });
  const query = () => db.selectNoFrom((is) => is.val(1).as('one')).execute();
  const before = connections;
  await expect(query()).rejects.toThrow();
  expect(connections).toBe(before + 1);
  await expect(query()).rejects.toThrow();
  expect(connections).toBe(before + 2);
  await db.destroy();
});
