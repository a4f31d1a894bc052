import { RICH_RESULTS, type RichResult, VALIDATED_TYPES } from '../../data/structured-data/rich-results.ts';
import { type JsonLd, type JsonLdNode, listNodes, listValues, parseJsonLd } from './json-ld.ts';

/** Structured data as in the page facts. */
export interface MarkedUp {
  readonly jsonLd: readonly string[];
  /** Microdata and RDFa items as JSON-LD. */
  readonly annotated: readonly string[];
}

/** Fields that nodes lack, as `Type.field`. */
export interface Missing {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

const isFilled = (node: JsonLdNode, property: string): boolean =>
  listValues(node, property).some((value) => typeof value !== 'string' || value.trim() !== '');

/** Whether a node has a value at a path such as `location.address`, which may lead through nodes within it. */
const has = (node: JsonLdNode, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return isFilled(node, first);
  const held = listNodes(node, first);
  // A place or person given as plain text has no parts that could be missing.
  return held.length === 0 ? isFilled(node, first) : held.some((one) => has(one, rest.join('.')));
};

const hasOneOf = (node: JsonLdNode, paths: string): boolean => paths.split('|').some((path) => has(node, path));

/** The nodes that have to have a result's fields: the node itself, or each that one of its properties describes. */
const listClaiming = (node: JsonLdNode, { each, when }: RichResult): readonly JsonLdNode[] => {
  // A mere reference to what is described on another page has no fields here.
  const nodes = each === undefined ? [node] : listNodes(node, each).filter(({ properties }) => properties.size > 0);
  return when === undefined ? nodes : nodes.filter((one) => hasOneOf(one, when));
};

/** The rich results that a node claims: by its type, and for some only when it has a certain property. */
const findResults = (node: JsonLdNode): readonly RichResult[] =>
  RICH_RESULTS.filter(
    (result) => node.types.some((type) => result.types.includes(type)) && listClaiming(node, result).length > 0,
  );

/** Paths of a field from the subject. */
const listPaths = (fields: string, { each }: RichResult): readonly string[] =>
  fields.split('|').map((path) => (each === undefined ? path : `${each}.${path}`));

/** The name under which the validator knows a node; null when it does not. */
export const findValidatedType = ({ types }: JsonLdNode): string | null =>
  types.map((type) => VALIDATED_TYPES.get(type)).find((name) => name !== undefined) ?? null;

/** The kind of rich result that a node describes: two nodes of the same kind describe it twice. */
const findKind = (node: JsonLdNode): string | null => findValidatedType(node) ?? findResults(node)[0]?.source ?? null;

/** Whether one of our tables lists the fields that search engines require of a node. */
export const isHeld = (node: JsonLdNode): boolean => findKind(node) !== null;

const listSubjects = ({ subjects }: JsonLd): readonly JsonLdNode[] => [
  ...new Set(subjects.flatMap((node) => [node, ...listNodes(node, 'mainEntity')])),
];

/**
 * The subjects of a page's structured data: those of its JSON-LD, and those of microdata and RDFa whose kind is not in
 * JSON-LD. Themes mark up in part what a plugin describes in full.
 */
export const collectSubjects = ({ jsonLd, annotated }: MarkedUp): readonly JsonLdNode[] => {
  const written = listSubjects(parseJsonLd(jsonLd));
  const reported = new Set(written.map(findKind));
  return [...written, ...listSubjects(parseJsonLd(annotated)).filter((node) => !reported.has(findKind(node)))];
};

const listLacking = (node: JsonLdNode, result: RichResult, level: 'required' | 'recommended'): readonly string[] => {
  const claiming = listClaiming(node, result);
  return result[level]
    .filter((field) => claiming.some((one) => !hasOneOf(one, field)))
    .map((field) => `${node.types[0]}.${listPaths(field, result).join(' / ')}`);
};

/** Fields that the subjects lack for the rich results in our own table. */
export const findMissingFields = (subjects: readonly JsonLdNode[]): Missing => {
  const found = subjects.flatMap((node) => findResults(node).map((result) => ({ node, result })));
  const toUnique = (fields: readonly string[]): readonly string[] => [...new Set(fields)];
  return {
    required: toUnique(found.flatMap(({ node, result }) => listLacking(node, result, 'required'))),
    recommended: toUnique(found.flatMap(({ node, result }) => listLacking(node, result, 'recommended'))),
  };
};

/** Paths, such as `offers.price`, of the fields that the rich results claimed by a node require. */
export const listRequiredPaths = (node: JsonLdNode): readonly string[] =>
  findResults(node).flatMap((result) => result.required.flatMap((fields) => listPaths(fields, result)));
