import type { ErrorCode, FailureCode, ScanError } from '../../lib/api/error.ts';
import type { Locale } from '../../lib/model.ts';
import type { ServedWords } from '../../lib/words/nl/served.ts';
import { type Reason, servedWords } from '../../lib/words/served.ts';

/** Statuses of errors (docs/scan-api.md, “Errors”); nobody waits here for a scan that somebody cancels. */
export const STATUS: Readonly<Record<Exclude<ErrorCode, 'cancelled'>, number>> = {
  invalid_url: 400,
  invalid_key: 401,
  unsupported_page: 422,
  rate_limited: 429,
  internal: 500,
  unreachable: 502,
  busy: 503,
  timeout: 504,
};

type Code = keyof typeof STATUS;

interface Told {
  /** In seconds: when it helps to ask again. */
  readonly retryAfter?: number;
  /** Another status than the code's own. */
  readonly status?: number;
  /** What is the same in every language: the line that forbids, a media type. */
  readonly detail?: string;
}

/** Why a question gets no result, to be told in the language of who asks. */
export class Problem extends Error {
  readonly code: Code;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #sentence: (words: ServedWords) => string;
  readonly #detail: string;

  constructor(code: Code, sentence: (words: ServedWords) => string, told: Told = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.status = told.status ?? STATUS[code];
    this.retryAfter = told.retryAfter;
    this.#sentence = sentence;
    this.#detail = told.detail ?? '';
  }

  /** The body that tells it. */
  body(locale: Locale): ScanError {
    const sentence = this.#sentence(servedWords[locale]);
    const message = this.#detail === '' ? sentence : `${sentence} (${this.#detail})`;
    const { code, retryAfter } = this;
    return { ok: false, error: { code, message, ...(retryAfter !== undefined && { retry_after: retryAfter }) } };
  }
}

/** A scan that was made and came to nothing, and what more can be told of that. */
export const failed = (code: FailureCode, why?: { readonly reason: Reason; readonly detail?: string }): Problem =>
  new Problem(code, ({ failures, reasons }) => (why === undefined ? failures[code] : reasons[why.reason]), {
    detail: why?.detail ?? '',
  });
