/**
 * Reading a hostile document: a form's controls can shadow the form's own properties (`<input name="getAttribute">`),
 * and images, forms and frames those of the document (`<img name="body">`), even in the isolated world (HTML, “legacy
 * override built-ins”). So anything that may be a form or a document is read through the prototypes' own methods and
 * getters, which are captured here. They work on nodes of every window of the origin; `instanceof` only recognises
 * nodes of its own window, so kinds are distinguished by `nodeType` and names.
 */
export const createGetter = <T, V>(prototype: T, name: keyof T): ((target: T) => V) => {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  return (target) => get?.call(target) as V;
};

export const nodeTypeOf = createGetter<Node, number>(Node.prototype, 'nodeType');
export const isElement = (node: Node): node is Element => nodeTypeOf(node) === 1;
export const isText = (node: Node): node is Text => [3, 4].includes(nodeTypeOf(node));
export const isComment = (node: Node): node is Comment => nodeTypeOf(node) === 8;
export const isDocument = (node: Node): node is Document => nodeTypeOf(node) === 9;

export const namespaceOf = createGetter<Element, string | null>(Element.prototype, 'namespaceURI');
export const isSvg = (element: Element): element is SVGElement => namespaceOf(element) === 'http://www.w3.org/2000/svg';
export const isHtml = (element: Element): element is HTMLElement =>
  namespaceOf(element) === 'http://www.w3.org/1999/xhtml';

const localName = createGetter<Element, string>(Element.prototype, 'localName');
export const getTag = (element: Element): string => localName(element);

/** An attribute as written; null when absent. */
export const getAttribute = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** The number in `tabindex`; NaN when there is none. Below 0, only a script can focus the element (HTML standard, 6.6.3). */
export const readTabindex = (element: Element): number => Number.parseInt(getAttribute(element, 'tabindex') ?? '', 10);
export const hasAttribute = (element: Element, name: string): boolean =>
  Element.prototype.hasAttribute.call(element, name);

/** Whether it is in a document, also by way of shadow roots. */
export const isConnected = createGetter<Node, boolean>(Node.prototype, 'isConnected');
export const parentOf = createGetter<Node, Element | null>(Node.prototype, 'parentElement');
export const parentNodeOf = createGetter<Node, Node | null>(Node.prototype, 'parentNode');
export const textOf = createGetter<Node, string>(Node.prototype, 'textContent');
export const childCountOf = createGetter<Element, number>(Element.prototype, 'childElementCount');
export const childrenOf = createGetter<Node, NodeListOf<ChildNode>>(Node.prototype, 'childNodes');
export const lastChildOf = createGetter<Node, ChildNode | null>(Node.prototype, 'lastChild');
export const previousSiblingOf = createGetter<Node, ChildNode | null>(Node.prototype, 'previousSibling');
export const findClosest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);
export const isMatching = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

const LOADS = ['src', 'href', 'data'] as const;
const EXTENSION = /^\s*(?:chrome|moz|safari-web)-extension:/i;
const FOREIGN = LOADS.flatMap((name) =>
  ['chrome', 'moz', 'safari-web'].map((kind) => `[${name}^="${kind}-extension:" i]`),
).join(', ');

/** Whether another extension inserted this node, judged by the address it loads: such a node is not part of the site. */
export const isForeign = (element: Element): boolean =>
  LOADS.some((name) => {
    const address = getAttribute(element, name);
    return address !== null && EXTENSION.test(address);
  });

export const documentOf = createGetter<Node, Document | null>(Node.prototype, 'ownerDocument');
/** Whether a document contains any such node; cached, as the reader is injected anew for every scan. */
const spoiled = new WeakMap<Document, boolean>();
const isSpoiled = (doc: Document): boolean => {
  const known = spoiled.get(doc) ?? Document.prototype.querySelector.call(doc, FOREIGN) !== null;
  spoiled.set(doc, known);
  return known;
};

// An indexed loop: spreading a list of 50,000 nodes takes four times as long.
const toArray = (list: NodeListOf<Element>): readonly Element[] => {
  const elements: Element[] = [];
  for (let index = 0; index < list.length; index++) elements.push(list[index] as Element);
  return elements;
};

/** All nodes below a document, an element or a shadow root that match, including those of other extensions. */
export const select = (root: Document | Element | ShadowRoot, selector: string): NodeListOf<Element> => {
  if (isDocument(root)) return Document.prototype.querySelectorAll.call(root, selector);
  if (isElement(root)) return Element.prototype.querySelectorAll.call(root, selector);
  return DocumentFragment.prototype.querySelectorAll.call(root, selector);
};

/** All elements of the site below a document, an element or a shadow root that match, in document order. */
export const findAll = (root: Document | Element | ShadowRoot, selector: string): readonly Element[] => {
  const found = toArray(select(root, selector));
  const doc = isDocument(root) ? root : documentOf(root);
  return doc !== null && isSpoiled(doc) ? found.filter((element) => !isForeign(element)) : found;
};

