import type { OpenApi } from '../../../app/openapi/document.ts';
import type { Schema } from '../../../app/openapi/schemas.ts';
import { API_DOCS_PATH } from '../../paths.ts';
import { createExample } from './example.ts';

/**
 * Bodies of requests that can be sent unchanged, by operation, for schemas where a body with every field could not: fields
 * exclude each other, or require a proof of the domain. A test validates each against its schema, and sends each to a running
 * service.
 */
const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  postScan: { url: 'https://example.nl/' },
  createScan: { url: 'https://example.nl/', language: 'nl', fresh: true, also: ['phone', 'dark'] },
  createBatch: { urls: ['https://example.nl/', 'https://example.nl/contact'], language: 'nl' },
  importSites: [{ url: 'https://example.nl/', client: 'Bakery', tags: ['shop'] }],
  createSubscriber: {
    site: null,
    address: 'info@example.nl',
    locale: 'nl',
    zone: 'Europe/Amsterdam',
    wants: ['notices', 'digest'],
  },
  updateSite: { client: 'Bakery', tags: ['shop'], contacts: [{ name: 'Example', reach: 'info@example.nl' }] },
  createShareLink: { site: '6f1c2a54-8d1e-4b7a-9a63-2f5d0c9b7e11', days: 30 },
  createWebhook: { url: 'https://hooks.example.nl/pijler' },
};

/** A parameter of an operation, or a header of its request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** The response of one status. */
export interface Answer extends Content {
  readonly description: string;
  readonly headers?: Schema;
}

/** An operation of the description, with its method and path. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Schema[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Answer>>;
  readonly method: string;
  readonly path: string;
}

/** Every operation, in the order of the description. */
export const listOperations = (api: OpenApi): readonly Operation[] =>
  Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, rest]) => ({
      ...(rest as unknown as Operation),
      method: method.toUpperCase(),
      path,
    })),
  );

/** Path of the page that explains an operation. */
export const toOperationPath = ({ operationId }: Pick<Operation, 'operationId'>): string =>
  `${API_DOCS_PATH}/${operationId}`;

const JSON_TYPE = 'application/json';

/** Example values of path parameters. */
const IN_PATH: Readonly<Record<string, string>> = { domain: 'example.nl', tag: 'shop', kind: 'changes' };

/** A complete example request: its method and address, whether it takes a key, and its body if it has one. */
export interface ExampleRequest {
  readonly method: string;
  readonly url: string;
  readonly withKey: boolean;
  readonly body: string | null;
}

/** Builds an example of a request to a service at an origin. */
export const requestOf = (api: OpenApi, operation: Operation, origin: string): ExampleRequest => {
  const { method, path, parameters = [], requestBody, security = [], operationId } = operation;
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => IN_PATH[name] ?? `${name.toUpperCase()}`);
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${name}=${name === 'url' ? 'example.nl' : ''}`);
  const schema = requestBody?.content?.[JSON_TYPE]?.schema;
  return {
    method,
    url: `${origin}${at}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    withKey: security.some((one) => Object.keys(one).length > 0),
    body:
      schema === undefined
        ? null
        : JSON.stringify(REQUEST_EXAMPLES[operationId] ?? createExample(api, schema), null, 2),
  };
};

/** The status, media type and example body of a successful response; the body is null unless it is JSON. */
export const findAnswer = (
  api: OpenApi,
  { responses }: Operation,
): { readonly status: string; readonly type: string | null; readonly body: string | null } | null => {
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === undefined || answer === undefined) return null;
  const [type = null] = Object.keys(answer.content ?? {});
  const schema = answer.content?.[JSON_TYPE]?.schema ?? answer.content?.['application/jsonl']?.schema;
  return { status, type, body: schema === undefined ? null : JSON.stringify(createExample(api, schema), null, 2) };
};
