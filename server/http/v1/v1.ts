import type { FastifyInstance } from 'fastify';
import { addAudit } from './audit.ts';
import { addKeys } from './keys.ts';
import type { V1Door } from './member.ts';

/** Everything below `/api/v1/`: for programs of who has a key. */
export const addV1 = (app: FastifyInstance, door: V1Door): void => {
  app.register(async (v1) => {
    addAudit(v1, door);
    addKeys(v1, door);
  });
};
