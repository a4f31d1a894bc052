import * as z from 'zod/mini';
import { ScanError, ToldError } from '../../../lib/api/error.ts';
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
import type { ApiDocsWords } from '../../../lib/words/nl/api-docs.ts';
import { Health } from '../health.ts';
import { Asked } from '../question.ts';
import { V1_SHAPES, v1Fields } from './v1/parts.ts';

/** A JSON Schema, as OpenAPI 3.1 holds it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Every shape that is named: the very ones that questions and answers are held to. */
const SHAPES = {
  ...{ ScanQuestion: Asked, PublicResult: PublicAnswer, PartnerResult: PartnerAnswer, PillarResult: PillarAnswer },
  ...{ PartnerPillarResult: PartnerPillarAnswer, PillarLimit, TotalLimit, CheckResult, NotScored },
  ...{ PublicNotGradable, PartnerNotGradable, NotGradableError, ScanError, ToldError, Health },
  ...V1_SHAPES,
};
export type ShapeName = keyof typeof SHAPES;

/** Refers to a shape. */
export const ref = (name: ShapeName): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

type Told = Readonly<Record<string, string>>;

/** What each field means; what two shapes share is told once. */
const fieldsOf = ({ fields }: ApiDocsWords, locale: Locale): Readonly<Record<ShapeName, Told>> => ({
  ...fields,
  ...v1Fields(locale),
  V1Error: fields.ScanError,
  PartnerResult: { ...fields.PublicResult, ...fields.PartnerResult },
  PartnerPillarResult: { ...fields.PillarResult, ...fields.PartnerPillarResult },
  PublicNotGradable: { ...fields.PublicResult, ...fields.ScanError },
  PartnerNotGradable: { ...fields.PublicResult, ...fields.PartnerResult, ...fields.ScanError },
  NotGradableError: { ...fields.ToldError, ...fields.NotGradableError },
});

const described = (properties: Readonly<Record<string, Schema>>, told: Told): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { ...schema, description: told[name] ?? '' }]),
  );

/** The shapes as JSON Schemas, each field with what it means. */
export const schemas = (words: ApiDocsWords, locale: Locale): Readonly<Record<string, Schema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(SHAPES)) registry.add(shape, { id });
  const made = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` }).schemas;
  const told = fieldsOf(words, locale);
  const named = (Object.keys(SHAPES) as ShapeName[]).map((name) => {
    const { $schema, $id, properties = {}, ...rest } = made[name] ?? {};
    return [name, { ...rest, properties: described(properties as Record<string, Schema>, told[name]) }] as const;
  });
  return Object.fromEntries(named);
};
