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

/** A fact came in, seen or not. */
interface FactCame {
  readonly type: 'fact';
  readonly name: FactName;
  readonly fact: Seen<unknown>;
}

/** A row of the ledger was written, or written anew: the contact is about to be made, or has ended. */
interface ContactRow {
  readonly type: 'contact';
  readonly index: number;
  readonly row: LedgerEntry;
}

/** The accessibility engine has come this far, counted in rules. */
interface EngineProgress {
  readonly type: 'progress';
  readonly done: number;
  readonly of: number;
}

/** A pillar was judged; `told` is what the scan's tier may see of it. */
interface PillarJudged {
  readonly type: 'judged';
  readonly judged: Judged;
  readonly state: PillarState;
}

/** What a scan service says of the same page, as far as it has come. */
interface ServiceResult {
  readonly type: 'service';
  readonly part: ServicePart;
}

/** Every pillar is judged. */
interface Finished {
  readonly type: 'finished';
  /** Ms since 1970. */
  readonly at: number;
  readonly overall: number | null;
  readonly incomplete: boolean;
  readonly limit: ResultLimit | null;
  readonly range?: Range;
  /** What the page is before anything else, gravest first. */
  readonly states: readonly DecisiveState[];
  /** What to do first; null on the public tier, and where nothing is to be done. */
  readonly first: FirstStep | null;
  readonly result: ScanResult;
}

/** What may be kept of the finished scan is kept; the note says why that is not in the history, if it is not. */
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
  /** Nobody waits for it any more: another scan took its place, or its page is gone. */
  | { readonly type: 'stopped' }
  | ({ readonly type: 'failed' } & Failure);

/** What comes by the dozen: what it changes is shown with the next event that is none of these. */
const BY_THE_DOZEN: readonly ScanEvent['type'][] = ['fact', 'contact'];

/** Whether what an event changes is worth showing at once. */
export const isShownAtOnce = ({ type }: ScanEvent): boolean => !BY_THE_DOZEN.includes(type);
