import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCAN_PATH } from '../paths.ts';
import { isStoreUnavailable } from '../store/store-unavailable.ts';
import { pickLocale } from './language.ts';
import { sayInWords } from './member.ts';
import { PROBLEM_TYPE, Problem } from './problem.ts';

const TOO_LARGE = 413;

/** The request; one whose path cannot be decoded has no known route. */
type RequestInfo = Pick<FastifyRequest, 'url'> & Partial<Pick<FastifyRequest, 'routeOptions' | 'id'>>;

/** Called with a fault of ours and the id of its request. */
export type ReportFault = (fault: Error, request?: string) => void;

/** Problem for a rejected body below `/api/v1/`. */
const toBodyProblem = (status: number, bytes: number): Problem =>
  status === TOO_LARGE
    ? new Problem(
        'too_large',
        sayInWords((words) => words.tooLarge({ bytes })),
      )
    : new Problem(
        'invalid_request',
        sayInWords((words) => words.badBody),
        { status },
      );

/** Whether an address is below `/api/v1/`, where errors are problems of RFC 9457. */
const isV1 = (url: string): boolean => url.startsWith('/api/v1/');

/** PostgreSQL's codes for a text that it cannot store, such as one with NUL. */
const NO_TEXT: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Converts an error of the framework to one of our problems; null for an unexpected one. */
const toProblem = (error: FastifyError, { url, routeOptions }: RequestInfo): Problem | null => {
  if (error instanceof Problem) return error;
  const { statusCode: status = 500 } = error;
  if (NO_TEXT.has(error.code)) return new Problem('invalid_request', ({ badPath }) => badPath);
  if (status >= 500) return null;
  if (isV1(url)) return toBodyProblem(status, routeOptions?.bodyLimit ?? 0);
  return new Problem('invalid_request', ({ badBody, tooLarge }) => (status === TOO_LARGE ? tooLarge : badBody), {
    status,
  });
};

/** Seconds after which an unavailable store may be available again. */
const AWAY = 30;

/** Problem for a fault of ours: an unavailable store is temporary. */
const toOwnProblem = (error: Error): Problem =>
  isStoreUnavailable(error)
    ? new Problem('busy', ({ away }) => away, { retryAfter: AWAY })
    : new Problem('internal', ({ failures }) => failures.internal);

/** Converts anything thrown to a problem that can be sent; calls `reportFault` for faults of our own. */
export const explainProblem = (error: unknown, request: RequestInfo, reportFault: ReportFault): Problem => {
  const problem = toProblem(error as FastifyError, request);
  if (problem === null) reportFault(error as Error, request.id);
  return problem ?? toOwnProblem(error as Error);
};

/** Sends a problem to a program, in the requester's language. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', String(problem.retryAfter));
  const locale = pickLocale(request.headers['accept-language']);
  reply.status(problem.status);
  return isV1(request.url)
    ? reply.type(`${PROBLEM_TYPE}; charset=utf-8`).send(problem.details(locale))
    : reply.send(problem.body(locale));
};

/** Problem for a path that does not exist or cannot be decoded. */
export const toUnknownPath = (): Problem => new Problem('not_found', (words) => words.unknownPath);

/** Status lines for requests that Node cannot parse, by its error code. */
const UNREAD: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to a client that sends no valid HTTP request, or an incomplete one; its language is unknown. */
export const refuseUnread = ({ code = '' }: Error & { readonly code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(new Problem('invalid_request', ({ noHttp }) => noHttp).body('nl'));
  const head = [
    `HTTP/1.1 ${UNREAD[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};

/** Sends every fault in the same shape, in the requester's language; calls `reportFault` for faults of our own. */
export const addFaults = (app: FastifyInstance, reportFault: ReportFault): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendProblem(request, reply, explainProblem(error, request, reportFault)),
  );
  app.setNotFoundHandler((request, reply) => {
    const isScan = request.url.split('?')[0] === SCAN_PATH;
    if (isScan) reply.header('Allow', 'GET, POST');
    const otherMethod = new Problem('invalid_request', (words) => words.otherMethod, { status: 405 });
    return sendProblem(request, reply, isScan ? otherMethod : toUnknownPath());
  });
};
