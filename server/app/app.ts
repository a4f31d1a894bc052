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

/** Serves `/openapi.json`, the service's API description for programs. */
const addOpenApi = (app: FastifyInstance): void => {
  const document = openApi('en');
  app.get(OPENAPI_PATH, async () => document);
};

/** What the service knows about its surroundings. */
export interface DeploymentSettings {
  /** The service's public origin; null when only this machine can reach it. */
  readonly publicUrl: string | null;
  /** Address blocks of the proxies in front of it, whose X-Forwarded-For is trusted. */
  readonly proxies: readonly string[];
  /** Whether a host (in lower case, without a trailing dot) has opted out of scans. */
  isNeverScanned(host: string): boolean;
  /** The signed bundle of tables in use, unmodified; null if there is none. */
  readonly bundle?: () => Uint8Array | null;
}

export interface AppSettings extends WebDeps, DeploymentSettings, McpDeps, PrivateScanDeps {
  readonly store: Pick<Store, 'db' | 'read' | 'hasRoom'>;
  readonly health: Readiness;
  /** Called for every route as it is added: its method, its path pattern and the maximum bytes of its body. */
  readonly onRoute?: (route: { readonly method: string; readonly path: string; readonly most: number }) => void;
  /** Called after every response. */
  readonly answered: (answered: Answered) => void;
}

/** Maximum bytes of a body: an address, a pillar and a key. */
const MAX = 16_384;

/** Milliseconds between two checks for unused connections while the app closes. */
const LOOK = 100;

/**
 * Milliseconds that a request and its headers may take to arrive, and between two checks of that; closing waits no longer for a
 * request either.
 */
const COMING = { request: 15_000, head: 10_000, look: 1_000 };

/**
 * On closing, answers the requests in progress and does not wait for clients to release their connections. Node then stops
 * enforcing how long a request may take to arrive, so this closes a connection without a request at once, and one whose request
 * is incomplete when its time is up.
 */
const closeUnusedOnEnd = (app: FastifyInstance): void => {
  /** Each connection with the request being answered on it; null between requests. */
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

/** Milliseconds that the service's own pages may take to get ready on a busy machine. */
const STARTING = 120_000;

/** Maximum characters of a path parameter: a domain has at most 253, and each may be percent-encoded as three. */
const LONGEST = 1_000;

/**
 * Compresses text of more than 1 kB, except event streams, whose parts must not wait for each other. Compressed request bodies
 * are refused: a few bytes can expand to very many.
 */
const COMPRESSION: FastifyCompressOptions = {
  globalDecompression: false,
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  customTypes: /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|jsonl|javascript|xml)\b|image\/svg\+xml)/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Creates the app that serves everything over HTTP; the caller listens and closes it. */
export const makeApp = (settings: AppSettings): FastifyInstance => {
  const { proxies, publicUrl, reportFault } = settings;
  const greet = createHeaderHook(publicUrl);
  const app = Fastify({
    // Always an id of our own: a client's id for its request must not reach the log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: MAX,
    pluginTimeout: STARTING,
    requestTimeout: COMING.request,
    // A request without a Host header gets the same error as one with a foreign host.
    http: { headersTimeout: COMING.head, connectionsCheckingInterval: COMING.look, requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST },
    clientErrorHandler: refuseUnread,
    // A path that cannot be decoded reaches no hook.
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
  // Before the routes, because the plugin handles each route as it is added.
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
