import type { FastifyInstance } from 'fastify';

/** One response, without anything about the client or the subject. */
export interface Answered {
  /** The route's pattern, not the requested path. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Reports every response. */
export const addAnswered = (app: FastifyInstance, onAnswered: (answered: Answered) => void): void => {
  app.addHook('onResponse', async ({ is404, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = is404 ? null : (routeOptions.url ?? null);
    onAnswered({
      // All unknown routes count as one, whatever their path.
      ...(route === null ? { route: 'other', method: 'other' } : { route, method }),
      status: statusCode,
      seconds: elapsedTime / 1_000,
    });
  });
};
