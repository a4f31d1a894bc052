/** Exports of the package `pijler` as a library. This file is its published types: it imports nothing. */

export type PillarId = 'domein' | 'beveiliging' | 'onderhoud' | 'seo' | 'ai' | 'toegankelijkheid';
export type Outcome = 'pass' | 'warn' | 'fail' | 'info' | 'skip' | 'unknown';

/** Settings of a scanner. */
export interface ScannerOptions {
  /** Path of Chromium; searched for by default. */
  readonly browser?: string;
  /** Language of sentences; English by default. */
  readonly language?: 'nl' | 'en';
  /** A contacts the site only; B, the default, also the DNS service and the registry. */
  readonly level?: 'A' | 'B';
  /** Pages of this computer (localhost, on any port) may be scanned. */
  readonly localhost?: boolean;
  /** Blocks of addresses in your own network that may be reached, such as `10.0.0.0/8`. */
  readonly allowPrivate?: readonly string[];
  /** Files with certificates of your own authorities (PEM). */
  readonly authorities?: readonly string[];
  /** Address of another DNS-over-HTTPS service. */
  readonly resolver?: string;
  /** Where to ask you about these visits (https); part of the user agent. */
  readonly contact?: string;
  /** Also scans pages that robots.txt disallows for Pijler: for a site of your own. */
  readonly ignoreRobots?: boolean;
}

export interface ScanOptions extends ScannerOptions {
  /** Only one pillar. */
  readonly pillar?: PillarId;
  readonly signal?: AbortSignal;
}

/** The result of one check. */
export interface ScanFinding {
  readonly id: string;
  readonly pillar: PillarId;
  readonly outcome: Outcome;
  readonly title: string;
  readonly conclusion: string;
  /** Points that it takes off its pillar. */
  readonly points: number;
  /** The offenders, verbatim: text of the site. */
  readonly items: readonly string[];
}

/** A finished scan. */
export interface Scan {
  /** Final address of the page, after redirects. */
  readonly url: string;
  /** 0-100; null if too little could be tested for a total. */
  readonly score: number | null;
  /** The grade in words, in the language; null without a score. */
  readonly grade: string | null;
  /** Whether part could not be tested. */
  readonly incomplete: boolean;
  readonly pillars: readonly { readonly id: PillarId; readonly score: number | null }[];
  readonly findings: readonly ScanFinding[];
  /** The whole report, as `pijler scan --format report` writes it and `--against` reads it. */
  readonly report: object;
}

/** Scans one page after another in the same browser. */
export interface Scanner {
  scan(url: string, options?: { readonly pillar?: PillarId; readonly signal?: AbortSignal }): Promise<Scan>;
  close(): Promise<void>;
}

/** Expectation of a page. */
export interface GradeDemand extends ScanOptions {
  /** The lowest acceptable score. */
  readonly min: number;
}

/** An address, or a page object that has one: of Playwright or Puppeteer. */
export type HasAddress = string | URL | { url(): string };

export interface MatcherResult {
  readonly pass: boolean;
  message(): string;
}

/** Matchers for `expect.extend`, of Vitest, Jest and Playwright. */
export interface Matchers {
  toHaveGrade(received: HasAddress, demand: GradeDemand): Promise<MatcherResult>;
}

/** What they add to `expect(page)`, to be added to the types of your test runner. */
export interface PijlerMatchers<R = unknown> {
  /** Scans the page and requires its total (or that of the pillar) to be at least `min`. */
  toHaveGrade(demand: GradeDemand): Promise<R>;
}

/** All exports of the package other than types. */
export interface Pijler {
  /** Scans a page as a first-time visitor. Rejects with an error whose `code` is one of docs/scan-api.md. */
  scan(url: string, options?: ScanOptions): Promise<Scan>;
  /** Opens a scanner for several pages; close it when done. */
  openScanner(options?: ScannerOptions): Promise<Scanner>;
  matchers: Matchers;
  /** Returns matchers with options for every scan. */
  matchersFor(options: ScannerOptions): Matchers;
}