/** The first element below a document, an element or a shadow root that matches. */
export const findFirst = (root: Document | Element | ShadowRoot, selector: string): Element | null => {
  if (isDocument(root)) return Document.prototype.querySelector.call(root, selector);
  if (isElement(root)) return Element.prototype.querySelector.call(root, selector);
  return DocumentFragment.prototype.querySelector.call(root, selector);
};

export const rootOf = createGetter<Document, Element | null>(Document.prototype, 'documentElement');
export const bodyOf = createGetter<Document, HTMLElement | null>(Document.prototype, 'body');
/** Whether it is its document's body. */
export const isBody = (element: Element): boolean => {
  const doc = documentOf(element);
  return doc !== null && element === bodyOf(doc);
};
export const openRootOf = createGetter<Element, ShadowRoot | null>(Element.prototype, 'shadowRoot');
/** The closed shadow roots found so far, by host (`closed-roots.ts`). */
const closedRoots = new WeakMap<Element, ShadowRoot>();
export const keepClosedRoot = (host: Element, root: ShadowRoot): void => void closedRoots.set(host, root);
/** An element's shadow root, including a closed one once it was found; null when it has none. */
export const getShadow = (element: Element): ShadowRoot | null =>
  openRootOf(element) ?? closedRoots.get(element) ?? null;
export const isShadowRoot = (node: Node): node is ShadowRoot => nodeTypeOf(node) === 11 && 'host' in node;

/** The window that displays a document; null when none does. */
export const viewIn = createGetter<Document, (Window & typeof globalThis) | null>(Document.prototype, 'defaultView');
/** The window that displays a node's document, for its size, scroll position and media; our own window when there is none. */
export const getView = (node: Node): Window & typeof globalThis => {
  const doc = isDocument(node) ? node : documentOf(node);
  return doc === null || doc === document ? window : (viewIn(doc) ?? window);
};

/** Rendered: in the layout and not made invisible. Only means something in a live document. */
export const isRendered = (element: Element): boolean =>
  Element.prototype.checkVisibility.call(element, { visibilityProperty: true });
export const getBox = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

/** An address as a browser resolves it in this document; null when it cannot be parsed. */
export const resolve = (address: string, base: string): string | null => URL.parse(address, base)?.href ?? null;

/** Characters of a text that are processed when only some of them are wanted. */
const LOOKED_AT = 100_000;

/** Folds white space to single spaces and trims the ends; returns at most `length` characters, well-formed. */
export const collapseWhitespace = (text: string, length: number): string =>
  text.slice(0, LOOKED_AT).replace(/\s+/g, ' ').trim().slice(0, length).toWellFormed();

/** Characters of an element's text from which a name, a value or a sentence is extracted. */
const START = 5_000;

/**
 * The first characters of the text below an element, as `textContent` gives it. Use this when a few words are enough:
 * elements are nested, so reading the whole text of each would read the page's text once per level.
 */
export const startOf = (element: Element, length = START): string => {
  const doc = documentOf(element);
  if (doc === null) return '';
  const mask = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION;
  const walker = Document.prototype.createTreeWalker.call(doc, element, mask);
  let text = '';
  for (let node = walker.nextNode(); node !== null && text.length < length; node = walker.nextNode())
    text += (node as CharacterData).data.slice(0, length);
  return text.slice(0, length);
};

/** An attribute's words in lower case, single spaces between them; '' when absent. */
export const readTokens = (element: Element, name: string): string =>
  collapseWhitespace((getAttribute(element, name) ?? '').toLowerCase(), 500);

/** The language in force on an element, lower case; '' when none is declared. */
export const getLanguage = (element: Element): string => {
  const declaring = findClosest(element, '[lang]');
  return declaring === null ? '' : collapseWhitespace((getAttribute(declaring, 'lang') ?? '').toLowerCase(), 50);
};

/** The first items that together take at most `room` characters as JSON: evidence has a size limit, hostile pages do not. */
export const keepWithin = <T>(items: readonly T[], room: number): T[] => {
  let left = room;
  const result: T[] = [];
  for (const item of items) {
    left -= JSON.stringify(item).length;
    if (left < 0) break;
    result.push(item);
  }
  return result;
};

/**
 * The same, but items that match `isFirst` take precedence, up to `most` characters; returns the items in their
 * original order.
 */
export const keepWithinFirst = <T>(
  items: readonly T[],
  isFirst: (item: T) => boolean,
  { room, most = room }: { readonly room: number; readonly most?: number },
): T[] => {
  const findFirst = keepWithin(items.filter(isFirst), most);
  const taken = findFirst.reduce((sum, item) => sum + JSON.stringify(item).length, 0);
  const others = items.filter((item) => !isFirst(item));
  const result = new Set([...findFirst, ...keepWithin(others, room - taken)]);
  return items.filter((item) => result.has(item));
};
