import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../lib/model.ts';
import { type CatalogueCheck, checkCatalogue } from '../../lib/view/check-catalogue.ts';
import { pageContext, type Site } from '../core/http/page-context.ts';
import { sendNotFound } from '../core/http/pages.ts';
import { stillPages } from '../core/http/still-pages.ts';
import { operationsOf } from '../core/pages/api-docs/operation.ts';
import { operationPage } from '../core/pages/api-docs/operation-page.tsx';
import { apiDocsPage } from '../core/pages/api-docs.tsx';
import { CHECKS_PATH, checkPage, checksPage } from '../core/pages/checks.tsx';
import { API_DOCS_PATH } from '../core/paths.ts';
import { openApi } from './openapi/document.ts';

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
