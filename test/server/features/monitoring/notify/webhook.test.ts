import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EGRESS, type EgressSettings } from '../../../../../server/egress/dial.ts';
import { formatEvent, isEvent } from '../../../../../server/features/monitoring/notify/event.ts';
import { createExampleNotice, MAIL_KINDS } from '../../../../../server/features/monitoring/notify/previews.ts';
import { computeSignature, createSecret } from '../../../../../server/features/monitoring/notify/signature.ts';
import {
  isHopeless,
  openWebhookClient,
  toWebhookUrl,
} from '../../../../../server/features/monitoring/notify/webhook.ts';
import { createAuthority, issueFor } from '../../../../world/certificate.ts';
import { NOW } from '../../../kit/store.ts';

const authority = createAuthority('Pijler test');
const requests: { readonly headers: IncomingMessage['headers']; readonly body: string; readonly path: string }[] = [];
let answer: (response: ServerResponse, path: string) => void = (response) => response.writeHead(204).end();
const sink = createServer(issueFor('hooks.example.nl', authority), async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? '';
  requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path });
  answer(response, path);
});
let port = 0;
beforeAll(async () => {
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  port = (sink.address() as AddressInfo).port;
});
beforeEach(() => {
  requests.length = 0;
  answer = (response) => response.writeHead(204).end();
});
afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});

/** Names resolve as each test says, one answer after another; connections to the public address end at the sink. */
const PUBLIC = '93.184.215.14';
const wayOut = (...answers: readonly (readonly string[])[]): EgressSettings => {
  const left = [...answers];
  return {
    ...EGRESS,
    resolve: async () => (left.length > 1 ? left.shift() : left[0]) ?? [],
    connect: async () => {
      const socket = connect({ host: '127.0.0.1', port });
      await once(socket, 'connect');
      return socket;
    },
  };
};
const createClient = (egress: EgressSettings, timeout?: number) =>
  openWebhookClient({
    egress,
    authorities: [authority.pem],
    userAgent: 'Pijler/1 (+https://scan.example.nl)',
    ...(timeout !== undefined && { timeout }),
  });
const secret = createSecret();
const message = { id: 'msg_1', timestamp: NOW / 1_000, body: formatEvent(createExampleNotice('changes', NOW)) };
const hook = { url: 'https://hooks.example.nl/in?a=b', secret };

