import * as z from 'zod/mini';
import { ErrorDetail, ScanError } from '../../../lib/api/error.ts';
import {
  NotGradableError,
  NotScored,
  PartnerAnswer,
  PartnerNotGradable,
  PartnerPillarAnswer,
  PillarAnswer,
  PublicAnswer,
  PublicNotGradable,
} from '../../../lib/api/outgoing.ts';
import { CheckResult, PillarLimit, TotalLimit } from '../../../lib/api/result.ts';
import type { Locale } from '../../../lib/model.ts';
import type { ApiDocsWords } from '../../../lib/words/nl/service/api-docs.ts';
import { apiDocsWords } from '../../../lib/words/service/words.ts';
import { Health } from '../../core/http/health.ts';
import { ScanQuery } from '../../features/scans/schemas/scan-query.ts';
import { describeV1Fields, V1_SHAPES } from './parts.ts';

/** A JSON Schema as used in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

/** `components.schemas`: the Zod schemas by which requests and responses are validated. */
const SHAPES = {
  ScanRequest: ScanQuery,
  PublicResult: PublicAnswer,
  PartnerResult: PartnerAnswer,
  PillarResult: PillarAnswer,
  PartnerPillarResult: PartnerPillarAnswer,
  PillarLimit,
  TotalLimit,
  CheckResult,
  NotScored,
  PublicNotGradable,
  PartnerNotGradable,
  NotGradableError,
  ScanError,
  ErrorDetail,
  Health,
  ...V1_SHAPES,
};
type ShapeName = keyof typeof SHAPES;

/** Returns a reference to a shape. */
export const toRef = (name: ShapeName): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

type FieldDescriptions = Readonly<Record<string, string>>;

/** Descriptions of each shape's fields; those that two shapes share are defined once. */
const listFieldDescriptions = (
  { fields }: ApiDocsWords,
  locale: Locale,
): Readonly<Record<ShapeName, FieldDescriptions>> => ({
  ...fields,
  ...describeV1Fields(locale),
  ProblemDetails: { ...fields.ScanError, ...fields.ProblemDetails },
  BatchProblem: { ...fields.ScanError, ...fields.ProblemDetails, ...describeV1Fields(locale).BatchProblem },
  PartnerResult: { ...fields.PublicResult, ...fields.PartnerResult },
  PartnerPillarResult: { ...fields.PillarResult, ...fields.PartnerPillarResult },
  PublicNotGradable: { ...fields.PublicResult, ...fields.ScanError },
  PartnerNotGradable: { ...fields.PublicResult, ...fields.PartnerResult, ...fields.ScanError },
  NotGradableError: { ...fields.ErrorDetail, ...fields.NotGradableError },
});

/**
 * Adds a description to each field. A default is described in words: type generators treat a field with a `default` as always
 * present, and would require it in requests.
 */
const describeFields = (
  properties: Readonly<Record<string, Schema>>,
  { descriptions, locale }: { readonly descriptions: FieldDescriptions; readonly locale: Locale },
): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { default: value, ...schema }]) => {
      const description = descriptions[name] ?? '';
      const byDefault =
        value === undefined ? '' : ` ${apiDocsWords[locale].byDefault({ value: JSON.stringify(value) })}`;
      return [name, { ...schema, description: `${description}${byDefault}` }];
    }),
  );

/** Whether a shape is that of a request: the names of those end in `Request`. */
const isRequest = (name: string): boolean => name.endsWith('Request');

/** Rewrites a record with a fixed set of keys as an object with those properties, which client generators support. */
const nameKeys = (schema: Record<string, unknown>): void => {
  const { propertyNames, additionalProperties } = schema as { propertyNames?: { enum?: readonly string[] } } & Schema;
  if (propertyNames?.enum === undefined) return;
  schema['properties'] = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  delete schema['propertyNames'];
  delete schema['additionalProperties'];
};

type Direction = 'input' | 'output';

/** JSON Schemas by name, of requests (a field with a default may be omitted) or of responses. */
const convert = (io: Direction): Readonly<Record<string, Schema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(SHAPES)) if (isRequest(id) === (io === 'input')) registry.add(shape, { id });
  const overrideSchema = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => nameKeys(jsonSchema);
  return z.toJSONSchema(registry, { io, override: overrideSchema, uri: (id) => `#/components/schemas/${id}` }).schemas;
};

/** Allows additional fields in a response schema: the next version may add some, and clients must not reject those. */
const openSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(openSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([name, value]) => name !== 'additionalProperties' || value !== false);
  return Object.fromEntries(entries.map(([name, value]) => [name, openSchema(value)]));
};

/** The shapes as JSON Schemas, with a description on each field. */
export const buildSchemas = (words: ApiDocsWords, locale: Locale): Readonly<Record<string, Schema>> => {
  const created = { ...convert('input'), ...(openSchema(convert('output')) as Readonly<Record<string, Schema>>) };
  const descriptions = listFieldDescriptions(words, locale);
  const named = (Object.keys(SHAPES) as ShapeName[]).map((name) => {
    const { $schema, $id, properties = {}, ...rest } = created[name] ?? {};
    return [
      name,
      {
        ...rest,
        properties: describeFields(properties as Record<string, Schema>, { descriptions: descriptions[name], locale }),
      },
    ] as const;
  });
  return Object.fromEntries(named);
};
