import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Answered, addAnswered } from '../core/http/answered.ts';
import { addDataBundle } from '../core/http/data-bundle.ts';
import { addFaults, explainProblem, refuseUnread, sendProblem, toUnknownPath } from '../core/http/faults.ts';
import { addPreflight, createHeaderHook } from '../core/http/headers.ts';
import { addHealth, type Readiness } from '../core/http/health.ts';
import { OPENAPI_PATH } from '../core/paths.ts';
import type { Store } from '../core/store/open-store.ts';
import { addMcp, type McpDeps } from '../features/scans/routes/mcp.ts';
import { addScanRoute } from '../features/scans/routes/scan-route.ts';
import type { PrivateScanDeps } from '../features/scans/schemas/private-scan-request.ts';
import { openApi } from './openapi/document.ts';
import { addV1 } from './v1.ts';
import { addWeb, type WebDeps } from './web.ts';

/** `/openapi.json`: what the service answers, for programs. */
const addOpenApi = (app: FastifyInstance): void => {
  const document = openApi('en');
  app.get(OPENAPI_PATH, async () => document);
};

/** What the service is told of the world around it. */
export interface DeploymentSettings {
  /** The address by which the world knows it, an origin; null where only this machine does. */
  readonly publicUrl: string | null;
  /** Blocks of addresses of the proxies before it, whose X-Forwarded-For is believed. */
  readonly proxies: readonly string[];
  /** Whether a host, in lower case and without a last dot, wants no scans. */
  isNeverScanned(host: string): boolean;
  /** The signed bundle of tables in use, as it came; null where there is none. */
  readonly bundle?: () => Uint8Array | null;
}

export interface AppSettings extends WebDeps, DeploymentSettings, McpDeps, PrivateScanDeps {
  readonly store: Pick<Store, 'db' | 'read' | 'hasRoom'>;
  readonly health: Readiness;
  /** Hears of every route as it is added: its method, its path as it is written, and how many bytes a body of it may have. */
  readonly onRoute?: (route: { readonly method: string; readonly path: string; readonly most: number }) => void;
  /** Hears of every answer. */
  readonly answered: (answered: Answered) => void;
}

/** Bytes of a body: an address, a pillar and a key. */
const MAX = 16_384;

/** Ms between two looks at which connections are used no more, once it closes. */
const LOOK = 100;

/** Ms that a request may take to come in, all of it and its head, and between two looks at that: nobody waits longer for one at the end. */
const COMING = { request: 15_000, head: 10_000, look: 1_000 };

/**
 * Answers what is under way when it is closed, and waits for no client to let go of its connection. Node then looks no more at how long
 * a request takes to come in: a connection on which nothing came is closed at once, and one whose request does not come whole in the time
 * that it has.
 */
const closeUnusedOnEnd = (app: FastifyInstance): void => {
  /** Each connection with the request that is being answered on it; null between two. */
  const connections = new Map<Socket, IncomingMessage | null>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', (request, response) => {
    const { socket } = request;
    connections.set(socket, request);
    response.once('close', () => connections.has(socket) && connections.set(socket, null));
  });
  app.addHook('preClose', async () => {
    const began = performance.now();
    const closeUnused = (): void => {
      const isLate = performance.now() - began > COMING.request;
      for (const [socket, request] of connections) {
        const isUnused = request === null ? isLate || socket.bytesRead === 0 : isLate && !request.complete;
        if (isUnused) socket.destroy();
      }
      app.server.closeIdleConnections();
    };
    const timer = setInterval(closeUnused, LOOK);
    app.server.once('close', () => clearInterval(timer));
  });
};

/** Ms that the service's own pages may take to be ready, on a machine that does much else. */
const STARTING = 120_000;

/** Characters of a part of a path: a domain has 253 at most, and each may be written as three. */
const LONGEST = 1_000;

/**
 * What is compressed: text of more than 1 kB, but for streams of events, whose parts must not wait for each other. A body that comes in
 * compressed is refused: a few bytes may stand for very many.
 */
const COMPRESSION: FastifyCompressOptions = {
  globalDecompression: false,
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  customTypes: /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|jsonl|javascript|xml)\b|image\/svg\+xml)/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Everything that is answered over HTTP; whoever opens it listens, and closes it. */
export const makeApp = (settings: AppSettings): FastifyInstance => {
  const { proxies, publicUrl, reportFault } = settings;
  const greet = createHeaderHook(publicUrl);
  const app = Fastify({
    // One of ours each time: what a client calls its request stands in no log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: MAX,
    pluginTimeout: STARTING,
    requestTimeout: COMING.request,
    // Who names nobody is told so as whoever names another.
    http: { headersTimeout: COMING.head, connectionsCheckingInterval: COMING.look, requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST },
    clientErrorHandler: refuseUnread,
    // A path that cannot be read comes to no hook.
    frameworkErrors: (_, request, reply) => {
      try {
        greet(request, reply);
        sendProblem(request, reply, toUnknownPath());
      } catch (error) {
        sendProblem(request, reply, explainProblem(error, request, reportFault));
      }
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRoute', ({ method, url: path, bodyLimit: most = MAX }) => {
    for (const one of [method].flat()) settings.onRoute?.({ method: one, path, most });
  });
  closeUnusedOnEnd(app);
  addFaults(app, reportFault);
  addAnswered(app, settings.answered);
  app.addHook('onRequest', async (request, reply) => greet(request, reply));
  if (publicUrl !== null) addPreflight(app);
  // Before the routes, each of which is told of it.
  app.register(compress, COMPRESSION);
  app.register(async (routes) => {
    addHealth(routes, settings.health);
    addDataBundle(routes, settings.bundle ?? (() => null));
    addOpenApi(routes);
    addScanRoute(routes, settings);
    addMcp(routes, settings);
    addV1(routes, settings);
    addWeb(routes, settings);
  });
  return app;
};
