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

/** A batch as it was asked for, read. */
export interface BatchRequest {
  readonly specs: readonly ScanSpec[];
  readonly folded: readonly z.infer<typeof DuplicateLine>[];
  /** Lines that are no addresses: how many, and the first of them. */
  readonly bad: number;
  readonly skipped: readonly z.infer<typeof InvalidLine>[];
  readonly locale: Locale;
  readonly fresh: boolean;
  readonly idempotency: string | null;
  /** SHA-256 of what was asked, hexadecimal. */
  readonly hash: string;
}

/** Characters of a line that are told back, and lines. */
const MAX_DESCRIBED = { text: 80, lines: 100 };
/** How a body in JSON is read. */
export const BATCH_ROWS = { longest: 16_384, most: MAX };
/** Characters of a row of a file that is read. */
const LONGEST_ROW = 65_536;
/** Characters of an address. */
const LONGEST = 2_048;

/** A sentence about batches. */
export const sayOfBatches = (sentence: (words: V1BatchesWords) => string) =>
  sayInWords(({ batches }) => sentence(batches));

/** Lines that are no addresses, in the language of who asks. */
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

/** Rows of a file, the empty ones too, that are read at all. */
const MAX_ROWS = 4 * MAX;

/** The addresses in a file, in turns with whatever else waits. Throws a `Problem` where a row is too long, or there are too many. */
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

/** What it is about: a body, or a CSV file with the rest in the query. Throws a `Problem`. */
const readFields = async ({ body, query }: FastifyRequest) => {
  const isFile = typeof body === 'string';
  const written = isFile ? await readAddresses(body) : null;
  const rest = { ...(query as object), ...(isFile ? {} : (body as object | null)) };
  const { success, data, error } = CreateBatchRequest.safeParse(isFile ? { ...rest, urls: [] } : rest);
  if (!success) throw createBadField(String(error.issues[0]?.path[0] ?? 'urls'));
  return { ...data, written: written ?? data.urls.map((text, index) => ({ line: index + 1, text })) };
};

/** A name without a dot is a word, unless somebody meant it. */
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

/** The word of `Idempotency-Key`, with quotes around it (a structured field) or without; null where there is none. */
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

/** Reads what a batch was asked for with. Throws a `Problem`. */
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
