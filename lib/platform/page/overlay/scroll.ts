import { boxOf } from '../../../collect/page/dom/dom.ts';
import { type Found, outwards } from '../../../collect/page/dom/find-element.ts';
import { wantsRest } from './style.ts';

interface Position {
  readonly left: number;
  readonly top: number;
}

const positionOf = ({ scrollLeft: left, scrollTop: top }: Element): Position => ({ left, top });

/** Everything around an element that may scroll it, out of shadow roots and frames too. */
const aroundOf = ({ element, frames }: Found): readonly Element[] =>
  [element, ...frames].flatMap((one) => {
    const line: Element[] = [];
    for (let at = outwards(one); at !== null; at = outwards(at)) line.push(at);
    return line;
  });

/** Frames for which a way back is held to: one that scrolls smoothly may go on for some after it was told otherwise. */
const HELD = 12;

const again = (act: () => void, left = HELD): void => {
  act();
  if (left > 0) requestAnimationFrame(() => again(act, left - 1));
};

const scrollTo = ([element, position]: readonly [Element, Position]): void =>
  Reflect.apply(Element.prototype.scrollTo, element, [{ ...position, behavior: 'instant' }]);

/** How far the page was scrolled before we scrolled it, and the way back. */
export interface Positions {
  /** Brings an element into view. */
  show(found: Found): void;
  /** Whether something lies elsewhere than before. */
  moved(): boolean;
  restore(): void;
}

export const keepPositions = (): Positions => {
  const before = new Map<Element, Position>();
  const isMoved = ([element, { left, top }]: readonly [Element, Position]): boolean =>
    element.isConnected && (element.scrollLeft !== left || element.scrollTop !== top);
  return {
    show(found) {
      for (const one of aroundOf(found)) if (!before.has(one)) before.set(one, positionOf(one));
      const isTall = boxOf(found.element).height > window.innerHeight / 2;
      // A tab that is yet to come to the front does not scroll smoothly: Firefox then not at all.
      const behavior = wantsRest() || document.hidden ? 'instant' : 'smooth';
      const block = isTall ? 'start' : 'center';
      Element.prototype.scrollIntoView.call(found.element, { behavior, block, inline: 'nearest' });
    },
    moved: () => [...before].some(isMoved),
    restore: () => again(() => [...before].filter(isMoved).forEach(scrollTo)),
  };
};
