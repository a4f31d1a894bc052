import type { FastifyInstance } from 'fastify';
import { BUNDLE_PATH } from '../../../lib/bundle/bundle-path.ts';

/** Serves `/api/pijler-data.json`: the signed bundle of tables that this service uses, unmodified; 404 if it has none. */
export const addDataBundle = (app: FastifyInstance, bundle: () => Uint8Array | null): void => {
  app.get(`/${BUNDLE_PATH}`, async (_, reply) => {
    const bytes = bundle();
    if (bytes === null) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=3600').type('application/json').send(Buffer.from(bytes));
  });
};
