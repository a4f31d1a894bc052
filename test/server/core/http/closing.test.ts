import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { makeApp } from '../../../../server/app/app.ts';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import type { DeskAnswer } from '../../../../server/features/scans/worker/ask.ts';
import { serviceForEach } from '../../kit/desk.ts';
import { NOW, storeForAll } from '../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);

test('who still waits is answered, and a client that keeps its connection holds nobody up', async () => {
  const { desk, work } = service();
  await work();
  const [request, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ask: async (ask: Parameters<typeof desk.ask>[0]): Promise<DeskAnswer> => {
      request.resolve();
      await go.promise;
      return desk.ask(ask);
    },
  };
  const app = makeApp({
    ...{ store: store(), desk: slow, now: () => NOW, needsKey: false, publicUrl: null, contact: null, keepPublic: 30 },
    ...{
      proxies: [],
      isNeverScanned: () => false,
      hasMail: true,
      lookAtBadge: async () => {},
      health: { ready: async () => {} },
      answered: () => {},
      tell: () => {},
    },
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
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
