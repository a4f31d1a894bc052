import type { ErrorCode, ErrorDetail, FailureCode } from '../../../lib/api/error.ts';
import type { Locale } from '../../../lib/model.ts';
import type { ServedWords } from '../../../lib/words/nl/service/served.ts';
import { type Reason, sayReason, servedWords } from '../../../lib/words/service/served.ts';
import { v1Words } from '../../../lib/words/service/words.ts';

/**
 * Statuses of errors (docs/scan-api.md, “Errors”); without `cancelled`, because no request waits for a scan that somebody
 * cancels. A failure of the scanned site is not one of the service, or clients would retry: the scan was made, and this is its
 * result.
 */
export const STATUS: Readonly<Record<Exclude<ErrorCode, 'cancelled'>, number>> = {
  not_gradable: 200,
  unreachable: 200,
  timeout: 200,
  invalid_url: 400,
  invalid_request: 400,
  invalid_key: 401,
  not_found: 404,
  unsupported_page: 422,
  rate_limited: 429,
  internal: 500,
  busy: 503,
};

/** Statuses of further refusals below `/api/v1/`. */
export const V1_STATUS = { forbidden: 403, conflict: 409, too_large: 413 } as const;

const STATUSES = { ...STATUS, ...V1_STATUS };
type Code = keyof typeof STATUSES;

/** Where the documentation explains error codes, as fragments of this address. */
const PROBLEM_DOCS = '/documentatie#';

/** The media type of an error below `/api/v1/` (RFC 9457 §3). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The body of an error: that of the scan API, with more codes below `/api/v1/`. */
export interface ErrorBody {
  readonly ok: false;
  readonly error: Omit<ErrorDetail, 'code'> & { readonly code: Code };
}

/** An error below `/api/v1/`: a problem of RFC 9457, with the fields of the scan API beside its own. */
interface ProblemBody extends ErrorBody {
  /** Address of the documentation of this kind of problem. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

interface ProblemDetails {
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number;
  /** A status other than the code's own. */
  readonly status?: number;
  /** Text that is the same in every language: the line that forbids a scan, a media type. */
  readonly detail?: string;
  /** The invalid field, as a JSON pointer (RFC 6901) into the body, or into the query as if that were one. */
  readonly pointer?: string;
}

/** Builds the message from the words of the scan operation or of others in that language. */
type Sentence = (words: ServedWords, locale: Locale) => string;

/** Why a request gets no result, explained in the requester's language. */
export class Problem extends Error {
  readonly code: Code;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly pointer: string | undefined;
  readonly #sentence: Sentence;
  readonly #detail: string;

  constructor(code: Code, sentence: Sentence, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.status = details.status ?? STATUSES[code];
    this.retryAfter = details.retryAfter;
    this.pointer = details.pointer;
    this.#sentence = sentence;
    this.#detail = details.detail ?? '';
  }

  /** The body of the error. */
  body(locale: Locale): ErrorBody {
    const sentence = this.#sentence(servedWords[locale], locale);
    const message = this.#detail === '' ? sentence : `${sentence} (${this.#detail})`;
    const { code, pointer, retryAfter } = this;
    const more = {
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      ...(pointer !== undefined && { pointer }),
    };
    return { ok: false, error: { code, message, ...more } };
  }

  /** The body as a problem of RFC 9457. */
  details(locale: Locale): ProblemBody {
    const body = this.body(locale);
    const { code, message } = body.error;
    return {
      type: `${PROBLEM_DOCS}${code}`,
      title: v1Words[locale].problems[code],
      status: this.status,
      detail: message,
      ...body,
    };
  }
}

/** Seconds after which a page that held up a scan is scanned again (`server/features/scans/store/recent-scan.ts`). */
const HELD_UP = 180;

/**
 * Problem for a scan that ran but failed, with the reason if it is known. A scan that used up all its time is a failure of the
 * service.
 */
export const toFailedProblem = (
  code: FailureCode,
  why?: { readonly reason: Reason; readonly detail?: string },
): Problem => {
  const heldUp = why?.reason === 'heldUp';
  return new Problem(
    heldUp ? 'busy' : code,
    ({ failures }, locale) => (why === undefined ? failures[code] : sayReason(why.reason, why.detail ?? '', locale)),
    { ...(heldUp && { retryAfter: HELD_UP }) },
  );
};
