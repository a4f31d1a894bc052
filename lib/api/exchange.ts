import { readBody } from '../collect/network/read-body.ts';
import type { LedgerEntry } from '../model.ts';
import { parseRetryAfter } from '../parse/http/retry-after.ts';
import type { ServiceFault } from './service.ts';

/** The longest wait in seconds: the scan API counts by the hour. */
const LONGEST = 3_600;

/** Seconds of a Retry-After header, 0-3600 (`lib/parse/http/retry-after.ts`). Null when it contains none. */
export const readRetryAfter = (header: string | null, date: string | null, now: number): number | null => {
  const seconds = parseRetryAfter(header, date, now);
  return seconds === null ? null : Math.min(LONGEST, seconds);
};

/** Bytes of an answer that are read, after decoding. */
const CAP = 4_194_304;
/** The only place where a partner key is sent (docs/scan-api.md, “Request”): never in a URL. */
const KEY_HEADER = 'X-GDA-Key';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What an exchange with a service depends on. */
export interface Line {
  readonly send: Fetch;
  /** Returns the partner key for the one header that carries it; null to send none. */
  readonly key: (() => string) | null;
  /** Logs the contact before it is made; returns a function that logs its outcome. */
  readonly open: (
    contact: Pick<LedgerEntry, 'method' | 'host' | 'path' | 'purpose'>,
  ) => (ended: Pick<LedgerEntry, 'status' | 'bytes'>) => void;
  /** Resolves when the contact is stored permanently, if another background may need to know about it. */
  readonly written?: () => Promise<unknown>;
  /** Ends the exchange: with the reason `cancelled`, or any other for its deadline. */
  readonly end: AbortSignal;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
}

/** One request; a body is JSON text. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly body: string | null;
}

/** The answer, whatever it is. */
export interface Answered {
  readonly status: number;
  /** Content-Type as sent; '' without one. */
  readonly type: string;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** How many requests are left, if the service reports it; else null. */
  readonly left: number | null;
  readonly text: string;
  readonly truncated: boolean;
  readonly bytes: number;
  readonly ms: number;
}

/** No answer arrived; `why` is the corresponding fault. */
export class Unanswered extends Error {
  readonly why: Extract<ServiceFault, 'unreachable' | 'timeout' | 'interrupted'>;
  constructor(why: Unanswered['why']) {
    super(why);
    this.name = 'Unanswered';
    this.why = why;
  }
}

const buildHeaders = ({ body }: Call, key: Line['key']): Record<string, string> => ({
  accept: 'application/json',
  ...(body === null ? {} : { 'content-type': 'application/json' }),
  ...(key === null ? {} : { [KEY_HEADER]: key() }),
});

const explainFailure = (end: AbortSignal): Unanswered['why'] => {
  if (!end.aborted) return 'unreachable';
  return end.reason === 'cancelled' ? 'interrupted' : 'timeout';
};

const readRemaining = (headers: Headers): number | null => {
  const said = headers.get('x-ratelimit-remaining') ?? headers.get('ratelimit-remaining') ?? '';
  return /^\d{1,9}$/.test(said.trim()) ? Number(said) : null;
};

/**
 * Sends one request to a service: logged in the ledger before it is made, never following a redirect (the key would be
 * sent along), without cookies, cache or referrer. Throws `Unanswered`.
 */
export const sendRequest = async (call: Call, { send, key, open, written, end, now }: Line): Promise<Answered> => {
  const { method, url, body } = call;
  const started = now();
  if (end.aborted) throw new Unanswered(explainFailure(end));
  const close = open({ method, host: url.host, path: url.pathname + url.search, purpose: 'service' });
  try {
    await written?.();
    const response = await send(url.href, {
      method,
      headers: buildHeaders(call, key),
      body,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: end,
    });
    const { status, headers } = response;
    const read = await readBody(response, CAP);
    const bytes = read.body.byteLength;
    close({ status, bytes });
    return {
      status,
      type: headers.get('content-type') ?? '',
      retryAfter: readRetryAfter(headers.get('retry-after'), headers.get('date'), Date.now()),
      left: readRemaining(headers),
      text: new TextDecoder().decode(read.body),
      truncated: read.truncated,
      bytes,
      ms: Math.round(now() - started),
    };
  } catch {
    close({ status: null, bytes: null });
    throw new Unanswered(explainFailure(end));
  }
};
