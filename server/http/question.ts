import * as z from 'zod/mini';
import { ScanRequest } from '../../lib/api/request.ts';
import type { Locale } from '../../lib/model.ts';
import { type Question, toQuestion } from '../jobs/question.ts';
import { Problem } from './problem.ts';

/** Characters of a key. */
const LONGEST_KEY = 512;

/** The fields of a question, in a query or in a body (docs/scan-api.md, “Request”). */
export const Asked = z.object({
  ...ScanRequest.shape,
  /** Empty where nobody filled it in. */
  key: z.optional(z.string().check(z.maxLength(LONGEST_KEY))),
  /** 1 asks for a new scan, whatever is known; with a key. */
  fresh: z.optional(z.union([z.enum(['1', '0']), z.literal([1, 0]), z.boolean()])),
});

/** A question, and whether a result of before is not wanted. */
export interface AskedQuestion {
  readonly question: Question;
  readonly fresh: boolean;
}

/** Where a question was asked. */
export interface Envelope {
  /** Of the query, and of the body where there is one. */
  readonly fields: unknown;
  /** The line X-GDA-Key, which goes before the field. */
  readonly keyLine: string | undefined;
  readonly locale: Locale;
}

/** The key that is presented, whatever else is right of a question; null where there is none. */
export const keyIn = ({ fields, keyLine }: Envelope): string | null => {
  const { key: field } = fields as { readonly key?: unknown };
  const given = typeof field === 'string' && field.length <= LONGEST_KEY ? field.trim() : '';
  return keyLine?.trim() || given || null;
};

/** Reads a question. Throws a `Problem`. */
export const readQuestion = ({ fields, locale }: Envelope): AskedQuestion => {
  const { success, data, error } = Asked.safeParse(fields);
  if (!success) {
    const field = String(error.issues[0]?.path[0] ?? '');
    throw new Problem('invalid_url', (words) => (field === 'url' ? words.noAddress : words.badField({ field })));
  }
  const question = toQuestion(data.url, data.pillar ?? null, locale);
  if (question === null) throw new Problem('invalid_url', ({ noAddress }) => noAddress);
  return { question, fresh: ['1', 1, true].includes(data.fresh ?? '0') };
};
