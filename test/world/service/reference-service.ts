import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endServer, listen, portOf } from '../listening.ts';
import type { Answer } from '../site.ts';
import { FAULTS, type Fault } from './faults.ts';
import { hourlyCounter } from './limits.ts';
import { operationAnswer } from './operations.ts';
import type { Recorded } from './recorded.ts';
import { type Request, scanEndpoint } from './scan-endpoint.ts';
import { type StoredSite, sitesEndpoint } from './sites.ts';

/** A scan service after docs/scan-api.md: a real HTTP server on loopback that runs our own engine on recorded evidence. */

export interface ServiceOptions {
  /** Evidence by domain. */
  readonly sites?: Readonly<Record<string, Recorded>>;
  /** Keys that are valid, and keys that exist without permission. */
  readonly keys?: readonly string[];
  readonly withoutPermission?: readonly string[];
  /** Sites of who has a key; without them the service has no such operations. */
  readonly teamSites?: StoredSite[];
  /** Ms since 1970. */
  readonly now?: () => number;
}

/** One request as the service saw it. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
}

export interface ReferenceService {
  /** Base address, http on loopback. */
  readonly base: string;
  log(): readonly Received[];
  clearLog(): void;
  /** Every scan is answered with this from now on; null ends it. */
  setFault(fault: Fault | null): void;
  /** What the service knows of a site, by domain. */
  record(domain: string, evidence: Recorded): void;
  /** Starts every limit anew. */
  resetLimits(): void;
  stop(): Promise<void>;
}

const SCAN = '/api/gda-scan-api.php';

const readRequest = async (request: IncomingMessage): Promise<Request> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://localhost'),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString(),
    ip: request.socket.remoteAddress ?? '',
  };
};

const send = async (response: ServerResponse, { status, headers, body = '', delay = 0 }: Answer): Promise<void> => {
  await wait(delay, undefined, { ref: false });
  if (!response.destroyed) response.writeHead(status, headers as Record<string, string>).end(body);
};

export const startService = async (options: ServiceOptions = {}): Promise<ReferenceService> => {
  const { keys = [], withoutPermission = [], now = Date.now, teamSites } = options;
  const sites = new Map(Object.entries(options.sites ?? {}));
  let count = hourlyCounter(now);
  let fault: Fault | null = null;
  let received: Received[] = [];
  let base = '';

  const answerOf = (request: Request): Answer => {
    if (teamSites !== undefined && request.url.pathname.startsWith('/api/v1/'))
      return sitesEndpoint(request, { keys, kept: teamSites });
    if (request.url.pathname !== SCAN) return operationAnswer(request);
    if (fault !== null) return FAULTS[fault];
    return scanEndpoint(request, { base, sites, keys, withoutPermission, count });
  };
  const server = createServer((incoming, response) => {
    const serve = async () => {
      const request = await readRequest(incoming);
      const answer = answerOf(request);
      const { method, url, headers, body } = request;
      received.push({ method, path: url.pathname + url.search, headers, body, status: answer.status });
      await send(response, answer);
    };
    serve().catch(() => response.destroy());
  });
  await listen(server);
  base = `http://127.0.0.1:${portOf(server)}`;

  return {
    base,
    log: () => received,
    clearLog: () => {
      received = [];
    },
    setFault: (next) => {
      fault = next;
    },
    record: (domain, evidence) => void sites.set(domain, evidence),
    resetLimits: () => {
      count = hourlyCounter(now);
    },
    stop: () => endServer(server),
  };
};
