import type { Browsing, CheckedLink, ConsentSeen, MailServerTls, ViewName } from './extras.ts';
import type { DecisiveState, PageKind } from './kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';

export {
  type Browsing,
  type CheckedLink,
  type ConsentSeen,
  type MailServerTls,
  VIEWS,
  type ViewName,
} from './extras.ts';
export { DECISIVE_STATES, type DecisiveState, type PageKind } from './kinds.ts';
export type { LedgerEntry, Purpose } from './ledger-entry.ts';

/** The scan API's pillar identifiers, in the scan API's order. */
export const PILLARS = ['domein', 'beveiliging', 'onderhoud', 'seo', 'ai', 'toegankelijkheid'] as const;
export type Pillar = (typeof PILLARS)[number];

export type Verdict = 'pass' | 'warn' | 'fail' | 'info' | 'skip';
export type Outcome = Verdict | 'unknown';

/** Whether there is something to repair: the outcome is a fail or a warning. */
export const isFailOrWarn = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome === 'fail' || outcome === 'warn';

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
  'loop',
  'limited',
  'tooLarge',
  'malformed',
  'unfitResolver',
  'otherBrowser',
  'hidden',
  'interrupted',
  'outdated',
] as const;
export type Blind = (typeof BLIND)[number];

/**
 * Why a scan has no grade, in the scan API's form: the reason why most of it was not seen, or a site whose questions
 * hardly arise (`notApplicable`), of which too little was seen for more than one reason (`tooLittle`), or which is
 * closed for now (`maintenance`).
 */
export const NOT_GRADABLE = [...BLIND, 'notApplicable', 'tooLittle', 'maintenance'] as const;
export interface NotGradable {
  readonly reason: (typeof NOT_GRADABLE)[number];
  /** Seconds after which a new scan may help, if known. */
  readonly retryAfter?: number;
}

/** An error of ours, as far as it may be reported: without its message, which can quote a page. */
export interface Fault {
  /** The error's name: `TypeError`. */
  readonly error: string;
  /** Where in our own package it arose: `background.js:1:2345`; '' when not known. */
  readonly at: string;
}

/** The gravity of a repair step, gravest first: danger, broken, missing, could be better. */
export const STEP_KINDS = ['danger', 'broken', 'missing', 'better'] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export type Effort = 1 | 2 | 3;

/** Who can repair it: the owner, the web developer, the hosting provider, the operator of domain (DNS, registration) and mail. */
export const WHO = ['zelf', 'webbouwer', 'hostingpartij', 'domeinbeheerder'] as const;
export type Who = (typeof WHO)[number];
export type Tier = 'public' | 'partner';
/** Contact level: A this site only, B also resolver and registry, C also the scan service. */
export type Level = 'A' | 'B' | 'C';
export type Locale = 'nl' | 'en';
/** The values that a conclusion's sentence mentions. */
export type Args = Readonly<Record<string, string | number>>;

/** The browsers that scans are made in. A report names it, but nothing depends on it. */
export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** What a scan will look at. */
export interface Target {
  readonly tabId: number;
  /** The tab's address, without fragment. */
  readonly url: string;
  /** Lower-case ASCII host name (punycode), without port; the name of the file if the page is one on this computer. */
  readonly host: string;
  /** Registrable domain by the public suffix list's ICANN part; null for IP literals, single labels and bare suffixes. */
  readonly domain: string | null;
  /** False for a name or address that must never leave the machine: private ones (`isPublicHost`). */
  readonly isPublic: boolean;
  /** True under a suffix that a platform shares among customers (`*.github.io`). */
  readonly onSharedSuffix: boolean;
  /** Moment of the click, in ms since 1970 (wall clock). */
  readonly at: number;
  readonly level: Level;
  /** The only pillar requested, or null for all six. */
  readonly pillar: Pillar | null;
}

/** Where in the page an offender is, and how to recognise it. */
export interface ElementLocation {
  /** CSS selector; through shadow roots and frames joined by ` >>> `. */
  readonly at: string;
  /** Its start tag with a short text, its text, or the address that it loads or links to; '' when none was stored. */
  readonly saw: string;
}

