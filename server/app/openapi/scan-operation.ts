import type { ErrorCode } from '../../../lib/api/error.ts';
import type { ApiDocsWords } from '../../../lib/words/nl/service/api-docs.ts';
import { ref, type Schema } from './schemas.ts';

type HeaderName = keyof ApiDocsWords['headers'];

const HEADERS: Readonly<Record<HeaderName, Schema>> = {
  'RateLimit-Policy': { type: 'string', examples: ['"public";q=20;w=3600'] },
  RateLimit: { type: 'string', examples: ['"public";r=19;t=3600'] },
  'X-RateLimit-Remaining': { type: 'integer', minimum: 0 },
  Age: { type: 'integer', minimum: 0 },
  'Retry-After': { type: 'integer', minimum: 1 },
};

/** Header lines that answers have, to be referred to. */
export const headers = (words: ApiDocsWords): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    (Object.entries(HEADERS) as [HeaderName, Schema][]).map(([name, schema]) => [
      name,
      { description: words.headers[name], required: true, schema },
    ]),
  );

const lines = (...names: readonly HeaderName[]): Schema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const HOUR = ['RateLimit-Policy', 'RateLimit', 'X-RateLimit-Remaining'] as const;

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

type Answers = ApiDocsWords['answers'];

/** An answer that tells an error of one of these codes. */
const errorAnswer = (codes: readonly ErrorCode[], description: string, names: readonly HeaderName[] = []): Schema => ({
  description,
  ...(names.length > 0 && { headers: lines(...names) }),
  content: json({ allOf: [ref('ScanError'), { properties: { error: { properties: { code: { enum: codes } } } } }] }),
});

/** A scan that was made: a result, or why the site comes to none. */
const OUTCOME: Schema = {
  oneOf: [
    ...[ref('PublicResult'), ref('PartnerResult'), ref('PublicNotGradable'), ref('PartnerNotGradable')],
    {
      allOf: [
        ref('ScanError'),
        { properties: { error: { properties: { code: { enum: ['unreachable', 'timeout'] } } } } },
      ],
    },
  ],
};

/** Every answer, by its status. */
const responses = (answers: Answers, hasBody: boolean): Readonly<Record<string, Schema>> => ({
  200: { description: answers.result, headers: lines(...HOUR, 'Age'), content: json(OUTCOME) },
  400: errorAnswer(['invalid_url', 'invalid_request'], answers.invalid_url),
  401: errorAnswer(['invalid_key'], answers.invalid_key),
  403: errorAnswer(['invalid_request'], answers.crossSite),
  ...(hasBody && {
    413: errorAnswer(['invalid_request'], answers.tooLarge),
    415: errorAnswer(['invalid_request'], answers.otherType),
  }),
  421: errorAnswer(['invalid_request'], answers.otherName),
  422: errorAnswer(['unsupported_page'], answers.unsupported_page, [...HOUR, 'Age']),
  429: errorAnswer(['rate_limited'], answers.rate_limited, [...HOUR, 'Retry-After']),
  500: errorAnswer(['internal'], answers.internal),
  503: errorAnswer(['busy'], answers.busy, ['Retry-After']),
});

const parameters = ({ fields: { ScanRequest: words }, parameters: { keyField } }: ApiDocsWords): readonly Schema[] => {
  const field = (name: 'url' | 'pillar' | 'key'): Schema => ({
    $ref: `${ref('ScanRequest').$ref}/properties/${name}`,
  });
  return [
    { name: 'url', in: 'query', required: true, description: words.url, schema: field('url') },
    { name: 'pillar', in: 'query', description: words.pillar, schema: field('pillar') },
    { name: 'fresh', in: 'query', description: words.fresh, schema: { type: 'string', enum: ['0', '1'] } },
    // A parameter and no scheme of security: clients that are made would put the key into the address as well.
    { name: 'key', in: 'query', description: keyField, schema: field('key') },
  ];
};

/** Who asks: nobody in particular, or the holder of a key. */
const SECURITY = [{}, { keyLine: [] }];

/** How a key is given. */
export const securitySchemes = ({ parameters: words }: ApiDocsWords): Readonly<Record<string, Schema>> => ({
  keyLine: { type: 'apiKey', in: 'header', name: 'X-GDA-Key', description: words.keyLine },
});

/** The scan operation, by either method. */
export const scanOperation = (words: ApiDocsWords): Readonly<Record<'get' | 'post', Schema>> => {
  const { scan, postScan } = words.operations;
  return {
    get: {
      operationId: 'runScan',
      tags: ['scan'],
      summary: scan.summary,
      description: scan.about,
      security: SECURITY,
      parameters: parameters(words),
      responses: responses(words.answers, false),
    },
    post: {
      operationId: 'postScan',
      tags: ['scan'],
      summary: postScan.summary,
      description: postScan.about,
      security: SECURITY,
      requestBody: { required: true, content: json(ref('ScanRequest')) },
      responses: responses(words.answers, true),
    },
  };
};
