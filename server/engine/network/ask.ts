import { pipeline, type Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { type Dispatcher, request } from 'undici';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import type { HostRequest, HostResponse, Received } from '../../../lib/collect/network/scan-host.ts';
import type { NetworkFailure } from '../../../lib/data/page-kinds/browser-errors.ts';
import type { Hop } from '../../../lib/facts/reply.ts';
import { parseSetCookie, readAnswerMoment } from '../../../lib/parse/http/set-cookie.ts';
import { Refused } from '../../egress/dial.ts';
import type { HstsMemory } from './hsts.ts';

/** Codes of Node's errors (`node:errors`, libuv, OpenSSL) and of undici's, with what they mean for the server. */
const CODES: readonly (readonly [code: RegExp, means: NetworkFailure])[] = [
  [
    /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA)/,
    'certificate',
  ],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(?:ENOTFOUND|ENODATA)$/, 'noName'],
  [/^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  // A connection closed before a response, no route, or an unreadable response: as little as no response, as in a browser.
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE|EHOSTUNREACH|UND_ERR_SOCKET|UND_ERR_HEADERS_OVERFLOW)$/, 'timeout'],
  [/^(?:UND_ERR_RES_CONTENT_LENGTH_MISMATCH$|HTTPParserError$|HPE_|ERR_HTTP2_)/, 'timeout'],
  [/^(?:EPROTO|ERR_SSL_)/, 'noTls'],
];

/** Lists an error and its causes. */
const listCauses = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...listCauses(error.cause)] : [];

/** Whether the egress refused: nothing was sent, and nothing is known about the server. */
export const isRefused = (error: unknown): boolean => listCauses(error).some((one) => one instanceof Refused);

/** Returns what an error of Node's network means for the server; null if it means nothing. */
export const findNetworkFailure = (error: unknown): NetworkFailure | null => {
  // Undici's parser has no code; its name identifies it.
  const codes = listCauses(error).map((one) => {
    const { code, name } = one as { readonly code?: unknown; readonly name?: unknown };
    return String(code ?? name ?? '');
  });
  return CODES.find(([code]) => codes.some((one) => code.test(one)))?.[1] ?? null;
};

/** How this scan sends requests. */
export interface Asking {
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  readonly hsts: HstsMemory;
  /** Headers that this scan sends to an address in addition to its own, or in their place (`browsing.ts`). */
  readonly extraHeadersFor?: (address: string) => Readonly<Record<string, string>>;
}

type Lines = readonly (readonly [name: string, value: string])[];

const toLines = (raw: readonly string[]): Lines =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as const] : []));

const listValues = (lines: Lines, name: string): readonly string[] =>
  lines.flatMap(([one, value]) => (one === name ? [value] : []));

/** Headers as `fetch` shows them: values of one name joined, and none that set cookies. */
const joinLines = (lines: Lines): Received['headers'] =>
  [...new Set(lines.map(([name]) => name))]
    .filter((name) => name !== 'set-cookie' && name !== 'set-cookie2')
    .map((name) => [name, listValues(lines, name).join(', ')] as const);

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Decompresses a body (RFC 9110 §8.4), the last coding first; an unknown coding is left as it is. */
const decompressBody = (body: Readable, lines: Lines): Readable => {
  const codings = listValues(lines, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .toReversed();
  return codings.reduce<Readable>((packed, coding) => {
    const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding]?.() : undefined;
    if (decoder === undefined) return packed;
    const plain = decoder as unknown as Readable & NodeJS.WritableStream;
    return pipeline(packed, plain, () => {});
  }, body);
};

const toOpaque = (url: string): Received => ({
  type: 'opaqueredirect',
  url,
  status: 0,
  redirected: false,
  body: null,
  headers: [],
});

/** Statuses that `fetch` follows (Fetch, “redirect status”). */
const REDIRECTS = [301, 302, 303, 307, 308];

/** The redirect target of a response with a status of the 300s; null for any other. */
const toHop = (url: string, status: number, lines: Lines): Hop | null => {
  const [location] = listValues(lines, 'location');
  if (status < 300 || status > 399 || location === undefined) return null;
  const [hsts = null] = listValues(lines, 'strict-transport-security');
  return { url, status, location, byBrowser: false, hsts };
};

/** False for a redirect that browsers refuse: to no valid address, or to another scheme than http and https. */
const isLeadingOn = ({ url, location }: Hop): boolean =>
  /^https?:$/.test(URL.parse(location ?? '', url)?.protocol ?? '');

/** The body as a stream, as in `fetch`. An error after its reader has gone does not end the process. */
const toStream = (body: Readable): Received['body'] => {
  body.on('error', () => {});
  return ReadableStream.from(body) as unknown as Received['body'];
};

const toReceived = (url: string, answer: Dispatcher.ResponseData, lines: Lines): Received => ({
  type: 'basic',
  url,
  status: answer.statusCode,
  redirected: false,
  headers: joinLines(lines),
  body: toStream(decompressBody(answer.body, lines)),
});

const releaseBody = (body: Readable): void => {
  body.on('error', () => {});
  body.destroy();
};

const toOutcome = (url: string, answer: Dispatcher.ResponseData, { hsts: memory }: Asking): HostResponse => {
  const lines = toLines(answer.headers as unknown as readonly string[]);
  const [hsts = null] = listValues(lines, 'strict-transport-security');
  memory.learn(url, hsts);
  const at = readAnswerMoment(listValues(lines, 'date')[0], Date.now());
  const cookies = listValues(lines, 'set-cookie').flatMap((line) => parseSetCookie(line, at) ?? []);
  const hop = toHop(url, answer.statusCode, lines);
  const outcome = { hops: hop === null ? [] : [hop], cookies, failure: null, ...(hop === null && { hsts }) };
  if (hop === null || !REDIRECTS.includes(hop.status)) return { ...outcome, response: toReceived(url, answer, lines) };
  releaseBody(answer.body);
  return { ...outcome, response: isLeadingOn(hop) ? toOpaque(url) : null };
};

/** Headers that a browser sends with a request of an extension, without a cookie and without a referrer. */
const createHeaders = (url: URL, accept: string, userAgent: string): Record<string, string> => ({
  accept,
  'accept-encoding': url.protocol === 'https:' ? 'gzip, deflate, br, zstd' : 'gzip, deflate',
  'accept-language': 'en',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
  'user-agent': userAgent,
});

/** Sends one request, as `ScanHost.ask` defines it: with its hop, its cookies and why it failed. */
export const ask = async (address: string, { accept, signal }: HostRequest, asking: Asking): Promise<HostResponse> => {
  const url = new URL(address);
  if (url.protocol === 'http:' && (await asking.hsts.upgrades(url.hostname))) {
    const location = address.replace(/^http:/, 'https:');
    const hop: Hop = { url: address, status: 307, location, byBrowser: true };
    return { response: toOpaque(address), hops: [hop], cookies: [], failure: null };
  }
  const { dispatcher, userAgent, extraHeadersFor = () => ({}) } = asking;
  try {
    const headers = { ...createHeaders(url, accept, userAgent), ...extraHeadersFor(address) };
    const answer = await request(url, { dispatcher, signal, headers, responseHeaders: 'raw' });
    return toOutcome(address, answer, asking);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (isRefused(error)) throw new NotObservable('denied', 'the way out refuses it');
    return { response: null, hops: [], cookies: [], failure: findNetworkFailure(error) };
  }
};
