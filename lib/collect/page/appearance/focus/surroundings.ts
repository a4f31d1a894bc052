import { isClear } from '../../../../parse/css/css-colour.ts';
import type { Canvas } from '../../../../parse/css/css-paint.ts';
import { getBox, getView, isBody, parentOf } from '../../dom/dom.ts';

/** Maximum number of ancestors examined. */
const MAX = 100;
/** A box of this many CSS pixels or less shows nothing. */
const SPECK = 2;

export function* walkAncestors(element: Element | null): Generator<Element> {
  let at = element;
  for (let seen = 0; at !== null && seen < MAX; seen += 1) {
    yield at;
    at = parentOf(at);
  }
}

/** The colour behind an element and its ancestors; '' when an image is behind them. */
export const findBackdrop = (element: Element | null): string => {
  for (const at of walkAncestors(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none' && backgroundImage !== '') return '';
    if (backgroundColor !== '' && !isClear(backgroundColor)) return backgroundColor;
  }
  return '#fff';
};

/** Returns a cached function that normalises colour names, spaces and functions to the browser's own notation. */
export const makePlain = (): Canvas['plain'] => {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  const known = new Map<string, string>();
  const find = (colour: string): string => {
    if (context === null) return colour;
    context.fillStyle = '#010203';
    context.fillStyle = colour;
    const { fillStyle } = context;
    return typeof fillStyle === 'string' && fillStyle !== '#010203' ? fillStyle : colour;
  };
  return (colour) => {
    const plain = known.get(colour) ?? find(colour);
    known.set(colour, plain);
    return plain;
  };
};

/** The background on which lines around an element are drawn. */
export const createCanvas = (element: Element, plain: Canvas['plain']): Canvas => ({
  ink: getComputedStyle(element).color,
  backdrop: findBackdrop(parentOf(element)),
  plain,
});

const isClipping = ({ overflow, overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflow, overflowX, overflowY].some((way) => way !== '' && way !== 'visible');

const isSpeck = (element: Element): boolean => {
  const style = getComputedStyle(element);
  if (/inset\((?:50|100)%/.test(style.clipPath)) return true;
  if (/^rect\((?:0px|1px)(?:,? (?:0px|1px)){3}\)$/.test(style.clip) && style.position !== 'static') return true;
  const { width, height } = getBox(element);
  return isClipping(style) && (width < SPECK || height < SPECK);
};

/**
 * How an element that is in the layout is hidden visually: `away` outside the page, `unseen` when nothing of it is
 * visible; null when it is visible.
 */
export const findHiddenKind = (element: Element): 'away' | 'unseen' | null => {
  const { right, bottom, width } = getBox(element);
  const { scrollX, scrollY } = getView(element);
  if (width > 0 && (right + scrollX <= 0 || bottom + scrollY <= 0)) return 'away';
  for (const at of walkAncestors(element)) if (Number(getComputedStyle(at).opacity || 1) < 0.05) return 'unseen';
  return isSpeck(element) ? 'unseen' : null;
};

/** Whether ancestors cut off everything that would be drawn just outside an element. */
export const isCutOff = (element: Element): boolean => {
  const { top, right, bottom, left, width } = getBox(element);
  if (width === 0) return false;
  const cut = { top: false, right: false, bottom: false, left: false };
  for (const at of walkAncestors(parentOf(element))) {
    if (parentOf(at) === null || isBody(at) || !isClipping(getComputedStyle(at))) continue;
    const box = getBox(at);
    cut.top ||= top - 1 < box.top;
    cut.left ||= left - 1 < box.left;
    cut.right ||= right + 1 > box.right;
    cut.bottom ||= bottom + 1 > box.bottom;
  }
  return cut.top && cut.right && cut.bottom && cut.left;
};
