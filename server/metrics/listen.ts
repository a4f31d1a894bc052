import Fastify from 'fastify';
import { isOurs } from '../http/hosts.ts';
import type { Metrics } from './metrics.ts';

/** Where the figures are read: an address of this machine, and a port. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** Answers `/metrics` at a place of its own, which no visitor of the service reaches; resolves with where, and what ends it. */
export const listenForMetrics = async (
  metrics: Pick<Metrics, 'text'>,
  place: MetricsPlace,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> => {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (request, reply) => {
    if (!isOurs(request.headers.host, null)) return reply.status(421).send();
    return reply.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
  return { address: await app.listen({ ...place }), close: () => app.close() };
};
