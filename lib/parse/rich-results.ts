import { RICH_RESULTS } from '../data/rich-results.ts';
import { SCHEMA_TYPE_NAMES } from '../data/schema-types.ts';
import { type JsonLd, type JsonLdNode, nodesOf, valuesOf } from './json-ld.ts';

/** A field that a node lacks, as `Type.field`. */
export interface Missing {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

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

const HELD = ['mainEntity', 'aggregateRating', 'review'];

/** What of a node is judged with it: how it is rated and, of a product, what it costs. Events need not tell a price. */
const heldBy = (node: JsonLdNode): readonly JsonLdNode[] =>
  (node.types.includes('Product') ? [...HELD, 'offers'] : HELD).flatMap((property) => nodesOf(node, property));

/** The subjects of the page, and what they hold. */
const judged = ({ subjects }: JsonLd): readonly JsonLdNode[] => [
  ...new Set(subjects.flatMap((node) => [node, ...heldBy(node)])),
];

/** Fields of rich results that the page's structured data claims and does not fill. */
export const missingFields = (data: JsonLd): Missing => {
  const found = judged(data).flatMap((node) => {
    const result = RICH_RESULTS.find(({ types }) => node.types.some((type) => types.includes(type)));
    return result === undefined ? [] : [{ node, result }];
  });
  const unique = (fields: readonly string[]): readonly string[] => [...new Set(fields)];
  return {
    required: unique(found.flatMap(({ node, result }) => lacks(node, result.required))),
    recommended: unique(found.flatMap(({ node, result }) => lacks(node, result.recommended))),
  };
};

/** Whether two words differ by one letter: replaced, added, left out, or two that changed places. */
const differsByOne = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [tail, otherTail] = [one.slice(start), other.slice(start)];
  if (tail.slice(1) === otherTail.slice(1) || tail.slice(1) === otherTail || tail === otherTail.slice(1)) return true;
  return tail.slice(2) === otherTail.slice(2) && tail[0] === otherTail[1] && tail[1] === otherTail[0];
};

/** Letters from which a name so close to a known one can only be a slip. */
const LONG = 8;
const NAME = /^[A-Za-z0-9]+$/;
const KNOWN_LOWER = new Map([...SCHEMA_TYPE_NAMES].map((name) => [name.toLowerCase(), name]));

/**
 * Names among `types` that schema.org does not have: what cannot be a name, and known names misspelt or in other case.
 * Our list is not whole, so a name like no other is left alone. Names with a prefix or address of another vocabulary too.
 */
export const unknownTypes = (types: readonly string[]): readonly string[] =>
  [...new Set(types)].filter((type) => {
    if (SCHEMA_TYPE_NAMES.has(type) || /[:/]/.test(type)) return false;
    if (!NAME.test(type) || KNOWN_LOWER.has(type.toLowerCase())) return true;
    return type.length >= LONG && [...SCHEMA_TYPE_NAMES].some((known) => differsByOne(type, known));
  });
