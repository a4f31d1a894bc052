import { expect, test } from 'vitest';
import { withoutVariables } from '../../../lib/parse/css/css-variables.ts';

const VALUES: Readonly<Record<string, string>> = { '--a': '2px', '--b': 'var(--a) red', '--loop': 'var(--loop)' };
const describe = (name: string): string => VALUES[name] ?? '';

test.each([
  ['1px', '1px'],
  ['var(--a) solid', '2px solid'],
  ['var( --b )', '2px red'],
  ['var(--none, 3px)', '3px'],
  ['var(--none, var(--a))', '2px'],
  ['var(--none, rgb(0, 0, 0))', 'rgb(0, 0, 0)'],
  ['var(--none,)', ''],
  ['0 0 var(--none)', null],
  ['var(--loop)', null],
])('%s resolves to %s', (text, value) => expect(withoutVariables(text, describe)).toBe(value));

test('resolving returns null beyond a few thousand characters', () =>
  expect(withoutVariables('var(--x)', () => 'var(--x) var(--x)')).toBeNull());
