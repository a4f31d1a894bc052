import {
  childrenOf,
  fold,
  getter,
  isDocument,
  isElement,
  isShadowRoot,
  isText,
  parentNodeOf,
  select,
  shadowOf,
  tagOf,
  textOf,
} from '../page/dom/dom.ts';

const HTML_LENGTH = 200;
const TEXT_LENGTH = 80;

const attributesOf = getter<Element, NamedNodeMap>(Element.prototype, 'attributes');

/** The document or shadow root that an element stands in; null when it was taken out. */
export const scopeOf = (element: Element): Document | ShadowRoot | null => {
  const root: Node = Node.prototype.getRootNode.call(element);
  return isDocument(root) || isShadowRoot(root) ? root : null;
};

/** The host of the shadow root that an element stands in. */
export const shadowHostOf = (element: Element): Element | null => {
  const scope = scopeOf(element);
  return scope !== null && isShadowRoot(scope) ? scope.host : null;
};

/** All element children of an element's parent, itself among them. */
export const siblingsOf = (element: Element): readonly Element[] => {
  const parent = parentNodeOf(element);
  return parent === null ? [element] : [...childrenOf(parent)].filter(isElement);
};

/** The element above, out of shadow trees too. */
export const above = (element: Element): Element | null => {
  const parent = parentNodeOf(element);
  if (parent === null) return null;
  if (isElement(parent)) return parent;
  return isShadowRoot(parent) ? parent.host : null;
};

/** The start tag as it stands, with the text where nothing else is inside; cut at 200 characters. */
export const sourceOf = (element: Element): string => {
  const name = tagOf(element);
  const attributes = [...attributesOf(element)].map((one) => ` ${one.name}="${one.value.slice(0, HTML_LENGTH)}"`);
  const onlyText = [...childrenOf(element)].every(isText);
  const text = onlyText ? fold(textOf(element), TEXT_LENGTH) : '…';
  return fold(`<${name}${attributes.join('')}>${text}</${name}>`, HTML_LENGTH);
};

/** An element whose name, role and states its own class may set. */
export const isCustom = (element: Element): boolean => tagOf(element).includes('-');

/** Every element of the document and its open shadow roots. */
export function* everyElement(root: Document | ShadowRoot): Generator<Element> {
  for (const element of select(root, '*')) {
    yield element;
    const shadow = shadowOf(element);
    if (shadow !== null) yield* everyElement(shadow);
  }
}
