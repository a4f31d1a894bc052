import { RICH_RESULTS, VALIDATED_TYPES } from '../../data/rich-results.ts';
import { type JsonLd, type JsonLdNode, nodesOf, parseJsonLd, valuesOf } from './json-ld.ts';

/** Structured data as the page facts have it. */
export interface MarkedUp {
  readonly jsonLd: readonly string[];
  /** Microdata and RDFa items as JSON-LD. */
  readonly annotated: readonly string[];
}

/** A field that a node lacks, as `Type.field`. */
export interface Missing {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

const resultOf = ({ types }: JsonLdNode) =>
  RICH_RESULTS.find((result) => types.some((type) => result.types.includes(type)));

/** The name under which the validator knows a node; null when it does not. */
export const validatedType = ({ types }: JsonLdNode): string | null =>
  types.map((type) => VALIDATED_TYPES.get(type)).find((name) => name !== undefined) ?? null;

/** The rich result that a node speaks of: two of the same kind are two tellings of it. */
const kindOf = (node: JsonLdNode): string | null => validatedType(node) ?? resultOf(node)?.source ?? null;

/** Whether one of our tables holds the fields that search engines ask of a node. */
export const isHeld = (node: JsonLdNode): boolean => kindOf(node) !== null;

const subjectsOf = ({ subjects }: JsonLd): readonly JsonLdNode[] => [
  ...new Set(subjects.flatMap((node) => [node, ...nodesOf(node, 'mainEntity')])),
];

/**
 * What a page's structured data is about: the subjects of its JSON-LD, and of microdata and RDFa those of kinds that JSON-LD
 * does not speak of. Themes mark up in part what a plugin tells in full.
 */
export const subjectsIn = ({ jsonLd, annotated }: MarkedUp): readonly JsonLdNode[] => {
  const written = subjectsOf(parseJsonLd(jsonLd));
  const told = new Set(written.map(kindOf));
  return [...written, ...subjectsOf(parseJsonLd(annotated)).filter((node) => !told.has(kindOf(node)))];
};

const isFilled = (node: JsonLdNode, property: string): boolean =>
  valuesOf(node, property).some((value) => typeof value !== 'string' || value.trim() !== '');

/** Whether a node, or one that it holds on the way, has a value at a path such as `location.address`. */
const has = (node: JsonLdNode, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return isFilled(node, first);
  const held = nodesOf(node, first);
  // A place or person given as plain text has no parts that could be missing.
  return held.length === 0 ? isFilled(node, first) : held.some((one) => has(one, rest.join('.')));
};

const lacks = (node: JsonLdNode, fields: readonly string[]): readonly string[] =>
  fields
    .filter((field) => !field.split('|').some((path) => has(node, path)))
    .map((field) => `${node.types[0]}.${field.replaceAll('|', ' / ')}`);

/** Fields that the subjects lack of the rich results that our own table knows. */
export const missingFields = (subjects: readonly JsonLdNode[]): Missing => {
  const found = subjects.flatMap((node) => {
    const result = resultOf(node);
    return result === undefined ? [] : [{ node, result }];
  });
  const unique = (fields: readonly string[]): readonly string[] => [...new Set(fields)];
  return {
    required: unique(found.flatMap(({ node, result }) => lacks(node, result.required))),
    recommended: unique(found.flatMap(({ node, result }) => lacks(node, result.recommended))),
  };
};
