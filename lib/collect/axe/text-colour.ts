import { compareWithStops } from '../../parse/css/contrast-ratio.ts';
import { blendOver, type Colour, parseColour } from '../../parse/css/css-colour.ts';
import { parseGradientStops } from '../../parse/css/gradient.ts';
import { findAll, getBox } from '../page/dom/dom.ts';
import { getParentAcrossShadow } from './element.ts';
import type { RawNode } from './engine.ts';

/** Maximum number of elements checked that may lie between a text and the gradient behind it. */
const BESIDE = 200;

const listAncestors = (element: Element): readonly Element[] => {
  const line: Element[] = [];
  for (let at: Element | null = element; at !== null && line.length < 100; at = getParentAcrossShadow(at))
    line.push(at);
  return line;
};

const CHANGES_COLOUR = /\b(?:invert|contrast|brightness|hue-rotate|grayscale|sepia|saturate|url)\(/;
const OF_COLOUR = new Set(['opacity', 'color', 'backgroundColor', 'background', 'filter', 'visibility']);

/** Taken from the prototype: a control called `getAnimations` shadows the form's own property. */
const listAnimations = (element: Element): readonly Animation[] => Element.prototype.getAnimations?.call(element) ?? [];

const isChanging = (element: Element): boolean =>
  listAnimations(element).some(
    ({ playState, effect }) =>
      playState === 'running' &&
      // The method identifies a keyframe effect: each window has its own constructor, so `instanceof` does not work.
      (effect as Partial<KeyframeEffect> | null)
        ?.getKeyframes?.()
        .some((frame) => Object.keys(frame).some((name) => OF_COLOUR.has(name))),
  );

/** A change of saturation or hue alone, as in frosted glass, hardly changes how light a backdrop is. */
const CHANGES_LIGHT = /\b(?:invert|contrast|brightness|grayscale|sepia|url)\(/;

/** Whether what shows through the backgrounds of a text is filtered to be lighter or darker. */
const isOnFilteredBackdrop = (element: Element): boolean => {
  for (const one of listAncestors(element)) {
    const { backgroundColor, backdropFilter } = getComputedStyle(one);
    if (parseColour(backgroundColor)?.[3] === 1) return false;
    if (CHANGES_LIGHT.test(backdropFilter ?? '')) return true;
  }
  return false;
};

/**
 * Whether a text or what is behind it has another colour than the engine knows: by a text fill, a filter of itself or of its
 * backdrop, or a running animation of colours.
 */
export const isColouredOtherwise = (element: Element): boolean => {
  const style = getComputedStyle(element);
  const fill = style.getPropertyValue('-webkit-text-fill-color');
  if ((fill !== '' && fill !== style.color) || isOnFilteredBackdrop(element)) return true;
  return listAncestors(element).some((one) => CHANGES_COLOUR.test(getComputedStyle(one).filter) || isChanging(one));
};

/**
 * Whether a filter on an element or an ancestor changes how it looks: `filter: opacity(0.1)` does not change the
 * `opacity` property.
 */
export const isFilteredText = (element: Element): boolean =>
  listAncestors(element).some((one) => {
    const { filter } = getComputedStyle(one);
    return filter !== 'none' && (CHANGES_COLOUR.test(filter) || /\bopacity\((?!1\))/.test(filter));
  });

/**
 * The background colour behind an element, blended with its ancestors' colours; white at the bottom, as browsers paint
 * the canvas. Null when it cannot be determined.
 */
const findGround = (element: Element): Colour | null => {
  const over: Colour[] = [];
  for (const one of listAncestors(element)) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(one);
    const colour = parseColour(backgroundColor);
    const isPlain = opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
    if (colour === null || !isPlain || (one !== element && backgroundImage !== 'none')) return null;
    over.push(colour);
    if (colour[3] === 1) break;
  }
  return over.reduceRight<Colour>((ground, colour) => blendOver(colour, ground), [255, 255, 255, 1]);
};

const isBoxInside = (outer: DOMRect, inner: DOMRect): boolean =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= inner.bottom - 1;

/** Whether another element may lie between a text and the gradient behind it. */
const isBetween = (element: Element, painted: Element, line: readonly Element[]): boolean => {
  const others = findAll(painted, '*');
  if (others.length > BESIDE) return true;
  const box = getBox(element);
  return others.some((other) => {
    if (line.includes(other) || Node.prototype.contains.call(element, other)) return false;
    if (getComputedStyle(other).position === 'static') return false;
    const { left, right, top, bottom } = getBox(other);
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
};

/** The element whose gradient is the only background behind a text; null when that cannot be determined. */
const findPainted = (element: Element): Element | null => {
  const line = listAncestors(element);
  for (const [index, one] of line.entries()) {
    const style = getComputedStyle(one);
    if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal') return null;
    if (style.backgroundImage === 'none') {
      if (parseColour(style.backgroundColor)?.[3] !== 0) return null;
      continue;
    }
    const isWhole =
      style.backgroundSize === 'auto' &&
      style.backgroundClip === 'border-box' &&
      style.backgroundBlendMode === 'normal';
    if (!isWhole || !isBoxInside(getBox(one), getBox(element))) return null;
    return isBetween(element, one, line.slice(0, index)) ? null : one;
  }
  return null;
};

/**
 * Decides about a text on a gradient when all of the gradient is on one side of the required ratio (WCAG 2.2, 1.4.3);
 * otherwise null.
 */
export const correctOnGradient = ({ node: { element }, any = [] }: RawNode): 'passes' | 'violations' | null => {
  const data = any.map((one) => Object(one.data)).find(({ messageKey }) => messageKey === 'bgGradient');
  const needed = Number.parseFloat(String(data?.expectedContrastRatio));
  const { color, textShadow } = getComputedStyle(element);
  const text = parseColour(color);
  if (data === undefined || !(needed > 0) || text === null || text[3] !== 1) return null;
  if (textShadow !== 'none' || isColouredOtherwise(element)) return null;
  const painted = findPainted(element);
  const stops = painted === null ? null : parseGradientStops(getComputedStyle(painted).backgroundImage);
  const ground = painted === null ? null : findGround(painted);
  if (stops === null || ground === null) return null;
  // Between translucent stops over one colour, each channel lies between the results of blending both stops (CSS Images
  // 4, premultiplied).
  const on = compareWithStops(
    text,
    stops.map((stop) => blendOver(stop, ground)),
    needed,
  );
  return on === 'above' ? 'passes' : on === 'below' ? 'violations' : null;
};
