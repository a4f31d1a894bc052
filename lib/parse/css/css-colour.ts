/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, Colour>> = {
  transparent: [0, 0, 0, 0],
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
};

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;

const parseHex = (text: string): Colour => {
  const digits = text.length < 6 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, alpha / 255];
};

const parseShare = (text: string, whole: number): number =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

/** Parses a colour of a style sheet (CSS Color 4: hexadecimal, `rgb()`, three names); null for any other. */
export const parseColour = (text: string): Colour | null => {
  const form = text.trim().toLowerCase();
  if (Object.hasOwn(NAMED, form)) return NAMED[form] ?? null;
  if (HEX.test(form)) return parseHex(form);
  const inner = /^rgba?\(([^()]{1,80})\)$/.exec(form)?.[1];
  if (inner === undefined) return null;
  const [red = '', green = '', blue = '', alpha = '1'] = inner.split(/[\s,/]+/).filter((one) => one !== '');
  const colour: Colour = [parseShare(red, 255), parseShare(green, 255), parseShare(blue, 255), parseShare(alpha, 1)];
  return colour.some(Number.isNaN) ? null : colour;
};

/** Whether a colour cannot be seen: fully transparent, in whichever notation. */
export const isClear = (text: string): boolean => {
  const colour = parseColour(text);
  if (colour !== null) return colour[3] < 0.02;
  const form = text.trim().toLowerCase().slice(-80);
  return /(?:\/|^hsla\([^)]{1,60},)\s*0(?:\.0+)?%?\s*\)$/.test(form);
};

/** Blends a colour over an opaque one; the result is opaque (Compositing 1, "source over"). */
export const blendOver = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
  const mixChannel = (own: number, below: number): number => own * alpha + below * (1 - alpha);
  return [mixChannel(red, ground[0]), mixChannel(green, ground[1]), mixChannel(blue, ground[2]), 1];
};

/** Whether two notations are known to be the same colour. */
export const isSameColour = (one: string, other: string): boolean => {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (a === null || b === null) return one.trim().toLowerCase() === other.trim().toLowerCase();
  return a.every((part, index) => Math.abs(part - (b[index] ?? 0)) < (index === 3 ? 0.02 : 1.5));
};
