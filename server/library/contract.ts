/** What the package `pijler` gives as a library. This file is its published types: it imports nothing. */

export type PillarId = 'domein' | 'beveiliging' | 'onderhoud' | 'seo' | 'ai' | 'toegankelijkheid';
export type Outcome = 'pass' | 'warn' | 'fail' | 'info' | 'skip' | 'unknown';

/** How pages are looked at. */
export interface ScannerOptions {
  /** Chromium's program; without it one is looked for. */
  readonly browser?: string;
  /** Language of sentences; English without it. */
  readonly language?: 'nl' | 'en';
  /** A contacts the site only; B, the default, also the DNS service and the registry. */
  readonly level?: 'A' | 'B';
  /** Pages of this computer (localhost, on any port) may be scanned. */
  readonly localhost?: boolean;
  /** Blocks of your own network that may be reached, such as `10.0.0.0/8`. */
  readonly allowPrivate?: readonly string[];
  /** Files with certificates of authorities of your own (PEM). */
  readonly authorities?: readonly string[];
  /** Address of another DNS-over-HTTPS service. */
  readonly resolver?: string;
  /** Where to ask you about these visits (https); part of the user agent. */
  readonly contact?: string;
  /** Also scans what robots.txt closes to Pijler: for a site of your own. */
  readonly ignoreRobots?: boolean;
}

export interface ScanOptions extends ScannerOptions {
  /** One pillar alone. */
  readonly pillar?: PillarId;
  readonly signal?: AbortSignal;
}

/** What one check came to. */
export interface ScanFinding {
  readonly id: string;
  readonly pillar: PillarId;
  readonly outcome: Outcome;
  readonly title: string;
  readonly conclusion: string;
  /** What it costs its pillar. */
  readonly points: number;
  /** What was found, verbatim: text of the site. */
  readonly items: readonly string[];
}

/** A scan that ended. */
export interface Scan {
  /** Address of the page, where it led to. */
  readonly url: string;
  /** 0-100; null where too little could be tested for a total. */
  readonly score: number | null;
  /** The word for it, in the language; null without a score. */
  readonly grade: string | null;
  /** Part could not be tested. */
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

/** What a page is asked. */
export interface GradeDemand extends ScanOptions {
  /** The lowest score that is good enough. */
  readonly min: number;
}

/** An address, or a page that knows its own: one of Playwright or Puppeteer. */
export type HasAddress = string | URL | { url(): string };

export interface MatcherResult {
  readonly pass: boolean;
  message(): string;
}

/** Matchers for `expect.extend`, of Vitest, Jest and Playwright. */
export interface Matchers {
  toHaveGrade(received: HasAddress, demand: GradeDemand): Promise<MatcherResult>;
}

/** What `expect(page)` has by them, to be added to the types of your test runner. */
export interface PijlerMatchers<R = unknown> {
  /** The page is scanned, and its total (or that of the pillar) is at least `min`. */
  toHaveGrade(demand: GradeDemand): Promise<R>;
}

/** All that the package exports beside types. */
export interface Pijler {
  /** Scans a page as a first-time visitor. Rejects with an error whose `code` is one of docs/scan-api.md. */
  scan(url: string, options?: ScanOptions): Promise<Scan>;
  /** Opens a scanner for several pages; close it when done. */
  openScanner(options?: ScannerOptions): Promise<Scanner>;
  matchers: Matchers;
  /** Matchers with options for every scan. */
  matchersFor(options: ScannerOptions): Matchers;
}
