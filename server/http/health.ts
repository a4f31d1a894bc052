import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Whether the service can do its work; rejects with why not. */
export interface Readiness {
  ready(): Promise<void>;
}

/** What is told of it. */
export const Health = z.strictObject({ ok: z.boolean() });
export type Health = z.infer<typeof Health>;

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export const addHealth = (app: FastifyInstance, { ready }: Readiness): void => {
  app.get('/healthz', async (): Promise<Health> => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const isReady = await ready().then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ ok: isReady } satisfies Health);
  });
};
