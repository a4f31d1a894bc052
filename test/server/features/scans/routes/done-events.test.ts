import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EGRESS, type EgressSettings } from '../../../../../server/egress/dial.ts';
import { openWebhookClient } from '../../../../../server/features/monitoring/notify/webhook.ts';
import {
  type NotificationWorker,
  openNotificationWorker,
} from '../../../../../server/features/monitoring/worker/notification-worker.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { createAuthority, issueFor } from '../../../../world/certificate.ts';
import { feedingFor } from '../../../kit/batch.ts';
import { pagesAt } from '../../../kit/crawl.ts';
import { bring } from '../../../kit/deliveries.ts';
import { type Listening, listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/**
 * The webhook events about what a program requested: a scan, a batch and a crawl, and the button that tests the
 * webhook, each over TLS and signed (Standard Webhooks).
 */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);
const { feedAndWork } = feedingFor(store, service);

interface Came {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}
const came: Came[] = [];
const authority = createAuthority('Pijler test');
const sink = createServer(issueFor('hooks.voorbeeld.nl', authority), async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const line = (name: string): string => String(request.headers[`webhook-${name}`]);
  const [id, timestamp, signature] = [line('id'), line('timestamp'), line('signature')];
  came.push({ id, timestamp, signature, body: Buffer.concat(chunks).toString() });
  response.writeHead(204).end();
});
let port = 0;
beforeAll(async () => {
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  port = (sink.address() as AddressInfo).port;
});
const workers: NotificationWorker[] = [];
afterEach(async () => {
  for (const one of workers.splice(0)) await one.close();
});
afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});

const egress: EgressSettings = {
  ...EGRESS,
  resolve: async () => ['93.184.215.14'],
  connect: async () => {
    const socket = connect({ host: '127.0.0.1', port });
    await once(socket, 'connect');
    return socket;
  },
};
const openWorker = async (): Promise<NotificationWorker> => {
  const worker = await openNotificationWorker(store(), {
    ...{ now: () => NOW, post: null, look: 1_000_000, sent: () => {} },
    webhookClient: openWebhookClient({ egress, authorities: [authority.pem], userAgent: 'Pijler/1' }),
    links: { view: () => 'https://a.nl/', confirm: () => 'https://a.nl/', leave: () => 'https://a.nl/' },
    fault: (error) => {
      throw error;
    },
  });
  workers.push(worker);
  return worker;
};

const asking =
  ({ base }: Listening, key: string) =>
  async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: { 'X-GDA-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };

/** Whether a message is signed with a secret. */
const isSigned = ({ id, timestamp, signature, body }: Came, secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return signature === `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

test('a finished scan, batch and crawl, and a test, each send one signed webhook event', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const { key } = await createKey(store(), { name: 'bureau', perHour: 100, perDay: 1_000 }, NOW);
  const ask = asking(await listen(), key);
  const { body: hook } = await ask('POST', '/webhooks', { url: 'https://hooks.voorbeeld.nl/in' });
  service().scanner.next = { addresses: { from: 'sitemap', addresses: pagesAt('https://drie.nl/', 2) } };
  await feedAndWork();

  const { body: scan } = await ask('POST', '/scans?wait=20', { url: 'een.nl' });
  const {
    body: { batch },
  } = await ask('POST', '/batches', { urls: ['twee.nl', 'vier.nl'] });
  const { body: site } = await ask('POST', '/sites', { url: 'https://drie.nl/' });
  const { body: crawl } = await ask('POST', `/sites/${site.id}/crawls`, { pages: 3 });
  expect((await ask('POST', `/webhooks/${hook.id}/test`)).status).toBe(202);
  const over = async (path: string) => {
    const { body } = await ask('GET', path);
    return body.ended_at ?? body.scan?.ended_at ?? null;
  };
  await expect.poll(() => over(`/batches/${batch.id}`), { timeout: 60_000 }).not.toBeNull();
  await expect.poll(() => over(`/crawls/${crawl.id}`), { timeout: 60_000 }).not.toBeNull();

  const worker = await openWorker();
  await bring(store(), [worker]);
  const events = came.map(({ body }) => JSON.parse(body));
  expect(events.map(({ type }) => type).toSorted()).toEqual(['batch.done', 'crawl.done', 'scan.done', 'webhook.test']);
  const dataOf = (type: string) => events.find((one) => one.type === type)?.data;
  expect(dataOf('scan.done').scan).toMatchObject({ id: scan.id, state: 'done', url: 'https://een.nl/' });
  expect(JSON.stringify(dataOf('batch.done'))).toContain(batch.id);
  expect(JSON.stringify(dataOf('crawl.done'))).toContain(crawl.id);
  expect(came.every((one) => isSigned(one, hook.secret))).toBe(true);
  expect(came.some((one) => isSigned({ ...one, body: `${one.body} ` }, hook.secret))).toBe(false);
  // Each is delivered once.
  await bring(store(), [worker]);
  expect(came).toHaveLength(4);
});

test.each([
  ...[
    'https://127.0.0.1/in',
    'https://localhost/in',
    'https://10.0.0.8/in',
    'https://[::1]/in',
    'https://[fd00::5]/in',
  ],
  ...[
    'https://192.168.1.1/',
    'https://169.254.169.254/latest',
    'https://2130706433/',
    'https://nas.local/',
    'https://intranet/',
  ],
  ...['https://hooks.voorbeeld.nl:8443/', 'http://hooks.voorbeeld.nl/in'],
])('the webhook address %s is rejected', async (url) => {
  const { key } = await createKey(store(), { name: 'bureau', perHour: 100 }, NOW);
  const ask = asking(await listen(), key);
  const { status, body } = await ask('POST', '/webhooks', { url });
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  expect((await ask('GET', '/webhooks')).body.webhooks).toEqual([]);
});
