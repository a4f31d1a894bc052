import { describeContext, findSchemaPrefixes, flattenValue, isSchemaOrg, listDefinedTerms } from './json-ld-context.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';

/** A value of a property: text, number, boolean, or another node. */
export type JsonLdValue = string | number | boolean | JsonLdNode;

/** One thing that structured data describes. Nodes may refer to each other in circles. */
export interface JsonLdNode {
  /** Names of its types, without the schema.org address. */
  readonly types: readonly string[];
  /** `@id` as written; '' when absent. */
  readonly id: string;
  /** Values by property name; a list, `@list` or `@set` is flat, `@value` is its value. */
  readonly properties: ReadonlyMap<string, readonly JsonLdValue[]>;
}

export interface JsonLd {
  /** Every node that states a type, in document order. */
  readonly nodes: readonly JsonLdNode[];
  /** Nodes that are not within another node: top level objects and members of `@graph`. */
  readonly subjects: readonly JsonLdNode[];
  /** The start of each block that is not JSON. */
  readonly broken: readonly string[];
  /** Number of top level objects without `@context`: their names mean nothing. */
  readonly contextless: number;
  /** Contexts of objects that are left out, as written: other vocabularies, and schema.org under an unknown address. */
  readonly otherContexts: readonly string[];
  /** The start of each top level object without a type: what it describes is unknown. */
  readonly untyped: readonly string[];
  /** Names that the page's own contexts define: they need not be schema.org's. */
  readonly ownTerms: ReadonlySet<string>;
}

/** Limits beyond what any legitimate page needs; what exceeds them is not read. */
const LIMIT = { nodes: 5_000, depth: 60, excerpt: 120 };
const ADDRESS = /^https?:\/\/(?:www\.)?schema\.org(?:\/|$)/i;

/** The name of a type that microdata writes as an address of schema.org; any other type unchanged. */
export const toBareType = (type: string): string => type.replace(ADDRESS, '');

/** A top level object, and the prefixes for schema.org in its context. */
interface Top {
  readonly raw: JsonObject;
  readonly prefixes: readonly string[];
}

/** A name without schema.org's address or a prefix for it. */
const toPlainName = (name: string, prefixes: readonly string[]): string => {
  const prefix = ['schema', ...prefixes].find((one) => name.toLowerCase().startsWith(`${one.toLowerCase()}:`));
  return prefix === undefined ? name.replace(ADDRESS, '') : name.slice(prefix.length + 1);
};

interface Building {
  readonly types: readonly string[];
  readonly id: string;
  readonly properties: Map<string, JsonLdValue[]>;
}
interface Task extends Top {
  readonly node: Building;
  readonly depth: number;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** schema.org's context gives `type` and `id` the meaning of `@type` and `@id` (https://schema.org/docs/jsonldcontext.json). */
const readKeyword = (raw: JsonObject, name: 'type' | 'id'): unknown => raw[`@${name}`] ?? raw[name];

const listTypes = ({ raw, prefixes }: Top): readonly string[] =>
  flattenValue(readKeyword(raw, 'type')).flatMap((type) =>
    typeof type === 'string' ? [toPlainName(type.trim(), prefixes)] : [],
  );

const readId = (raw: JsonObject): string => {
  const id = readKeyword(raw, 'id');
  return typeof id === 'string' ? id : '';
};

const build = (top: Top): Building => ({
  types: listTypes(top),
  id: readId(top.raw),
  properties: new Map(),
});

/** Builds the nodes of the given top level objects and of all objects within them, in document order. */
const buildNodes = (tops: readonly Top[]): { readonly all: readonly Building[]; readonly subjects: Building[] } => {
  const all: Building[] = [];
  const roots = tops.map((top) => ({ ...top, node: build(top), depth: 0 }));
  const waiting: Task[] = [...roots].reverse();
  while (all.length < LIMIT.nodes) {
    const task = waiting.pop();
    if (task === undefined) break;
    all.push(task.node);
    waiting.push(...fill(task).reverse());
  }
  return { all, subjects: roots.map(({ node }) => node) };
};

/** Fills in a node's properties; returns the nodes within it, whose properties are still empty. */
const fill = ({ raw, prefixes, node, depth }: Task): Task[] => {
  const held: Task[] = [];
  for (const [key, value] of Object.entries(raw)) {
    if ((key.startsWith('@') && key !== '@reverse') || key === 'type' || key === 'id') continue;
    const values = flattenValue(value).flatMap((one): JsonLdValue[] => {
      if (isPlain(one)) return [one];
      if (!isJsonObject(one) || depth >= LIMIT.depth) return [];
      const child = build({ raw: one, prefixes });
      held.push({ raw: one, prefixes, node: child, depth: depth + 1 });
      return [child];
    });
    node.properties.set(toPlainName(key, prefixes), values);
  }
  return held;
};

const isBare = ({ types, properties }: JsonLdNode): boolean => types.length === 0 && properties.size === 0;
const isReference = (value: JsonLdValue): value is JsonLdNode =>
  typeof value === 'object' && value.id !== '' && isBare(value);

/** Replaces references by `@id` with the node itself. */
const resolveReferences = (nodes: readonly Building[]): void => {
  const byId = new Map<string, JsonLdNode>();
  for (const node of nodes) if (node.id !== '' && !isBare(node) && !byId.has(node.id)) byId.set(node.id, node);
  for (const { properties } of nodes) {
    for (const [key, values] of properties) {
      properties.set(
        key,
        values.map((value) => (isReference(value) ? (byId.get(value.id) ?? value) : value)),
      );
    }
  }
};

interface Block {
  readonly tops: readonly Top[];
  readonly broken: string | null;
  readonly contextless: number;
  readonly otherContexts: readonly string[];
  readonly ownTerms: readonly string[];
}
const NO_BLOCK: Block = { tops: [], broken: null, contextless: 0, otherContexts: [], ownTerms: [] };

const toExcerpt = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LIMIT.excerpt).toWellFormed();

