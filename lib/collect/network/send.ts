import type { Purpose } from '../../model.ts';
import type { Answer } from './answer.ts';
import type { Ledger } from './ledger.ts';
import { NotObservable, NotSent } from './reach.ts';
import { readBody } from './read-body.ts';
import type { HostResponse, ScanHost } from './scan-host.ts';

/** Milliseconds that one request may take, headers and body together. */
const DEADLINE = 8_000;
/** Maximum number of characters stored of one header value. */
const HEADER = 16_000;

export interface RequestOptions {
  readonly purpose: Purpose;
  readonly accept: string;
  /** Maximum number of body bytes read; null leaves the body unread. */
  readonly cap: number | null;
}

/** The outcome of one request: the answer, or null when the network returned none. */
export interface Sent {
  readonly answer: Answer | null;
  readonly outcome: Pick<HostResponse, 'hops' | 'cookies' | 'failure'>;
  /** Marks the redirect as followed in the ledger; absent when another background wrote the row. */
  readonly followed?: () => void;
}

export type Send = (url: URL, options: RequestOptions) => Promise<Sent>;

export interface SenderDeps {
  readonly scanHost: ScanHost;
  readonly ledger: Ledger;
  /** Aborts when the scan ends: the reason is `cancelled`, or anything else for the scan's own time limit. */
  readonly end: AbortSignal;
}

/** Streams report a broken connection with a TypeError, like a fault of ours: converts it into a network error. */
const throwBrokenOff = (error: unknown): never => {
  throw error instanceof DOMException ? error : new DOMException(String(error), 'NetworkError');
};

const toAnswer = async (
  requested: string,
  { response, cookies, hsts }: HostResponse,
  cap: number | null,
): Promise<Answer | null> => {
  if (response === null) return null;
  const opaque = response.type === 'opaqueredirect';
  const unread = { body: new Uint8Array(), truncated: false };
  const { body, truncated } = cap === null ? unread : await readBody(response, cap).catch(throwBrokenOff);
  if (cap === null) await response.body?.cancel().catch(throwBrokenOff);
  return {
    asked: requested,
    url: opaque ? requested : response.url,
    status: response.status,
    redirected: opaque || response.redirected,
    headers: Object.fromEntries([...response.headers].map(([name, value]) => [name, value.slice(0, HEADER)])),
    ...(hsts !== undefined && { hsts: hsts?.slice(0, HEADER) ?? null }),
    body,
    truncated,
    cookies,
  };
};

const toRow = ({ host, pathname, search }: URL, purpose: Purpose) => ({ host, path: pathname + search, purpose });

/** The outcome of an answer for the ledger: a redirect is recorded as not followed until it is, or as the browser's own. */
const toEnd = (answer: Answer | null, { hops }: HostResponse): Parameters<ReturnType<Ledger['open']>>[0] => {
  const ended = { status: answer?.status ?? null, bytes: answer?.body.byteLength ?? null };
  if (answer?.status !== 0) return ended;
  return hops.at(-1)?.byBrowser ? { ...ended, byBrowser: true } : { ...ended, followed: false };
};

/** Why a request that was aborted was not seen; an error of ours is returned unchanged. */
const explainCut = (error: unknown, end: AbortSignal): unknown => {
  if (error instanceof NotObservable) return error;
  if (end.aborted) return new NotObservable(end.reason === 'cancelled' ? 'interrupted' : 'time');
  if (!(error instanceof DOMException)) return error;
  return new NotObservable(error.name === 'TimeoutError' ? 'timeout' : 'offline', error.message);
};

/**
 * Sends one request under a deadline and a byte cap, recorded in the ledger before it is made. Throws `NotObservable`
 * when it is aborted.
 */
export const createSender =
  ({ scanHost, ledger, end }: SenderDeps): Send =>
  async (url, { purpose, accept, cap }) => {
    await scanHost.turn();
    if (end.aborted) throw explainCut(null, end);
    const close = ledger.open({ ...toRow(url, purpose), ...(scanHost.runsInPage(url) && { inPage: true }) });
    // A background that resumes the scan must know of this contact, whenever this one is ended.
    await ledger.written();
    const signal = AbortSignal.any([end, AbortSignal.timeout(DEADLINE)]);
    try {
      const outcome = await scanHost.ask(url.href, { accept, signal, cap, ms: DEADLINE });
      const answer = await toAnswer(url.href, outcome, cap);
      const ended = toEnd(answer, outcome);
      close(ended);
      const { hops, cookies, failure } = outcome;
      // Reading the answer takes this thread's time.
      await scanHost.turn();
      const markFollowed = (): void => (ended.followed === false ? close({ ...ended, followed: true }) : undefined);
      return { answer, outcome: { hops, cookies, failure }, followed: markFollowed };
    } catch (error) {
      close({ status: null, bytes: null, ...(error instanceof NotSent && { notSent: true }) });
      throw explainCut(error, end);
    }
  };
