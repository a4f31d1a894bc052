import { getBox, getShadow, rootOf } from '../../../collect/page/dom/dom.ts';
import { type Found, findElement, getParentOutwards, type Lost } from '../../../collect/page/dom/find-element.ts';
import type { Drawn, Ending, OverlayHost, OverlayRequest } from './ask.ts';
import { type Bar, createHtmlElement, makeBar } from './bar.ts';
import { type Box, findVisible, measureBoxInWindow } from './box.ts';
import { makeMarker } from './marker.ts';
import { applyStyle, HOST, prefersReducedMotion } from './style.ts';

interface Position {
  readonly left: number;
  readonly top: number;
}

const readScrollPosition = ({ scrollLeft: left, scrollTop: top }: Element): Position => ({ left, top });

/** Every ancestor of an element that may scroll it, across shadow roots and frames. */
const listAround = ({ element, frames }: Found): readonly Element[] =>
  [element, ...frames].flatMap((one) => {
    const line: Element[] = [];
    for (let at = getParentOutwards(one); at !== null; at = getParentOutwards(at)) line.push(at);
    return line;
  });

/**
 * Animation frames for which a restored position is enforced: a smooth scroll may continue for some frames after it was
 * overridden.
 */
const HELD = 12;

const repeatForFrames = (act: () => void, left = HELD): void => {
  act();
  if (left > 0) requestAnimationFrame(() => repeatForFrames(act, left - 1));
};

const scrollTo = ([element, position]: readonly [Element, Position]): void =>
  Reflect.apply(Element.prototype.scrollTo, element, [{ ...position, behavior: 'instant' }]);

/** The scroll positions from before we scrolled the page, and the way to restore them. */
interface Positions {
  /** Scrolls an element into view. */
  show(found: Found): void;
  /** Whether anything is scrolled to another position than before. */
  moved(): boolean;
  restore(): void;
}

const keepPositions = (): Positions => {
  const before = new Map<Element, Position>();
  const isMoved = ([element, { left, top }]: readonly [Element, Position]): boolean =>
    element.isConnected && (element.scrollLeft !== left || element.scrollTop !== top);
  return {
    show(found) {
      for (const one of listAround(found)) if (!before.has(one)) before.set(one, readScrollPosition(one));
      const isTall = getBox(found.element).height > window.innerHeight / 2;
      // A tab that is not in front yet does not scroll smoothly; Firefox then does not scroll at all.
      const behavior = prefersReducedMotion() || document.hidden ? 'instant' : 'smooth';
      const block = isTall ? 'start' : 'center';
      Element.prototype.scrollIntoView.call(found.element, { behavior, block, inline: 'nearest' });
    },
    moved: () => [...before].some(isMoved),
    restore: () => repeatForFrames(() => [...before].filter(isMoved).forEach(scrollTo)),
  };
};

/** The focused element, also within open shadow roots. */
const findFocused = (): Element | null => {
  let at = document.activeElement;
  for (let inside = at && getShadow(at)?.activeElement; inside; inside = getShadow(inside)?.activeElement) at = inside;
  return at;
};

/** Whether a click in the middle of a dialog reaches it: of several open dialogs only the topmost takes clicks. */
const isUppermost = (dialog: Element): boolean => {
  const { left, top, width, height } = getBox(dialog);
  const hit = Document.prototype.elementFromPoint.call(document, left + width / 2, top + height / 2);
  return hit !== null && Node.prototype.contains.call(dialog, hit);
};

/** Restores the focus; its ring is visible only if it was before. */
const giveBack = (to: Element | null, focusVisible: boolean): void => {
  if (to?.isConnected !== true) return;
  const options: FocusOptions & { readonly focusVisible: boolean } = { preventScroll: true, focusVisible };
  HTMLElement.prototype.focus.call(to, options);
};

/** The element to append the host to: elements outside a modal dialog receive neither focus nor clicks. */
const findHome = (doc: Document): Element | null =>
  [...Document.prototype.querySelectorAll.call(doc, 'dialog:modal')].find(isUppermost) ?? rootOf(doc);

interface Host {
  readonly element: HTMLElement;
  /** Closed: the page can see that the element exists, but nothing inside it. */
  readonly root: ShadowRoot;
}

const makeHost = (home: Element): Host => {
  // A built-in element, which no page can redefine: the class of a custom element gets its closed shadow root.
  const element = createHtmlElement('div', HOST);
  const root = element.attachShadow({ mode: 'closed' });
  element.popover = 'manual';
  Node.prototype.appendChild.call(home, element);
  element.showPopover();
  return { element, root };
};

