import { RICH_RESULTS, type RichResult, VALIDATED_TYPES } from '../../data/structured-data/rich-results.ts';
import { type JsonLd, type JsonLdNode, listNodes, listValues, parseJsonLd } from './json-ld.ts';

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

const isFilled = (node: JsonLdNode, property: string): boolean =>
  listValues(node, property).some((value) => typeof value !== 'string' || value.trim() !== '');

/** Whether a node, or one that it holds on the way, has a value at a path such as `location.address`. */
const has = (node: JsonLdNode, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return isFilled(node, first);
  const held = listNodes(node, first);
  // A place or person given as plain text has no parts that could be missing.
  return held.length === 0 ? isFilled(node, first) : held.some((one) => has(one, rest.join('.')));
};

const hasOneOf = (node: JsonLdNode, paths: string): boolean => paths.split('|').some((path) => has(node, path));

/** What a node claims: of a page's own kind what its type asks, and what comes with a property that it holds. */
const findResults = (node: JsonLdNode): readonly RichResult[] =>
  RICH_RESULTS.filter(
    ({ types, when }) =>
      node.types.some((type) => types.includes(type)) && (when === undefined || hasOneOf(node, when)),
  );

/** The name under which the validator knows a node; null when it does not. */
export const findValidatedType = ({ types }: JsonLdNode): string | null =>
  types.map((type) => VALIDATED_TYPES.get(type)).find((name) => name !== undefined) ?? null;

/** The rich result that a node speaks of: two of the same kind are two tellings of it. */
const findKind = (node: JsonLdNode): string | null => findValidatedType(node) ?? findResults(node)[0]?.source ?? null;

/** Whether one of our tables holds the fields that search engines ask of a node. */
export const isHeld = (node: JsonLdNode): boolean => findKind(node) !== null;

const listSubjects = ({ subjects }: JsonLd): readonly JsonLdNode[] => [
  ...new Set(subjects.flatMap((node) => [node, ...listNodes(node, 'mainEntity')])),
];

/**
 * What a page's structured data is about: the subjects of its JSON-LD, and of microdata and RDFa those of kinds that JSON-LD
 * does not speak of. Themes mark up in part what a plugin tells in full.
 */
export const collectSubjects = ({ jsonLd, annotated }: MarkedUp): readonly JsonLdNode[] => {
  const written = listSubjects(parseJsonLd(jsonLd));
  const reported = new Set(written.map(findKind));
  return [...written, ...listSubjects(parseJsonLd(annotated)).filter((node) => !reported.has(findKind(node)))];
};

const listLacking = (node: JsonLdNode, fields: readonly string[]): readonly string[] =>
  fields.filter((field) => !hasOneOf(node, field)).map((field) => `${node.types[0]}.${field.replaceAll('|', ' / ')}`);

/** Fields that the subjects lack of the rich results that our own table knows. */
export const findMissingFields = (subjects: readonly JsonLdNode[]): Missing => {
  const found = subjects.flatMap((node) => findResults(node).map((result) => ({ node, result })));
  const toUnique = (fields: readonly string[]): readonly string[] => [...new Set(fields)];
  return {
    required: toUnique(found.flatMap(({ node, result }) => listLacking(node, result.required))),
    recommended: toUnique(found.flatMap(({ node, result }) => listLacking(node, result.recommended))),
  };
};

/** Paths, such as `offers.price`, of what is required of a node by the results that it claims. */
export const listRequiredPaths = (node: JsonLdNode): readonly string[] =>
  findResults(node).flatMap(({ required }) => required.flatMap((fields) => fields.split('|')));
