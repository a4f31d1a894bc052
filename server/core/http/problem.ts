import type { ErrorCode, ErrorDetail, FailureCode } from '../../../lib/api/error.ts';
import type { Locale } from '../../../lib/model.ts';
import type { ServedWords } from '../../../lib/words/nl/service/served.ts';
import { type Reason, sayReason, servedWords } from '../../../lib/words/service/served.ts';
import { v1Words } from '../../../lib/words/service/words.ts';

/**
 * Statuses of errors (docs/scan-api.md, “Errors”); nobody waits here for a scan that somebody cancels. What the scanned site
 * does is no failure of the service, whose clients would try again: it was asked, and this is its answer.
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

/** Statuses of what more there is to refuse below `/api/v1/`. */
export const V1_STATUS = { forbidden: 403, conflict: 409, too_large: 413 } as const;

const STATUSES = { ...STATUS, ...V1_STATUS };
type Code = keyof typeof STATUSES;

/** Where each code of an error has its place in the documentation. */
const PROBLEM_DOCS = '/documentatie#';

/** The media type of an error below `/api/v1/` (RFC 9457 §3). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The body that tells an error: that of the scan API, with more codes below `/api/v1/`. */
export interface ErrorBody {
  readonly ok: false;
  readonly error: Omit<ErrorDetail, 'code'> & { readonly code: Code };
}

/** An error below `/api/v1/`: a problem of RFC 9457, with the fields of the scan API beside its own. */
interface ProblemBody extends ErrorBody {
  /** Where the kind of problem is told of. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

interface ProblemDetails {
  /** In seconds: when it helps to ask again. */
  readonly retryAfter?: number;
  /** Another status than the code's own. */
  readonly status?: number;
  /** What is the same in every language: the line that forbids, a media type. */
  readonly detail?: string;
  /** The field that is wrong, as a JSON pointer (RFC 6901) into the body, or into the query as if that were one. */
  readonly pointer?: string;
}

/** What is told, out of the words of the scan operation or of others in that language. */
type Sentence = (words: ServedWords, locale: Locale) => string;

/** Why a request gets no result, to be told in the language of who asks. */
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

  /** The body that tells it. */
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

  /** The body that tells it as a problem of RFC 9457. */
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

/** Seconds after which another scan is made of a page that held one up (`server/features/scans/store/recent-scan.ts`). */
const HELD_UP = 180;

/**
 * A scan that was made and came to nothing, and what more can be told of that. One that took all the time of a scan is a
 * failure of the service.
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
