import * as z from 'zod/mini';
import { ScanError } from './api/error.ts';
import { CheckResult, ResultLimit, ScanResult } from './api/result.ts';
import { ServicePart } from './api/service.ts';
import { PAGE_KINDS } from './kinds.ts';
import { BLIND, DECISIVE_STATES, type LedgerEntry, PILLARS, type Purpose, STEP_KINDS } from './model.ts';

/* The state of the scan of one tab, as shown by the views and stored in the browser's session (`ScanState`). */

/** Why a page cannot be scanned, or the circumstances of a result; each has its sentence and offer in the views' words. */
const SITUATIONS = [
  'browserPage',
  'storePage',
  'notAPage',
  'localFile',
  'hiddenPage',
  'notLoaded',
  'rateLimited',
  'crashed',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What a reader must know to interpret a result correctly; each has its sentence in the views' words. */
export const NOTES = [
  'ipAddress',
  'localName',
  'localPage',
  'sharedSuffix',
  'offline',
  'wall',
  'login',
  'redirects',
  'private',
  'historyOff',
  'noRoom',
  'storeFull',
  'clock',
  'queued',
  'hugePage',
  'tooMuch',
  'otherPolicy',
  'translated',
] as const;
export type Note = (typeof NOTES)[number];

/**
 * What may be reported of an error of ours: on the public tier only its name, for partners also the check it ended and
 * where it arose.
 */
export const StateFault = z.object({
  error: z.string(),
  check: z.exactOptional(z.string()),
  at: z.exactOptional(z.string()),
});
export type StateFault = z.infer<typeof StateFault>;

/**
 * A check as a state stores it: its texts and also the parts they are made from, so that they can be made in another
 * language. The parts are absent in older states that did not store them. Its evidence is the conclusion only; the
 * offenders are its items.
 */
export const StateCheck = z.object({
  ...CheckResult.shape,
  code: z.exactOptional(z.nullable(z.string())),
  args: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
  items: z.exactOptional(z.array(z.string())),
});
export type StateCheck = z.infer<typeof StateCheck>;

export const PillarState = z.object({
  id: z.enum(PILLARS),
  phase: z.enum(['busy', 'done']),
  score: z.nullable(z.number()),
  incomplete: z.boolean(),
  /** False when too few of its questions arise. */
  applies: z.exactOptional(z.literal(false)),
  /** Lowest and highest score that are possible; absent when they hardly differ. */
  range: z.exactOptional(z.readonly(z.tuple([z.number(), z.number()]))),
  /** The progress of a busy pillar, if known. */
  progress: z.optional(z.object({ done: z.number(), of: z.number() })),
  /** How many scored parts were not tested, or `inPart`, by reason; never which. Of our own errors all parts count. */
  unseen: z.array(
    z.object({
      why: z.enum(BLIND),
      inPart: z.exactOptional(z.literal(true)),
      count: z.number(),
      faults: z.exactOptional(z.array(StateFault)),
    }),
  ),
  /** Partner tier only: every check in display order; the views sort. Absent on the public tier. */
  checks: z.optional(z.array(StateCheck)),
  limitedBy: z.optional(z.nullable(z.object({ cap: z.number(), check: z.string(), reason: z.string() }))),
});
export type PillarState = z.infer<typeof PillarState>;

export const LedgerRow: z.ZodMiniType<LedgerEntry> = z.object({
  at: z.number(),
  method: z.enum(['GET', 'POST']),
  host: z.string(),
  path: z.string(),
  purpose: z.string() as unknown as z.ZodMiniType<Purpose>,
  ms: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  status: z.nullable(z.number()),
  byBrowser: z.exactOptional(z.boolean()),
  followed: z.exactOptional(z.boolean()),
  inPage: z.exactOptional(z.boolean()),
  notSent: z.exactOptional(z.boolean()),
});

/** The first repair step, on the partner tier only (`lib/path/path.ts`). */
export const FirstStep = z.object({
  /** Its most expensive check; absent in older states that did not store it. */
  check: z.optional(z.string()),
  title: z.string(),
  kind: z.enum(STEP_KINDS),
  pillar: z.enum(PILLARS),
  points: z.number(),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  countsWith: z.nullable(z.number()),
  opens: z.boolean(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** The state of one tab's scan, stored in `storage.session` under `scan:<tabId>`; views render it and listen to changes. */
export const ScanState = z.object({
  id: z.string(),
  tabId: z.number(),
  phase: z.enum(['scanning', 'done', 'failed']),
  url: z.string(),
  host: z.string(),
  tier: z.enum(['public', 'partner']),
  level: z.enum(['A', 'B', 'C']),
  /** The language of its texts; absent in older states that did not store it. */
  locale: z.exactOptional(z.enum(['nl', 'en'])),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  /** The requested pillars, in the scan API's order. */
  pillars: z.array(PillarState),
  overall: z.nullable(z.number()),
  incomplete: z.boolean(),
  /** What limits the total, or why there is none; absent while scanning, and in older states that did not store it. */
  limit: z.optional(z.nullable(ResultLimit)),
  /** Lowest and highest total that are possible; absent when they hardly differ. */
  range: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
  /** The first repair step; null or absent on the public tier, and when there is nothing to repair. */
  first: z.optional(z.nullable(FirstStep)),
  /** Whether access to the site was granted. */
  access: z.boolean(),
  /** Whether redirects could be seen, and so were followed; absent in older states that did not store it. */
  seesRedirects: z.optional(z.boolean()),
  ledger: z.array(LedgerRow),
  /** The scan API's answer, once done. */
  result: z.nullable(ScanResult),
  /** The scan API's error, once failed. */
  error: z.nullable(ScanError),
  situation: z.nullable(z.enum(SITUATIONS)),
  /** The page cannot be scanned, but its domain can. */
  domainOnly: z.optional(z.boolean()),
  notes: z.array(z.enum(NOTES)),
  /** What the previous scan of the same page lacked, in the form of `lib/view/passing.ts`; absent when it lacked nothing. */
  lackedBefore: z.exactOptional(z.array(z.string())),
  /** The kind of page; absent when not determined or seen. */
  kind: z.exactOptional(z.enum(PAGE_KINDS)),
  /** The page's decisive states, gravest first; absent while scanning, and when there are none. */
  states: z.exactOptional(z.array(z.enum(DECISIVE_STATES))),
  /** A scan service's part on the same page; null or absent when none was called. */
  service: z.optional(z.nullable(ServicePart)),
});
export type ScanState = z.infer<typeof ScanState>;

export const toStateKey = (tabId: number): string => `scan:${tabId}`;

/**
 * Encodes a state for `storage.session`, as JSON. For a browser, storing a string and passing it to every view takes a
 * tenth of the processor time that it takes for an object of the same size (docs/performance.md).
 */
export const encodeState = (state: ScanState): string => JSON.stringify(state);

/** Parses a value of `storage.session` that was stored as JSON; null when it is invalid. */
export const parseJson = (stored: unknown): unknown => {
  try {
    return JSON.parse(String(stored));
  } catch {
    return null;
  }
};

/**
 * Parses the state in a value of `storage.session`, which an earlier version stored as an object; null for none, or one
 * that does not fit.
 */
export const parseState = (stored: unknown): ScanState | null =>
  ScanState.safeParse(typeof stored === 'string' ? parseJson(stored) : stored).data ?? null;

/** The states among all values of `storage.session`, by key. */
export const listStatesIn = (session: Readonly<Record<string, unknown>>): readonly ScanState[] =>
  Object.entries(session).flatMap(([key, value]) => (key.startsWith('scan:') ? (parseState(value) ?? []) : []));
