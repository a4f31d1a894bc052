import { toBareText } from '../../../parse/text/generic-text.ts';
import { decodePercent } from '../../../parse/url/percent-decoded.ts';
import {
  childrenOf,
  collapseWhitespace,
  createGetter,
  findAll,
  findClosest,
  findFirst,
  getAttribute,
  getLanguage,
  isElement,
  isMatching,
  isText,
  startOf,
} from '../dom/dom.ts';

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading" i]';
/** Number of nested elements examined to find the one that contains all the text. */
const DEPTH = 8;

const isHoldingAll = (child: Element, text: string, siblings: number): boolean =>
  text === '' ? siblings === 1 : collapseWhitespace(startOf(child), 200) === text;

/** The language of a link's text, lower case: that of the innermost element that contains all of it; '' when none is declared. */
export const findTextLanguage = (element: Element): string => {
  if (findFirst(element, '[lang]') === null || (getAttribute(element, 'aria-label') ?? '').trim() !== '')
    return getLanguage(element);
  const text = collapseWhitespace(startOf(element), 200);
  let inner = element;
  for (let depth = 0; depth < DEPTH; depth++) {
    const children = [...childrenOf(inner)].filter(isElement);
    const child = children.find((one) => isHoldingAll(one, text, children.length));
    if (child === undefined) break;
    inner = child;
  }
  return getLanguage(inner);
};

const nextSibling = createGetter<Node, Node | null>(Node.prototype, 'nextSibling');

/** The next node, ignoring white space and comments. */
const findNext = (element: Element): Node | null => {
  let next = nextSibling(element);
  for (let seen = 0; seen < DEPTH && next !== null && !isElement(next) && !hasText(next); seen++)
    next = nextSibling(next);
  return next;
};
const hasText = (node: Node): boolean => isText(node) && node.data.trim() !== '';

/** The heading that a link target is, contains, is inside of, or precedes. */
const findTargetHeading = (target: Element): Element | null => {
  if (collapseWhitespace(startOf(target), 200) !== '')
    return findClosest(target, HEADING) ?? findFirst(target, HEADING);
  const next = findNext(target);
  const around = findClosest(target, HEADING);
  return around ?? (next !== null && isElement(next) && isMatching(next, HEADING) ? next : null);
};

/** Removes a leading number, as entries of a table of contents often include their heading's number. */
const withoutNumber = (text: string): string =>
  toBareText(text).replace(/^(?:\d{1,3}(?:\.\d{1,3}){0,5}\.?|[a-z]\)) /, '');

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/** Returns a function that tells whether a link leads to a heading of its own page, at this address, and repeats its text. */
export const makeRepeatsHeading = (
  doc: Document,
  address: string,
): ((href: string | null, text: string) => boolean) => {
  const here = withoutFragment(address);
  const anchors = new Map(findAll(doc, 'a[name]').map((anchor) => [getAttribute(anchor, 'name') ?? '', anchor]));
  const findElementById = (id: string): Element | null =>
    Document.prototype.getElementById.call(doc, id) ?? anchors.get(id) ?? null;
  return (href, text) => {
    if (href === null || text === '' || withoutFragment(href) !== here) return false;
    const id = href.slice(here.length + 1);
    const target = id === '' ? null : (findElementById(id) ?? findElementById(decodePercent(id)));
    const heading = target === null ? null : findTargetHeading(target);
    return heading !== null && withoutNumber(startOf(heading)) === withoutNumber(text);
  };
};
