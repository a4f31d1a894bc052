import { compareWithStops } from '../../parse/css/contrast-ratio.ts';
import { blendOver, type Colour, parseColour } from '../../parse/css/css-colour.ts';
import { parseGradientStops } from '../../parse/css/gradient.ts';
import { findAll, getBox } from '../page/dom/dom.ts';
import { getParentAcrossShadow } from './element.ts';
import type { RawNode } from './engine.ts';

/** Elements looked at beside a text on a gradient, for what may lie between the two. */
const BESIDE = 200;

const listAncestors = (element: Element): readonly Element[] => {
  const line: Element[] = [];
  for (let at: Element | null = element; at !== null && line.length < 100; at = getParentAcrossShadow(at))
    line.push(at);
  return line;
};

const CHANGES_COLOUR = /\b(?:invert|contrast|brightness|hue-rotate|grayscale|sepia|saturate|url)\(/;
const OF_COLOUR = new Set(['opacity', 'color', 'backgroundColor', 'background', 'filter', 'visibility']);

/** Taken from the prototype: a control of a form called `getAnimations` stands in its place on the form itself. */
const listAnimations = (element: Element): readonly Animation[] => Element.prototype.getAnimations?.call(element) ?? [];

const isChanging = (element: Element): boolean =>
  listAnimations(element).some(
    ({ playState, effect }) =>
      playState === 'running' &&
      // A function of keyframes alone: each window has a constructor of its own.
      (effect as Partial<KeyframeEffect> | null)
        ?.getKeyframes?.()
        .some((frame) => Object.keys(frame).some((name) => OF_COLOUR.has(name))),
  );

/** Colours that the engine does not know of: a fill of its own, a filter, and what is on its way to another colour. */
export const isColouredOtherwise = (element: Element): boolean => {
  const style = getComputedStyle(element);
  const fill = style.getPropertyValue('-webkit-text-fill-color');
  if (fill !== '' && fill !== style.color) return true;
  return listAncestors(element).some((one) => CHANGES_COLOUR.test(getComputedStyle(one).filter) || isChanging(one));
};

/** Whether a filter changes how an element, or what it stands in, is seen: `filter: opacity(0.1)` is none of `opacity`. */
export const isFilteredText = (element: Element): boolean =>
  listAncestors(element).some((one) => {
    const { filter } = getComputedStyle(one);
    return filter !== 'none' && (CHANGES_COLOUR.test(filter) || /\bopacity\((?!1\))/.test(filter));
  });

/** The colour that lies behind an element and what it stands in; white below all, as browsers paint the canvas. */
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

/** Whether something else may lie between a text and the gradient behind it. */
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

/** The element whose one gradient is all that lies behind a text, as far as can be told. */
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

/** A text on a gradient: right or wrong where all of it is (WCAG 2.2, 1.4.3). */
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
  // Between translucent stops over one colour each channel lies between what both make of it (CSS Images 4, premultiplied).
  const on = compareWithStops(
    text,
    stops.map((stop) => blendOver(stop, ground)),
    needed,
  );
  return on === 'above' ? 'passes' : on === 'below' ? 'violations' : null;
};
