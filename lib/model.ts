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

/** Whether something is to be repaired: it fails, or warns. */
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
 * Why a scan comes to no grade in the scan API's shape: what kept most of it from being seen, or a site whose questions hardly
 * arise (`notApplicable`), of which too little was seen for more than one reason (`tooLittle`), or which is closed for now (`maintenance`).
 */
export const NOT_GRADABLE = [...BLIND, 'notApplicable', 'tooLittle', 'maintenance'] as const;
export interface NotGradable {
  readonly reason: (typeof NOT_GRADABLE)[number];
  /** Seconds after which it helps to scan again, where that is known. */
  readonly retryAfter?: number;
}

/** An error of ours, as far as it may be told: not its message, which can quote a page. */
export interface Fault {
  /** The error's name: `TypeError`. */
  readonly error: string;
  /** Where in our own package it arose: `background.js:1:2345`; '' where that is not known. */
  readonly at: string;
}

/** How grave what is to be done is, gravest first: danger, broken, missing, could be better. */
export const STEP_KINDS = ['danger', 'broken', 'missing', 'better'] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export type Effort = 1 | 2 | 3;

/** Who can repair it: the owner, the web developer, the hosting provider, who runs domain (DNS, registration) and mail. */
export const WHO = ['zelf', 'webbouwer', 'hostingpartij', 'domeinbeheerder'] as const;
export type Who = (typeof WHO)[number];
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

/** Where in the page an offender stands, and what it is recognised by. */
export interface ElementLocation {
  /** CSS selector; through shadow roots and frames joined by ` >>> `. */
  readonly at: string;
  /** Its start tag with a short text, its text, or the address that it loads or leads to; '' where none was kept. */
  readonly saw: string;
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
  /** So is the total, whatever the pillar's score; absent where the conclusion does not limit it. */
  readonly total?: number;
  /** Only with the outcome `unknown`: what it may cost at most, and the lowest caps that it may set. */
  readonly worst?: { readonly points: number; readonly cap?: number; readonly total?: number };
  /** The site itself gave no answer to what it rests on: `points` and `cap` are what absence would cost. */
  readonly silent?: true;
  /** What it has in common with findings of other checks, which one repair mends; absent where it stands alone. */
  readonly cause?: string;
  /** What a repair takes: 1 a setting, 2 a change (also where absent), 3 a project. */
  readonly effort?: Effort;
  /** Graver than its verdict says; absent where the verdict tells. */
  readonly step?: Extract<StepKind, 'danger' | 'broken'>;
  /** Its repair lets more be seen. */
  readonly opens?: true;
  /** What the page is by it before anything else; absent where it is nothing of the kind. */
  readonly state?: DecisiveState;
  /** There is nothing to grade by it; absent where there is. */
  readonly ungraded?: true;
  readonly args: Args;
  /** The offenders, verbatim. */
  readonly items: readonly string[];
  /** Where each of the items stands in the page, null where it stands nowhere; absent where none does. */
  readonly places?: readonly (ElementLocation | null)[];
  readonly who: Who;
  readonly source: string;
  /** What its owner decided about it; only in a report that is shown or saved, and absent where nothing was. */
  readonly decision?: { readonly kind: 'intended' | 'wrong'; readonly reason: string; readonly at: number };
}

export interface Score {
  readonly pillar: Pillar;
  /** 0-100, or null when less than 40 % of the weight was seen, or when the pillar does not apply. */
  readonly score: number | null;
  /** Weight of judged checks ÷ weight of judged and unknown ones, 0-1; 1 when nothing applies. */
  readonly seen: number;
  /** Seen is below 70 %, or what was not seen would probably cost a whole grade (`lib/score.ts`). */
  readonly incomplete: boolean;
  /** Sum of the points lost, one decimal. */
  readonly lost: number;
  /** The lowest cap that fired below the sum; null when none limits the score. */
  readonly cap: { readonly at: number; readonly check: string } | null;
  /** False where less than a third of the pillar's questions arises, by weight; absent where it applies. */
  readonly applies?: false;
  /** Lowest and highest score that what was not seen leaves open; absent where those are at most five points apart. */
  readonly range?: Range;
}

/** Lowest and highest of a score, 0-100. */
export type Range = readonly [low: number, high: number];

