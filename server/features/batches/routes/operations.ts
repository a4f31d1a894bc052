import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { parameter, v1Operation } from '../../../core/http/openapi/operation.ts';
import { PROBLEM_TYPE } from '../../../core/http/problem.ts';
import {
  BatchCounts,
  BatchList,
  BatchProblem,
  BatchResult,
  BatchStatus,
  BatchSummary,
  CreateBatchRequest,
  CreatedBatch,
  DuplicateLine,
  InvalidLine,
} from '../schemas/shapes.ts';
import { BATCHES_PATH } from './batches.ts';

/** Shapes of what is asked and answered about batches. */
export const BATCH_SHAPES = {
  CreateBatchRequest,
  CreatedBatch,
  BatchProblem,
  BatchStatus,
  BatchCounts,
  BatchList,
  BatchSummary,
  BatchResult,
  DuplicateLine,
  InvalidLine,
};

const json = (name: keyof typeof BATCH_SHAPES | 'ProblemDetails', type = 'application/json') => ({
  [type]: { $ref: `#/components/schemas/${name}` },
});
const text = { type: 'string' };
const flag = { type: 'string', enum: ['0', '1'] };

const make = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.batches;
  return v1Operation(
    {
      id: 'createBatch',
      words: operations.createBatch,
      parameters: [
        parameter('header', 'Idempotency-Key', parameters.idempotency, text),
        parameter('query', 'language', parameters.language, { type: 'string', enum: ['nl', 'en'] }),
        parameter('query', 'fresh', parameters.fresh, flag),
        parameter('query', 'skip_invalid', parameters.skip_invalid, flag),
      ],
      body: { ...json('CreateBatchRequest'), 'text/csv': text },
      answers: {
        200: { about: answers.same, content: json('CreatedBatch') },
        201: { about: answers.made, content: json('CreatedBatch') },
        400: { about: answers.refused, content: json('BatchProblem', PROBLEM_TYPE) },
      },
      refuses: ['conflict', 'too_large', 'rate_limited', 'busy'],
    },
    words,
  );
};

const list = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.batches;
  return v1Operation(
    {
      id: 'listBatches',
      words: operations.listBatches,
      parameters: [parameter('query', 'before', parameters.before, text)],
      answers: { 200: { about: answers.list, content: json('BatchList') } },
      refuses: ['not_found'],
    },
    words,
  );
};

/** The operations about one batch. */
const one = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.batches;
  const id = parameter('path', 'id', parameters.id, text);
  const refuses = ['not_found'] as const;
  const standing = { 200: { about: answers.standing, content: json('BatchStatus') } };
  const lines = { 200: { about: answers.results, content: json('BatchResult', 'application/jsonl') } };
  const table = { 200: { about: answers.table, content: { 'text/csv': text } } };
  const full = parameter('query', 'full', parameters.full, flag);
  const of = (name: keyof typeof operations, answered: typeof standing | typeof lines | typeof table, more = [id]) =>
    v1Operation({ id: name, words: operations[name], parameters: more, answers: answered, refuses }, words);
  return {
    [`${BATCHES_PATH}/{id}`]: { get: of('getBatch', standing) },
    [`${BATCHES_PATH}/{id}/results`]: { get: of('listBatchResults', lines, [id, full]) },
    [`${BATCHES_PATH}/{id}/results.csv`]: { get: of('exportBatchCsv', table) },
    [`${BATCHES_PATH}/{id}/cancel`]: { post: of('cancelBatch', standing) },
  };
};

/** Operations about batches, by path and method. */
export const batchPaths = (words: V1DocsWords) => ({
  [BATCHES_PATH]: { get: list(words), post: make(words) },
  ...one(words),
});
