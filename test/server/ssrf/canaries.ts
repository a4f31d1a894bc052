import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { createServer as createPlain } from 'node:net';
import { PAGES, PORTS, PRIVATE, PUBLIC, TARGETS } from './variants.ts';

/** The machines of the network: private services that record every contact and contain a secret, and an evil public site. */

export const SECRET = 'canary-7f3a';

/** The secret is everywhere a report might quote it. */
const PAGE = `<!doctype html><title>${SECRET}</title><h1>${SECRET}</h1><img src="/${SECRET}.png"><script src="/${SECRET}.js"></script>`;
const ANSWER = [
  'HTTP/1.1 200 OK',
  'Content-Type: text/html',
  'Access-Control-Allow-Origin: *',
  `Server: ${SECRET}/1.2.3`,
  `Set-Cookie: ${SECRET}=1`,
  `Content-Length: ${PAGE.length}`,
  'Connection: close',
  '',
  PAGE,
].join('\r\n');

/** Callbacks for what happens in the network. */
export interface Ears {
  /** A contact with a private service, or with a port of the public address that is not web. */
  hit(what: string): void;
  /** A page of the evil site was fetched, or its scripts ran: the path. */
  shown(path: string): void;
  ran(path: string): void;
}

const listenPlain = (address: string, port: number, hit: (what: string) => void): void => {
  const server = createPlain((socket) => {
    hit(`tcp ${address}:${port}`);
    socket.on('error', () => {});
    socket.once('data', () => socket.end(ANSWER));
  });
  server.on('error', (error) => hit(`could not listen: ${error.message}`));
  server.listen(port, address);
};

const listenDatagrams = (address: string, port: number, hit: (what: string) => void): void => {
  const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4');
  socket.on('message', () => hit(`udp ${address}:${port}`));
  socket.on('error', () => {});
  socket.bind(port, address);
};

const evilSite = ({ shown, ran }: Ears): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://evil.nl');
    if (pathname.startsWith('/ran/')) ran(pathname.slice('/ran'.length));
    else shown(pathname);
    const [, index] = /^\/r\/(\d+)$/.exec(pathname) ?? [];
    if (index !== undefined) {
      response.writeHead(302, { location: TARGETS[Number(index)] ?? '/' }).end();
      return;
    }
    const page = PAGES[pathname];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html', connection: 'close' }).end(page);
  });

/** Starts all listeners. */
export const openCanaries = (ears: Ears): void => {
  const { hit } = ears;
  for (const address of PRIVATE) for (const port of PORTS) listenPlain(address, port, hit);
  for (const address of [...PRIVATE, PUBLIC[0]])
    for (const port of [53, 443, 3478, 5353]) listenDatagrams(address, port, hit);
  for (const port of [22, 25, 6379, 8080]) listenPlain(PUBLIC[0], port, hit);
  for (const address of PUBLIC) evilSite(ears).listen(80, address);
};
