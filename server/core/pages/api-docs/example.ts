import type { OpenApi } from '../../../app/openapi/document.ts';
import type { Schema } from '../../../app/openapi/schemas.ts';

/** Examples of requests and responses, built from the schemas themselves: a test validates each against its own. */

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The parts of a JSON Schema from which an example is built. */
interface Shape {
  readonly $ref?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** Several if it may also be null. */
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
}

const UUID = '6f1c2a54-8d1e-4b7a-9a63-2f5d0c9b7e11';
const MOMENT = '2026-11-20T09:30:00.000Z';

/** Example text of a field by its name, when its schema has none. */
const TEXTS: Readonly<Record<string, string>> = {
  url: 'https://example.nl/',
  domain: 'example.nl',
  q: 'bakery',
  client: 'Bakery',
  tag: 'shop',
  tags: 'shop',
  id: UUID,
  site: UUID,
  scan: UUID,
  key: 'pij_0a1b2c3d',
  made_by: 'pij_0a1b2c3d',
  next: 'eyJ…',
  about: 'example.nl',
  scan_url: 'https://scan.example/rapport/example.nl',
  badge: 'https://scan.example/badge/example.nl.svg',
  link: 'https://scan.example/gedeeld/…',
  rate_limit: '120/hour',
  grade_label: 'Goed',
  name: 'Example',
  address: 'info@example.nl',
  reach: 'info@example.nl',
  zone: 'Europe/Amsterdam',
  secret: 'whsec_…',
  expires: '2027-01-31',
  type: '/documentatie#not_found',
  code: 'not_found',
  pointer: '/url',
  username: 'example',
  user_agent: 'Example/1.0',
  language: 'nl',
  urls: 'example.nl',
  pinned: 'https://example.nl/contact',
  at: MOMENT,
  host: 'example.nl',
};
const NUMBERS: Readonly<Record<string, number>> = {
  overall_score: 78,
  score: 82,
  status: 404,
  weight: 8,
  points: 4,
  cap: 74,
  hour: 6,
  weekday: 1,
  day: 1,
  per_hour: 120,
  per_day: 500,
  limit: 120,
  remaining: 119,
  reset: 0,
  size: 2,
  rules: 9,
  progress: 0.5,
  days: 30,
};

const createText = (name: string): string =>
  Object.hasOwn(TEXTS, name) ? (TEXTS[name] ?? '') : /_at$/.test(name) ? MOMENT : '…';

const createNumber = (name: string, { minimum, maximum }: Shape): number => {
  const number = Object.hasOwn(NUMBERS, name) ? (NUMBERS[name] ?? 1) : 1;
  return Math.min(maximum ?? number, Math.max(minimum ?? number, number));
};

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two examples; values of the second take precedence. */
const mergeExamples = (one: Json, other: Json): Json => {
  if (!isObject(one) || !isObject(other)) return other;
  const all = Object.entries(other).map(([name, value]) => [
    name,
    name in one ? mergeExamples(one[name] ?? null, value) : value,
  ]);
  return { ...one, ...Object.fromEntries(all) };
};

/** Maximum nesting of shapes: none of ours contains itself. */
const DEEPEST = 12;

/** Builds an example of a schema; `name` is that of the field. */
export const createExample = (api: OpenApi, schema: Schema, name = '', depth = 0): Json => {
  const shape = schema as Shape;
  const type = [shape.type].flat().find((one) => one !== 'null');
  const createInner = (inner: Schema, field = name): Json =>
    depth > DEEPEST ? null : createExample(api, inner, field, depth + 1);
  if (shape.$ref !== undefined) return createInner(api.components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0] ?? null;
  if (shape.allOf !== undefined && type !== 'string')
    // A part that only narrows another has no example of its own.
    return shape.allOf
      .map((one) => createInner(one))
      .reduce((one, other) => (other === null ? one : mergeExamples(one, other)));
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives !== undefined) return createInner(alternatives.find((one) => (one as Shape).type !== 'null') ?? {});
  if (type === 'array') return shape.items === undefined ? [] : [createInner(shape.items)];
  if (shape.properties !== undefined)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([field, inner]) => [field, createInner(inner, field)]),
    );
  if (type === 'string') return createText(name);
  if (type === 'integer' || type === 'number') return createNumber(name, shape);
  return type === 'boolean' ? true : {};
};
