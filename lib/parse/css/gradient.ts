import { type Colour, parseColour } from './css-colour.ts';

const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\(/;
/** As browsers serialise a computed colour of the sRGB palette. */
const SERIALISED = /rgba?\([^()]{1,60}\)/g;
/** Colours and interpolations that are not linear in sRGB. */
const OTHER = /\b(?:color|lab|lch|oklab|oklch|hwb|hsl|color-mix|in\s+(?:lab|lch|oklab|oklch|hsl|hwb|xyz))\b/;
const LONGEST = 2_000;

/**
 * The colours of the stops of a computed `background-image` that is a single gradient, including translucent ones; null
 * for an image, several layers, or colours that are not mixed in sRGB.
 */
export const parseGradientStops = (image: string): readonly Colour[] | null => {
  if (image.length > LONGEST || !GRADIENT.test(image) || OTHER.test(image)) return null;
  if (image.slice(1).includes('gradient(', image.indexOf('gradient(') + 1) || image.includes('url(')) return null;
  const colours = (image.match(SERIALISED) ?? []).map(parseColour);
  const stops = colours.filter((colour) => colour !== null);
  return stops.length >= 2 && stops.length === colours.length ? stops : null;
};
