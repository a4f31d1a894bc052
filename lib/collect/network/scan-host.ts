import type { NetworkFailure } from '../../data/page-kinds/browser-errors.ts';
import type { Facts } from '../../evidence.ts';
import type { PageSection } from '../../facts/page.ts';
import type { Trail } from '../../facts/reply.ts';
import type { Html, Reach } from './reach.ts';

/** How to ask one address. A redirect is never followed by the browser: where it leads is judged before it is asked. */
export interface HostRequest {
  readonly accept: string;
  readonly signal: AbortSignal;
  /** Bytes of the body that will be read at most, null for none; and the ms after which `signal` aborts: for who asks where neither reaches. */
  readonly cap: number | null;
  readonly ms: number;
}

/** What is read of a response, whoever received it. */
export interface Received extends Pick<Response, 'type' | 'url' | 'status' | 'redirected' | 'body'> {
  readonly headers: Iterable<readonly [name: string, value: string]>;
}

/** What came of one request: the response, and what webRequest showed of it where it may look. */
export interface HostResponse {
  /** Null when the network gave none. */
  readonly response: Received | null;
  readonly hops: Trail['hops'];
  /** Null where Set-Cookie cannot be seen. */
  readonly cookies: Facts['cookies'] | null;
  /** The first line of Strict-Transport-Security of an answer that is no redirect; null for none, absent where not seen. */
  readonly hsts?: string | null;
  /** Why no response came, where webRequest told; null when it did not. */
  readonly failure: NetworkFailure | null;
}

/** How far a part of the scan that takes long has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What the platform hands in: the raw means of seeing, without policy, caps, cache or ledger. */
export interface ScanHost {
  /** Site access was granted: any origin of this site can be read. */
  readonly access: boolean;
  /** Hops, cookies and failures can be seen (webRequest was granted with the site). */
  readonly seesRedirects: boolean;
  /**
   * The origin that can be read without access: the tab's own, where the click grants it or its page lets itself be asked;
   * else null. Throws `NotObservable` where the page does not answer.
   */
  readableOrigin(): Promise<string | null>;
  /** Whether this address is asked by a script in the page itself: it then stands in the page's own list of requests. */
  runsInPage(url: URL): boolean;
  /** Certificates can be seen from here at all. */
  readonly showsCertificates: boolean;
  /** Ms on a monotonic clock. */
  now(): number;
  /** Resolves when this scan may go on: one that was asked for later goes first. */
  turn(): Promise<void>;
  /** Never rejects for network reasons; rejects only when `signal` aborts. */
  ask(url: string, options: HostRequest): Promise<HostResponse>;
  /** What was seen of the connection to this host; undefined when nothing was. */
  certificate(host: string): unknown;
  readPage(): Promise<unknown>;
  parseHtml(html: Html): Promise<unknown>;
  parseHtmlPart(html: Html, part: PageSection): Promise<unknown>;
  /** Begins when `after` is settled; `onProgress` hears now and then how many of axe's rules are done. */
  runAxe(onProgress: (progress: Progress) => void, after: Promise<unknown>): Promise<unknown>;
  readLibraries(): Promise<unknown>;
  detectLanguage(text: string): ReturnType<Reach['detectLanguage']>;
  /** What was remembered in this browser session under `key`; undefined when nothing was or it is older than a day. */
  recall(key: string): Promise<unknown>;
  keep(key: string, value: unknown): Promise<void>;
}
