import { VALIDATED_PARTS } from '../../data/structured-data/rich-results.ts';
import { getOwn } from '../text/own.ts';
import { type JsonLdNode, type JsonLdValue, listNodes, listValues, readText } from './json-ld.ts';
import { findValidatedType } from './rich-results.ts';

/** A value of the shape that the validator expects. */
type ValidatorValue = string | number | ValidatorItem | readonly ValidatorItem[];
export interface ValidatorItem {
  readonly [property: string]: ValidatorValue;
}

/** Subjects, nested nodes, properties and levels beyond these are not judged. */
const LIMIT = { subjects: 100, held: 50, properties: 100, depth: 3 };

/**
 * Nested nodes that are judged together with their parent. Others keep their values but lose their type, which hides
 * them from the validator.
 */
const JUDGED: Readonly<Record<string, readonly string[]>> = {
  Product: ['offers', 'aggregateRating', 'review'],
  Review: ['author', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
};
const JUDGED_OF_ANY = ['aggregateRating', 'review'];
/**
 * Properties that may be arrays. Of others only the first value is used: the validator reports an array as a wrong
 * type, or throws on it.
 */
const LISTS = ['offers', 'review', 'itemListElement'];

/** Properties that the validator reads in nodes that are not judged themselves. */
const LOOKED_AT = new Set([
  ...['name', 'price', 'priceCurrency', 'address', 'addressCountry', 'calories'],
  ...['positiveNotes', 'negativeNotes', 'itemListElement', 'item'],
]);

/** The validator throws on anything but text here. */
const ADDRESSES = new Set(['contentUrl', 'embedUrl']);
const DATES = new Set(['datePosted', 'validThrough', 'uploadDate', 'expires', 'datePublished', 'priceValidUntil']);
const ISO = /^(\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)(?:[T ]\d{2}:?\d{2}.*)?$/;
/** Numbers whose range the validator tests only when they are not written as text. */
const NUMBERS = new Set(['ratingValue', 'bestRating', 'worstRating']);

/** Google requires ISO 8601; the validator accepts whatever `Date` accepts, which differs from browser to browser. */
const toIsoDate = (text: string): string => ISO.exec(text)?.[1] ?? 'no date';

const toPlainValue = (value: string | number | boolean, property: string): string | number => {
  const text = String(value).trim();
  if (DATES.has(property) && text !== '') return toIsoDate(text);
  return NUMBERS.has(property) && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
};

const isNode = (value: JsonLdValue): value is JsonLdNode => typeof value === 'object';

/** Whether a node is only a reference; one to a thing that the page does not describe becomes its address. */
const isReference = ({ types, properties }: JsonLdNode): boolean => types.length === 0 && properties.size === 0;

interface NodeContext {
  readonly judged: boolean;
  readonly depth: number;
}

const toItemOrReference = (node: JsonLdNode, context: NodeContext): ValidatorItem | string =>
  isReference(node) ? node.id : toValidatorItem(node, context);

const toValidatorValue = (node: JsonLdNode, property: string, context: NodeContext): ValidatorValue => {
  const nodes = listNodes(node, property).filter((one) => !isReference(one));
  if (LISTS.includes(property) && nodes.length > 1) {
    return nodes.slice(0, LIMIT.held).map((one) => toValidatorItem(one, context));
  }
  const [first = ''] = nodes.length > 0 && LISTS.includes(property) ? nodes : listValues(node, property);
  if (isNode(first) && ADDRESSES.has(property)) return readText(first, 'url');
  return isNode(first) ? toItemOrReference(first, context) : toPlainValue(first, property);
};

/**
 * Whether to leave out a property: `jobLocation` states where applicants for a remote job may live unless another field
 * does, but the validator requires both.
 */
const isNeedless = (node: JsonLdNode, property: string): boolean =>
  property === 'jobLocationType' && listValues(node, 'jobLocation').length > 0;

/**
 * Values that are assumed: a product without offers claims no merchant listing, so the image that only such a listing
 * requires is filled in.
 */
const buildGiven = (node: JsonLdNode, type: string | null): ValidatorItem =>
  type === 'Product' && listValues(node, 'offers').length === 0 ? { image: 'not asked' } : {};

const findType = (node: JsonLdNode, depth: number): string | null =>
  findValidatedType(node) ?? (depth > 0 ? (node.types.find((type) => VALIDATED_PARTS.includes(type)) ?? null) : null);

const toValidatorItem = (node: JsonLdNode, { judged, depth }: NodeContext): ValidatorItem => {
  const type = findType(node, depth);
  const retained =
    judged && depth < LIMIT.depth - 1 ? (getOwn(JUDGED, type ?? '') ?? (depth === 0 ? JUDGED_OF_ANY : [])) : [];
  const isWanted = (property: string): boolean =>
    depth < LIMIT.depth && (judged || LOOKED_AT.has(property)) && !isNeedless(node, property);
  const values = [...node.properties.keys()]
    .filter(isWanted)
    .slice(0, LIMIT.properties)
    .map((property) => [
      property,
      toValidatorValue(node, property, { judged: retained.includes(property), depth: depth + 1 }),
    ]);
  return {
    ...buildGiven(node, type),
    ...Object.fromEntries(values.filter(([, value]) => value !== '')),
    ...(node.id === '' ? {} : { '@id': node.id }),
    ...(judged ? { '@type': type ?? 'Thing' } : {}),
  };
};

/**
 * Converts subjects to what the validator reads: one type each, plain values, no references, nothing that it would
 * judge by mistake.
 */
export const listValidatorItems = (subjects: readonly JsonLdNode[]): readonly ValidatorItem[] => {
  const inside = new Set(
    subjects.flatMap((node) =>
      (getOwn(JUDGED, findValidatedType(node) ?? '') ?? JUDGED_OF_ANY).flatMap((property) => listNodes(node, property)),
    ),
  );
  return subjects
    .filter((node) => !inside.has(node))
    .slice(0, LIMIT.subjects)
    .map((node) => toValidatorItem(node, { judged: true, depth: 0 }));
};
