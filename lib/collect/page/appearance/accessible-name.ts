import {
  childrenOf,
  collapseWhitespace,
  getAttribute,
  getTag,
  isElement,
  isText,
  lastChildOf,
  previousSiblingOf,
} from '../dom/dom.ts';
import { INLINE } from '../dom/flow.ts';

const LENGTH = 200;
/** Maximum number of characters gathered for one name before white space is folded. */
const GATHERED = 2_000;
/** Maximum number of nodes visited for one name: a link around half a page has a name long before that. */
const NODES = 2_000;
const SILENT = new Set(['script', 'style', 'template', 'noscript']);

const altTexts = new Set(['img', 'area']);

/** The name an element has from its own attributes; null when its name comes from its content. */
const readOwnName = (element: Element): string | null => {
  const tag = getTag(element);
  if (SILENT.has(tag) || getAttribute(element, 'aria-hidden') === 'true') return '';
  const label = getAttribute(element, 'aria-label')?.trim() ?? '';
  if (label !== '') return label;
  if (altTexts.has(tag)) return getAttribute(element, 'alt') ?? '';
  return null;
};

/** Whether a node is one letter in a box within the line: animations split a text into these. */
const isLetterBox = (node: Node | null): boolean => {
  if (node === null || !isElement(node) || INLINE.has(getTag(node))) return false;
  const only = lastChildOf(node);
  const isLetter = only !== null && isText(only) && /^\S{1,2}$/.test(only.data) && previousSiblingOf(only) === null;
  return isLetter && getComputedStyle(node).display.startsWith('inline');
};

/** Whether a node is the next letter of a word. */
const isNextLetter = (node: Node | null): boolean =>
  node !== null && isLetterBox(node) && isLetterBox(previousSiblingOf(node));

/** Text and alt texts below an element in document order, separated at block boundaries, without silent elements. */
const readSpoken = (root: Element): string => {
  const parts: string[] = [];
  // Null marks the end of a block.
  const waiting: (Node | null)[] = [...childrenOf(root)].reverse();
  let gathered = 0;
  for (let seen = 0; seen < NODES && gathered < GATHERED; seen++) {
    const node = waiting.pop();
    if (node === undefined) break;
    if (node === null) parts.push(isNextLetter(waiting.at(-1) ?? null) ? '' : ' ');
    else if (isText(node)) {
      parts.push(node.data.slice(0, GATHERED));
      gathered += node.data.trim().length;
    }
    if (node === null || !isElement(node)) continue;
    const own = readOwnName(node);
    const isBlock = !INLINE.has(getTag(node));
    if (own !== null || (isBlock && !isNextLetter(node))) parts.push(` ${own ?? ''} `);
    if (own === null) waiting.push(...(isBlock ? [null] : []), ...[...childrenOf(node)].slice(0, NODES).reverse());
  }
  return parts.join('');
};

const readLabelledBy = (element: Element, doc: Document): string =>
  (getAttribute(element, 'aria-labelledby') ?? '')
    .split(/\s+/)
    .slice(0, 10)
    .flatMap((id) => {
      const other = id === '' ? null : Document.prototype.getElementById.call(doc, id);
      return other === null ? [] : [readSpoken(other)];
    })
    .join(' ');

/**
 * The accessible name of a link or heading: aria-labelledby, aria-label, text with alt texts, title
 * (the order of the Accessible Name computation, without generated content); white space folded, at most 200 characters.
 */
export const computeAccessibleName = (element: Element, doc: Document): string => {
  const candidates = [
    () => readLabelledBy(element, doc),
    () => getAttribute(element, 'aria-label') ?? '',
    () => (altTexts.has(getTag(element)) ? (getAttribute(element, 'alt') ?? '') : readSpoken(element)),
    () => getAttribute(element, 'title') ?? '',
  ];
  for (const candidate of candidates) {
    const name = collapseWhitespace(candidate(), LENGTH);
    if (name !== '') return name;
  }
  return '';
};
