import { isJsonObject } from '../../parse/structured-data/json-object.ts';
import { findFirst, getShadow } from '../page/dom/dom.ts';
import type { UndocumentedAxe } from './engine.ts';

/** Limits of the data accepted: custom elements, properties of each, characters of a text, and elements a property refers to. */
const LIMIT = { elements: 2_000, properties: 60, length: 500, nodes: 50 };

/** A path to an element: one selector per shadow root along the way. */
type Path = readonly string[];

/** Elements that a property refers to. */
interface Reference {
  readonly many: boolean;
  readonly paths: readonly Path[];
}

/** The accessibility properties that one custom element sets with `attachInternals()`. */
interface Entry {
  readonly path: Path;
  readonly texts: ReadonlyMap<string, string>;
  readonly nodes: ReadonlyMap<string, Reference>;
}

export type Internals = readonly Entry[];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LIMIT.length;

const toPath = (value: unknown): Path | null => {
  const path = Array.isArray(value) ? value : [value];
  return path.length <= LIMIT.nodes && path.every(isText) ? path : null;
};

const toReference = (value: unknown): Reference | null => {
  if (!isJsonObject(value) || (value['type'] !== 'HTMLElement' && value['type'] !== 'NodeList')) return null;
  const many = value['type'] === 'NodeList';
  const list: readonly unknown[] = many && Array.isArray(value['value']) ? value['value'] : [value['value']];
  const paths = list.slice(0, LIMIT.nodes).map(toPath);
  return paths.every((path) => path !== null) ? { many, paths } : null;
};

const isProperty = (name: string): boolean => /^(?:aria[A-Z]\w*|role|labels|form)$/.test(name);

const toEntry = (value: unknown): Entry | null => {
  if (!isJsonObject(value) || !isJsonObject(value['internals'])) return null;
  const path = toPath(value['ancestry']);
  const properties = Object.entries(value['internals'])
    .filter(([name]) => isProperty(name))
    .slice(0, LIMIT.properties);
  if (path === null) return null;
  return {
    path,
    texts: new Map(properties.flatMap(([name, said]) => (isText(said) ? [[name, said] as const] : []))),
    nodes: new Map(
      properties.flatMap(([name, said]) => {
        const reference = toReference(said);
        return reference === null ? [] : [[name, reference] as const];
      }),
    ),
  };
};

/**
 * Parses the result of axe's `gather-internals.js` from the page's own world, which is hostile data; null when it did
 * not run. Entries of an unknown shape are dropped.
 */
export const parseInternals = (value: unknown): Internals | null =>
  Array.isArray(value)
    ? value.slice(0, LIMIT.elements).flatMap((one) => {
        const entry = toEntry(one);
        return entry === null ? [] : [entry];
      })
    : null;

const findIn = (root: Document | ShadowRoot, selector: string): Element | null => {
  try {
    return findFirst(root, selector);
  } catch {
    return null;
  }
};

const find = (doc: Document, path: Path): Element | null => {
  let root: Document | ShadowRoot | null = doc;
  let element: Element | null = null;
  for (const selector of path) {
    element = root === null ? null : findIn(root, selector);
    root = element === null ? null : getShadow(element);
  }
  return element;
};

const findElements = (doc: Document, { many, paths }: Reference): unknown => {
  const elements = paths.flatMap((path) => find(doc, path) ?? []);
  return many ? elements : elements[0];
};

/** Passes the properties that custom elements set to the engine, before its rules run. */
export const applyInternals = (engine: UndocumentedAxe, doc: Document, entries: Internals): void => {
  for (const { path, texts, nodes } of entries) {
    const element = find(doc, path);
    const node = element === null ? undefined : engine.utils.getNodeFromTree(element);
    if (node === undefined) continue;
    const references = [...nodes].map(([name, reference]) => [name, findElements(doc, reference)] as const);
    node.elementInternals = Object.fromEntries([...texts, ...references]);
  }
};
