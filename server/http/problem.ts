import type { ErrorCode, FailureCode, ToldError } from '../../lib/api/error.ts';
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

/** Statuses of what more there is to refuse below `/api/v1/`. */
export const V1_STATUS = {
  invalid_request: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
} as const;

const STATUSES = { ...STATUS, ...V1_STATUS };
type Code = keyof typeof STATUSES;

/** The body that tells an error: that of the scan API, with more codes below `/api/v1/`. */
export interface ErrorBody {
  readonly ok: false;
  readonly error: Omit<ToldError, 'code'> & { readonly code: Code };
}

interface Told {
  /** In seconds: when it helps to ask again. */
  readonly retryAfter?: number;
  /** Another status than the code's own. */
  readonly status?: number;
  /** What is the same in every language: the line that forbids, a media type. */
  readonly detail?: string;
}

/** What is told, out of the words of the scan operation or of others in that language. */
type Sentence = (words: ServedWords, locale: Locale) => string;

/** Why a question gets no result, to be told in the language of who asks. */
export class Problem extends Error {
  readonly code: Code;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #sentence: Sentence;
  readonly #detail: string;

  constructor(code: Code, sentence: Sentence, told: Told = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.status = told.status ?? STATUSES[code];
    this.retryAfter = told.retryAfter;
    this.#sentence = sentence;
    this.#detail = told.detail ?? '';
  }

  /** The body that tells it. */
  body(locale: Locale): ErrorBody {
    const sentence = this.#sentence(servedWords[locale], locale);
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
