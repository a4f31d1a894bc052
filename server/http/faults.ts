import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '../store/away.ts';
import { localeOf } from './language.ts';
import { Problem } from './problem.ts';
import { SCAN_PATH } from './scan-route.ts';

/** What the framework refuses, as one of our problems; null for what nobody foresaw. */
const problemOf = (error: FastifyError): Problem | null => {
  if (error instanceof Problem) return error;
  const { statusCode = 500 } = error;
  return statusCode < 500 ? new Problem('invalid_url', ({ badBody }) => badBody, { status: statusCode }) : null;
};

const send = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', String(problem.retryAfter));
  return reply.status(problem.status).send(problem.body(localeOf(request.headers['accept-language'])));
};

/** Seconds after which a store that is away may be there again. */
const AWAY = 30;

/** A fault of ours: that of a store that is away passes. */
const ours = (error: Error): Problem =>
  isAway(error)
    ? new Problem('busy', ({ away }) => away, { retryAfter: AWAY })
    : new Problem('internal', ({ failures }) => failures.internal);

/** Tells every fault in the same shape, in the language of who asks; `tell` hears of our own. */
export const addFaults = (app: FastifyInstance, tell: (fault: Error) => void): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem === null) tell(error);
    return send(request, reply, problem ?? ours(error));
  });
  app.setNotFoundHandler((request, reply) => {
    const isScan = request.url.split('?')[0] === SCAN_PATH;
    if (isScan) reply.header('Allow', 'GET, POST');
    const problem = isScan
      ? new Problem('invalid_url', ({ otherMethod }) => otherMethod, { status: 405 })
      : new Problem('invalid_url', ({ unknownPath }) => unknownPath, { status: 404 });
    return send(request, reply, problem);
  });
};
