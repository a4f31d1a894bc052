import type { ResultLimit, ScanResult } from '../api/result.ts';
import type { ServicePart } from '../api/service.ts';
import { getTables } from '../data/tables.ts';
import type { Limit } from '../model.ts';
import { type BrowserName, type Browsing, PILLARS, type Report, type Target } from '../model.ts';
import { RULES } from '../score.ts';
import type { Settings } from '../settings.ts';
import type { Note } from '../state.ts';
import type { Session } from './reduce.ts';
import { withoutQuery } from './without-query.ts';

/** One scan as it is stored: on the public tier the scan result only, on the partner tier with the report. */
export interface Stored {
  readonly id: string;
  /** `domain` of the scan result. */
  readonly domain: string;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly result: ScanResult;
  readonly report: Report | null;
  /** A scan service's part on the same page; absent when none was called. */
  readonly service?: ServicePart | null;
  /** Its position among the scans made here, in ms since 1970 unless the clock was set back; set by the history. */
  readonly order?: number;
  /** Is not removed to make room. */
  readonly pinned?: boolean;
  /** Read from a file, not scanned here. */
  readonly imported?: boolean;
}

/** A scan that ended, and how it may be stored. */
export interface Ended {
  readonly id: string;
  readonly target: Target;
  readonly settings: Pick<Settings, 'keepHistory' | 'fullUrl'>;
  /** A private window: nothing is stored outside session memory. */
  readonly isPrivate: boolean;
  /** The platforms that the site was found to run on. */
  readonly platforms: readonly string[];
  /** How the page was viewed; absent for a first-time visitor on a desktop. */
  readonly browsing?: Browsing | undefined;
}

/** Where scans are stored. */
export interface Store {
  /** Stores a scan in the history; false when that has no room. */
  keep(scan: Stored): Promise<boolean>;
  /** Holds a report that is not in the history, for as long as its page is viewed. */
  hold(report: Report): Promise<unknown>;
  /** Whether it also stores scans of a site that is temporarily away: for stores that build their history elsewhere. */
  readonly keepsAway?: boolean;
  /** What made the scans: the program's version, and the browser it uses. */
  readonly maker: Pick<Report, 'version'> & { readonly browser: BrowserName };
}

type Outcome = Pick<Session, 'state' | 'judged'>;

/** The sentence about a finding is regenerated in the reader's language. */
const removeReason = (limit: ResultLimit | null): Limit | null => {
  if (limit === null || !('reason' in limit)) return limit;
  const { reason, ...rest } = limit;
  return rest;
};

const readNotGradable = (result: ScanResult | null): Pick<Report, 'notGradable'> => {
  const { reason, retry_after } = result?.not_gradable ?? {};
  if (reason === undefined) return {};
  return { notGradable: { reason, ...(retry_after !== undefined && { retryAfter: retry_after }) } };
};

const reportOf = (
  { id, target, platforms, browsing }: Ended,
  { state, judged }: Outcome,
  maker: Store['maker'],
): Report => {
  const inOrder = PILLARS.flatMap((pillar) => judged.filter((one) => one.pillar === pillar));
  return {
    schema: 'pijler/report-1',
    id,
    rules: RULES,
    version: maker.version,
    data: getTables().name,
    target: { ...target, browser: maker.browser },
    finishedAt: state.finishedAt ?? state.startedAt,
    findings: inOrder.flatMap(({ findings }) => findings),
    scores: inOrder.map(({ score }) => score),
    overall: state.overall,
    incomplete: state.incomplete,
    limit: removeReason(state.limit ?? null),
    ...(state.range === undefined ? {} : { range: state.range }),
    ...readNotGradable(state.result),
    access: state.access,
    ...(state.kind === undefined ? {} : { kind: state.kind }),
    platforms,
    ...(browsing === undefined ? {} : { browsing }),
    ledger: state.ledger,
  };
};

/** Stores a scan in the history; returns the reason if it is not there. */
const put = async ({ settings, isPrivate }: Ended, scan: Stored, store: Store): Promise<Note | null> => {
  if (isPrivate) return 'private';
  if (!settings.keepHistory) return 'historyOff';
  return (await store.keep(scan)) ? null : 'noRoom';
};

/**
 * Stores the result; on the partner tier with the report. A report that is not in the history is held while its page is
 * viewed. Resolves with the reason why a scan is not in the history, or null.
 */
export const storeResult = async (ended: Ended, outcome: Outcome, store: Store): Promise<Note | null> => {
  const { result, finishedAt, tier } = outcome.state;
  if (result === null || finishedAt === null) return null;
  const { id, target, settings } = ended;
  const report = tier === 'partner' ? reportOf(ended, outcome, store.maker) : null;
  const full: Stored = { id, domain: target.host, finishedAt, result, report };
  const scan = settings.fullUrl ? full : withoutQuery(full, target.url);
  // A site that is temporarily away is shown as such, and never replaces what is known about it.
  const isAway = store.keepsAway !== true && outcome.state.limit?.by === 'maintenance';
  const note = isAway ? null : await put(ended, scan, store);
  if ((isAway || note !== null) && scan.report !== null) await store.hold(scan.report);
  return note;
};
