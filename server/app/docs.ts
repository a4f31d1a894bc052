import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../lib/model.ts';
import { type CatalogueCheck, checkCatalogue } from '../../lib/view/check-catalogue.ts';
import { createPageContext, type Site } from '../core/http/page-context.ts';
import { sendNotFound } from '../core/http/pages.ts';
import { createStillPages } from '../core/http/still-pages.ts';
import { listOperations } from '../core/pages/api-docs/operation.ts';
import { renderOperationPage } from '../core/pages/api-docs/operation-page.tsx';
import { renderApiDocsPage } from '../core/pages/api-docs.tsx';
import { CHECKS_PATH, checkPage, renderChecksPage } from '../core/pages/checks.tsx';
import { API_DOCS_PATH } from '../core/paths.ts';
import { openApi } from './openapi/document.ts';

const indexCheckPages = (locale: Locale): ReadonlyMap<string, CatalogueCheck> =>
  new Map(checkCatalogue(locale).map((check) => [check.id, check]));

/** Every check explained, together and each on a page of its own. */
export const addChecks = (app: FastifyInstance, site: Site): void => {
  const checks = { nl: indexCheckPages('nl'), en: indexCheckPages('en') };
  const send = createStillPages(site);
  app.get(CHECKS_PATH, async (request, reply) => send(request, reply, renderChecksPage));
  app.get<{ Params: { id: string } }>(`${CHECKS_PATH}/:id`, async (request, reply) => {
    const check = checks[createPageContext(request, site).locale].get(request.params.id);
    if (check === undefined) return sendNotFound(request, reply, site);
    return send(request, reply, (context) => checkPage(check, context));
  });
};

/** What the service answers to programs. */
export const addApiDocs = (app: FastifyInstance, site: Site): void => {
  const descriptions = { nl: openApi('nl'), en: openApi('en') };
  const send = createStillPages(site);
  app.get(API_DOCS_PATH, async (request, reply) =>
    send(request, reply, (context, origin) => renderApiDocsPage(descriptions[context.locale], context, origin)),
  );
  app.get<{ Params: { operation: string } }>(`${API_DOCS_PATH}/:operation`, async (request, reply) => {
    const api = descriptions[createPageContext(request, site).locale];
    const operation = listOperations(api).find(({ operationId }) => operationId === request.params.operation);
    if (operation === undefined) return sendNotFound(request, reply, site);
    return send(request, reply, (context, origin) => renderOperationPage({ api, operation, origin }, context));
  });
};
