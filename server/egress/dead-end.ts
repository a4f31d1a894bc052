import { createServer } from 'node:http';
import { type Doorway, openDoorway } from './proxy.ts';

/**
 * A proxy that leads nowhere: what a browser does of its own accord ends here. To what is asked over plain http it says
 * that there is nothing (204), and tunnels it refuses, so that who asks for http through it learns whether the browser
 * makes https of it by itself.
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
