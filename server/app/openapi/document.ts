import { BUNDLE_PATH } from '../../../lib/bundle/bundle-path.ts';
import type { Locale } from '../../../lib/model.ts';
import type { ApiDocsWords } from '../../../lib/words/nl/service/api-docs.ts';
import { apiDocsWords } from '../../../lib/words/service/words.ts';
import { TAGS, type Tag } from '../../core/http/openapi/tags.ts';
import { OPENAPI_PATH, RESULT_PATH, SCAN_PATH } from '../../core/paths.ts';
import { describeV1Paths } from './parts.ts';
import { describeHeaders, describeSecuritySchemes, scanOperation } from './scan-operation.ts';
import { buildSchemas, type Schema, toRef } from './schemas.ts';

/** The service's HTTP API as an OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: Schema;
  readonly servers: readonly Schema[];
  readonly tags: readonly { readonly name: Tag; readonly description: string }[];
  /** By path, then by method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, Schema>>;
  };
}

/** The licence of this description and of the service. */
const LICENSE = { name: 'MIT', identifier: 'MIT' };

const toContent = (type: string, schema: Schema): Schema => ({ [type]: { schema } });

/** Describes a GET operation that needs no key. */
const describeGet = (
  operationId: string,
  { summary, about }: { readonly summary: string; readonly about: string },
  responses: Readonly<Record<number, Schema>>,
): Readonly<Record<'get', Schema>> => ({
  get: { operationId, tags: ['more'], summary, description: about, security: [], responses },
});

/** Describes every path except the scan operation. */
const describeOtherPaths = ({ operations, answers, parameters }: ApiDocsWords): OpenApi['paths'] => {
  const otherName = { description: answers.otherName, content: toContent('application/json', toRef('ScanError')) };
  const page = toContent('text/html', { type: 'string' });
  const health = toContent('application/json', toRef('Health'));
  const domain = { name: 'domain', in: 'path', required: true, description: parameters.domain };
  const result = describeGet('getResultPage', operations.result, {
    200: { description: answers.page, content: page },
    401: {
      description: answers.closedPage,
      content: { ...page, ...toContent('application/json', toRef('ScanError')) },
    },
    404: { description: answers.noPage, content: page },
    421: otherName,
  });
  return {
    [`${RESULT_PATH}{domain}`]: { get: { ...result.get, parameters: [{ ...domain, schema: { type: 'string' } }] } },
    [OPENAPI_PATH]: describeGet('getOpenApi', operations.document, {
      200: { description: answers.document, content: toContent('application/json', { type: 'object' }) },
      421: otherName,
    }),
    [`/${BUNDLE_PATH}`]: describeGet('getDataBundle', operations.bundle, {
      200: { description: answers.bundle, content: toContent('application/json', { type: 'object' }) },
      404: { description: answers.noBundle, content: toContent('application/json', toRef('ScanError')) },
      421: otherName,
    }),
    '/healthz': describeGet('getHealth', operations.health, {
      200: { description: answers.healthy, content: health },
      421: otherName,
    }),
    '/readyz': describeGet('getReadiness', operations.readiness, {
      200: { description: answers.healthy, content: health },
      421: otherName,
      503: { description: answers.unhealthy, content: health },
    }),
  };
};

const describe = (locale: Locale): OpenApi => {
  const words = apiDocsWords[locale];
  const { title, summary, about } = words;
  return {
    openapi: '3.1.1',
    info: { title, summary, description: about, version: '1', license: LICENSE, contact: { name: words.contact } },
    servers: [{ url: '/' }],
    tags: TAGS.map((name) => ({ name, description: words.tags[name] })),
    paths: { [SCAN_PATH]: scanOperation(words), ...describeV1Paths(locale), ...describeOtherPaths(words) },
    components: {
      schemas: buildSchemas(words, locale),
      headers: describeHeaders(words),
      securitySchemes: describeSecuritySchemes(words),
    },
  };
};

const created = new Map<Locale, OpenApi>();

/** Describes the service with sentences in a language; built once per language. */
export const openApi = (locale: Locale): OpenApi => {
  const document = created.get(locale) ?? describe(locale);
  created.set(locale, document);
  return document;
};
