import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { MINUTE } from '../../lib/time.ts';
import { type McpSettings, makeMcpServer } from './server.ts';

/** `pijler mcp` over Streamable HTTP, for clients on this computer only. */

const HERE = '127.0.0.1';
/** The only path. */
export const MCP_PATH = '/mcp';
/** Maximum clients at once, and milliseconds of silence after which one is removed. */
const MAX_SESSIONS = 20;
const IDLE = 30 * MINUTE;

/**
 * Whether a request comes from this computer under its own name: a web page that is open in a browser here uses its own host (DNS
 * rebinding) or its own origin, and is refused.
 */
export const isFromHere = ({ headers }: Pick<IncomingMessage, 'headers'>, port: number): boolean => {
  const hosts = [`${HERE}:${port}`, `localhost:${port}`, `[::1]:${port}`];
  const { host = '', origin } = headers;
  return (
    hosts.includes(host.toLowerCase()) && (origin === undefined || hosts.some((own) => origin === `http://${own}`))
  );
};

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  lastAt: number;
}

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
};

/** A running server, and how to close it. */
interface McpListener {
  readonly address: string;
  close(): Promise<void>;
}

const makeSessions = (settings: McpSettings) => {
  const sessions = new Map<string, Session>();
  /** Ends sessions that have been silent for long, and the one that has been silent longest if there is no room. */
  const makeRoom = (now: number): void => {
    const byAge = [...sessions].toSorted(([, one], [, other]) => one.lastAt - other.lastAt);
    const idle = byAge.filter(([, { lastAt }], index) => now - lastAt > IDLE || byAge.length - index >= MAX_SESSIONS);
    for (const [id, { transport }] of idle) {
      sessions.delete(id);
      void transport.close();
    }
  };
  const open = async (): Promise<StreamableHTTPServerTransport> => {
    makeRoom(Date.now());
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, { transport, lastAt: Date.now() }),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await makeMcpServer(settings).connect(transport);
    return transport;
  };
  const find = (id: string): StreamableHTTPServerTransport | null => {
    const session = sessions.get(id);
    if (session === undefined) return null;
    session.lastAt = Date.now();
    return session.transport;
  };
  const close = async (): Promise<void> => {
    await Promise.all([...sessions.values()].map(({ transport }) => transport.close()));
  };
  return { open, find, close };
};

/** Listens on loopback; port 0 takes any free one. */
export const serveMcp = async (settings: McpSettings, port: number): Promise<McpListener> => {
  const sessions = makeSessions(settings);
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { port: own } = server.address() as AddressInfo;
    if (!isFromHere(request, own)) return refuse(response, 403, 'Only this computer may ask.');
    if (URL.parse(request.url ?? '', `http://${HERE}`)?.pathname !== MCP_PATH)
      return refuse(response, 404, `The path is ${MCP_PATH}.`);
    const { 'mcp-session-id': id } = request.headers;
    const transport = typeof id === 'string' ? sessions.find(id) : await sessions.open();
    if (transport === null) return refuse(response, 404, 'This session has ended.');
    await transport.handleRequest(request, response);
  };
  const server = createServer((request, response) => {
    answerRequest(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'Something went wrong.');
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HERE, resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    address: `http://${HERE}:${own}${MCP_PATH}`,
    close: async () => {
      await sessions.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
