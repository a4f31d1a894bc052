import { describe, expect, test } from 'vitest';
import { isClear, isSameColour, parseColour } from '../../../lib/parse/css/css-colour.ts';

test.each([
  ['#fff', [255, 255, 255, 1]],
  ['#FF000080', [255, 0, 0, 128 / 255]],
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgba(1, 2, 3, .5)', [1, 2, 3, 0.5]],
  ['rgb(100% 0 0 / 50%)', [255, 0, 0, 0.5]],
  ['transparent', [0, 0, 0, 0]],
  ['hsl(1 2% 3%)', null],
  ['constructor', null],
])('%s', (text, colour) => expect(parseColour(text)).toEqual(colour));

describe('a colour', () => {
  test.each([
    'transparent',
    '#0000',
    'rgba(1, 2, 3, 0)',
    'rgb(1 2 3 / 0%)',
    'hsl(1 2% 3% / 0)',
    'color(srgb 1 0 0 / 0)',
  ])('%s is transparent', (text) => expect(isClear(text)).toBe(true));
  test.each(['red', '#000', 'rgba(0, 0, 0, 0.1)', 'rgb(1, 2, 0)', 'hsl(0, 0%, 0%)', 'Highlight'])('%s shows', (text) =>
    expect(isClear(text)).toBe(false),
  );
  test('equals the same colour in another notation', () => {
    expect(isSameColour('#cc0000', 'rgb(204, 0, 0)')).toBe(true);
    expect(isSameColour('#cc0000', 'rgb(204, 0, 9)')).toBe(false);
    expect(isSameColour('Red', 'red ')).toBe(true);
  });
});
