import { computeContrast, computeLuminance } from '../parse/css/contrast-ratio.ts';

/** Colours are `#rrggbb`. */
type Rgb = readonly [number, number, number];

const INK = '#1b2430';
const PAPER = '#ffffff';
/** WCAG 2.2, 1.4.3: text against its background. */
const LEGIBLE = 4.5;

const parseRgb = (colour: string): Rgb => {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** Contrast of two colours, 1-21 (WCAG 2.2, "contrast ratio"). */
export const measureContrast = (one: string, other: string): number =>
  computeContrast(computeLuminance(parseRgb(one)), computeLuminance(parseRgb(other)));

const mixWithInk = (colour: string, share: number): string => {
  const ink = parseRgb(INK);
  const parts = parseRgb(colour).map((value, at) => Math.round(value * (1 - share) + (ink[at] ?? 0) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/** The colour itself if it is legible on white, else the first darker shade of it that is. */
export const findInk = (colour: string): string =>
  STEPS.map((share) => mixWithInk(colour, share)).find((shade) => measureContrast(shade, PAPER) >= LEGIBLE) ?? INK;
