import type { FailureCode } from '../../lib/api/error.ts';

/** A scan that came to nothing; `message` says why in English, for logs. */
export class ScanFailure extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string) {
    super(message);
    this.name = 'ScanFailure';
    this.code = code;
  }
}
