import Fastify, { type FastifyInstance } from 'fastify';
import { type Answered, addAnswered } from './answered.ts';
import { addFaults } from './faults.ts';
import { addHealth, type Readiness } from './health.ts';
import { isOurs } from './hosts.ts';
import { hstsLine } from './hsts-line.ts';
import { OPENAPI_PATH } from './openapi/document.ts';
import { addOpenApi } from './openapi/route.ts';
import { Problem } from './problem.ts';
import { addScanRoute, SCAN_PATH } from './scan-route.ts';
import { addV1 } from './v1/v1.ts';
import { addWeb, type WebDoor } from './web/web.ts';

/** What the service is told of the world around it. */
export interface Surroundings {
  /** The address by which the world knows it, an origin; null where only this machine does. */
  readonly publicUrl: string | null;
  /** Blocks of addresses of the proxies before it, whose X-Forwarded-For is believed. */
  readonly proxies: readonly string[];
  /** Whether a host, in lower case and without a last dot, wants no scans. */
  leavesAlone(host: string): boolean;
}

export interface AppSettings extends WebDoor, Surroundings {
  readonly health: Readiness;
  /** Hears of faults of our own. */
  readonly tell: (fault: Error) => void;
  /** Hears of every answer. */
  readonly answered: (answered: Answered) => void;
}

/** Bytes of a body: an address, a pillar and a key. */
const MOST = 16_384;

/** What a page of another origin may read. */
const isForAll = (url: string): boolean => [SCAN_PATH, OPENAPI_PATH].includes(url.split('?')[0] ?? '');

/** What browsers must not guess, and who may read an answer from a page of another origin: anybody, without credentials. */
const addHeaders = (app: FastifyInstance, { publicUrl }: Surroundings): void => {
  const hsts = hstsLine(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      // Of what is no page, too; pages say more.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...(hsts !== null && { 'Strict-Transport-Security': hsts }),
    });
    if (publicUrl !== null && isForAll(request.url)) {
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header(
        'Access-Control-Expose-Headers',
        'Age, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Remaining',
      );
    }
    if (!isOurs(request.headers.host, publicUrl))
      throw new Problem('invalid_url', ({ unknownHost }) => unknownHost, { status: 421 });
  });
  if (publicUrl === null) return;
  app.options('*', (_, reply) => {
    reply.headers({
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, X-GDA-Key',
      'Access-Control-Max-Age': '86400',
    });
    return reply.status(204).send();
  });
};

/** Ms between two looks at which connections are used no more, once it closes. */
const LOOK = 100;

/** Answers what is under way when it is closed, and waits for no client to let go of its connection. */
const letGo = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK);
    app.server.once('close', () => clearInterval(timer));
  });
};

/** Everything that is answered over HTTP; whoever opens it listens, and closes it. */
export const makeApp = (settings: AppSettings): FastifyInstance => {
  const { proxies } = settings;
  const app = Fastify({
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: MOST,
    // Who asks for the head of a result asks for no scan.
    routerOptions: { ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
  });
  app.removeContentTypeParser('text/plain');
  letGo(app);
  addFaults(app, settings.tell);
  addAnswered(app, settings.answered);
  addHeaders(app, settings);
  addHealth(app, settings.health);
  addOpenApi(app);
  addScanRoute(app, settings);
  addV1(app, settings);
  addWeb(app, settings);
  return app;
};
