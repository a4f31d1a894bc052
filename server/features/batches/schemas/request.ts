import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Locale } from '../../../../lib/model.ts';
import { readCsvAddresses, type Written } from '../../../../lib/parse/text/csv.ts';
import type { V1BatchesWords } from '../../../../lib/words/nl/service/v1-batches.ts';
import { v1Words } from '../../../../lib/words/service/words.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { createBadField, sayInWords } from '../../../core/http/member.ts';
import { type ErrorBody, Problem } from '../../../core/http/problem.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import { type ScanSpec, toScanSpec } from '../../scans/model/scan-spec.ts';
import { CreateBatchRequest, type DuplicateLine, type InvalidLine, MAX } from './shapes.ts';

/** A parsed batch request. */
export interface BatchRequest {
  readonly specs: readonly ScanSpec[];
  readonly folded: readonly z.infer<typeof DuplicateLine>[];
  /** Number of lines that are not addresses; `skipped` describes the first of them. */
  readonly bad: number;
  readonly skipped: readonly z.infer<typeof InvalidLine>[];
  readonly locale: Locale;
  readonly fresh: boolean;
  readonly idempotency: string | null;
  /** SHA-256 of the request, in hexadecimal. */
  readonly hash: string;
}

/** How many characters of a line, and how many lines, a response quotes of those that are not addresses. */
const MAX_DESCRIBED = { text: 80, lines: 100 };
/** Limits on the rows of a JSON body: characters of one row, and number of rows. */
export const BATCH_ROWS = { longest: 16_384, most: MAX };
/** Maximum characters of a row of a CSV file. */
const LONGEST_ROW = 65_536;
/** Maximum characters of an address. */
const LONGEST = 2_048;

/** Builds a sentence from the texts about batches. */
export const sayOfBatches = (sentence: (words: V1BatchesWords) => string) =>
  sayInWords(({ batches }) => sentence(batches));

/** Reports the lines that are not addresses, in the requester's language. */
class BadLines extends Problem {
  readonly #lines: readonly Bad[];
  constructor(lines: readonly Bad[]) {
    super(
      'invalid_request',
      sayOfBatches(({ badLines }) => badLines({ count: lines.length })),
    );
    this.#lines = lines;
  }
  override body(locale: Locale): ErrorBody {
    const { ok, error } = super.body(locale);
    const withLines = { ...error, lines: describeLines(this.#lines, locale) };
    return { ok, error: withLines };
  }
}

interface Bad extends Written {
  readonly why: 'notAddress' | 'tooLong';
}

const describeLines = (lines: readonly Bad[], locale: Locale) =>
  lines.slice(0, MAX_DESCRIBED.lines).map(({ line, text, why }) => ({
    line,
    text: text.slice(0, MAX_DESCRIBED.text).toWellFormed(),
    reason: v1Words[locale].batches[why],
  }));

const isOn = (flag: unknown): boolean => ['1', 1, true].includes(flag as never);

/** Maximum rows read from a file, including empty ones. */
const MAX_ROWS = 4 * MAX;

/**
 * Reads the addresses in a file, yielding to other work in between. Throws a `Problem` if a row is too long or there are too
 * many.
 */
const readAddresses = async (file: string): Promise<readonly Written[]> => {
  const found: Written[] = [];
  let rows = 0;
  const rest = readCsvAddresses(file, LONGEST_ROW);
  const some = {
    *[Symbol.iterator]() {
      for (const one of rest) {
        rows += 1;
        if (rows > MAX_ROWS || found.length > MAX) return;
        yield one;
      }
    },
  };
  await mapPaced(some, (one) => {
    if (one !== null) found.push(one);
  });
  if (rows > MAX_ROWS) throw createTooMany();
  return found;
};

/** Reads the fields from a JSON body, or from a CSV body and the query. Throws a `Problem`. */
const readFields = async ({ body, query }: FastifyRequest) => {
  const isFile = typeof body === 'string';
  const written = isFile ? await readAddresses(body) : null;
  const rest = { ...(query as object), ...(isFile ? {} : (body as object | null)) };
  const { success, data, error } = CreateBatchRequest.safeParse(isFile ? { ...rest, urls: [] } : rest);
  if (!success) throw createBadField(String(error.issues[0]?.path[0] ?? 'urls'));
  return { ...data, written: written ?? data.urls.map((text, index) => ({ line: index + 1, text })) };
};

/** Parses one line as an address. Text without a dot or colon is taken for a plain word, not for a host name. */
const readLine = ({ text }: Written, locale: Locale): ScanSpec | Bad['why'] => {
  if (text.length > LONGEST) return 'tooLong';
  if (!text.includes('://') && !/[.:]/.test(text)) return 'notAddress';
  return toScanSpec(text, null, locale) ?? 'notAddress';
};

const createTooMany = (): Problem =>
  new Problem(
    'too_large',
    sayOfBatches((words) => words.tooMany({ most: MAX })),
  );

const readLines = async (lines: readonly Written[], locale: Locale) => {
  const first = new Map<string, { line: number; spec: ScanSpec }>();
  const folded: BatchRequest['folded'][number][] = [];
  const bad: Bad[] = [];
  await mapPaced(lines, (one) => {
    const spec = readLine(one, locale);
    if (typeof spec === 'string') return void bad.push({ ...one, why: spec });
    const before = first.get(spec.url);
    if (before === undefined) return void first.set(spec.url, { line: one.line, spec });
    folded.push({ line: one.line, same_as: before.line });
  });
  return { specs: [...first.values()].map(({ spec }) => spec), folded, bad };
};

/**
 * Reads `Idempotency-Key`, quoted (a structured field) or not; null without that header. Throws a `Problem` if it is malformed.
 */
const readIdempotencyKey = ({ headers }: FastifyRequest): string | null => {
  const line = headers['idempotency-key'];
  if (line === undefined) return null;
  const word = String(line)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (!/^[!-~]{1,255}$/.test(word))
    throw new Problem(
      'invalid_request',
      sayOfBatches(({ badWord }) => badWord),
    );
  return word;
};

/** Parses and validates a batch request. Throws a `Problem`. */
export const readBatch = async (request: FastifyRequest): Promise<BatchRequest> => {
  const { written, language, fresh, skip_invalid } = await readFields(request);
  if (written.length > MAX) throw createTooMany();
  const asking = pickLocale(request.headers['accept-language']);
  const locale = language ?? asking;
  const { specs, folded, bad } = await readLines(written, locale);
  if (bad.length > 0 && !isOn(skip_invalid)) throw new BadLines(bad);
  if (specs.length === 0)
    throw new Problem(
      'invalid_request',
      sayOfBatches(({ noAddresses }) => noAddresses),
    );
  const hash = createHash('sha256').update(JSON.stringify([specs.map(({ url }) => url), locale, isOn(fresh)]));
  return {
    specs,
    folded,
    bad: bad.length,
    skipped: describeLines(bad, asking),
    locale,
    fresh: isOn(fresh),
    idempotency: readIdempotencyKey(request),
    hash: hash.digest('hex'),
  };
};
