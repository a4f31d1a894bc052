import { gzipSync } from 'node:zlib';
import type { Answer, Handler, Visit } from './site.ts';

type Headers = Answer['headers'];

export const html = (body: string, headers: Headers = {}, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

export const text = (body: string, headers: Headers = {}, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
});

export const file = (type: string, body: string | Buffer, headers: Headers = {}): Answer => ({
  status: 200,
  headers: { 'content-type': type, ...headers },
  body,
});

export const redirect = (status: 301 | 302 | 303 | 307 | 308, location: string, headers: Headers = {}): Answer => ({
  status,
  headers: { location, ...headers },
});

/** Sends every request to the same path of another origin. */
export const toOrigin =
  (origin: string, status: 301 | 302 = 301, headers: Headers = {}): Handler =>
  ({ path, query }) =>
    redirect(status, `${origin}${path}${query}`, headers);

/** The table decides by path; what it lacks goes to `missing`. */
export const routes =
  (table: Readonly<Record<string, Handler>>, missing: Handler): Handler =>
  (visit) =>
    (table[visit.path] ?? missing)(visit);

export const always =
  (answer: Answer): Handler =>
  () =>
    answer;

const COMPRESSIBLE = /^(text\/|application\/(json|ld\+json|javascript|xml|manifest\+json)|image\/svg)/;

/** Gzips text for clients that take it. */
export const compressed =
  (handler: Handler): Handler =>
  async (visit) => {
    const answer = await handler(visit);
    return takesGzip(visit) && isText(answer) ? gzipped(answer) : answer;
  };

const takesGzip = ({ headers }: Visit) => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

const isText = ({ headers, body }: Answer) =>
  body !== undefined && COMPRESSIBLE.test(String(headers['content-type'])) && headers['content-encoding'] === undefined;

const gzipped = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  body: gzipSync(answer.body ?? ''),
});

const cookies = ({ headers }: Visit) => new Map((headers['cookie'] ?? '').split('; ').map((pair) => splitPair(pair)));

const splitPair = (pair: string): readonly [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

export const cookie = (visit: Visit, name: string): string | undefined => cookies(visit).get(name);
