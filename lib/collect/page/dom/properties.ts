import { getter, isDocument } from './dom.ts';

/*
 * Properties of a document and of elements, read past whatever took their names (`dom.ts`).
 */

export const addressOf = getter<Document, string>(Document.prototype, 'URL');
export const contentTypeOf = getter<Document, string>(Document.prototype, 'contentType');
export const implementationOf = getter<Document, DOMImplementation>(Document.prototype, 'implementation');
/** `BackCompat` in quirks mode. */
export const compatModeOf = getter<Document, string>(Document.prototype, 'compatMode');
export const visibilityOf = getter<Document, DocumentVisibilityState>(Document.prototype, 'visibilityState');
export const timelineOf = getter<Document, DocumentTimeline>(Document.prototype, 'timeline');
export const scrollWidthOf = getter<Element, number>(Element.prototype, 'scrollWidth');
export const scrollHeightOf = getter<Element, number>(Element.prototype, 'scrollHeight');
export const clientWidthOf = getter<Element, number>(Element.prototype, 'clientWidth');

const sheetsIn = {
  document: getter<Document, StyleSheetList>(Document.prototype, 'styleSheets'),
  shadow: getter<ShadowRoot, StyleSheetList>(ShadowRoot.prototype, 'styleSheets'),
};
const adoptedIn = {
  document: getter<Document, readonly CSSStyleSheet[] | undefined>(Document.prototype, 'adoptedStyleSheets'),
  shadow: getter<ShadowRoot, readonly CSSStyleSheet[] | undefined>(ShadowRoot.prototype, 'adoptedStyleSheets'),
};
/** The style sheets of a document or a shadow root, those of elements first (CSSOM, “final CSS style sheets”). */
export const styleSheetsOf = (scope: Document | ShadowRoot): readonly CSSStyleSheet[] =>
  isDocument(scope)
    ? [...sheetsIn.document(scope), ...(adoptedIn.document(scope) ?? [])]
    : [...sheetsIn.shadow(scope), ...(adoptedIn.shadow(scope) ?? [])];

/** Hears an event of a node, however it is called by its own controls; gives how to stop. */
export const listen = (node: EventTarget, event: string, hear: (event: Event) => unknown): (() => void) => {
  EventTarget.prototype.addEventListener.call(node, event, hear);
  return () => EventTarget.prototype.removeEventListener.call(node, event, hear);
};