/** A check's conclusion on this site. */
export interface Finding {
  readonly id: string;
  readonly pillar: Pillar;
  readonly outcome: Outcome;
  /** The conclusion reached; null when the outcome is `unknown`. */
  readonly code: string | null;
  /** Why it could not be judged; only with the outcome `unknown`. */
  readonly why: Blind | null;
  /** The error of ours; only with the reason `fault` (`why` or `partial`), and absent when not known. */
  readonly fault?: Fault;
  readonly weight: number;
  /** Share of the weight that is earned, 0-1. */
  readonly credit: number;
  /** What it costs: 0 or more, one decimal. */
  readonly points: number;
  /** The limit that the conclusion sets on the pillar's score. */
  readonly cap: number | null;
  /** The limit that it sets on the total, whatever the pillar's score; absent for none. */
  readonly total?: number;
  /** Why a part of what a verdict rests on was not seen; only where that part could cost more than `points` and `cap`. */
  readonly partial?: Blind;
  /** Of what was not seen, in full or in part: the most that it may cost, and the lowest caps that it may set. */
  readonly worst?: { readonly points: number; readonly cap?: number; readonly total?: number };
  /** The site itself did not answer what this is based on: `points` and `cap` are what absence would cost. */
  readonly silent?: true;
  /** The cause that it shares with findings of other checks, which one repair fixes; absent when it shares none. */
  readonly cause?: string;
  /** Effort of a repair: 1 a setting, 2 a change (also if absent), 3 a project. */
  readonly effort?: Effort;
  /** Set when it is graver than its verdict shows. */
  readonly step?: Extract<StepKind, 'danger' | 'broken'>;
  /** Set when more can be seen once it is repaired. */
  readonly opens?: true;
  /** The decisive state of the page that it shows; absent for none. */
  readonly state?: DecisiveState;
  /** Set when it means that there is nothing to grade. */
  readonly ungraded?: true;
  readonly args: Args;
  /** The offenders, verbatim. */
  readonly items: readonly string[];
  /** The location of each item in the page, null for none; absent when no item has one. */
  readonly places?: readonly (ElementLocation | null)[];
  readonly who: Who;
  readonly source: string;
  /** The owner's decision about it; only in a report that is shown or saved, and absent when there is none. */
  readonly decision?: { readonly kind: 'intended' | 'wrong'; readonly reason: string; readonly at: number };
}

export interface Score {
  readonly pillar: Pillar;
  /** 0-100, or null when less than 40 % of the weight was seen, or when the pillar does not apply. */
  readonly score: number | null;
  /** Weight of judged checks ÷ weight of judged and unknown ones, 0-1; 1 when nothing applies. */
  readonly seen: number;
  /** `seen` is below 70 %, or what was not seen would probably cost a whole grade (`lib/score.ts`). */
  readonly incomplete: boolean;
  /** Sum of the points lost, one decimal. */
  readonly lost: number;
  /** The lowest cap that fired below the sum; null when none limits the score. */
  readonly cap: { readonly at: number; readonly check: string } | null;
  /** False when less than a third of the pillar's questions arises, by weight; absent when it applies. */
  readonly applies?: false;
  /** Lowest and highest score that are possible given what was not seen; absent when those are at most five points apart. */
  readonly range?: Range;
}

/** Lowest and highest of a score, 0-100. */
export type Range = readonly [low: number, high: number];

/** What limits the total below the mean, or why there is none. */
export type Limit =
  /** A conclusion that limits the total; on the public tier without the check. */
  | { readonly by: 'check'; readonly at: number; readonly check?: string }
  /** The lowest pillar, on which the roof rests. */
  | { readonly by: 'lowest'; readonly at: number; readonly pillar: Pillar }
  /** Pillars that apply and have no score. */
  | { readonly by: 'without'; readonly at: number; readonly pillars: readonly Pillar[] }
  /** No total: too few of the pillars that apply have a score, mostly for this reason. `check`: what would limit it. */
  | {
      readonly by: 'unseen';
      readonly pillars: readonly Pillar[];
      readonly why: Blind | null;
      readonly check?: string;
    }
  /** No total: too few pillars apply. */
  | { readonly by: 'notApplicable'; readonly check?: string }
  /** No total: the site states that it is temporarily away; `retryAfter` in seconds if it states for how long. */
  | { readonly by: 'maintenance'; readonly retryAfter?: number };

