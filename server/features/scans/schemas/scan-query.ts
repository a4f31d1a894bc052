import * as z from 'zod/mini';
import { readAddress, ScanRequest } from '../../../../lib/api/request.ts';
import { type Locale, PILLARS, type Pillar } from '../../../../lib/model.ts';
import type { ServedWords } from '../../../../lib/words/nl/service/served.ts';
import { Problem } from '../../../core/http/problem.ts';
import type { ScanSpec } from '../model/scan-spec.ts';

/** Maximum characters of a key. */
const LONGEST_KEY = 512;

const FRESH = ['1', '0'] as const;

/** The fields of a request, in a query or in a body (docs/scan-api.md, “Request”). */
export const ScanQuery = z.object({
  ...ScanRequest.shape,
  /** Empty if nobody filled it in. */
  key: z.optional(z.string().check(z.maxLength(LONGEST_KEY))),
  /** 1 requests a new scan even if there is a recent result; requires a key. */
  fresh: z.optional(z.union([z.enum(FRESH), z.literal([1, 0]), z.boolean()])),
});

/** The parameters of a scan, and whether earlier results must not be used. */
export interface ReadScanQuery {
  readonly spec: ScanSpec;
  readonly fresh: boolean;
}

/** The parts of a request for a scan. */
export interface Envelope {
  /** Fields of the query, and of the body if there is one. */
  readonly fields: unknown;
  /** The header X-GDA-Key, which takes precedence over the field. */
  readonly keyLine: string | undefined;
  readonly locale: Locale;
}

/** Returns the presented key, whether or not the rest of the request is valid; null if there is none. */
export const readKey = ({ fields, keyLine }: Envelope): string | null => {
  const { key: field } = fields as { readonly key?: unknown };
  const given = typeof field === 'string' && field.length <= LONGEST_KEY ? field.trim() : '';
  return keyLine?.trim() || given || null;
};

type Field = keyof typeof ScanQuery.shape;

/** Creates the error of an invalid field, with a pointer to it, and with a code of its own for the address. */
const toFieldProblem = (field: Field, sentence: (words: ServedWords) => string): Problem =>
  new Problem(field === 'url' ? 'invalid_url' : 'invalid_request', sentence, { pointer: `/${field}` });

/** Checks a value for errors that do not depend on the field; null if there are none. */
const findFault = (field: Field, value: unknown): Problem | null => {
  if (value === null) return toFieldProblem(field, ({ fieldNull }) => fieldNull({ field }));
  if (Array.isArray(value)) return toFieldProblem(field, ({ fieldTwice }) => fieldTwice({ field }));
  return null;
};

const LONGEST_URL = 2_048;

const addressIn = (value: unknown): URL => {
  if (value === undefined) throw toFieldProblem('url', ({ noAddress }) => noAddress);
  if (typeof value !== 'string') throw toFieldProblem('url', ({ fieldType }) => fieldType({ field: 'url' }));
  if (value.length > LONGEST_URL) throw toFieldProblem('url', ({ addresses }) => addresses.tooLong);
  const read = readAddress(value);
  if (!read.ok) throw toFieldProblem('url', ({ addresses }) => addresses[read.fault]);
  return read.url;
};

/** Reads one of a few allowed texts; null if the field is absent. */
const readOneOf = <T extends string>(field: Field, value: unknown, values: readonly T[]): T | null => {
  if (value === undefined) return null;
  const one = values.find((each) => each === value);
  if (one !== undefined) return one;
  throw value === ''
    ? toFieldProblem(field, ({ fieldEmpty }) => fieldEmpty({ field }))
    : toFieldProblem(field, ({ fieldOneOf }) => fieldOneOf({ field, values: values.join(', ') }));
};

const FIELDS = Object.keys(ScanQuery.shape) as readonly Field[];

/** Parses a request; if several fields are invalid, the first is reported. Throws a `Problem`. */
export const readScanQuery = ({ fields, locale }: Envelope): ReadScanQuery => {
  const given = fields as Readonly<Partial<Record<Field, unknown>>>;
  for (const field of FIELDS) {
    const fault = findFault(field, given[field]);
    if (fault !== null) throw fault;
  }
  const url = addressIn(given.url).href;
  const pillar = readOneOf<Pillar>('pillar', given.pillar, PILLARS);
  if (typeof given.fresh === 'string') readOneOf('fresh', given.fresh, FRESH);
  const parsed = ScanQuery.safeParse(given);
  if (!parsed.success) {
    const field = (parsed.error.issues[0]?.path[0] ?? 'url') as Field;
    throw toFieldProblem(field, ({ badField }) => badField({ field }));
  }
  return { spec: { url, pillar, locale }, fresh: ['1', 1, true].includes(parsed.data.fresh ?? '0') };
};
