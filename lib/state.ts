import * as z from 'zod/mini';
import { ScanError } from './api/error.ts';
import { CheckResult, ResultLimit, ScanResult } from './api/result.ts';
import { ServicePart } from './api/service.ts';
import { PAGE_KINDS } from './kinds.ts';
import { BLIND, DECISIVE_STATES, type LedgerEntry, PILLARS, type Purpose, STEP_KINDS } from './model.ts';

/* The state of the scan of one tab, as the views show it and the browser's session keeps it (`ScanState`). */

/** Why a page cannot be scanned, or what surrounds a result; each has its sentence and offer in the views' words. */
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

/** What a reader must know to read a result rightly; each has its sentence in the views' words. */
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

/** What may be told of an error of ours: on the public tier its name alone, for partners also the check it ended and where it arose. */
export const StateFault = z.object({
  error: z.string(),
  check: z.exactOptional(z.string()),
  at: z.exactOptional(z.string()),
});
export type StateFault = z.infer<typeof StateFault>;

/**
 * A check as a state keeps it: beside its texts what they are made of, so that they can be made in another language. Absent
 * in states of before that was kept. Its evidence is the conclusion alone; the offenders are its items.
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
  /** False where too few of its questions arise. */
  applies: z.exactOptional(z.literal(false)),
  /** Lowest and highest score that is left open; absent where those are hardly apart. */
  range: z.exactOptional(z.readonly(z.tuple([z.number(), z.number()]))),
  /** How far a busy pillar has come, where that is known. */
  progress: z.optional(z.object({ done: z.number(), of: z.number() })),
  /** How many scored parts were not tested, by reason; never which. Of errors of ours all parts count. */
  unseen: z.array(z.object({ why: z.enum(BLIND), count: z.number(), faults: z.exactOptional(z.array(StateFault)) })),
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

/** What to do first, on the partner tier only (`lib/path/path.ts`). */
export const FirstStep = z.object({
  /** Its dearest check; absent in states of before that was kept. */
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

/** The state of one tab's scan, stored in `storage.session` under `scan:<tabId>`; views draw it and listen to changes. */
export const ScanState = z.object({
  id: z.string(),
  tabId: z.number(),
  phase: z.enum(['scanning', 'done', 'failed']),
  url: z.string(),
  host: z.string(),
  tier: z.enum(['public', 'partner']),
  level: z.enum(['A', 'B', 'C']),
  /** The language of its texts; absent in states of before that was kept. */
  locale: z.exactOptional(z.enum(['nl', 'en'])),
  /** Ms since 1970. */
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  /** The pillars asked for, in the scan API's order. */
  pillars: z.array(PillarState),
  overall: z.nullable(z.number()),
  incomplete: z.boolean(),
  /** What limits the total, or why there is none; absent while it is looked, and in states of before it was kept. */
  limit: z.optional(z.nullable(ResultLimit)),
  /** Lowest and highest total that is left open; absent where those are hardly apart. */
  range: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
  /** What to do first; null or absent on the public tier, and where nothing is to be done. */
  first: z.optional(z.nullable(FirstStep)),
  /** Whether the site's own access was granted. */
  access: z.boolean(),
  /** Whether redirects were in sight, and so were followed; absent in states of before that was kept. */
  seesRedirects: z.optional(z.boolean()),
  ledger: z.array(LedgerRow),
  /** The scan API's answer, once done. */
  result: z.nullable(ScanResult),
  /** The scan API's error, once failed. */
  error: z.nullable(ScanError),
  situation: z.nullable(z.enum(SITUATIONS)),
  /** The page cannot be scanned, its domain alone can. */
  domainOnly: z.optional(z.boolean()),
  notes: z.array(z.enum(NOTES)),
  /** What the scan before it lacked of the same page, as `lib/view/passing.ts` names it; absent where that lacked nothing. */
  lackedBefore: z.exactOptional(z.array(z.string())),
  /** What kind of page it is; absent where that was not asked or seen. */
  kind: z.exactOptional(z.enum(PAGE_KINDS)),
  /** What the page is before anything else, gravest first; absent while it is looked, and where it is nothing of the kind. */
  states: z.exactOptional(z.array(z.enum(DECISIVE_STATES))),
  /** What a scan service says of the same page; null or absent when none was asked. */
  service: z.optional(z.nullable(ServicePart)),
});
export type ScanState = z.infer<typeof ScanState>;

export const toStateKey = (tabId: number): string => `scan:${tabId}`;

/**
 * A state as `storage.session` gets it: as JSON. A browser takes a tenth of the processor to store a string and hand it to every view of
 * what it takes for an object of the same size (docs/performance.md).
 */
export const encodeState = (state: ScanState): string => JSON.stringify(state);

/** What a value of `storage.session` holds that was stored as JSON; null where it is none. */
export const parseJson = (stored: unknown): unknown => {
  try {
    return JSON.parse(String(stored));
  } catch {
    return null;
  }
};

/** The state in a value of `storage.session`, which an earlier version stored as an object; null for none, or one that does not fit. */
export const parseState = (stored: unknown): ScanState | null =>
  ScanState.safeParse(typeof stored === 'string' ? parseJson(stored) : stored).data ?? null;

/** The states among all values of `storage.session`, by key. */
export const listStatesIn = (session: Readonly<Record<string, unknown>>): readonly ScanState[] =>
  Object.entries(session).flatMap(([key, value]) => (key.startsWith('scan:') ? (parseState(value) ?? []) : []));
