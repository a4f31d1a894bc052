/** How a page was viewed, and what was looked at beside its checks: plain shapes. */

/**
 * How a page was viewed, if not as a first-time visitor on a desktop. Contains only the names of what was sent, because
 * values are secrets. Two scans can be compared only if this is equal in both.
 */
export interface Browsing {
  /** Names of header lines, in lower case. */
  readonly headers?: readonly string[];
  /** Names of cookies. */
  readonly cookies?: readonly string[];
  readonly basicAuth?: true;
  readonly userAgent?: string;
  /** As in `Accept-Language`. */
  readonly language?: string;
  /** In CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** In the reader's own browser, in a window as narrow as a phone's. */
  readonly narrow?: true;
  /** Device pixels per CSS pixel. */
  readonly deviceScaleFactor?: number;
  /** As a phone: with touch, and respecting the page's own viewport setting. */
  readonly mobile?: true;
  readonly colorScheme?: 'dark';
  readonly reducedMotion?: true;
  /** How many steps were taken before it was viewed. */
  readonly steps?: number;
  /** The answer given on the consent banner, by one of those steps. */
  readonly consent?: ConsentAnswer;
}

/** An answer on a consent banner. */
export type ConsentAnswer = 'accept' | 'refuse';

/** What a page has stored and requested, as its browser reports it. */
export interface ConsentTraces {
  /** Names of cookies; for another site's, followed by its host in brackets. */
  readonly cookies: readonly string[];
  /** Hosts of other sites that received a request. */
  readonly hosts: readonly string[];
}

/** What existed before a consent banner was answered, and what was added by the time the page was viewed. */
export interface ConsentSeen {
  readonly answer: ConsentAnswer;
  readonly before: ConsentTraces;
  readonly after: ConsentTraces;
}

/** The result for a link to another site (`server/engine/links`). */
export interface CheckedLink {
  readonly url: string;
  /** Its text, from the page. */
  readonly text: string;
  readonly state: 'alive' | 'dead' | 'softDead' | 'unclear' | 'robots' | 'acts';
  /** HTTP status, or the network's error code; '' when no request was made. */
  readonly why: string;
  /** Its final address, if that is a different one. */
  readonly to: string | null;
}

/** A mail server's response to a request for TLS (`server/engine/mail`). */
export interface MailServerTls {
  readonly host: string;
  readonly state: 'tls' | 'noStartTls' | 'tlsFailed' | 'injected' | 'noSmtp' | 'unreachable';
  readonly why: string;
  readonly protocol: string | null;
  /** Why its certificate is not trusted for this name; '' when it is trusted, null without one. */
  readonly distrust: string | null;
  /** The end of its certificate, ms since 1970; null without one. */
  readonly expiresAt: number | null;
  /** Null when its records were not seen. */
  readonly dane: 'none' | 'unusable' | 'insecure' | 'valid' | 'invalid' | null;
}

/** Other ways in which a page is viewed again: on a phone, and in the dark scheme. */
export const VIEWS = ['phone', 'dark'] as const;
export type ViewName = (typeof VIEWS)[number];
