import { findConcealment } from '../page/appearance/concealment.ts';
import { findAll, findClosest, isMatching, isRendered, readTabindex } from '../page/dom/dom.ts';

/** Elements that the keyboard reaches but the engine does not consider (HTML standard, 6.6.3). */

/** Whether a descendant is focusable by its `tabindex` and not concealed, whatever its role. */
export const hasFocusable = (element: Element): boolean =>
  findAll(element, '[tabindex]').some((one) => readTabindex(one) >= 0 && findConcealment(one) === null);

/** Focusable elements that the engine takes for text or a picture: editable text and players with controls. */
const OTHERS =
  ':is([contenteditable=""], [contenteditable="true" i], [contenteditable="plaintext-only" i], audio[controls], video[controls])';

/** Whether the keyboard reaches such an element: this one, or a descendant. */
export const isReached = (element: Element): boolean =>
  [...(isMatching(element, OTHERS) ? [element] : []), ...findAll(element, OTHERS)].some(
    (one) =>
      isRendered(one) &&
      getComputedStyle(one).visibility === 'visible' &&
      findClosest(one, '[inert]') === null &&
      !(readTabindex(one) < 0),
  );
