import type { NetworkFailure } from '../../data/page-kinds/browser-errors.ts';
import type { Facts } from '../../evidence.ts';
import type { PageSection } from '../../facts/page.ts';
import type { Trail } from '../../facts/reply.ts';
import type { Html, Reach } from './reach.ts';

/** How to request one address. The browser never follows redirects itself: the target is checked before it is requested. */
export interface HostRequest {
  readonly accept: string;
  readonly signal: AbortSignal;
  /**
   * Maximum number of body bytes that will be read (null for none), and the ms after which `signal` aborts; for scan
   * hosts that can use neither the stream nor the signal.
   */
  readonly cap: number | null;
  readonly ms: number;
}

/** The parts of a response that are read, whoever received it. */
export interface Received extends Pick<Response, 'type' | 'url' | 'status' | 'redirected' | 'body'> {
  readonly headers: Iterable<readonly [name: string, value: string]>;
}

/** The outcome of one request: the response, and what webRequest showed of it where it is available. */
export interface HostResponse {
  /** Null when the network returned none. */
  readonly response: Received | null;
  readonly hops: Trail['hops'];
  /** Null when Set-Cookie cannot be seen. */
  readonly cookies: Facts['cookies'] | null;
  /**
   * The first line of Strict-Transport-Security of an answer that is not a redirect; null when there is none, absent
   * when not visible.
   */
  readonly hsts?: string | null;
  /** Why no response was received, as reported by webRequest; null when it reported nothing. */
  readonly failure: NetworkFailure | null;
}

/** Progress of a long part of the scan. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What the platform provides: the raw means of observation, without policy, caps, cache or ledger. */
export interface ScanHost {
  /** Site access was granted: any origin of this site can be read. */
  readonly access: boolean;
  /** Hops, cookies and failures can be seen (webRequest was granted with the site). */
  readonly seesRedirects: boolean;
  /**
   * The origin that can be read without site access: the tab's own, when the click grants it or its page allows
   * requests; otherwise null. Throws `NotObservable` when the page does not answer.
   */
  readableOrigin(): Promise<string | null>;
  /** Whether this address is requested by a script in the page itself: it then appears in the page's own list of requests. */
  runsInPage(url: URL): boolean;
  /** Whether certificates can be seen at all on this scan host. */
  readonly showsCertificates: boolean;
  /** Milliseconds on a monotonic clock. */
  now(): number;
  /** Resolves when this scan may continue: a scan requested later takes precedence. */
  turn(): Promise<void>;
  /** Never rejects for network reasons; rejects only when `signal` aborts. */
  ask(url: string, options: HostRequest): Promise<HostResponse>;
  /** The observed connection to this host; undefined when none was observed. */
  certificate(host: string): unknown;
  readPage(): Promise<unknown>;
  parseHtml(html: Html): Promise<unknown>;
  parseHtmlPart(html: Html, part: PageSection): Promise<unknown>;
  /** Starts when `after` is settled; calls `onProgress` from time to time with the number of axe's rules that are done. */
  runAxe(onProgress: (progress: Progress) => void, after: Promise<unknown>): Promise<unknown>;
  readLibraries(): Promise<unknown>;
  detectLanguage(text: string): ReturnType<Reach['detectLanguage']>;
  /** The value cached in this browser session under `key`; undefined when there is none or it is older than a day. */
  recall(key: string): Promise<unknown>;
  keep(key: string, value: unknown): Promise<void>;
}
