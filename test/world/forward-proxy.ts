import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Hosting, serve, siteOf } from './site-server.ts';

/**
 * The forward proxy of RFC 9110: CONNECT leads https to the local TLS server, absolute-form requests are answered here.
 * A host it cannot map, or a port that is not the scheme's own, is refused and written down.
 */
export const createForwardProxy = (hosting: Hosting, securePort: () => number): Server => {
  const proxy = createServer((request, response) => {
    const { hostname: host, port, pathname, search } = new URL(request.url ?? '/', 'http://unknown');
    if (port === '')
      return void serve(hosting, 'http', { request, response, port: 80 }).catch(() => response.destroy());

    hosting.log.refuse({
      method: request.method ?? 'GET',
      scheme: 'http',
      host,
      port: Number(port),
      path: pathname + search,
    });
    response.writeHead(502).end();
  });

  proxy.on('connect', (request, client: Duplex) => {
    client.on('error', () => client.destroy());
    const { host, port } = splitAuthority(request.url ?? '');
    const site = port === 443 ? siteOf(hosting.sites, host) : undefined;
    if (site?.https !== undefined) {
      // A browser leaves it at the certificate, and what it was going to ask is never seen.
      if (site.certificate === 'untrusted')
        hosting.log.leave({ method: 'CONNECT', scheme: 'https', host, port, path: null });
      tunnel(client, securePort());
      return;
    }

    hosting.log.refuse({ method: 'CONNECT', scheme: 'https', host, port, path: null });
    client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });

  return proxy;
};

const tunnel = (client: Duplex, port: number): void => {
  const server = connect(port, '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    server.pipe(client);
    client.pipe(server);
  });
  server.on('error', () => client.destroy());
  server.on('close', () => client.destroy());
  client.on('close', () => server.destroy());
};

const splitAuthority = (authority: string): { readonly host: string; readonly port: number } => {
  const at = authority.lastIndexOf(':');
  return { host: authority.slice(0, at), port: Number(authority.slice(at + 1)) };
};
