import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Refused } from './dial.ts';
import type { Lane } from './lane.ts';

/** A proxy on loopback. */
export interface Doorway {
  /** host:port */
  readonly address: string;
  close(): void;
}

/** Headers of one connection rather than of the request over it (RFC 9110 §7.6.1). */
const HOP_BY_HOP = /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/i;

/** The head of a forwarded request: the browser's own headers in their order, one request per connection. */
const formatHead = ({ method = 'GET', rawHeaders, headers }: IncomingMessage, { pathname, search }: URL): string => {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const lines = names.flatMap((name, index) =>
    HOP_BY_HOP.test(name) ? [] : [`${name}: ${rawHeaders[index * 2 + 1] ?? ''}`],
  );
  const chunked = headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding: chunked'];
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines, ...chunked, 'Connection: close', '', ''].join('\r\n');
};

/** Connects both sockets until one of them closes; what was written before is still sent. */
const join = (one: Socket, other: Socket): void => {
  one.on('close', () => other.destroySoon());
  other.on('close', () => one.destroySoon());
  one.pipe(other);
  other.pipe(one);
};

const toStatus = (error: unknown): string => (error instanceof Refused ? '403 Forbidden' : '502 Bad Gateway');

/** Forwards a plain request (RFC 9112 §3.2.2). The response goes back as it comes, byte for byte. */
const forwardRequest = async (request: IncomingMessage, response: ServerResponse, lane: Lane): Promise<void> => {
  const url = URL.parse(request.url ?? '');
  const { socket: client } = request;
  try {
    if (url?.protocol !== 'http:' || request.headers['transfer-encoding'] !== undefined)
      throw new Refused(`the request ${request.url}`);
    const site = await lane.dial(url.hostname, Number(url.port || 80));
    response.detachSocket(client);
    site.write(formatHead(request, url), 'latin1');
    request.pipe(site, { end: false });
    site.on('close', () => client.destroySoon());
    client.on('close', () => site.destroy());
    site.pipe(client);
  } catch {
    // Anything but a response of the site must not look like one: the browser sees a closed connection.
    client.destroy();
  }
};

/** A browser's request for a tunnel, and the data that it sent along without waiting. */
interface Tunnel {
  readonly request: IncomingMessage;
  readonly client: Socket;
  readonly head: Buffer;
}

/** Opens a tunnel (RFC 9110 §9.3.6). */
const openTunnel = async ({ request, client, head }: Tunnel, lane: Lane): Promise<void> => {
  const { hostname = '', port = '' } = URL.parse(`tunnel://${request.url}`) ?? {};
  try {
    const site = await lane.dial(hostname, Number(port));
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    site.write(head);
    join(client, site);
  } catch (error) {
    client.end(`HTTP/1.1 ${toStatus(error)}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  }
};

/** Opens a server of ours on loopback, for a browser's connections to it. */
export const openDoorway = async (server: Server): Promise<Doorway> => {
  const clients = new Set<Socket>();
  server.on('connection', (client) => {
    clients.add(client);
    client.on('error', () => {});
    client.on('close', () => clients.delete(client));
  });
  server.on('clientError', (_, client) => client.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
};

/** The egress of one scan, as a proxy for a browser. */
export const openProxy = (lane: Lane): Promise<Doorway> => {
  const server = createServer(
    { insecureHTTPParser: true },
    (request, response) => void forwardRequest(request, response, lane),
  );
  server.on('connect', (request, client, head) => {
    void openTunnel({ request, client: client as Socket, head }, lane);
  });
  return openDoorway(server);
};
