import type { Facts, Seen } from '../../lib/evidence.ts';
import type { Cookie, Hop, Trail } from '../../lib/facts/reply.ts';
import { blind, http, meta, page, seen } from './facts.ts';

type Headers = Readonly<Record<string, string>>;

/** The response that a first-time visitor gets: the page, over https. */
export const answer = (headers: Headers = {}, changes: Partial<Facts['answer']> = {}): Facts['answer'] => ({
  ...http(headers, changes),
  barrier: null,
  ...changes,
});

/** One redirect as webRequest reports it. */
export const hop = (url: string, location: string | null, changes: Partial<Hop> = {}): Hop => ({
  url,
  status: 301,
  location,
  byBrowser: false,
  hsts: null,
  ...changes,
});

/** A chain from `asked` over `hops` to a response at the last address. */
export const trail = (requested: string, hops: readonly Hop[] = [], changes: Partial<Trail> = {}): Trail => {
  const last = hops.at(-1)?.location ?? requested;
  return {
    asked: requested,
    hops: [...hops],
    complete: true,
    end: 'answer',
    reply: http({}, { url: last }),
    ...changes,
  };
};

/** A chain that ended without a response. */
export const ended = (requested: string, end: Trail['end'], changes: Partial<Trail> = {}): Trail =>
  trail(requested, [], { end, reply: null, ...changes });

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const HTTP_WWW = 'http://www.voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';

/** A healthy host: http leads to https, www leads to the apex. */
export const twins = (changes: Partial<Facts['twins']> = {}): Facts['twins'] => ({
  otherScheme: seen(trail(HTTP, [hop(HTTP, HTTPS)])),
  twinHttp: seen(trail(HTTP_WWW, [hop(HTTP_WWW, HTTPS_WWW), hop(HTTPS_WWW, HTTPS)])),
  twinHttps: seen(trail(HTTPS_WWW, [hop(HTTPS_WWW, HTTPS)])),
  ...changes,
});

/** Healthy twins, except for this chain of the host in the other scheme. */
export const other = (chain: Trail): Seen<Facts['twins']> => seen(twins({ otherScheme: seen(chain) }));

export const cookie = (name: string, changes: Partial<Cookie> = {}): Cookie => ({
  name,
  secure: true,
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  domain: null,
  ...changes,
});

/** A policy in the header, and perhaps one in a meta element of the head. */
export const policy = (header: string | null, inMeta?: string): { fresh: Facts['fresh']; raw: Facts['raw'] } => ({
  fresh: http(header === null ? {} : { 'content-security-policy': header }),
  raw: page({ head: { metas: inMeta === undefined ? [] : [policyMeta(inMeta)] } }),
});

export const policyMeta = (content: string): Facts['page']['head']['metas'][number] => ({
  ...meta('', content),
  httpEquiv: 'content-security-policy',
});

/** No second response was requested, because there was no nonce. */
export const NO_SECOND = blind('notApplicable');
