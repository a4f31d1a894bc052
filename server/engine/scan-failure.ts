import type { FailureCode } from '../../lib/api/error.ts';
import type { Reason } from '../../lib/words/service/served.ts';

/** Why there is no result, where more can be told than its code. */
export interface Why {
  readonly reason: Reason;
  /** What is the same in every language: the line that forbids, a media type. */
  readonly detail?: string;
}

/** A scan that came to nothing; `message` says why in English, for logs. */
export class ScanFailure extends Error {
  readonly code: FailureCode;
  readonly why: Why | undefined;
  constructor(code: FailureCode, message: string, why?: Why) {
    super(message);
    this.name = 'ScanFailure';
    this.code = code;
    this.why = why;
  }
}
