import type { FailureCode } from '../../lib/api/error.ts';
import type { Reason } from '../../lib/words/service/served.ts';

/** Why there is no result, if more is known than its code. */
export interface Why {
  readonly reason: Reason;
  /** Text that is the same in every language: the line that forbids a scan, a media type. */
  readonly detail?: string;
}

/** A scan that failed; `message` gives the reason in English, for logs. */
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
