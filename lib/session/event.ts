import type { ResultLimit, ScanResult } from '../api/result.ts';
import type { ServicePart } from '../api/service.ts';
import type { FactName, Seen } from '../evidence.ts';
import type { DecisiveState, LedgerEntry, Range } from '../model.ts';
import type { Judged } from '../scan.ts';
import type { FirstStep, Note, PillarState } from '../state.ts';
import type { Failure } from './begin.ts';

/** What may be seen of the site from now on. */
interface Access {
  readonly type: 'access';
  readonly site: boolean;
  readonly seesRedirects: boolean;
}

/** A fact arrived, seen or not. */
interface FactCame {
  readonly type: 'fact';
  readonly name: FactName;
  readonly fact: Seen<unknown>;
}

/** A row of the ledger was written or updated: the contact is about to be made, or has ended. */
interface ContactRow {
  readonly type: 'contact';
  readonly index: number;
  readonly row: LedgerEntry;
}

/** Progress of the accessibility engine, counted in rules. */
interface EngineProgress {
  readonly type: 'progress';
  readonly done: number;
  readonly of: number;
}

/** A pillar was judged; `state` is what the scan's tier may see of it. */
interface PillarJudged {
  readonly type: 'judged';
  readonly judged: Judged;
  readonly state: PillarState;
}

/** A scan service's part on the same page, as far as it has come. */
interface ServiceResult {
  readonly type: 'service';
  readonly part: ServicePart;
}

/** Every pillar is judged. */
interface Finished {
  readonly type: 'finished';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly overall: number | null;
  readonly incomplete: boolean;
  readonly limit: ResultLimit | null;
  readonly range?: Range;
  /** The page's decisive states, gravest first. */
  readonly states: readonly DecisiveState[];
  /** The first repair step; null on the public tier, and when there is nothing to repair. */
  readonly first: FirstStep | null;
  readonly result: ScanResult;
}

/** The finished scan was stored as far as allowed; the note says why it is not in the history, if it is not. */
interface Remembered {
  readonly type: 'remembered';
  readonly note: Note | null;
}

/** Everything that happens in a scan, as plain data. */
export type ScanEvent =
  | { readonly type: 'started' }
  | Access
  | FactCame
  | ContactRow
  | EngineProgress
  | PillarJudged
  | ServiceResult
  | Finished
  | Remembered
  /** Nobody waits for the scan any more: another one replaced it, or its page is gone. */
  | { readonly type: 'stopped' }
  | ({ readonly type: 'failed' } & Failure);

/** Frequent events: their changes are shown with the next event of another type. */
const BY_THE_DOZEN: readonly ScanEvent['type'][] = ['fact', 'contact'];

/** Whether the changes of an event are shown at once. */
export const isShownAtOnce = ({ type }: ScanEvent): boolean => !BY_THE_DOZEN.includes(type);
