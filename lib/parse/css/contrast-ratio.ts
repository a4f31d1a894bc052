import type { Colour } from './css-colour.ts';

/** Converts a channel of 0 to 255 to its linear value: WCAG 2.2, "relative luminance", with the threshold of IEC 61966-2-1. */
const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

type Opaque = readonly [red: number, green: number, blue: number, ...rest: readonly number[]];

/** The relative luminance of an opaque colour, 0 to 1 (WCAG 2.2). */
export const computeLuminance = ([red, green, blue]: Opaque): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** The contrast of two luminances, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const computeContrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of a text on everything between the stops of a gradient. */
type OnStops = 'above' | 'below' | 'mixed';

/**
 * Whether a text has the needed contrast on all of a gradient (`above`), nowhere (`below`) or only in places (`mixed`).
 * Between two stops each channel is between theirs, and so is the luminance. A text that is lighter, or darker, than
 * all stops therefore has its least contrast at one of them; a text in between meets its own luminance somewhere.
 */
export const compareWithStops = (text: Colour, stops: readonly Colour[], needed: number): OnStops => {
  const own = computeLuminance(text);
  const lights = stops.map(computeLuminance);
  const reached = lights.map((light) => computeContrast(own, light) >= needed);
  if (!reached.includes(true)) return 'below';
  const isAside = lights.every((light) => light <= own) || lights.every((light) => light >= own);
  return isAside && !reached.includes(false) ? 'above' : 'mixed';
};
