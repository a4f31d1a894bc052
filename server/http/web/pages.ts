import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../lib/model.ts';
import { type CatalogueCheck, checkCatalogue } from '../../../lib/view/check-catalogue.ts';
import { API_DOCS_PATH } from '../../core/paths.ts';
import { operationsOf } from '../../web/api-docs/operation.ts';
import { operationPage } from '../../web/api-docs/operation-page.tsx';
import { apiDocsPage } from '../../web/api-docs.tsx';
import { CHECKS_PATH, checkPage, checksPage } from '../../web/checks.tsx';
import { faultPage, notFoundPage } from '../../web/fault.tsx';
import { openApi } from '../openapi/document.ts';
import type { Problem } from '../problem.ts';
import { pageContext, type Site, sendPage } from './page-context.ts';
import { stillPages } from './still-pages.ts';

const pagesIn = (locale: Locale): ReadonlyMap<string, CatalogueCheck> =>
  new Map(checkCatalogue(locale).map((check) => [check.id, check]));

/** Every check explained, together and each on a page of its own. */
export const addChecks = (app: FastifyInstance, site: Site): void => {
  const checks = { nl: pagesIn('nl'), en: pagesIn('en') };
  const send = stillPages(site);
  app.get(CHECKS_PATH, async (request, reply) => send(request, reply, checksPage));
  app.get<{ Params: { id: string } }>(`${CHECKS_PATH}/:id`, async (request, reply) => {
    const check = checks[pageContext(request, site).locale].get(request.params.id);
    if (check === undefined) return sendNotFound(request, reply, site);
    return send(request, reply, (context) => checkPage(check, context));
  });
};

/** What the service answers to programs. */
export const addApiDocs = (app: FastifyInstance, site: Site): void => {
  const descriptions = { nl: openApi('nl'), en: openApi('en') };
  const send = stillPages(site);
  app.get(API_DOCS_PATH, async (request, reply) =>
    send(request, reply, (context, origin) => apiDocsPage(descriptions[context.locale], context, origin)),
  );
  app.get<{ Params: { operation: string } }>(`${API_DOCS_PATH}/:operation`, async (request, reply) => {
    const api = descriptions[pageContext(request, site).locale];
    const operation = operationsOf(api).find(({ operationId }) => operationId === request.params.operation);
    if (operation === undefined) return sendNotFound(request, reply, site);
    return send(request, reply, (context, origin) => operationPage({ api, operation, origin }, context));
  });
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply =>
  sendPage(request, reply, { page: notFoundPage(pageContext(request, site)), site, status: 404 });

/** A problem, told in a page. */
export const sendFault = (request: FastifyRequest, reply: FastifyReply, problem: Problem, site: Site): FastifyReply => {
  // Where a form was sent to nothing can be looked at.
  const context = { ...pageContext(request, site), ...(request.method === 'POST' && { path: '/' }) };
  const { status, retryAfter } = problem;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return sendPage(request, reply, {
    page: faultPage(problem.body(context.locale).error.message, context),
    site,
    status,
  });
};