/** What holds the total down below the mean, or why there is none. */
export type Limit =
  /** A conclusion that limits the total; on the public tier without the check. */
  | { readonly by: 'check'; readonly at: number; readonly check?: string }
  /** The lowest pillar: the roof rests on it. */
  | { readonly by: 'lowest'; readonly at: number; readonly pillar: Pillar }
  /** Pillars that apply and have no score. */
  | { readonly by: 'without'; readonly at: number; readonly pillars: readonly Pillar[] }
  /** No total: too few of the pillars that apply have a score, most for this reason. `check`: what would limit it. */
  | {
      readonly by: 'unseen';
      readonly pillars: readonly Pillar[];
      readonly why: Blind | null;
      readonly check?: string;
    }
  /** No total: too few pillars apply. */
  | { readonly by: 'notApplicable'; readonly check?: string }
  /** No total: the site says that it is away for a while; `retryAfter` in seconds where it says for how long. */
  | { readonly by: 'maintenance'; readonly retryAfter?: number };

/** The grade of all pillars together. */
export interface Total {
  /** 0-100; null where too little was seen, or too few pillars apply. */
  readonly overall: number | null;
  /** A pillar is incomplete, or one that applies has no score. */
  readonly incomplete: boolean;
  /** Null where the total is the mean. */
  readonly limit: Limit | null;
  /** Lowest and highest total that what was not seen leaves open; absent where those are at most five points apart. */
  readonly range?: Range;
  /** Why there is no grade whatever the scores: a decisive state of the site; absent where there is none. */
  readonly notGradable?: NotGradable;
}

/** What a page is in another way of looking, beside the first look that the grade is of. */
export interface ViewResult {
  readonly view: ViewName;
  /** False where it could not be looked at. */
  readonly seen: boolean;
  /** Where a conclusion differs: `only` here, `not` here, or here of `more` than at first. */
  readonly findings: readonly { readonly where: 'only' | 'not' | 'more'; readonly finding: Finding }[];
  /** Share of the words that are there, of those of the first look; null where that cannot be told. */
  readonly text: number | null;
}

/** What was looked at beside the checks, because somebody asked for it: it counts nowhere. */
export interface Extras {
  readonly links?: readonly CheckedLink[];
  /** Null where the domain's mail servers are not known. */
  readonly mailTls?: readonly MailServerTls[] | null;
  readonly views?: readonly ViewResult[];
  /** Host of the service that looked at the views; absent where the scan itself did. */
  readonly viewsBy?: string;
  /** What was there before and after the consent banner was answered; absent where no step did that. */
  readonly consent?: ConsentSeen;
}

/** Findings and scores of one scan: plain data, stored and shown. */
export interface Report {
  readonly schema: 'pijler/report-1';
  readonly id: string;
  /** The scoring rules' version, `RULES` of `lib/score.ts`. */
  readonly rules: number;
  /** The extension's version. */
  readonly version: string;
  /** The tables that it was judged by: 0 for the version's own, else the number of a bundle; absent in reports of before it was kept. */
  readonly data?: { readonly number: number; readonly day: string };
  readonly target: Target & { readonly browser: BrowserName };
  readonly finishedAt: number;
  readonly findings: readonly Finding[];
  readonly scores: readonly Score[];
  /** The total (`lib/score.ts`); null where there is none. */
  readonly overall: number | null;
  readonly incomplete: boolean;
  /** What limits the total, or why there is none; absent in reports of before it was kept. */
  readonly limit?: Limit | null;
  /** What the total may be by what was not seen; absent where that is hardly more, and in reports of before it was kept. */
  readonly range?: Range;
  /** Why it is no grade in the scan API's shape; absent where it is one, and in reports of before it was kept. */
  readonly notGradable?: NotGradable;
  /** Whether the site's own access was granted; absent in reports of before it was kept. */
  readonly access?: boolean;
  /** What kind of page it is; absent where that was not asked or seen, and in reports of before it was kept. */
  readonly kind?: PageKind;
  /** What the site was seen to run on; absent in reports of before it was kept. */
  readonly platforms?: readonly string[];
  /** With what it was looked at; absent of a first-time visitor on a desktop. */
  readonly browsing?: Browsing;
  /** What was looked at beside the checks; absent where nobody asked for it. */
  readonly extras?: Extras;
  readonly ledger: readonly LedgerEntry[];
}

/** How often a site is looked at. */
export const CADENCES = ['daily', 'weekly', 'monthly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Why a scan of a site came to nothing, where that is of the site: what goes wrong at the service says nothing about it. */
export const SITE_FAILURES = ['unreachable', 'timeout', 'unsupported_page'] as const;
export type SiteFailure = (typeof SITE_FAILURES)[number];

/** What probably made a verdict change. */
const CAUSES = ['ours', 'data', 'date', 'platform', 'dns', 'registration', 'certificate', 'server', 'content'] as const;
export type CauseKind = (typeof CAUSES)[number];
