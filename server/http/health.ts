import type { FastifyInstance } from 'fastify';

/** Whether the service can do its work; rejects with why not. */
export interface Health {
  ready(): Promise<void>;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export const addHealth = (app: FastifyInstance, { ready }: Health): void => {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const isReady = await ready().then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ ok: isReady });
  });
};
