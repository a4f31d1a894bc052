import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../../../server/core/store/pool.ts';

/** A message of PostgreSQL's protocol (“Message Formats”): its type, its length and what it holds. */
const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
/** Who connects is let in without a password, and may ask. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

/** A PostgreSQL that lets everybody in, and cuts each connection as it is asked something. */
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
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

test('a connection that is cut in the middle of a query rejects that query, and its error is heard', async () => {
  const pool = open();
  const client = await pool.connect();
  // Node ends a process for an error that nobody listens to.
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await pool.end();
});

test('each query of a store on such a PostgreSQL is rejected, and the next is asked over another connection', async () => {
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: open() }) });
  const query = () => db.selectNoFrom((is) => is.val(1).as('one')).execute();
  await expect(query()).rejects.toThrow();
  await expect(query()).rejects.toThrow();
  await db.destroy();
});
