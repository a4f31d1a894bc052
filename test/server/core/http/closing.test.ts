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

test('closing answers the pending request, and does not wait for a keep-alive connection', async () => {
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
  // Closing does not wait for the keep-alive timeout of a minute, which is longer than this test's timeout.
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
  // Once this request is answered, the service has received the bytes before it too.
  await fetch(`${base}/healthz`);
  await app.close();
  socket.destroy();
};

// Browsers open spare connections, and so do load balancers. Node itself would wait for these.
test('closing does not wait for a connection on which nothing was sent', { timeout: 15_000 }, () =>
  expect(closeWhile('')).resolves.toBeUndefined(),
);

test.for([
  ['a head', 'GET /healthz HTTP/1.1\r\nHost: a.nl\r\n'],
  [
    'a body',
    `POST ${SCAN_PATH} HTTP/1.1\r\nHost: a.nl\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{`,
  ],
])('closing does not wait for %s that stays incomplete', { tags: ['full'], timeout: 40_000 }, ([, sent = '']) =>
  expect(closeWhile(sent)).resolves.toBeUndefined(),
);