describe('a webhook message', () => {
  test('is signed so that the receiver can verify it with the secret', async () => {
    expect(await createClient(wayOut([PUBLIC])).deliver(hook, message)).toEqual({ ok: true });
    expect(requests).toHaveLength(1);
    const { headers, body, path } = requests[0] ?? { headers: {}, body: '', path: '' };
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(key).toHaveLength(32);
    expect([headers['webhook-id'], headers['webhook-timestamp'], path]).toEqual([
      'msg_1',
      String(NOW / 1_000),
      '/in?a=b',
    ]);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject({
      ...{ type: 'site.changed', timestamp: '2026-11-20T12:00:00.000Z' },
      data: {
        site: { host: 'voorbeeld.nl' },
        changes: [{ check: 'hsts', from: 'pass', to: 'fail', who: 'hostingpartij' }, {}, {}],
      },
    });
  });

  // The example of the specification's reference library.
  test('has the signature of the specification’s example', () => {
    const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
    expect(computeSignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  test('exists for each kind of notice about a site, but not for a digest', () => {
    const events = MAIL_KINDS.filter((kind) => isEvent(createExampleNotice(kind, NOW)));
    expect(events).toEqual(['changes', 'ends', 'unreachable', 'reachable']);
    for (const kind of events)
      expect(JSON.parse(formatEvent(createExampleNotice(kind, NOW)))).toMatchObject({ data: { site: {} } });
    expect(() => formatEvent(createExampleNotice('digest', NOW))).toThrow(TypeError);
  });
});

describe('a message that is not accepted', () => {
  test.each([
    [500, { ok: false, why: 'status', detail: '500' }],
    [410, { ok: false, why: 'gone', detail: '410' }],
    [200, { ok: true }],
  ] as const)('gets its result from the status: %s', async (status, delivered) => {
    answer = (response) => response.writeHead(status).end('x'.repeat(1_000_000));
    expect(await createClient(wayOut([PUBLIC])).deliver(hook, message)).toEqual(delivered);
  });

  test('does not follow a redirect', async () => {
    answer = (response) => response.writeHead(307, { location: 'https://hooks.example.nl/private' }).end();
    expect(await createClient(wayOut([PUBLIC])).deliver(hook, message)).toMatchObject({
      ok: false,
      why: 'redirect',
      detail: 'hooks.example.nl leads on (307)',
    });
    expect(requests.map(({ path }) => path)).toEqual(['/in?a=b']);
  });

  test('times out', async () => {
    answer = () => {};
    expect(await createClient(wayOut([PUBLIC]), 200).deliver(hook, message)).toMatchObject({
      ok: false,
      why: 'timeout',
    });
  });

  test('is not sent to a host with an untrusted certificate', async () => {
    const strange = openWebhookClient({ egress: wayOut([PUBLIC]), authorities: [], userAgent: 'x' });
    expect(await strange.deliver(hook, message)).toMatchObject({ ok: false, why: 'network' });
    expect(requests).toEqual([]);
  });
});

describe('a private address', () => {
  test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'])(
    '%s gets nothing, and is named in the log only',
    async (address) => {
      const delivered = await createClient(wayOut([address])).deliver(hook, message);
      const detail = 'hooks.example.nl has no public address';
      const forLog = `hooks.example.nl leads to ${address}`;
      expect(delivered).toEqual({ ok: false, why: 'refused', detail, forLog });
      expect(requests).toEqual([]);
    },
  );

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://hooks.example.nl:8443/',
  ])('in the URL itself gets nothing: %s', async (url) => {
    expect(await createClient(wayOut([PUBLIC])).deliver({ url, secret }, message)).toMatchObject({
      ok: false,
      why: 'refused',
    });
    expect(requests).toEqual([]);
  });

  test('gets nothing when a name that was public later resolves to it', async () => {
    const rebinding = createClient(wayOut([PUBLIC], ['127.0.0.1']));
    expect(await rebinding.deliver(hook, message)).toEqual({ ok: true });
    expect(await rebinding.deliver(hook, message)).toMatchObject({ ok: false, why: 'refused' });
    expect(requests).toHaveLength(1);
  });

  test.each(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN'])('gives the same error as an unknown name (%s)', async (code) => {
    const egress = { ...wayOut([PUBLIC]), resolve: () => Promise.reject(Object.assign(new Error(code), { code })) };
    const [absent, within] = [
      await createClient(egress).deliver(hook, message),
      await createClient(wayOut(['10.0.0.8'])).deliver(hook, message),
    ];
    expect({ ...absent, forLog: '' }).toEqual({ ...within, forLog: '' });
  });

  test('among public ones blocks the whole name', async () => {
    expect(await createClient(wayOut([PUBLIC, '10.0.0.1'])).deliver(hook, message)).toMatchObject({ why: 'refused' });
  });
});

test.each([
  'http://hooks.example.nl/',
  'https://u:p@hooks.example.nl/',
  'https://hooks.example.nl/#x',
  'file:///etc/passwd',
  'hooks',
  `https://h.nl/${'x'.repeat(2_000)}`,
])('%s is not a valid webhook address', async (url) => {
  expect(toWebhookUrl(url)).toBeNull();
  expect(await createClient(wayOut([PUBLIC])).deliver({ url, secret }, message)).toMatchObject({
    ok: false,
    why: 'refused',
  });
});

test('a webhook is disabled after five days of failures, or at once after 410', () => {
  const DAY = 86_400_000;
  expect([
    isHopeless(NOW, NOW + 5 * DAY - 1, 'status'),
    isHopeless(NOW, NOW + 5 * DAY, 'status'),
    isHopeless(NOW, NOW, 'gone'),
  ]).toEqual([false, true, true]);
});
