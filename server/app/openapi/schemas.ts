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

/** A JSON Schema, as OpenAPI 3.1 holds it. */
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

/** Refers to a shape. */
export const toRef = (name: ShapeName): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

type FieldDescriptions = Readonly<Record<string, string>>;

/** What each field means; what two shapes share is told once. */
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
 * Fields with what each means. A default is told in words: generators of types take a field that has one for a field that is always
 * there, and so would want it of whoever asks.
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

/** Whether a shape is that of a request: those are named so. */
const isRequest = (name: string): boolean => name.endsWith('Request');

/** A record by a few names as an object with each of them, which generators of clients know what to do with. */
const nameKeys = (schema: Record<string, unknown>): void => {
  const { propertyNames, additionalProperties } = schema as { propertyNames?: { enum?: readonly string[] } } & Schema;
  if (propertyNames?.enum === undefined) return;
  schema['properties'] = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  delete schema['propertyNames'];
  delete schema['additionalProperties'];
};

type Direction = 'input' | 'output';

/** JSON Schemas by name, of what is sent (a field with a default may be left out) or of what is answered. */
const convert = (io: Direction): Readonly<Record<string, Schema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(SHAPES)) if (isRequest(id) === (io === 'input')) registry.add(shape, { id });
  const overrideSchema = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => nameKeys(jsonSchema);
  return z.toJSONSchema(registry, { io, override: overrideSchema, uri: (id) => `#/components/schemas/${id}` }).schemas;
};

/** A schema of an answer, which the next version may add a field to: a client must not refuse what it does not know yet. */
const openSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(openSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([name, value]) => name !== 'additionalProperties' || value !== false);
  return Object.fromEntries(entries.map(([name, value]) => [name, openSchema(value)]));
};

/** The shapes as JSON Schemas, each field with what it means. */
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
