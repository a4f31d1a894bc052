import { findClosedRoot } from '../page/dom/closed-roots.ts';
import { findAll, getTag, hasAttribute, isForeign } from '../page/dom/dom.ts';
import { getParentAcrossShadow, walkElements } from './element.ts';
import type { Pace } from './runner/pace.ts';

/** What the engine does not tell of the page it runs on. */
export interface Survey {
  /** Shadow roots that the page's own scripts cannot look into; the engine does. */
  readonly closedShadowRoots: number;
  readonly frames: number;
  /** Forms, those in open shadow roots too. */
  readonly forms: readonly Element[];
  /**
   * Whether nobody can reach an element at this moment: it lies in an `inert` tree, or in the body behind an open modal
   * dialog (HTML, 6.3). The elements around that dialog stay: what is said of them is said of the document.
   */
  isInert(element: Element): boolean;
}

/** Whether an element is in the given trees, remembered on the way up. */
const makeIsWithin = (roots: ReadonlySet<Element>): ((element: Element) => boolean) => {
  const known = new WeakMap<Element, boolean>();
  return (element) => {
    const line: Element[] = [];
    let at: Element | null = element;
    while (at !== null && !known.has(at) && !roots.has(at)) {
      line.push(at);
      at = getParentAcrossShadow(at);
    }
    const answer = at !== null && (roots.has(at) || known.get(at) === true);
    for (const one of line) known.set(one, answer);
    return answer;
  };
};

const makeIsInert = (doc: Document, inert: ReadonlySet<Element>): ((element: Element) => boolean) => {
  const dialog = findAll(doc, 'dialog:modal').at(-1);
  const isWithinInert = makeIsWithin(inert);
  if (dialog === undefined) return inert.size === 0 ? () => false : isWithinInert;

  const around = new Set<Element>();
  for (let at: Element | null = dialog; at !== null; at = getParentAcrossShadow(at)) around.add(at);
  const isWithinDialog = makeIsWithin(new Set([dialog]));
  const isWithinBody = makeIsWithin(new Set(findAll(doc, 'body')));
  const isBehind = (element: Element): boolean =>
    !around.has(element) && !isWithinDialog(element) && isWithinBody(element);
  return (element) => isWithinInert(element) || isBehind(element);
};

/** One walk over the page, in slices; `getShadow` gives the closed shadow roots that it finds from then on. */
export const surveyPage = async (doc: Document, pace: Pace): Promise<Survey> => {
  const inert = new Set<Element>();
  const forms: Element[] = [];
  let closedShadowRoots = 0;
  let frames = 0;
  for (const element of walkElements(doc)) {
    if (hasAttribute(element, 'inert')) inert.add(element);
    if (getTag(element) === 'form') forms.push(element);
    if (['iframe', 'frame'].includes(getTag(element)) && !isForeign(element)) frames += 1;
    if (findClosedRoot(element)) closedShadowRoots += 1;
    if (pace.due()) await pace.rest();
  }
  return { closedShadowRoots, frames, forms, isInert: makeIsInert(doc, inert) };
};
