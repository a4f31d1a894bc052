import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { describeOperation, describeParameter, refToShape } from '../../../core/http/openapi/operation.ts';
import { CrawlCheck, CrawlConclusion, CrawlGrade, CrawlPage, CrawlReport, CrawlStatus } from '../schemas/response.ts';
import { CRAWLS_PATH, CrawlList, CreateCrawlRequest } from './crawls.ts';

/** Request and response schemas of the crawl operations. */
export const CRAWL_SHAPES = {
  CreateCrawlRequest,
  CrawlList,
  CrawlStatus,
  CrawlReport,
  CrawlGrade,
  CrawlPage,
  CrawlCheck,
  CrawlConclusion,
};

const toContent = refToShape<keyof typeof CRAWL_SHAPES>;

/** Crawl operations, by path and method. */
export const describeCrawlPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.crawls;
  const text = { type: 'string' };
  const named = { parameters: [describeParameter('path', 'id', parameters.id, text)] };
  const standing = toContent('CrawlStatus');
  const make = {
    id: 'createCrawl',
    words: operations.createCrawl,
    body: toContent('CreateCrawlRequest'),
    parameters: [describeParameter('path', 'id', parameters.site, text)],
    answers: { 201: { about: answers.made, content: standing } },
    refuses: ['invalid_request', 'not_found', 'conflict', 'too_large', 'rate_limited'] as const,
  };
  const list = {
    id: 'listCrawls',
    words: operations.listCrawls,
    parameters: make.parameters,
    answers: { 200: { about: answers.list, content: toContent('CrawlList') } },
    refuses: ['not_found'] as const,
  };
  const show = {
    id: 'getCrawl',
    words: operations.getCrawl,
    ...named,
    answers: { 200: { about: answers.report, content: toContent('CrawlReport') } },
    refuses: ['not_found'] as const,
  };
  const cancel = {
    id: 'cancelCrawl',
    words: operations.cancelCrawl,
    ...named,
    answers: { 200: { about: answers.standing, content: standing } },
    refuses: ['not_found'] as const,
  };
  return {
    '/api/v1/sites/{id}/crawls': { get: describeOperation(list, words), post: describeOperation(make, words) },
    [`${CRAWLS_PATH}/{id}`]: { get: describeOperation(show, words) },
    [`${CRAWLS_PATH}/{id}/cancel`]: { post: describeOperation(cancel, words) },
  };
};
