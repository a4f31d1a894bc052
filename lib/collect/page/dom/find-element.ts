import type { ElementLocation } from '../../../model.ts';
import { describeSource } from '../../axe/element.ts';
import { computeAccessibleName } from '../appearance/accessible-name.ts';
import { readImageAddress } from '../content/images.ts';
import { findClosedRoot } from './closed-roots.ts';
import {
  createGetter,
  documentOf,
  getAttribute,
  getLanguage,
  getShadow,
  getTag,
  isDocument,
  isElement,
  isShadowRoot,
  parentNodeOf,
  resolve,
} from './dom.ts';

/** Separates frames and shadow roots in a locator; and how a locator begins that was cut at the front. */
const SEAM = ' >>> ';
const CUT = '… ';
/** A text of at least this many characters may have been cut. */
const LONG = 40;
const LIMIT = { candidates: 5_000, scopes: 500, frames: 50 };

type Root = Document | ShadowRoot;

/** A document or shadow root, and the frames that contain it, outermost first. */
interface Scope {
  readonly root: Root;
  readonly frames: readonly Element[];
}

/** An element of the page, and the frames that contain it, outermost first. */
export interface Found {
  readonly element: Element;
  readonly frames: readonly Element[];
}

/** Why nothing was found: the page has changed, or the path leads into a frame of another site. */
export type Lost = 'changed' | 'frame';

/** The parent element, crossing shadow boundaries; works for elements of every window. */
export const getParentOutwards = (element: Element): Element | null => {
  const parent = parentNodeOf(element);
  if (parent !== null && isElement(parent)) return parent;
  return parent !== null && isShadowRoot(parent) ? parent.host : null;
};

/** Nodes in frames belong to other windows, which have their own classes. */
const select = (root: Root, selector: string): readonly Element[] => {
  const { prototype } = isDocument(root) ? Document : DocumentFragment;
  try {
    return [...prototype.querySelectorAll.call(root, selector)].slice(0, LIMIT.candidates);
  } catch {
    return []; // A locator that was cut or came from a file may not be a valid selector.
  }
};

const baseOf = createGetter<Node, string>(Node.prototype, 'baseURI');
const contentOf: Readonly<Record<string, (frame: Element) => Document | null>> = {
  iframe: createGetter<HTMLIFrameElement, Document | null>(HTMLIFrameElement.prototype, 'contentDocument') as never,
  frame: createGetter<HTMLFrameElement, Document | null>(HTMLFrameElement.prototype, 'contentDocument') as never,
};

const isFrame = (element: Element): boolean => Object.hasOwn(contentOf, getTag(element));

/** The scope directly inside an element: its shadow root, or the document of its frame. */
const listScopesWithin = (element: Element, { frames }: Scope): readonly Scope[] => {
  findClosedRoot(element);
  const shadow = getShadow(element);
  if (shadow !== null) return [{ root: shadow, frames }];
  const doc = isFrame(element) ? contentOf[getTag(element)]?.(element) : null;
  return doc ? [{ root: doc, frames: [...frames, element] }] : [];
};

/** Every scope that can be accessed, the page's own first. */
const listScopes = (doc: Document): readonly Scope[] => {
  const scopes: Scope[] = [{ root: doc, frames: [] }];
  for (const scope of scopes) {
    const inside = select(scope.root, '*').flatMap((element) => listScopesWithin(element, scope));
    scopes.push(...inside.slice(0, LIMIT.scopes - scopes.length));
  }
  return scopes;
};

const findCandidates = (scopes: readonly Scope[], selector: string): readonly Found[] =>
  scopes.flatMap(({ root, frames }) => select(root, selector).map((element) => ({ element, frames })));

/**
 * Whether two texts are equal or `now` starts with a possibly cut `saw`; also compared without the query of the page's
 * own address, which a stored report omits.
 */
const isSameText = (now: string, saw: string, { search }: Location): boolean =>
  [now, search === '' ? now : now.replaceAll(search, '')].some(
    (text) => text === saw || (saw.length >= LONG && text.startsWith(saw)),
  );

const ADDRESSES = ['href', 'src', 'action', 'formaction'];

