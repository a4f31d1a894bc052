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

/** One scan as it is kept: on the public tier the scan result only, on the partner tier the report with it. */
export interface Stored {
  readonly id: string;
  /** `domain` of the scan result. */
  readonly domain: string;
  /** Ms since 1970. */
  readonly finishedAt: number;
  readonly result: ScanResult;
  readonly report: Report | null;
  /** What a scan service said of the same page; absent when none was asked. */
  readonly service?: ServicePart | null;
  /** Where it stands among the scans made here, in ms since 1970 unless the clock was set back; the history gives it. */
  readonly order?: number;
  /** Stays when room is made. */
  readonly pinned?: boolean;
  /** Was read from a file, not scanned here. */
  readonly imported?: boolean;
}

/** A scan that ended, and what may become of it. */
export interface Ended {
  readonly id: string;
  readonly target: Target;
  readonly settings: Pick<Settings, 'keepHistory' | 'fullUrl'>;
  /** A private window: nothing is kept beyond the session's memory. */
  readonly isPrivate: boolean;
  /** What the site was seen to run on. */
  readonly platforms: readonly string[];
  /** With what it was looked at; absent of a first-time visitor on a desktop. */
  readonly browsing?: Browsing | undefined;
}

/** Where scans are kept. */
export interface Store {
  /** Keeps a scan in the history; false where that has no room. */
  keep(scan: Stored): Promise<boolean>;
  /** Holds a report that has no place there, for as long as its page is looked at. */
  hold(report: Report): Promise<unknown>;
  /** Whether it keeps a site that is away for a while too: where each scan is one's own, and a history is made elsewhere. */
  readonly keepsAway?: boolean;
  /** Who makes the scans: the version of the program, and the browser it looks with. */
  readonly maker: Pick<Report, 'version'> & { readonly browser: BrowserName };
}

type Outcome = Pick<Session, 'state' | 'judged'>;

/** What is said of a finding is said anew in the reader's language. */
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

/** Keeps a scan in the history; why it is not there, if it is not. */
const put = async ({ settings, isPrivate }: Ended, scan: Stored, store: Store): Promise<Note | null> => {
  if (isPrivate) return 'private';
  if (!settings.keepHistory) return 'historyOff';
  return (await store.keep(scan)) ? null : 'noRoom';
};

/**
 * Keeps the result; on the partner tier the report with it. A report that has no place in the history is held while its
 * page is looked at. Tells why a scan is not in the history.
 */
export const storeResult = async (ended: Ended, outcome: Outcome, store: Store): Promise<Note | null> => {
  const { result, finishedAt, tier } = outcome.state;
  if (result === null || finishedAt === null) return null;
  const { id, target, settings } = ended;
  const report = tier === 'partner' ? reportOf(ended, outcome, store.maker) : null;
  const full: Stored = { id, domain: target.host, finishedAt, result, report };
  const scan = settings.fullUrl ? full : withoutQuery(full, target.url);
  // A site that is away for a while is shown as such, and never takes the place of what is known of it.
  const isAway = store.keepsAway !== true && outcome.state.limit?.by === 'maintenance';
  const note = isAway ? null : await put(ended, scan, store);
  if ((isAway || note !== null) && scan.report !== null) await store.hold(scan.report);
  return note;
};
