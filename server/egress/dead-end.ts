import { createServer } from 'node:http';
import { type Doorway, openDoorway } from './proxy.ts';

/**
 * A proxy that leads nowhere, for what a browser requests by itself. It answers plain http with 204 and refuses tunnels, so that
 * a request for http through it shows whether the browser changes it to https by itself.
 */
export const openDeadEnd = (): Promise<Doorway> => {
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const server = createServer((_, response) => void response.writeHead(204, headers).end());
  server.on('connect', (_, client) => {
    client.on('error', () => {});
    client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  return openDoorway(server);
};
