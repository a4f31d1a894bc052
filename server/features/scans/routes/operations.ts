import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { describeOperation, describeParameter } from '../../../core/http/openapi/operation.ts';
import { CreateScanRequest, SCANS_PATH, Scan, ScanExtras } from './scans.ts';

/** Shapes of scans that are asked for and come back for. */
export const SCAN_SHAPES = { CreateScanRequest, Scan, ScanExtras };

const toJsonContent = (name: keyof typeof SCAN_SHAPES) => ({
  'application/json': { $ref: `#/components/schemas/${name}` },
});

/** Operations about such scans, by path and method. */
export const scanPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.scans;
  const wait = describeParameter('query', 'wait', parameters.wait, { type: 'integer', minimum: 0, maximum: 20 });
  const create = {
    id: 'createScan',
    words: operations.createScan,
    body: toJsonContent('CreateScanRequest'),
    parameters: [wait],
    answers: { 202: { about: answers.made, content: toJsonContent('Scan') } },
    refuses: ['invalid_request', 'unsupported_page', 'conflict', 'rate_limited', 'busy'] as const,
  };
  const get = {
    id: 'getScan',
    words: operations.getScan,
    parameters: [describeParameter('path', 'id', parameters.id, { type: 'string' }), wait],
    answers: { 200: { about: answers.scan, content: toJsonContent('Scan') } },
    refuses: ['invalid_request', 'not_found'] as const,
  };
  return {
    [SCANS_PATH]: { post: describeOperation(create, words) },
    [`${SCANS_PATH}/{id}`]: { get: describeOperation(get, words) },
  };
};
