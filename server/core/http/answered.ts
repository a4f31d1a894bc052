import type { FastifyInstance } from 'fastify';

/** One answer, without anything of who asked or what about. */
export interface Answered {
  /** As the route is written, not as it was asked for. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Tells of every answer that was given. */
export const addAnswered = (app: FastifyInstance, onAnswered: (answered: Answered) => void): void => {
  app.addHook('onResponse', async ({ is404, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = is404 ? null : (routeOptions.url ?? null);
    onAnswered({
      // What nobody foresaw is one, whatever it was called.
      ...(route === null ? { route: 'other', method: 'other' } : { route, method }),
      status: statusCode,
      seconds: elapsedTime / 1_000,
    });
  });
};
