import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { type AppSettings, makeApp } from '../../../server/app/app.ts';
import type { Store } from '../../../server/core/store/open-store.ts';
import { sendWantedBadge } from '../../../server/features/sharing/worker/badges.ts';
import { expectDescribed, type Got } from './described.ts';
import type { Service } from './scan-service.ts';

export interface Listening {
  readonly app: FastifyInstance;
  readonly base: string;
  get(path: string, init?: RequestInit): Promise<Got>;
}

/** Listens on a local port for one test, with the scan service and store of that test. */
export const listenFor = (store: () => Store, service: () => Service) => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  return async (changes: Partial<AppSettings> = {}): Promise<Listening> => {
    const app = makeApp({
      ...{ store: store(), scanService: service().scanService, now: () => service().now, needsKey: false },
      ...{
        publicUrl: null,
        contact: null,
        hasMail: true,
        keepPublic: 30,
        proxies: [],
        isNeverScanned: () => false,
        lookAtBadge: (badge, now) => sendWantedBadge(store(), badge, now),
        health: { ready: async () => {} },
      },
      answered: () => {},
      reportFault: (fault) => {
        throw fault;
      },
      ...changes,
    });
    apps.push(app);
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    return {
      app,
      base,
      get: async (path, init) => {
        const { status, headers, ...response } = await fetch(`${base}${path}`, init).then(async (answer) => ({
          status: answer.status,
          headers: answer.headers,
          text: await answer.text(),
        }));
        const got = { status, headers, body: response.text === '' ? null : JSON.parse(response.text) };
        expectDescribed(init?.method ?? 'GET', new URL(path, base).pathname, got);
        return got;
      },
    };
  };
};
