import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { describeOperation, describeParameter, refToShape } from '../../../core/http/openapi/operation.ts';
import { ScanExtras } from '../schemas/scan-extras.ts';
import { CreateScanRequest, SCANS_PATH, Scan } from './scans.ts';

/** Request and response schemas of the asynchronous scan operations. */
export const SCAN_SHAPES = { CreateScanRequest, Scan, ScanExtras };

const toContent = refToShape<keyof typeof SCAN_SHAPES>;

/** Asynchronous scan operations, by path and method. */
export const scanPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.scans;
  const wait = describeParameter('query', 'wait', parameters.wait, { type: 'integer', minimum: 0, maximum: 20 });
  const create = {
    id: 'createScan',
    words: operations.createScan,
    body: toContent('CreateScanRequest'),
    parameters: [wait],
    answers: { 202: { about: answers.made, content: toContent('Scan') } },
    refuses: ['invalid_request', 'unsupported_page', 'conflict', 'rate_limited', 'busy'] as const,
  };
  const get = {
    id: 'getScan',
    words: operations.getScan,
    parameters: [describeParameter('path', 'id', parameters.id, { type: 'string' }), wait],
    answers: { 200: { about: answers.scan, content: toContent('Scan') } },
    refuses: ['invalid_request', 'not_found'] as const,
  };
  return {
    [SCANS_PATH]: { post: describeOperation(create, words) },
    [`${SCANS_PATH}/{id}`]: { get: describeOperation(get, words) },
  };
};
