import { findAll, parentOf, rootOf, textOf } from '../dom/dom.ts';
import type { Slices } from '../dom/slices.ts';
import { MainReader } from './main-reader.ts';

/**
 * Elements, each counted as often as it has ancestors: the library goes up and down the tree, so this and not their number
 * tells how long it holds the page (measured: 1 to 2 µs for each). Beyond it the library is not called.
 */
const BURDEN = 50_000;
/** Characters of text beside it, scripts and styles apart: the library reads each several times over (measured: 40 ms a million). */
const TEXT = 1_000_000;

/** Characters that the library would read. */
const measureText = (doc: Document): number => {
  const root = rootOf(doc);
  if (root === null) return 0;
  const quiet = findAll(doc, 'script, style').reduce((sum, element) => sum + textOf(element).length, 0);
  return textOf(root).length - quiet;
};

const isTooMuch = (doc: Document): boolean => {
  if (measureText(doc) > TEXT) return true;
  const depths = new Map<Element | null, number>();
  let burden = 0;
  for (const element of findAll(doc, '*')) {
    const depth = (depths.get(parentOf(element)) ?? 0) + 1;
    depths.set(element, depth);
    burden += depth;
    if (burden > BURDEN) return true;
  }
  return false;
};

/** What a form lists by name and id, wherever it stands (HTML, “listed elements” and a form's images). */
const LISTED = 'button, fieldset, input, object, output, select, textarea, img';
/** What a document lists by name; an image and an object by id as well. */
const NAMED = 'embed, form, iframe';

/**
 * Names and ids of a form's controls shadow the form's own properties, those of images and frames the document's, and
 * the library reads these without care. The clone is ours: here they are taken off.
 */
const removeNames = (clone: Document): void => {
  for (const element of findAll(clone, `${LISTED}, ${NAMED}`)) Element.prototype.removeAttribute.call(element, 'name');
  for (const control of findAll(clone, LISTED)) Element.prototype.removeAttribute.call(control, 'id');
};

/** Where Readability gathers the main text, in a clone of the document; null when it finds none or is not called. */
export const findMainElement = async (doc: Document, slices: Slices): Promise<Element | null> => {
  if (isTooMuch(doc)) return null;
  try {
    const clone = Document.prototype.cloneNode.call(doc, true) as Document;
    removeNames(clone);
    return await new MainReader(clone).find(slices);
  } catch {
    // A document that the library cannot read is judged by the rule for those in which it finds nothing.
    return null;
  }
};
