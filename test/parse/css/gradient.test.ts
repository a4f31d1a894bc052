import { describe, expect, test } from 'vitest';
import { compareWithStops, computeContrast, computeLuminance } from '../../../lib/parse/css/contrast-ratio.ts';
import type { Colour } from '../../../lib/parse/css/css-colour.ts';
import { parseGradientStops } from '../../../lib/parse/css/gradient.ts';

const grey = (value: number): Colour => [value, value, value, 1];

describe('stops of a computed gradient', () => {
  test.each([
    ['linear-gradient(rgb(255, 255, 255), rgb(238, 238, 238))', 2],
    ['radial-gradient(circle at 50% 50%, rgb(0, 0, 0) 0%, rgb(1, 2, 3) 40%, rgb(255, 255, 255) 100%)', 3],
    ['linear-gradient(rgba(255, 255, 255, 0.5), rgb(238, 238, 238))', 2],
    ['linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1)), linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1))', null],
    ['linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1)), url("a.png")', null],
    ['url("a.png")', null],
    ['linear-gradient(in oklch, rgb(0, 0, 0), rgb(255, 255, 255))', null],
    ['linear-gradient(color(display-p3 1 0 0), rgb(255, 255, 255))', null],
    ['none', null],
  ])('%s', (image, expected) => expect(parseGradientStops(image)?.length ?? null).toBe(expected));
});

describe('text over all stops of a gradient', () => {
  test.each([
    [0, [255, 200], 'above'],
    [119, [255, 200], 'below'],
    [110, [255, 150], 'mixed'],
    [128, [0, 255], 'mixed'],
    [120, [100, 150], 'below'],
  ] as const)('%i on %j is %s', (text, stops, expected) => {
    expect(compareWithStops(grey(text), stops.map(grey), 4.5)).toBe(expected);
  });

  test('WCAG contrast is 21 for black on white, and 1 for a colour on itself', () => {
    expect(computeContrast(computeLuminance(grey(0)), computeLuminance(grey(255)))).toBeCloseTo(21);
    expect(computeContrast(computeLuminance(grey(7)), computeLuminance(grey(7)))).toBe(1);
  });
});
