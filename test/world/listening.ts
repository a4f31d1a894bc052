import { once } from 'node:events';
import type { Server } from 'node:http';

interface Connection {
  destroy(): void;
  once(event: 'close', done: () => void): void;
}

const connections = new WeakMap<Server, Set<Connection>>();

/** Listens on a random loopback port. Connections are kept in sight, because those that became tunnels are not the server's own. */
export const listen = async (server: Server): Promise<void> => {
  const open = new Set<Connection>();
  connections.set(server, open);
  server.on('connection', (socket: Connection) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

/** Ends a server with all its connections. */
export const endServer = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  server.close();
  for (const connection of connections.get(server) ?? []) connection.destroy();
  await once(server, 'close');
};

export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('server has no port');
  return address.port;
};