/** The addresses that an element loads or links to, as written and resolved. */
const listAddresses = (element: Element): readonly string[] => {
  const written = [...ADDRESSES.map((name) => getAttribute(element, name) ?? ''), readImageAddress(element)];
  const parts = written.map((one) => one.trim()).filter((one) => one !== '');
  // A form without an action submits to its own page.
  const all = getTag(element) === 'form' && parts.length === 0 ? [''] : parts;
  return all.flatMap((one) => [one, resolve(one, baseOf(element)) ?? '']);
};

/** Whether an element is exactly what was seen. */
const isSame = (element: Element, saw: string): boolean => {
  const doc = documentOf(element);
  if (doc === null || saw === '') return saw === '';
  const isEqual = (now: string): boolean => isSameText(now, saw, location);
  if (saw.startsWith('<')) return isEqual(describeSource(element));
  return (
    listAddresses(element).some(isEqual) || isEqual(computeAccessibleName(element, doc)) || getLanguage(element) === saw
  );
};

/** The words of a start tag's attribute values and of the text after it: they distinguish elements of the same tag. */
const listWords = (source: string): ReadonlySet<string> => {
  const values = [...source.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value);
  const [, text = ''] = source.split(/[<>]/).slice(1);
  return new Set(
    [...values, text].flatMap((value) => value.split(/\s+/)).filter((word) => word !== '' && word !== '…'),
  );
};

/**
 * Whether an element equals what was seen except for a class or a state: the same tag, and at least half of the words
 * in common.
 */
const isAlike = (element: Element, saw: string): boolean => {
  if (!saw.startsWith(`<${getTag(element)}`)) return false;
  const [before, now] = [listWords(saw), listWords(describeSource(element))];
  const shared = [...before].filter((word) => now.has(word)).length;
  return shared * 2 >= new Set([...before, ...now]).size;
};

/** The candidate at index `turn` among those that match exactly; else the only one that nearly matches; else null. */
const chooseCandidate = (candidates: readonly Found[], saw: string, turn: number): Found | null => {
  if (saw === '') return candidates.length === 1 ? (candidates[0] ?? null) : null;
  const isEqual = candidates.filter(({ element }) => isSame(element, saw));
  if (isEqual.length > 0) return isEqual[turn] ?? isEqual.at(-1) ?? null;
  const alike = candidates.filter(({ element }) => isAlike(element, saw));
  return alike.length === 1 ? (alike[0] ?? null) : null;
};

interface Walked {
  readonly scopes: readonly Scope[];
  /** A frame on the path is of another site, or empty. */
  readonly shut: boolean;
}

/** Follows a locator's segments into shadow roots and frames. */
const walk = (doc: Document, segments: readonly string[]): Walked => {
  let scopes: readonly Scope[] = [{ root: doc, frames: [] }];
  let shut = false;
  for (const segment of segments) {
    const hosts = scopes.flatMap((scope) => select(scope.root, segment).map((element) => ({ element, scope })));
    scopes = hosts.flatMap(({ element, scope }) => listScopesWithin(element, scope));
    shut ||= scopes.length === 0 && hosts.some(({ element }) => isFrame(element));
  }
  return { scopes, shut };
};

const parseTag = (saw: string): string => /^<([^\s>]+)/.exec(saw)?.[1] ?? '';

/** The only element anywhere in the page that matches, in case it has moved; null when there is none or several. */
const findAnywhere = (doc: Document, last: string, { saw }: ElementLocation): Found | null => {
  if (saw === '') return null;
  const tag = parseTag(saw);
  const found = findCandidates(listScopes(doc), tag === '' ? last : CSS.escape(tag)).filter(({ element }) =>
    isSame(element, saw),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

/**
 * Finds the element that a location describes, in the page as it is now. `turn` selects among several that look the
 * same (0 for the first). An element at that place that differs from what was seen does not count.
 */
export const findElement = (doc: Document, wanted: ElementLocation, turn: number): Found | Lost => {
  const isCut = wanted.at.startsWith(CUT);
  // The first step of a cut locator is incomplete, so it is dropped.
  const segments = (isCut ? wanted.at.replace(/^.*?(?: > | >>> )/, '') : wanted.at).split(SEAM);
  const last = segments.at(-1) ?? '';
  const { scopes, shut } = isCut ? { scopes: listScopes(doc), shut: false } : walk(doc, segments.slice(0, -1));
  const found = chooseCandidate(findCandidates(scopes, last), wanted.saw, turn) ?? findAnywhere(doc, last, wanted);
  return found ?? (shut ? 'frame' : 'changed');
};
