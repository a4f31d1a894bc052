import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApi } from '../../../server/app/openapi/document.ts';

/** A response as a plain client gets it. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Checks real responses against the API description. */

const DOCUMENT = openApi('en');

/** A schema that allows only the fields it names: clients must accept new ones, but here each has to be described first. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isShape = inner['type'] === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isShape ? { ...inner, additionalProperties: false } : inner;
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(closed({ ...DOCUMENT }) as object, 'openapi');

type Json = Readonly<Record<string, unknown>>;

/** The value at a pointer. */
const at = (pointer: string): Json | undefined =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) => (value as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      DOCUMENT,
    ) as Json | undefined;

/** Described paths with parameters, as patterns; the longest first. */
const NAMED = Object.keys(DOCUMENT.paths)
  .filter((path) => path.includes('{'))
  .toSorted((one, other) => other.length - one.length)
  .map((path) => [path, new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)] as const);

/** The path as described: itself, or one with parameters in place of some parts. */
const pathOf = (pathname: string): string =>
  pathname in DOCUMENT.paths ? pathname : (NAMED.find(([, pattern]) => pattern.test(pathname))?.[0] ?? pathname);

/** Checks that a response is described: its status, its body and its headers. */
export const expectDescribed = (method: string, pathname: string, { status, headers, body }: Got): void => {
  const operation = `/paths/${pathOf(pathname).replaceAll('/', '~1')}/${method.toLowerCase()}`;
  if (at(operation) === undefined) {
    // A CORS preflight (Fetch) is not an operation of its own.
    const isAnswered = method !== 'OPTIONS' && pathname.startsWith('/api/') && status < 400;
    expect(isAnswered, `${method} ${pathname} is answered, and described in no routes/operations.ts`).toBe(false);
    return;
  }
  const own = `${operation}/responses/${status}`;
  const path = at(own) === undefined && status >= 400 ? `${operation}/responses/default` : own;
  const response = at(path);
  expect(response, `${method} ${pathname} ${status}`).toBeDefined();
  if (response?.['content'] === undefined) {
    expect(body, path).toBeNull();
    return;
  }
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const content = `${path}/content/${type.replace('/', '~1')}`;
  expect(at(content), content).toBeDefined();
  const validate = ajv.compile({ $ref: `openapi#${content}/schema` });
  expect(validate(body) || ajv.errorsText(validate.errors), path).toBe(true);
  for (const name of Object.keys((response?.['headers'] as Json | undefined) ?? {})) {
    const schema = at(`/components/headers/${name}/schema`);
    const said = headers.get(name);
    const value = schema?.['type'] === 'integer' && said !== null ? Number(said) : said;
    expect(ajv.validate(schema ?? false, value) || `${name}: ${said}`, path).toBe(true);
  }
};
