import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { World } from './world.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Asks as a browser behind the proxy does: CONNECT and TLS for https, absolute form for http. No redirect is followed. */
export const fetchThrough = async (world: World, address: string, options: Options = {}): Promise<Reply> => {
  const url = new URL(address);
  const { method = 'GET', headers = {}, body } = options;
  const outgoing = { method, headers: { ...headers, host: url.host, connection: 'close' } };
  const request =
    url.protocol === 'http:'
      ? requestHttp({ ...outgoing, ...proxyOf(world), agent: false, path: url.href })
      : requestHttp({ ...outgoing, path: url.pathname + url.search, createConnection: await secureTunnel(world, url) });

  return new Promise<Reply>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => readReply(response).then(resolve, reject));
    request.end(body);
  });
};

const proxyOf = ({ proxy }: World) => {
  const { hostname, port } = new URL(`http://${proxy}`);
  return { host: hostname, port };
};

const secureTunnel = async (world: World, { hostname, port }: URL) => {
  const socket = await openTunnel(world, `${hostname}:${port || 443}`);
  const ca = readFileSync(world.authorityFile);
  return () => connectTls({ socket, servername: hostname, ca });
};

const openTunnel = (world: World, authority: string) =>
  new Promise<Socket>((resolve, reject) => {
    const request = requestHttp({ ...proxyOf(world), method: 'CONNECT', path: authority, agent: false });
    request.once('error', reject);
    request.once('connect', (response, socket) => {
      if (response.statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Error(`the proxy said ${response.statusCode}`));
    });
    request.end();
  });

const readReply = async (response: IncomingMessage): Promise<Reply> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
};