/** The grade of all pillars together. */
export interface Total {
  /** 0-100; null when too little was seen, or too few pillars apply. */
  readonly overall: number | null;
  /** A pillar is incomplete, or one that applies has no score. */
  readonly incomplete: boolean;
  /** Null when the total is the mean. */
  readonly limit: Limit | null;
  /** Lowest and highest total that are possible given what was not seen; absent when those are at most five points apart. */
  readonly range?: Range;
  /** Why there is no grade whatever the scores: a decisive state of the site; absent when there is none. */
  readonly notGradable?: NotGradable;
}

/** A page viewed in another way than the first, which the grade is about. */
export interface ViewResult {
  readonly view: ViewName;
  /** False when it could not be viewed. */
  readonly seen: boolean;
  /** Where a conclusion differs: `only` in this view, `not` in it, or in it with `more` items than at first. */
  readonly findings: readonly { readonly where: 'only' | 'not' | 'more'; readonly finding: Finding }[];
  /** Share of the words of the first view that are there; null when that cannot be determined. */
  readonly text: number | null;
}

/** What was looked at beside the checks, on request: it counts nowhere. */
export interface Extras {
  readonly links?: readonly CheckedLink[];
  /** Null when the domain's mail servers are not known. */
  readonly mailTls?: readonly MailServerTls[] | null;
  readonly views?: readonly ViewResult[];
  /** Host of the service that made the views; absent when the scan itself did. */
  readonly viewsBy?: string;
  /** What existed before and after the consent banner was answered; absent when no step did that. */
  readonly consent?: ConsentSeen;
}

/** Findings and scores of one scan: plain data for storage and display. */
export interface Report {
  readonly schema: 'pijler/report-1';
  readonly id: string;
  /** The scoring rules' version, `RULES` of `lib/score.ts`. */
  readonly rules: number;
  /** The extension's version. */
  readonly version: string;
  /**
   * The tables that it was judged by: 0 for the version's own, else the number of a bundle; absent in older reports
   * that did not store it.
   */
  readonly data?: { readonly number: number; readonly day: string };
  readonly target: Target & { readonly browser: BrowserName };
  readonly finishedAt: number;
  readonly findings: readonly Finding[];
  readonly scores: readonly Score[];
  /** The total (`lib/score.ts`); null when there is none. */
  readonly overall: number | null;
  readonly incomplete: boolean;
  /** What limits the total, or why there is none; absent in older reports that did not store it. */
  readonly limit?: Limit | null;
  /**
   * The totals that are possible given what was not seen; absent when they hardly differ, and in older reports that did
   * not store it.
   */
  readonly range?: Range;
  /** Why it has no grade, in the scan API's form; absent when it has one, and in older reports that did not store it. */
  readonly notGradable?: NotGradable;
  /** Whether access to the site was granted; absent in older reports that did not store it. */
  readonly access?: boolean;
  /** The kind of page; absent when not determined or seen, and in older reports that did not store it. */
  readonly kind?: PageKind;
  /** The platforms that the site was seen to run on; absent in older reports that did not store them. */
  readonly platforms?: readonly string[];
  /** How the page was viewed; absent for a first-time visitor on a desktop. */
  readonly browsing?: Browsing;
  /** What was looked at beside the checks; absent when not requested. */
  readonly extras?: Extras;
  readonly ledger: readonly LedgerEntry[];
}

/** How often a site is scanned. */
export const CADENCES = ['daily', 'weekly', 'monthly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Why a scan of a site failed, if the cause is the site: failures of the service say nothing about it. */
export const SITE_FAILURES = ['unreachable', 'timeout', 'unsupported_page'] as const;
export type SiteFailure = (typeof SITE_FAILURES)[number];

/** The probable cause of a changed verdict. */
const CAUSES = ['ours', 'data', 'date', 'platform', 'dns', 'registration', 'certificate', 'server', 'content'] as const;
export type CauseKind = (typeof CAUSES)[number];
