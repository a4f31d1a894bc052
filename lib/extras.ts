/** How a page was looked at, and what was looked at beside its checks: plain shapes. */

/**
 * With what a page was looked at, where that was not as a first-time visitor on a desktop. Of what was sent along only names:
 * values are secrets. Two scans are compared where this is the same of both.
 */
export interface Browsing {
  /** Names of header lines, in lower case. */
  readonly headers?: readonly string[];
  /** Names of cookies. */
  readonly cookies?: readonly string[];
  readonly basicAuth?: true;
  readonly userAgent?: string;
  /** As `Accept-Language` has it. */
  readonly language?: string;
  /** In CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** In the reader's own browser, in a window as narrow as a phone. */
  readonly narrow?: true;
  /** Device pixels to a CSS pixel. */
  readonly deviceScaleFactor?: number;
  /** As a phone: touched, and the viewport that the page asks for is heeded. */
  readonly mobile?: true;
  readonly colorScheme?: 'dark';
  readonly reducedMotion?: true;
  /** How many steps were taken before it was looked at. */
  readonly steps?: number;
  /** What was answered on the consent banner, by one of those steps. */
  readonly consent?: ConsentAnswer;
}

/** What is answered on a consent banner. */
export type ConsentAnswer = 'accept' | 'refuse';

/** What a page has set and asked for, as its browser knows it. */
export interface ConsentTraces {
  /** Names of cookies, of another site with its host behind it in brackets. */
  readonly cookies: readonly string[];
  /** Hosts of other sites that something was asked of. */
  readonly hosts: readonly string[];
}

/** What was there before a consent banner was answered, and what came on top of it until the page was looked at. */
export interface ConsentSeen {
  readonly answer: ConsentAnswer;
  readonly before: ConsentTraces;
  readonly after: ConsentTraces;
}

/** What became of a link to another site (`server/engine/links`). */
export interface CheckedLink {
  readonly url: string;
  /** What it says: text of the page. */
  readonly text: string;
  readonly state: 'alive' | 'dead' | 'softDead' | 'unclear' | 'robots' | 'acts';
  /** HTTP status, or the code of the network's error; '' where nothing was asked. */
  readonly why: string;
  /** Where it led to in the end, where that is elsewhere. */
  readonly to: string | null;
}

/** What a mail server said when it was asked for TLS (`server/engine/mail`). */
export interface MailServerTls {
  readonly host: string;
  readonly state: 'tls' | 'noStartTls' | 'tlsFailed' | 'injected' | 'noSmtp' | 'unreachable';
  readonly why: string;
  readonly protocol: string | null;
  /** Why its certificate is not trusted for this name; '' where it is, null without one. */
  readonly distrust: string | null;
  /** The end of its certificate, ms since 1970; null without one. */
  readonly expiresAt: number | null;
  /** Null where its records were not seen. */
  readonly dane: 'none' | 'unusable' | 'insecure' | 'valid' | 'invalid' | null;
}

/** Other ways in which a page is looked at again: on a phone, and in the dark scheme. */
export const VIEWS = ['phone', 'dark'] as const;
export type ViewName = (typeof VIEWS)[number];
