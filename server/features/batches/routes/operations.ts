import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { describeOperation, describeParameter, refToShape } from '../../../core/http/openapi/operation.ts';
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

/** Request and response schemas of the batch operations. */
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

const toContent = refToShape<keyof typeof BATCH_SHAPES>;
const text = { type: 'string' };
const flag = { type: 'string', enum: ['0', '1'] };

const make = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.batches;
  return describeOperation(
    {
      id: 'createBatch',
      words: operations.createBatch,
      parameters: [
        describeParameter('header', 'Idempotency-Key', parameters.idempotency, text),
        describeParameter('query', 'language', parameters.language, { type: 'string', enum: ['nl', 'en'] }),
        describeParameter('query', 'fresh', parameters.fresh, flag),
        describeParameter('query', 'skip_invalid', parameters.skip_invalid, flag),
      ],
      body: { ...toContent('CreateBatchRequest'), 'text/csv': text },
      answers: {
        200: { about: answers.same, content: toContent('CreatedBatch') },
        201: { about: answers.made, content: toContent('CreatedBatch') },
        400: { about: answers.refused, content: toContent('BatchProblem', PROBLEM_TYPE) },
      },
      refuses: ['conflict', 'too_large', 'rate_limited', 'busy'],
    },
    words,
  );
};

const list = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.batches;
  return describeOperation(
    {
      id: 'listBatches',
      words: operations.listBatches,
      parameters: [describeParameter('query', 'before', parameters.before, text)],
      answers: { 200: { about: answers.list, content: toContent('BatchList') } },
      refuses: ['not_found'],
    },
    words,
  );
};

/** The operations about one batch. */
const describeOneBatch = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.batches;
  const id = describeParameter('path', 'id', parameters.id, text);
  const refuses = ['not_found'] as const;
  const standing = { 200: { about: answers.standing, content: toContent('BatchStatus') } };
  const lines = { 200: { about: answers.results, content: toContent('BatchResult', 'application/jsonl') } };
  const table = { 200: { about: answers.table, content: { 'text/csv': text } } };
  const full = describeParameter('query', 'full', parameters.full, flag);
  const describeGet = (
    name: keyof typeof operations,
    answered: typeof standing | typeof lines | typeof table,
    more = [id],
  ) => describeOperation({ id: name, words: operations[name], parameters: more, answers: answered, refuses }, words);
  return {
    [`${BATCHES_PATH}/{id}`]: { get: describeGet('getBatch', standing) },
    [`${BATCHES_PATH}/{id}/results`]: { get: describeGet('listBatchResults', lines, [id, full]) },
    [`${BATCHES_PATH}/{id}/results.csv`]: { get: describeGet('exportBatchCsv', table) },
    [`${BATCHES_PATH}/{id}/cancel`]: { post: describeGet('cancelBatch', standing) },
  };
};

/** Operations about batches, by path and method. */
export const describeBatchPaths = (words: V1DocsWords) => ({
  [BATCHES_PATH]: { get: list(words), post: make(words) },
  ...describeOneBatch(words),
});
