import type { FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from '../../core/paths.ts';
import { openApi } from './document.ts';

/** `/openapi.json`: what the service answers, for programs. */
export const addOpenApi = (app: FastifyInstance): void => {
  const document = openApi('en');
  app.get(OPENAPI_PATH, async () => document);
};
