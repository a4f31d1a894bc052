import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDomain } from 'tldts';
import { OPENAPI_PATH, SCAN_PATH } from '../paths.ts';
import { isOurs } from './hosts.ts';
import { Problem } from './problem.ts';

/**
 * The HSTS header (RFC 6797) for a service with a public address; null without one. It excludes subdomains if the address is a
 * whole registrable domain, whose other names are not the service's to decide about.
 */
const formatHsts = (publicUrl: string | null): string | null => {
  if (publicUrl === null) return null;
  const { hostname } = new URL(publicUrl);
  const year = 'max-age=31536000';
  return getDomain(hostname, { allowPrivateDomains: true }) === hostname ? year : `${year}; includeSubDomains`;
};

const getPath = (url: string): string => url.split('?')[0] ?? '';

/** Whether a path is below `/api/v1/`, where the key has a header of its own and cookies are ignored. */
const isV1 = (url: string): boolean => getPath(url).startsWith('/api/v1/');

/** Whether a page of another origin may read the response. */
const isForAll = (url: string): boolean => [SCAN_PATH, OPENAPI_PATH].includes(getPath(url)) || isV1(url);

/**
 * Creates a hook that sets security headers and, where pages of any origin may read the response, CORS headers without
 * credentials. It throws a `Problem` under a host name that is not the service's.
 */
export const createHeaderHook = (publicUrl: string | null) => {
  const hsts = formatHsts(publicUrl);
  return ({ id, url, headers: { host } }: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({
      // The id of this request in our log.
      'X-Request-Id': id,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      // For responses other than pages; pages have a policy of their own.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...(hsts !== null && { 'Strict-Transport-Security': hsts }),
    });
    if (publicUrl !== null && isForAll(url)) {
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header(
        'Access-Control-Expose-Headers',
        'Age, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Remaining, X-Request-Id',
      );
    }
    if (/%00/.test(url)) throw new Problem('invalid_request', ({ badPath }) => badPath);
    if (!isOurs(host, publicUrl))
      throw new Problem('invalid_request', ({ unknownHost }) => unknownHost, { status: 421 });
  };
};

/** Answers preflight requests of pages of any origin (Fetch, “CORS-preflight request”). */
export const addPreflight = (app: FastifyInstance): void => {
  app.options('*', ({ url }, reply) => {
    reply.headers({
      'Access-Control-Allow-Methods': isV1(url) ? 'GET, POST, PUT, PATCH, DELETE' : 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, X-GDA-Key',
      'Access-Control-Max-Age': '86400',
    });
    return reply.status(204).send();
  });
};
