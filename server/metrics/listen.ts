import Fastify from 'fastify';
import { addHealth, type Readiness } from '../core/http/health.ts';
import { isOurs } from '../core/http/hosts.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are served: an address of this machine, and a port. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves `/metrics`, `/healthz` and `/readyz` at an address of their own, which no visitor of the service reaches; resolves with
 * that address, and a function that stops it.
 */
export const serveMetrics = async (
  metrics: Pick<Metrics, 'text'>,
  { health, ...address }: MetricsAddress & { readonly health?: Readiness },
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> => {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (request, reply) => {
    if (!isOurs(request.headers.host, null)) return reply.status(421).send();
    return reply.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
  // The health checks of a process that only scans.
  if (health !== undefined) addHealth(app, health);
  return { address: await app.listen({ ...address }), close: () => app.close() };
};
