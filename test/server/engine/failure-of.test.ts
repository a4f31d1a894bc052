import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { Refused } from '../../../server/egress/dial.ts';
import { findNetworkFailure, isRefused } from '../../../server/engine/network/ask.ts';

const coded = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'noName'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['EPROTO', 'noTls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'noTls'],
  ['ECONNRESET', 'timeout'],
  ['UND_ERR_SOCKET', 'timeout'],
  ['EHOSTUNREACH', 'timeout'],
  ['HPE_INVALID_CONSTANT', 'timeout'],
  // The operator's own network.
  ['ENETUNREACH', null],
  ['ENETDOWN', null],
  ['EAI_AGAIN', null],
])('%s means %s', (code, means) => {
  expect(findNetworkFailure(coded(code))).toBe(means);
  expect(findNetworkFailure(new Error('fetch failed', { cause: coded(code) }))).toBe(means);
});

test('a connection that our egress refused is not a failure of the server', () => {
  const refused = new Error('failed', { cause: new Refused('127.0.0.1') });
  expect([isRefused(refused), findNetworkFailure(refused)]).toEqual([true, null]);
  expect(isRefused(coded('ECONNREFUSED'))).toBe(false);
  expect(findNetworkFailure('geen fout')).toBeNull();
});

const HEAD = 'HTTP/1.1 200 OK\r\n';
/** What a server can do instead of responding, each over a real socket. */
const SILENT: Readonly<Record<string, (socket: Socket) => void>> = {
  'hangs up before an answer': (socket) => socket.end(),
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'answers in no HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  'ends within its headers': (socket) => socket.end(`${HEAD}Content-Type: text/ht`),
  'sends headers without end': (socket) => socket.end(`${HEAD}X-Long: ${'a'.repeat(100_000)}\r\n\r\n`),
  'sends less than it announced': (socket) => socket.end(`${HEAD}Content-Length: 100\r\n\r\nshort`),
  'sends a chunk without a length': (socket) => socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`),
};

// The same as no response: a server gains no more from a broken response than from none.
test.each(Object.entries(SILENT))('a server that %s counts as a timeout', async (_, answer) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const error = await request(`http://127.0.0.1:${port}/`)
    .then(({ body }) => body.text())
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  expect(findNetworkFailure(error), String(error)).toBe('timeout');
});
