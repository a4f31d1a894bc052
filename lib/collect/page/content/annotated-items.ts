import { cutText } from '../../../parse/text/cut.ts';
import { findClosest, getAttribute, hasAttribute, parentOf, resolve } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { readMicrodataValue, readRdfaValue, VALUE_LENGTH } from './annotated-value.ts';

/** The attributes with which a vocabulary annotates a page. */
export interface Syntax {
  readonly item: string;
  readonly type: string;
  readonly property: string;
  /** Attributes with the address of an item itself, the first that it has. */
  readonly address: readonly string[];
  /** The attribute with which an item takes in elements that stand elsewhere. */
  readonly refers?: string;
  valueOf(element: Element, base: string): string;
}

export const MICRODATA: Syntax = {
  item: 'itemscope',
  type: 'itemtype',
  property: 'itemprop',
  address: ['itemid'],
  refers: 'itemref',
  valueOf: readMicrodataValue,
};
export const RDFA: Syntax = {
  item: 'typeof',
  type: 'typeof',
  property: 'property',
  // RDFa 1.1, 7.5 step 5.
  address: ['about', 'resource', 'href', 'src'],
  valueOf: readRdfaValue,
};

/** One item of a schema.org type, with its nested items and values. */
export interface Item {
  readonly type: string;
  /** Its own address; '' when it has none. */
  readonly id: string;
  /** Names under which another item contains it, separated by spaces. */
  readonly properties: string;
  readonly items: Item[];
  readonly values: { readonly properties: string; readonly value: string }[];
}

const SCHEMA = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/;
const TYPE = /^[A-Za-z0-9]+$/;
const PROPERTY = /^[a-z][A-Za-z]*$/;

const splitAttribute = (element: Element, name: string): readonly string[] =>
  (getAttribute(element, name) ?? '').split(/\s+/).filter((word) => word !== '');

/** Whether a bare RDFa type belongs to schema.org. */
const isSchema = (element: Element): boolean => {
  const speaking = findClosest(element, '[vocab]');
  return speaking !== null && SCHEMA.test(`${(getAttribute(speaking, 'vocab') ?? '').trim().replace(/\/$/, '')}/`);
};

/** The first schema.org type of an item; null when it has none. */
const findType = (element: Element, syntax: Syntax): string | null => {
  const types = splitAttribute(element, syntax.type);
  const named = types.find((type) => SCHEMA.test(type))?.replace(SCHEMA, '');
  const bare = syntax === RDFA && isSchema(element) ? types[0] : undefined;
  const type = named ?? bare;
  return type !== undefined && TYPE.test(type) ? type : null;
};

const listProperties = (element: Element, { property }: Syntax): string =>
  splitAttribute(element, property)
    .map((name) => name.replace(SCHEMA, ''))
    .filter((name) => PROPERTY.test(name) && !(name in {}))
    .join(' ');

/**
 * The address of an item itself. The `href` of a link that is the `item` of a breadcrumb counts without `itemid` too, as
 * in many themes.
 */
const findId = (element: Element, syntax: Syntax, base: string): string => {
  const isCrumb = syntax === MICRODATA && splitAttribute(element, syntax.property).includes('item');
  const written = [...syntax.address, ...(isCrumb ? ['href'] : [])]
    .map((name) => getAttribute(element, name)?.trim() ?? '')
    .find((value) => value !== '' && !/^(?:\[|_:)/.test(value));
  return written === undefined ? '' : cutText(resolve(written, base) ?? '', VALUE_LENGTH);
};

const findHolder = (element: Element, { item }: Syntax): Element | null => {
  const parent = parentOf(element);
  return parent === null ? null : findClosest(parent, `[${item}]`);
};

/** Maximum number of items that take in one element. */
const SHARED = 20;

/**
 * Returns a function that lists the items which take in an element by `itemref` (HTML, "Microdata": an item's
 * properties are within it, or within the elements that it refers to, up to the next item).
 */
const makeListReferring = (
  elements: readonly Element[],
  syntax: Syntax,
): ((element: Element) => readonly Element[]) => {
  const { refers, item } = syntax;
  const byId = new Map<string, Element[]>();
  for (const element of refers === undefined ? [] : elements) {
    if (refers === undefined || !hasAttribute(element, item)) continue;
    for (const id of new Set(splitAttribute(element, refers))) {
      const known = byId.get(id) ?? [];
      known.push(element);
      byId.set(id, known);
    }
  }
  return (element) => {
    const found = new Set<Element>();
    let at: Element | null = byId.size === 0 ? null : element;
    while (at !== null && found.size < SHARED) {
      for (const one of byId.get(getAttribute(at, 'id') ?? '') ?? []) found.add(one);
      at = parentOf(at);
      if (at !== null && hasAttribute(at, item)) break;
    }
    return [...found].slice(0, SHARED);
  };
};

/** Top-level items among elements in document order, with their nested items; items of other vocabularies are left out. */
export const collectItems = async (
  elements: readonly Element[],
  syntax: Syntax,
  { base, slices }: Reading,
): Promise<readonly Item[]> => {
  const known = new Map<Element, Item>();
  const tops: Item[] = [];
  const referring = new Set<Item>();
  const listReferring = makeListReferring(elements, syntax);
  // Items that refer on are not taken in themselves: they could go round in circles.
  const isPlain = (item: Item): boolean => !referring.has(item) && item.items.every(isPlain);
  const addItem = (element: Element, holder: Item | undefined): void => {
    const type = findType(element, syntax);
    if (type === null) return;
    const id = findId(element, syntax, base);
    const item: Item = { type, id, properties: listProperties(element, syntax), items: [], values: [] };
    known.set(element, item);
    if (syntax.refers !== undefined && hasAttribute(element, syntax.refers)) referring.add(item);
    if (!hasAttribute(element, syntax.property)) tops.push(item);
    else if (item.properties !== '') holder?.items.push(item);
  };
  const add = (element: Element): void => {
    const holding = findHolder(element, syntax);
    const holder = holding === null ? undefined : known.get(holding);
    if (hasAttribute(element, syntax.item)) {
      addItem(element, holder);
      return;
    }
    const properties = listProperties(element, syntax);
    if (properties !== '') holder?.values.push({ properties, value: syntax.valueOf(element, base) });
  };
  const takeIn = (element: Element): void => {
    const holding = findHolder(element, syntax);
    const holders = listReferring(element).flatMap((one) => (one === holding ? [] : (known.get(one) ?? [])));
    if (holders.length === 0) return;
    const item = known.get(element);
    const properties = listProperties(element, syntax);
    if (properties === '' || (item === undefined && hasAttribute(element, syntax.item))) return;
    for (const holder of holders) {
      if (item === undefined) holder.values.push({ properties, value: syntax.valueOf(element, base) });
      else if (isPlain(item)) holder.items.push(item);
    }
  };
  await slices.map(elements, add);
  // An item may refer to what stands before it.
  if (referring.size > 0) await slices.map(elements, takeIn);
  return tops;
};
