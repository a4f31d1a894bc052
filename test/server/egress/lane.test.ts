import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBlock } from '../../../server/egress/address.ts';
import { EGRESS, type EgressSettings } from '../../../server/egress/dial.ts';
import { openLane } from '../../../server/egress/lane.ts';
import { openProxy } from '../../../server/egress/proxy.ts';

/** A configurable site on loopback, and real sockets to it through the egress. */

let text = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ngoed';
const heard: string[] = [];
const site = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    heard.push(chunk.toString('latin1'));
    socket.end(text);
  });
});
let settings: EgressSettings;
let port: number;

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  port = (site.address() as AddressInfo).port;
  const here = toBlock('127.0.0.0/8');
  settings = { ...EGRESS, letIn: here === null ? [] : [here], ports: [port], resolve: async () => ['127.0.0.1'] };
});
afterAll(() => void site.close());

const textOf = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = [];
  socket.on('error', () => {});
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
};

test('connections and bytes are counted, in both directions', async () => {
  const lane = openLane(settings);
  const socket = await lane.dial('a.nl', port);
  socket.write('vraag');
  expect(await textOf(socket)).toBe(text);
  expect(lane.traffic()).toEqual({ bytes: 'vraag'.length + text.length, connections: 1, refused: [], full: false });
  lane.close();
});

test('connections over the limit are refused', async () => {
  const lane = openLane(settings, { bytes: 1_000, connections: 2 });
  await Promise.all([lane.dial('a.nl', port), lane.dial('b.nl', port)]);
  await expect(lane.dial('c.nl', port)).rejects.toThrow('no more connections');
  expect(lane.traffic()).toMatchObject({ connections: 2, full: true });
  lane.close();
});

test('exceeding the byte limit closes every connection', async () => {
  const lane = openLane(settings, { bytes: 100_000, connections: 10 });
  const idle = await lane.dial('b.nl', port);
  const ended = once(idle, 'close');
  const before = text;
  text = 'x'.repeat(10_000_000);
  const socket = await lane.dial('a.nl', port);
  socket.write('vraag');
  await Promise.all([textOf(socket).catch(() => ''), ended]);
  text = before;
  await expect(lane.dial('c.nl', port)).rejects.toThrow('no more connections');
  expect(lane.traffic().full).toBe(true);
  lane.close();
});

test('closing a lane shuts its connections and refuses new ones', async () => {
  const lane = openLane(settings);
  const socket = await lane.dial('a.nl', port);
  const ended = once(socket, 'close');
  lane.close();
  await ended;
  await expect(lane.dial('a.nl', port)).rejects.toThrow('no more connections');
});

test('a refused connection is recorded with its reason', async () => {
  const lane = openLane(settings);
  await expect(lane.dial('a.nl', 22)).rejects.toThrow('port 22');
  expect(lane.traffic()).toMatchObject({ refused: ['a.nl:22 port 22'] });
  lane.close();
});

/** The response to this request through the proxy. */
const throughProxy = async (request: string): Promise<string> => {
  const lane = openLane(settings);
  const proxy = await openProxy(lane);
  const client = connect(Number(proxy.address.split(':')[1]), '127.0.0.1');
  client.write(request);
  const answer = await textOf(client);
  lane.close();
  proxy.close();
  return answer;
};

test('a plain request is forwarded with the browser’s headers, without the proxy headers', async () => {
  heard.length = 0;
  const lines = ['Host: a.nl', 'X-Een: 1', 'x-een: 2', 'Proxy-Connection: keep-alive', 'Proxy-Authorization: geheim'];
  const answer = await throughProxy(`GET http://a.nl:${port}/pad?x=1 HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  expect(answer).toBe(text);
  expect(heard).toEqual(['GET /pad?x=1 HTTP/1.1\r\nHost: a.nl\r\nX-Een: 1\r\nx-een: 2\r\nConnection: close\r\n\r\n']);
});

test('a tunnel forwards data from the first byte', async () => {
  heard.length = 0;
  const answer = await throughProxy(`CONNECT a.nl:${port} HTTP/1.1\r\nHost: a.nl\r\n\r\nvraag`);
  expect(answer).toBe(`HTTP/1.1 200 Connection Established\r\n\r\n${text}`);
  expect(heard).toEqual(['vraag']);
});

test.each([
  ['GET http://a.nl:22/ HTTP/1.1\r\nHost: a.nl\r\n\r\n', ''],
  ['GET ftp://a.nl/ HTTP/1.1\r\nHost: a.nl\r\n\r\n', ''],
  ['GET /pad HTTP/1.1\r\nHost: a.nl\r\n\r\n', ''],
  ['CONNECT a.nl:22 HTTP/1.1\r\nHost: a.nl\r\n\r\n', 'HTTP/1.1 403 Forbidden'],
])('nothing is forwarded for %j, and the response cannot be taken for the site’s', async (request, start) => {
  heard.length = 0;
  const answer = await throughProxy(request);
  expect(answer.split('\r\n')[0]).toBe(start);
  expect(heard).toEqual([]);
});
