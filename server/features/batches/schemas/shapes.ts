import * as z from 'zod/mini';
import { ErrorDetail, type FailureCode } from '../../../../lib/api/error.ts';
import { ScanAnswer } from '../../../../lib/api/outgoing.ts';
import { PILLARS } from '../../../../lib/model.ts';
import { PROBLEM_MEMBERS } from '../../../core/http/error.ts';
import type { ITEM_STATES } from '../store/batch-tables.ts';

/** Maximum addresses in one batch. */
export const MAX = 5_000;

const Flag = z.union([z.enum(['1', '0']), z.literal([1, 0]), z.boolean()]);

/** Fields of a batch request: in a JSON body, or, except for the addresses, in the query of a CSV upload. */
export const CreateBatchRequest = z.object({
  urls: z.array(z.string()),
  language: z.optional(z.enum(['nl', 'en'])),
  /** Do not reuse earlier results. */
  fresh: z.optional(Flag),
  /** Skip lines that are not addresses. */
  skip_invalid: z.optional(Flag),
});

const Moment = z.string();

const Head = {
  id: z.string(),
  kind: z.enum(['list', 'site']),
  language: z.enum(['nl', 'en']),
  fresh: z.boolean(),
  size: z.int(),
  made_at: Moment,
  cancelled_at: z.nullable(Moment),
  ended_at: z.nullable(Moment),
};

/** A batch in a list. */
export const BatchSummary = z.strictObject(Head);

/** Batches of a team, newest first. */
export const BatchList = z.strictObject({ batches: z.array(BatchSummary), next: z.nullable(z.string()) });

/** Number of pages in each state. */
export const BatchCounts = z.strictObject({
  waiting: z.int(),
  queued: z.int(),
  done: z.int(),
  failed: z.int(),
  cancelled: z.int(),
} satisfies Record<(typeof ITEM_STATES)[number], unknown>);

export const BatchStatus = z.strictObject({ ...Head, counts: BatchCounts, left: z.int(), progress: z.number() });

/** A line whose address duplicates that of an earlier line. */
export const DuplicateLine = z.strictObject({ line: z.int(), same_as: z.int() });

/** A line that is not an address. */
export const InvalidLine = z.strictObject({ line: z.int(), text: z.string(), reason: z.string() });

export const CreatedBatch = z.strictObject({
  batch: BatchStatus,
  folded: z.strictObject({ count: z.int(), lines: z.array(DuplicateLine) }),
  skipped: z.strictObject({ count: z.int(), lines: z.array(InvalidLine) }),
});

/** Why no batch was created, with the lines that are not addresses if those are the reason. */
export const BatchProblem = z.strictObject({
  ...PROBLEM_MEMBERS,
  ok: z.literal(false),
  error: z.strictObject({ ...ErrorDetail.shape, code: z.string(), lines: z.optional(z.array(InvalidLine)) }),
});

const FAILURES = ['unreachable', 'timeout', 'unsupported_page', 'internal'] as const satisfies readonly FailureCode[];

/** A finished page of a batch: one line of the results. */
export const BatchResult = z.strictObject({
  number: z.int(),
  url: z.string(),
  state: z.enum(['done', 'failed', 'cancelled']),
  failure: z.nullable(z.strictObject({ code: z.enum(FAILURES), message: z.string() })),
  scan: z.nullable(z.string()),
  domain: z.string(),
  overall_score: z.nullable(z.int()),
  pillars: z.array(z.strictObject({ id: z.enum(PILLARS), score: z.nullable(z.int()) })),
  scan_url: z.nullable(z.string()),
  finished_at: z.nullable(Moment),
  /** Full details of every check, if requested and still stored. */
  result: z.optional(ScanAnswer),
});
export type BatchResult = z.infer<typeof BatchResult>;
