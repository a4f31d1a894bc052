import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInk, measureContrast } from '../../lib/view/colour.ts';

describe('contrast', () => {
  // WCAG 2.2: black on white is 21; #767676 is the lightest grey that text may have on white.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#1f4e8c', '#ffffff', 8.31],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(measureContrast(one, other)).toBeCloseTo(ratio, 2);
    expect(measureContrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('text in a colour on white', () => {
  test('has that colour when it is readable', () => {
    expect(findInk('#1f4e8c')).toBe('#1f4e8c');
  });

  test('has a darker shade of a light colour', () => {
    expect(findInk('#ffd400')).not.toBe('#ffd400');
    expect(findInk('#ffd400')).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('is readable in any colour', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(fc.property(colour, (one) => measureContrast(findInk(one), '#ffffff') >= 4.5));
  });
});
