import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import type { ScanResponse } from '../../../../server/features/scans/worker/scan-service.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll } from '../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

test('who still waits is answered, and a client that keeps its connection holds nobody up', async () => {
  const { scanService, work } = service();
  await work();
  const [request, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    request: async (query: Parameters<typeof scanService.request>[0]): Promise<ScanResponse> => {
      request.resolve();
      await go.promise;
      return scanService.request(query);
    },
  };
  const { app, base } = await listen({ scanService: slow });
  const agent = new Agent({ keepAlive: true });
  const { promise: status, resolve } = Promise.withResolvers<number | undefined>();
  get(`${base}${SCAN_PATH}?url=open.nl`, { agent }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode));
  });
  await request.promise;
  const closed = app.close();
  go.resolve();
  expect(await status).toBe(200);
  // Not after the minute for which it may keep it: that would be longer than this test has.
  await closed;
  agent.destroy();
}, 30_000);

/** Connects to the service, sends this much of a request, and closes the service. */
const closeWhile = async (sent: string): Promise<void> => {
  const { app, base } = await listen();
  const { port } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  // One that is answered has shown that what came before it was received too.
  await fetch(`${base}/healthz`);
  await app.close();
  socket.destroy();
};

// As browsers open one more than they need, and load balancers in advance. Node itself would wait for as long as it is there.
test('a connection on which nothing was sent holds nobody up', { timeout: 15_000 }, () =>
  expect(closeWhile('')).resolves.toBeUndefined(),
);

test.for([
  ['a head', 'GET /healthz HTTP/1.1\r\nHost: a.nl\r\n'],
  [
    'a body',
    `POST ${SCAN_PATH} HTTP/1.1\r\nHost: a.nl\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{`,
  ],
])('nor does %s that never comes whole', { tags: ['full'], timeout: 40_000 }, ([, sent = '']) =>
  expect(closeWhile(sent)).resolves.toBeUndefined(),
);
