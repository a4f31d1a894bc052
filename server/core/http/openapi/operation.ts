import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import { PROBLEM_TYPE, STATUS, V1_STATUS } from '../problem.ts';

type Schema = Readonly<Record<string, unknown>>;

const STATUSES = { ...STATUS, ...V1_STATUS };

/** Codes of refusals. */
type Refusal = Exclude<keyof V1DocsWords['refused'], 'otherType' | 'internal'>;

/** An operation below `/api/v1/`, to be described in OpenAPI. */
export interface V1Operation {
  readonly id: string;
  readonly words: { readonly summary: string; readonly about: string };
  readonly parameters?: readonly Schema[];
  /** Schemas of the request's body, by media type. */
  readonly body?: Readonly<Record<string, Schema>>;
  /** Responses by status: a description, and schemas by media type. */
  readonly answers: Readonly<
    Record<number, { readonly about: string; readonly content?: Readonly<Record<string, Schema>> }>
  >;
  /** Refusals in addition to those about the key. */
  readonly refuses?: readonly Exclude<Refusal, 'invalid_key' | 'forbidden'>[];
}

const toContent = (schemas: Readonly<Record<string, Schema>>): Schema =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));

/** Content that refers to a shape of the document by its name. */
export const refToShape = <Name extends string>(
  name: Name,
  type = 'application/json',
): Readonly<Record<string, Schema>> => ({ [type]: { $ref: `#/components/schemas/${name}` } });

/** Describes a parameter of a path or a query, or a header. */
export const describeParameter = (
  location: 'path' | 'query' | 'header',
  name: string,
  description: string,
  schema: Schema,
): Schema => ({
  name,
  in: location,
  description,
  schema,
  ...(location === 'path' && { required: true }),
});

/** Describes the operation with what all of them share: a key in a header of its own, and refusals. */
export const describeOperation = (operation: V1Operation, { refused }: V1DocsWords): Schema => {
  const { id, words, parameters, body, answers, refuses = [] } = operation;
  const error = { [PROBLEM_TYPE]: { $ref: '#/components/schemas/ProblemDetails' } };
  const listRefusals = (codes: readonly Refusal[]): V1Operation['answers'] =>
    Object.fromEntries(codes.map((code) => [STATUSES[code], { about: refused[code], content: error }]));
  const otherType = { about: refused.otherType, content: error };
  const all = {
    ...(body && { ...listRefusals(['invalid_request', 'too_large']), 415: otherType }),
    ...answers,
    ...listRefusals(['invalid_key', 'forbidden', ...refuses]),
  };
  return {
    operationId: id,
    summary: words.summary,
    description: words.about,
    security: [{ keyLine: [] }],
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: toContent(body) } }),
    responses: Object.fromEntries(
      [...Object.entries(all), ['default', { about: refused.internal, content: error }] as const].map(
        ([status, { about, content }]) => [
          status,
          { description: about, ...(content && { content: toContent(content) }) },
        ],
      ),
    ),
  };
};
