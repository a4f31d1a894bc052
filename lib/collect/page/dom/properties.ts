import { createGetter, isDocument } from './dom.ts';

/* Properties of documents and elements, read so that the page's named elements cannot shadow them (`dom.ts`). */

export const addressOf = createGetter<Document, string>(Document.prototype, 'URL');
export const contentTypeOf = createGetter<Document, string>(Document.prototype, 'contentType');
export const implementationOf = createGetter<Document, DOMImplementation>(Document.prototype, 'implementation');
/** `BackCompat` in quirks mode. */
export const compatModeOf = createGetter<Document, string>(Document.prototype, 'compatMode');
export const visibilityOf = createGetter<Document, DocumentVisibilityState>(Document.prototype, 'visibilityState');
export const timelineOf = createGetter<Document, DocumentTimeline>(Document.prototype, 'timeline');
export const scrollWidthOf = createGetter<Element, number>(Element.prototype, 'scrollWidth');
export const scrollHeightOf = createGetter<Element, number>(Element.prototype, 'scrollHeight');
export const clientWidthOf = createGetter<Element, number>(Element.prototype, 'clientWidth');

const sheetsIn = {
  document: createGetter<Document, StyleSheetList>(Document.prototype, 'styleSheets'),
  shadow: createGetter<ShadowRoot, StyleSheetList>(ShadowRoot.prototype, 'styleSheets'),
};
const adoptedIn = {
  document: createGetter<Document, readonly CSSStyleSheet[] | undefined>(Document.prototype, 'adoptedStyleSheets'),
  shadow: createGetter<ShadowRoot, readonly CSSStyleSheet[] | undefined>(ShadowRoot.prototype, 'adoptedStyleSheets'),
};
/** The style sheets of a document or a shadow root, those of elements first (CSSOM, “final CSS style sheets”). */
export const listStyleSheets = (scope: Document | ShadowRoot): readonly CSSStyleSheet[] =>
  isDocument(scope)
    ? [...sheetsIn.document(scope), ...(adoptedIn.document(scope) ?? [])]
    : [...sheetsIn.shadow(scope), ...(adoptedIn.shadow(scope) ?? [])];

/** Listens to an event of a node even when its controls shadow `addEventListener`; returns a function that stops listening. */
export const addListener = (node: EventTarget, event: string, hear: (event: Event) => unknown): (() => void) => {
  EventTarget.prototype.addEventListener.call(node, event, hear);
  return () => EventTarget.prototype.removeEventListener.call(node, event, hear);
};
