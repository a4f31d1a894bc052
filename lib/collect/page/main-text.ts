import { Readability } from '@mozilla/readability';
import { all } from './dom.ts';

/** Beyond this the library would hold the page too long. */
const ELEMENTS = 40_000;

/**
 * Names and ids of a form's controls shadow the form's own properties, and the library reads these without care. The
 * clone is ours: here they are taken off.
 */
const unname = (clone: Document): void => {
  for (const control of all(clone, 'form :is(button, fieldset, input, object, output, select, textarea, img)')) {
    Element.prototype.removeAttribute.call(control, 'name');
    Element.prototype.removeAttribute.call(control, 'id');
  }
};

/** The element in which Readability gathers the main text of a clone of the document; null when it finds none. */
export const mainElement = (doc: Document): Element | null => {
  try {
    const clone = Document.prototype.cloneNode.call(doc, true) as Document;
    unname(clone);
    const options = { maxElemsToParse: ELEMENTS, serializer: (node: Node) => node as Element };
    return new Readability<Element>(clone, options).parse()?.content ?? null;
  } catch {
    // A document that the library cannot read is judged by the rule for those in which it finds nothing.
    return null;
  }
};
