import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext, type SecureContext } from 'node:tls';
import { type Authority, issueFor } from './certificate.ts';
import type { RequestLog } from './request-log.ts';
import type { Answer, Handler, Scheme, Site, Visit } from './site.ts';

export interface Hosting {
  readonly sites: readonly Site[];
  readonly log: RequestLog;
  /** Milliseconds added to every answer. */
  readonly latency: number;
}

/** A last dot is no part of a name to a server, as nginx and Apache see it. */
const withoutDot = (host: string): string => host.replace(/\.$/, '');

export const siteOf = (sites: readonly Site[], host: string): Site | undefined =>
  sites.find(({ hosts }) => hosts.includes(withoutDot(host)));

/** Answers one request in the name of the site that has this host; nothing is answered in the name of nobody. */
export const serve = async (hosting: Hosting, scheme: Scheme, exchange: Exchange): Promise<void> => {
  const { request, response } = exchange;
  const visit = await readVisit(request, scheme);
  const entry = { method: visit.method, scheme, host: visit.host, port: exchange.port, path: visit.path + visit.query };
  const handler = siteOf(hosting.sites, visit.host)?.[scheme];
  if (handler === undefined) {
    hosting.log.refuse(entry);
    response.writeHead(502).end();
    return;
  }

  const { cookie, referer: referrer = null, 'sec-fetch-dest': dest = null } = visit.headers;
  const close = hosting.log.open({ ...entry, cookie: cookie !== undefined, referrer, dest });
  const answer = await answerOf(handler, visit);
  await wait(hosting.latency + (answer.delay ?? 0), undefined, { ref: false });
  send(response, answer, visit.method);
  close(answer.status, Buffer.byteLength(answer.body ?? ''));
};

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly port: number;
}

const readVisit = async (request: IncomingMessage, scheme: Scheme): Promise<Visit> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host ?? 'unknown'}`);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    scheme,
    method: request.method ?? 'GET',
    host: url.hostname,
    path: url.pathname,
    query: url.search,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
  };
};

const answerOf = async (handler: Handler, visit: Visit): Promise<Answer> => {
  try {
    return await handler(visit);
  } catch (error) {
    return { status: 500, headers: { 'content-type': 'text/plain' }, body: String(error) };
  }
};

const send = (response: ServerResponse, { status, headers, body = '', stream }: Answer, method: string): void => {
  if (response.destroyed) return;
  if (stream !== undefined && method !== 'HEAD') {
    stream(response.writeHead(status, asOutgoing(headers)));
    return;
  }
  response.writeHead(status, { ...asOutgoing(headers), 'content-length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
};

const asOutgoing = (headers: Answer['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );

/** The plain server: for addresses that a browser does not send through a proxy (localhost). */
export const createPlainServer = (hosting: Hosting): Server =>
  createHttp((request, response) => {
    const port = request.socket.localPort ?? 0;
    serve(hosting, 'http', { request, response, port }).catch(() => response.destroy());
  });

/** The TLS server behind the proxy: one port for all sites, told apart by server name. */
export const createSecureServer = (hosting: Hosting, trusted: Authority, untrusted: Authority): Server => {
  const contexts = new Map<string, SecureContext>();

  const contextOf = (host: string): SecureContext => {
    const authority = siteOf(hosting.sites, host)?.certificate === 'untrusted' ? untrusted : trusted;
    const context = contexts.get(host) ?? createSecureContext(issueFor(withoutDot(host), authority));
    contexts.set(host, context);
    return context;
  };

  return createHttps(
    { ...issueFor('localhost', trusted), SNICallback: (host, done) => done(null, contextOf(host)) },
    (request, response) => {
      serve(hosting, 'https', { request, response, port: 443 }).catch(() => response.destroy());
    },
  );
};
