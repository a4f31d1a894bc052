import type { ErrorCode } from '../../../lib/api/error.ts';
import type { ApiDocsWords } from '../../../lib/words/nl/service/api-docs.ts';
import { type Schema, toRef } from './schemas.ts';

type HeaderName = keyof ApiDocsWords['headers'];

/** Schemas of the headers in responses to a scan, by name. */
const HEADERS: Readonly<Record<HeaderName, Schema>> = {
  'RateLimit-Policy': { type: 'string', examples: ['"public";q=20;w=3600'] },
  RateLimit: { type: 'string', examples: ['"public";r=19;t=3600'] },
  'X-RateLimit-Remaining': { type: 'integer', minimum: 0 },
  Age: { type: 'integer', minimum: 0 },
  'Retry-After': { type: 'integer', minimum: 1 },
};

/** `components.headers`, which responses refer to. */
export const describeHeaders = (words: ApiDocsWords): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    (Object.entries(HEADERS) as [HeaderName, Schema][]).map(([name, schema]) => [
      name,
      { description: words.headers[name], required: true, schema },
    ]),
  );

const refToHeaders = (...names: readonly HeaderName[]): Schema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const RATE_LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit', 'X-RateLimit-Remaining'] as const;

const toJsonContent = (schema: Schema): Schema => ({ 'application/json': { schema } });

type Answers = ApiDocsWords['answers'];

/** An error response with one of these codes. */
const describeErrorResponse = (
  codes: readonly ErrorCode[],
  description: string,
  names: readonly HeaderName[] = [],
): Schema => ({
  description,
  ...(names.length > 0 && { headers: refToHeaders(...names) }),
  content: toJsonContent({
    allOf: [toRef('ScanError'), { properties: { error: { properties: { code: { enum: codes } } } } }],
  }),
});

/** A scan that ran: a result, or the reason that the site has none. */
const OUTCOME: Schema = {
  oneOf: [
    ...[toRef('PublicResult'), toRef('PartnerResult'), toRef('PublicNotGradable'), toRef('PartnerNotGradable')],
    {
      allOf: [
        toRef('ScanError'),
        { properties: { error: { properties: { code: { enum: ['unreachable', 'timeout'] } } } } },
      ],
    },
  ],
};

/** Every response, by its status. */
const describeResponses = (answers: Answers, hasBody: boolean): Readonly<Record<string, Schema>> => ({
  200: {
    description: answers.result,
    headers: refToHeaders(...RATE_LIMIT_HEADERS, 'Age'),
    content: toJsonContent(OUTCOME),
  },
  400: describeErrorResponse(['invalid_url', 'invalid_request'], answers.invalid_url),
  401: describeErrorResponse(['invalid_key'], answers.invalid_key),
  403: describeErrorResponse(['invalid_request'], answers.crossSite),
  ...(hasBody && {
    413: describeErrorResponse(['invalid_request'], answers.tooLarge),
    415: describeErrorResponse(['invalid_request'], answers.otherType),
  }),
  421: describeErrorResponse(['invalid_request'], answers.otherName),
  422: describeErrorResponse(['unsupported_page'], answers.unsupported_page, [...RATE_LIMIT_HEADERS, 'Age']),
  429: describeErrorResponse(['rate_limited'], answers.rate_limited, [...RATE_LIMIT_HEADERS, 'Retry-After']),
  500: describeErrorResponse(['internal'], answers.internal),
  503: describeErrorResponse(['busy'], answers.busy, ['Retry-After']),
});

const describeParameters = ({
  fields: { ScanRequest: words },
  parameters: { keyField },
}: ApiDocsWords): readonly Schema[] => {
  const refToField = (name: 'url' | 'pillar' | 'key'): Schema => ({
    $ref: `${toRef('ScanRequest').$ref}/properties/${name}`,
  });
  return [
    { name: 'url', in: 'query', required: true, description: words.url, schema: refToField('url') },
    { name: 'pillar', in: 'query', description: words.pillar, schema: refToField('pillar') },
    { name: 'fresh', in: 'query', description: words.fresh, schema: { type: 'string', enum: ['0', '1'] } },
    // A parameter rather than a security scheme: generated clients would put the key into the address as well.
    { name: 'key', in: 'query', description: keyField, schema: refToField('key') },
  ];
};

/** Authentication: none, or a key. */
const SECURITY = [{}, { keyLine: [] }];

/** How clients send a key. */
export const describeSecuritySchemes = ({ parameters: words }: ApiDocsWords): Readonly<Record<string, Schema>> => ({
  keyLine: { type: 'apiKey', in: 'header', name: 'X-GDA-Key', description: words.keyLine },
});

/** The scan operation, for both methods. */
export const scanOperation = (words: ApiDocsWords): Readonly<Record<'get' | 'post', Schema>> => {
  const { scan, postScan } = words.operations;
  return {
    get: {
      operationId: 'runScan',
      tags: ['scan'],
      summary: scan.summary,
      description: scan.about,
      security: SECURITY,
      parameters: describeParameters(words),
      responses: describeResponses(words.answers, false),
    },
    post: {
      operationId: 'postScan',
      tags: ['scan'],
      summary: postScan.summary,
      description: postScan.about,
      security: SECURITY,
      requestBody: { required: true, content: toJsonContent(toRef('ScanRequest')) },
      responses: describeResponses(words.answers, true),
    },
  };
};