const readBlock = (text: string): Block => {
  if (text.trim() === '') return NO_BLOCK;
  try {
    const values = flattenValue(JSON.parse(text));
    // JSON within a JSON string, encoded once too often: readers find no object in it.
    const objects = values.filter(isJsonObject);
    if (objects.length === 0 && values.some((value) => typeof value === 'string'))
      return { ...NO_BLOCK, broken: toExcerpt(text) };
    const speaking = objects.filter((object) => isSchemaOrg(object['@context']));
    const tops = speaking.flatMap((object) => {
      const prefixes = findSchemaPrefixes(object['@context']);
      const raws = object['@graph'] === undefined ? [object] : flattenValue(object['@graph']).filter(isJsonObject);
      return raws.map((raw) => ({ raw, prefixes }));
    });
    // An empty object has no names that would need a context.
    const contextless = objects.filter((object) => !('@context' in object) && Object.keys(object).length > 0).length;
    const others = objects.filter((object) => '@context' in object && !isSchemaOrg(object['@context']));
    const otherContexts = others.map((object) => describeContext(object['@context']));
    const ownTerms = speaking.flatMap((object) => listDefinedTerms(object['@context']));
    return { tops, broken: null, contextless, otherContexts, ownTerms };
  } catch {
    return { ...NO_BLOCK, broken: toExcerpt(text) };
  }
};

/** Whether an object describes a thing without stating its type; a bare context or reference describes nothing. */
const isUntyped = (top: Top): boolean =>
  listTypes(top).length === 0 &&
  Object.keys(top.raw).some((key) => !['@context', '@id', 'id', '@graph', '@type', 'type'].includes(key));

const parse = (blocks: readonly string[]): JsonLd => {
  const read = blocks.map(readBlock);
  const tops = read.flatMap((block) => block.tops);
  const { all, subjects } = buildNodes(tops);
  resolveReferences(all);
  const isTyped = ({ types }: JsonLdNode): boolean => types.length > 0;
  // A node may be described in parts (JSON-LD 1.1 §3.3): one of them has the type.
  const typed = new Set(all.flatMap((node) => (isTyped(node) && node.id !== '' ? node.id : [])));
  return {
    nodes: all.filter(isTyped),
    subjects: subjects.filter(isTyped),
    broken: read.flatMap(({ broken }) => broken ?? []),
    contextless: read.reduce((sum, { contextless }) => sum + contextless, 0),
    otherContexts: [...new Set(read.flatMap(({ otherContexts }) => otherContexts))],
    untyped: tops
      .filter((top) => isUntyped(top) && !typed.has(readId(top.raw)))
      .map(({ raw }) => toExcerpt(JSON.stringify(raw))),
    ownTerms: new Set(read.flatMap(({ ownTerms }) => ownTerms)),
  };
};

/** Results by blocks: a dozen checks parse the blocks of the same page. */
const known = new WeakMap<readonly string[], JsonLd>();

/**
 * Parses a page's JSON-LD: opens `@graph`, and resolves references by `@id` across all blocks. Any text gives a result;
 * contexts are not fetched, so objects of other vocabularies are left out.
 */
export const parseJsonLd = (blocks: readonly string[]): JsonLd => {
  const parsed = known.get(blocks) ?? parse(blocks);
  known.set(blocks, parsed);
  return parsed;
};

/** A node's values of a property; empty when it has none. */
export const listValues = (node: JsonLdNode, property: string): readonly JsonLdValue[] =>
  node.properties.get(property) ?? [];

/** The first text or number of a property, as text; '' when there is none. */
export const readText = (node: JsonLdNode, property: string): string => {
  const value = listValues(node, property).find(isPlain);
  return value === undefined ? '' : String(value).trim();
};

/** The nodes that a property contains or refers to. */
export const listNodes = (node: JsonLdNode, property: string): readonly JsonLdNode[] =>
  listValues(node, property).filter((value): value is JsonLdNode => typeof value === 'object');
