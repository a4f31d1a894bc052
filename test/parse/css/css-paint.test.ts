import { describe, expect, test } from 'vitest';
import { isNothing, toSeenLine, toSeenShadow } from '../../../lib/parse/css/css-paint.ts';

const CANVAS = { ink: '#00f', backdrop: '#fff', plain: (colour: string) => colour };

test.each(['0', '0px', '0.0rem', '+0'])('%s is a zero length', (length) => expect(isNothing(length)).toBe(true));
test.each(['1px', 'thin', 'calc(0px)', '', '0.1em'])('“%s” is not a zero length', (length) =>
  expect(isNothing(length)).toBe(false),
);

describe('nothing is painted for', () => {
  test.each([
    ['none', '2px', 'red'],
    ['solid', '0', 'red'],
    ['solid', '2px', 'transparent'],
    ['solid', '2px', '#ffffff'],
    ['', '2px', 'red'],
  ])('a line that is %s %s %s', (style, width, colour) =>
    expect(toSeenLine({ style, width, colour }, CANVAS)).toBe(''),
  );

  test.each(['none', '', '0 0 #0000', '0 0 0 0 red', '0 0 0 3px transparent', '0 0 0 3px white, 0 0 #0000'])(
    'the shadow %s',
    (value) => expect(toSeenShadow(value, CANVAS)).toBe(''),
  );
});

test('other lines and shadows are painted', () => {
  expect(toSeenLine({ style: 'solid', width: 'medium', colour: '' }, CANVAS)).toBe('solid medium #00f');
  expect(toSeenShadow('0 0 0 3px rgba(1, 2, 3, .4), 0 0 #0000', CANVAS)).toBe('false 0 0 0 3px rgba(1, 2, 3, .4)');
  expect(toSeenShadow('inset 0 0 0 1px white', CANVAS)).toContain('white');
});
