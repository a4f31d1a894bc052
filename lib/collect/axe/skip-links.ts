import { decodePercent } from '../../parse/url/percent-decoded.ts';
import { childrenOf, documentOf, findAll, getAttribute, getTag, isElement, isText, textOf } from '../page/dom/dom.ts';

/** Whether an element is a link to an element of the same page that exists. */
const isSkipLink = (element: Element): boolean => {
  const href = getAttribute(element, 'href') ?? '';
  const doc = documentOf(element);
  if (getTag(element) !== 'a' || !href.startsWith('#') || href.length === 1 || doc === null) return false;
  const name = decodePercent(href.slice(1));
  return findAll(doc, `[id="${CSS.escape(name)}"],a[name="${CSS.escape(name)}"]`).length > 0;
};

/** Whether the entire content of an element consists of links within the page whose targets exist. */
export const hasSkipLinksAlone = (element: Element): boolean => {
  if (isSkipLink(element)) return true;
  const children = [...childrenOf(element)];
  if (children.some((child) => isText(child) && textOf(child).trim() !== '')) return false;
  const elements = children.filter(isElement);
  return elements.length > 0 && elements.every(hasSkipLinksAlone);
};
