/** The scan API's pillar identifiers, in the scan API's order. */
export const PILLARS = ['domein', 'beveiliging', 'onderhoud', 'seo', 'ai', 'toegankelijkheid'] as const;
export type Pillar = (typeof PILLARS)[number];

export type Verdict = 'pass' | 'warn' | 'fail' | 'info' | 'skip';
export type Outcome = Verdict | 'unknown';

/** Why something was not seen. Each has words and a remedy in `lib/words/<locale>/common.ts`. */
export const BLIND = [
  'fault',
  'off',
  'denied',
  'offline',
  'timeout',
  'time',
  'wall',
  'login',
  'elsewhere',
  'otherHost',
  'limited',
  'tooLarge',
  'malformed',
  'unfitResolver',
  'otherBrowser',
  'hidden',
  'interrupted',
] as const;
export type Blind = (typeof BLIND)[number];

/** An error of ours, as far as it may be told: not its message, which can quote a page. */
export interface Fault {
  /** The error's name: `TypeError`. */
  readonly error: string;
  /** Where in our own package it arose: `background.js:1:2345`; '' where that is not known. */
  readonly at: string;
}

/** Who can repair it: the owner, the web builder, the hosting party. */
export type Who = 'zelf' | 'webbouwer' | 'hostingpartij';
export type Tier = 'public' | 'partner';
/** Contact level: A this site only, B also resolver and registry, C also the scan service. */
export type Level = 'A' | 'B' | 'C';
export type Locale = 'nl' | 'en';
/** The values that a conclusion's sentence mentions. */
export type Args = Readonly<Record<string, string | number>>;

/** The browsers that scans are made in. A report tells which, and nothing is decided by it. */
export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** What will be looked at. */
export interface Target {
  readonly tabId: number;
  /** The tab's address, without fragment. */
  readonly url: string;
  /** Lower-case ASCII host name (punycode), without port; the name of the file where the page is one of this computer. */
  readonly host: string;
  /** Registrable domain by the public suffix list's ICANN part; null for IP literals, single labels and bare suffixes. */
  readonly domain: string | null;
  /** False for what must never leave the machine: private names and addresses (`isPublicHost`). */
  readonly isPublic: boolean;
  /** True under a suffix that a platform shares among customers (`*.github.io`). */
  readonly onSharedSuffix: boolean;
  /** Moment of the click, in ms since 1970 (wall clock). */
  readonly at: number;
  readonly level: Level;
  /** The pillar asked for alone, or null for all six. */
  readonly pillar: Pillar | null;
}

/** A check's conclusion on this site. */
export interface Finding {
  readonly id: string;
  readonly pillar: Pillar;
  readonly outcome: Outcome;
  /** The conclusion reached; null when the outcome is `unknown`. */
  readonly code: string | null;
  /** Why nobody could judge; only with the outcome `unknown`. */
  readonly why: Blind | null;
  /** The error of ours; only with the reason `fault`, and absent where it is not known. */
  readonly fault?: Fault;
  readonly weight: number;
  /** Share of the weight that is kept, 0-1. */
  readonly credit: number;
  /** What it costs: 0 or more, one decimal. */
  readonly points: number;
  /** The pillar's score is limited to this by the conclusion reached. */
  readonly cap: number | null;
  readonly args: Args;
  /** The offenders, verbatim. */
  readonly items: readonly string[];
  readonly who: Who;
  readonly source: string;
}

export interface Score {
  readonly pillar: Pillar;
  /** 0-100, or null when less than 40 % of the weight was seen or nothing applies. */
  readonly score: number | null;
  /** Weight of judged checks ÷ weight of judged and unknown ones, 0-1; 1 when nothing applies. */
  readonly seen: number;
  /** Seen is below 70 %, or what was not seen would probably cost a whole grade (`lib/score.ts`). */
  readonly incomplete: boolean;
  /** Sum of the points lost, one decimal. */
  readonly lost: number;
  /** The lowest cap that fired below the sum; null when none limits the score. */
  readonly cap: { readonly at: number; readonly check: string } | null;
}

/** One contact made for a scan, written down before it is made. */
export interface Contact {
  /** Ms after the scan's start. */
  readonly at: number;
  readonly method: 'GET' | 'POST';
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly purpose: Purpose;
  /** Duration in ms, null while it runs or when it never ended. */
  readonly ms: number | null;
  /** Bytes of the body read. */
  readonly bytes: number | null;
  readonly status: number | null;
  /** The browser answered it itself, because it asks this host over https only (HSTS): nothing was sent. */
  readonly byBrowser?: boolean;
  /** Of a redirect: whether where it leads was asked, in a row of its own. Absent in ledgers of before it was kept. */
  readonly followed?: boolean;
  /** Asked by a script in the page itself (Firefox without access): it stands in the page's own list of requests. */
  readonly inPage?: boolean;
  /** The page kept it back, by its own policy or its service worker: nothing was sent. */
  readonly notSent?: boolean;
}

/** What a contact was for. */
export type Purpose =
  | 'page'
  | 'twin'
  | 'robots'
  | 'sitemap'
  | 'security'
  | 'llms'
  | 'missing'
  | 'wellKnown'
  | 'icon'
  | 'image'
  | 'canonical'
  | 'variant'
  | 'hreflang'
  | 'mail'
  | 'script'
  | 'link'
  | 'dns'
  | 'registry'
  | 'service';

/** Findings and scores of one scan: plain data, stored and shown. */
export interface Report {
  readonly schema: 'pijler/report-1';
  readonly id: string;
  /** The scoring rules' version, `RULES` of `lib/score.ts`. */
  readonly rules: number;
  /** The extension's version. */
  readonly version: string;
  readonly target: Target & { readonly browser: BrowserName };
  readonly finishedAt: number;
  readonly findings: readonly Finding[];
  readonly scores: readonly Score[];
  /** Rounded mean of the pillars that have a score; null when none has. */
  readonly overall: number | null;
  readonly incomplete: boolean;
  /** Whether the site's own access was granted; absent in reports of before it was kept. */
  readonly access?: boolean;
  /** What the site was seen to run on; absent in reports of before it was kept. */
  readonly platforms?: readonly string[];
  readonly ledger: readonly Contact[];
}
