import { findConcealment } from '../page/appearance/concealment.ts';
import { findAll, findClosest, isMatching, isRendered, readTabindex } from '../page/dom/dom.ts';

/** What the keyboard reaches beside the elements that the engine looks at (HTML standard, 6.6.3). */

/** Whether something inside takes the focus that is no widget by its role. */
export const hasFocusable = (element: Element): boolean =>
  findAll(element, '[tabindex]').some((one) => readTabindex(one) >= 0 && findConcealment(one) === null);

/** What the engine takes for text or a picture: text that can be edited, a player with controls. */
const OTHERS =
  ':is([contenteditable=""], [contenteditable="true" i], [contenteditable="plaintext-only" i], audio[controls], video[controls])';

/** Whether the keyboard reaches such an element: this one, or one in it. */
export const isReached = (element: Element): boolean =>
  [...(isMatching(element, OTHERS) ? [element] : []), ...findAll(element, OTHERS)].some(
    (one) =>
      isRendered(one) &&
      getComputedStyle(one).visibility === 'visible' &&
      findClosest(one, '[inert]') === null &&
      !(readTabindex(one) < 0),
  );
