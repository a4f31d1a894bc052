import {
  childrenOf,
  collapseWhitespace,
  createGetter,
  getShadow,
  getTag,
  isDocument,
  isElement,
  isShadowRoot,
  isText,
  parentNodeOf,
  select,
  textOf,
} from '../page/dom/dom.ts';

const HTML_LENGTH = 200;
const TEXT_LENGTH = 80;

const attributesOf = createGetter<Element, NamedNodeMap>(Element.prototype, 'attributes');

/** The document or shadow root that contains an element; null when the element was removed. */
export const getScope = (element: Element): Document | ShadowRoot | null => {
  const root: Node = Node.prototype.getRootNode.call(element);
  return isDocument(root) || isShadowRoot(root) ? root : null;
};

/** The host of the shadow root that contains an element; null outside shadow roots. */
export const getShadowHost = (element: Element): Element | null => {
  const scope = getScope(element);
  return scope !== null && isShadowRoot(scope) ? scope.host : null;
};

/** All element children of an element's parent, including the element itself. */
export const listSiblings = (element: Element): readonly Element[] => {
  const parent = parentNodeOf(element);
  return parent === null ? [element] : [...childrenOf(parent)].filter(isElement);
};

/** The parent element, crossing shadow boundaries. */
export const getParentAcrossShadow = (element: Element): Element | null => {
  const parent = parentNodeOf(element);
  if (parent === null) return null;
  if (isElement(parent)) return parent;
  return isShadowRoot(parent) ? parent.host : null;
};

/** The start tag as in the page, with the text when there is nothing else inside; cut at 200 characters. */
export const describeSource = (element: Element): string => {
  const name = getTag(element);
  const attributes = [...attributesOf(element)].map((one) => ` ${one.name}="${one.value.slice(0, HTML_LENGTH)}"`);
  const onlyText = [...childrenOf(element)].every(isText);
  const text = onlyText ? collapseWhitespace(textOf(element), TEXT_LENGTH) : '…';
  return collapseWhitespace(`<${name}${attributes.join('')}>${text}</${name}>`, HTML_LENGTH);
};

/** A custom element, whose class may set its name, role and states. */
export const isCustom = (element: Element): boolean => getTag(element).includes('-');

/** Iterates over every element of the document and its shadow roots, including closed ones once they were found. */
export function* walkElements(root: Document | ShadowRoot): Generator<Element> {
  for (const element of select(root, '*')) {
    yield element;
    const shadow = getShadow(element);
    if (shadow !== null) yield* walkElements(shadow);
  }
}
