import type { Writable } from 'node:stream';
import type { Zone } from './zone.ts';

export type Scheme = 'http' | 'https';

/** What a site is asked: the request line and the headers (lower case), as they came. */
export interface Visit {
  readonly scheme: Scheme;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a site says. `delay` in milliseconds; `body` is sent as it is, `headers` without Content-Length. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
  readonly delay?: number;
  /** Writes the body bit by bit instead, for as long as somebody reads it. */
  readonly stream?: (out: Writable) => void;
}

export type Handler = (visit: Visit) => Answer | Promise<Answer>;

/** What the registry tells about a domain; dates as days before today. */
export interface Registration {
  readonly domain: string;
  readonly registeredDaysAgo: number;
  readonly changedDaysAgo: number;
  readonly expiresInDays?: number;
  readonly status: readonly string[];
  readonly nameServers: readonly string[];
  readonly signed: boolean;
  readonly registrar: string;
}

/**
 * One site of the test world. A scheme without a handler has a closed port. Without `zones` the world makes an unsigned
 * zone with an address for each host, and without `registration` an ordinary one.
 */
export interface Site {
  readonly hosts: readonly string[];
  readonly http?: Handler;
  readonly https?: Handler;
  readonly certificate?: 'trusted' | 'untrusted';
  readonly zones?: readonly Zone[];
  readonly registrations?: readonly Registration[];
}