/** Registers what runs while the overlay exists, and returns how to undo all of it. */
const startListening = (host: HTMLElement, end: (why: Ending) => void, draw: () => void): (() => void) => {
  const listening = new AbortController();
  const on = { signal: listening.signal, capture: true };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end('closed');
  };
  window.addEventListener('keydown', handleKey, on);
  window.addEventListener('beforeprint', () => applyStyle(host, { display: 'none' }), on);
  window.addEventListener('afterprint', () => applyStyle(host, { display: 'block' }), on);
  window.addEventListener('pagehide', () => end('removed'), on);
  let next = 0;
  const drawFrame = (): void => {
    if (!host.isConnected) {
      end('removed');
      return;
    }
    draw();
    next = requestAnimationFrame(drawFrame);
  };
  next = requestAnimationFrame(drawFrame);
  return () => {
    cancelAnimationFrame(next);
    listening.abort();
  };
};

/** The current overlay. */
interface Live {
  readonly ended: Promise<Ending>;
  end(why: Ending): void;
}
let live: Live | null = null;

const findOffender = ({ offenders }: OverlayRequest, index: number): Found | Lost => {
  const { location = { at: '', saw: '' }, turn = 0 } = offenders[index] ?? {};
  return findElement(document, location, turn);
};

/** Frames without movement after which an element counts as at rest. */
const AT_REST = 6;

/** Whether the bar at the bottom of the window covers a box that it would not cover at the top. */
const isInTheWay = (bar: Box, box: Box): boolean =>
  box.top + box.height > bar.top &&
  box.left < bar.left + bar.width &&
  box.left + box.width > bar.left &&
  box.top > bar.height;

/** Returns a function that moves the bar away once an element has come to rest beneath it. */
const makeWay = (bar: Bar): ((target: Found | null) => void) => {
  let before = '';
  let still = 0;
  return (target) => {
    const box = target === null ? null : measureBoxInWindow(target);
    const now = JSON.stringify(box);
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === AT_REST && box !== null && isInTheWay(getBox(bar.element), box)) bar.dock(true);
  };
};

/** What is drawn in a host, and its current offender. */
interface Drawing {
  /** Moves one offender forward, or one back. */
  move(by: number): void;
  /** Follows the element. */
  follow(): void;
  focus(): void;
}

const drawIn = ({ root }: Host, ask: OverlayRequest, end: (why: Ending) => void): Drawing => {
  const positions = keepPositions();
  let index = ask.at;
  let target: Found | null = null;
  const move = (by: number): void => {
    index = (index + by + ask.offenders.length) % ask.offenders.length;
    const found = findOffender(ask, index);
    target = typeof found === 'string' ? null : findVisible(found);
    const isAround = typeof found !== 'string' && target?.element !== found.element;
    bar.showOffender(index, typeof found === 'string' ? ask.words.lost[found] : isAround ? ask.words.around : '');
    bar.dock(false);
    if (target !== null) positions.show(target);
  };
  const bar = makeBar(ask, {
    move,
    close: () => end('closed'),
    report: () => end('report'),
    scrollBack: positions.restore,
  });
  const marker = makeMarker(ask.sentence);
  const giveWay = makeWay(bar);
  root.append(...marker.elements, bar.element);
  return {
    move,
    follow: () => {
      marker.moveTo(target);
      giveWay(target);
      bar.offerBack(positions.moved());
    },
    focus: bar.focus,
  };
};

const draw = (ask: OverlayRequest, home: Element): Live => {
  const { promise: ended, resolve } = Promise.withResolvers<Ending>();
  const before = findFocused();
  const wasSeen = before?.matches(':focus-visible') ?? false;
  const host = makeHost(home);
  const end = (why: Ending): void => {
    stop();
    const held = document.activeElement === host.element;
    host.element.remove();
    if (held) giveBack(before, wasSeen);
    live = null;
    resolve(why);
  };
  const drawing = drawIn(host, ask, end);
  const stop = startListening(host.element, end, drawing.follow);
  drawing.move(0);
  drawing.focus();
  return { ended, end };
};

/** Draws the overlay in place of an existing one; draws nothing if the first offender is not found. */
const show = (ask: OverlayRequest): Drawn => {
  live?.end('replaced');
  const found = findOffender(ask, ask.at);
  if (typeof found === 'string') return found;
  const home = findHome(document);
  if (home === null) return 'changed';
  live = draw(ask, home);
  return 'drawn';
};

/** What the injected script stores in the isolated world. */
export const overlayHost: OverlayHost = {
  show,
  ended: () => live?.ended ?? Promise.resolve('replaced'),
  end: () => live?.end('replaced'),
};
