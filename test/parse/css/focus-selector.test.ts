import { describe, expect, test } from 'vitest';
import {
  getLastCompound,
  parseFocusSelector,
  replaceFocusStates,
  replaceScriptStates,
  splitSelectors,
  stripBrackets,
} from '../../../lib/parse/css/focus-selector.ts';

describe('splitSelectors', () => {
  test.each([
    ['a, b', ['a', 'b']],
    ['a:is(b, c), d', ['a:is(b, c)', 'd']],
    ['[title="a, b"], c', ['[title="a, b"]', 'c']],
    ['a', ['a']],
  ])('%s', (list, parts) => expect(splitSelectors(list)).toEqual(parts));
});

describe('parseFocusSelector', () => {
  test.each([
    [':focus', ':focus', '', true],
    ['*:focus-visible', '*:focus-visible', '', true],
    ['nav a:is(:hover, :focus)', 'nav a:is(:hover, :focus)', '', true],
    ['a:focus::after', 'a:focus', '::after', true],
    ['a:focus:before', 'a:focus', '::before', true],
    ['.r:focus::-webkit-slider-thumb', '.r:focus', '::-webkit-slider-thumb', true],
    ['::after', '*', '::after', false],
    ['.focus\\:ring', '.focus\\:ring', '', false],
    ['.focus\\:ring:focus', '.focus\\:ring:focus', '', true],
  ])('%s applies to the focused element itself', (selector, base, pseudo, asks) =>
    expect(parseFocusSelector(selector)).toMatchObject({ base, pseudo, asks, own: asks, within: false }),
  );

  test.each([
    ['input:focus + label', false],
    ['input:focus~label', false],
    ['.field:focus-within label', true],
    ['.field:focus-within', true],
    ['label:has(:focus-visible)', true],
  ])('%s applies to another element', (selector, within) =>
    expect(parseFocusSelector(selector)).toMatchObject({ asks: true, own: false, within }),
  );

  test.each([
    ['a:hover', false],
    ['.btn.is-focused', true],
    ['[data-focus-visible]', true],
    ['.Mui-focusVisible', true],
  ])('%s uses no focus pseudo-class, but a mark set by script: %s', (selector, scripted) =>
    expect(parseFocusSelector(selector)).toMatchObject({ asks: false, own: false, scripted }),
  );

  test.each(['.js-focus-visible :focus:not(.focus-visible)', 'body:not(.user-is-tabbing) a:focus'])(
    '%s applies to mouse focus only',
    (selector) => expect(parseFocusSelector(selector)).toBeNull(),
  );
});

describe('a selector in the focused state', () => {
  const focused = { self: ':is(:root>:nth-child(2))', around: ':is(:root,:root>:nth-child(2))' };

  test.each([
    ['a:focus', `a${focused.self}`],
    ['a:focus:not(:focus-visible)', `a${focused.self}:not(${focused.self})`],
    ['p:focus-within a', `p${focused.around} a`],
    ['.focus\\:ring:focus', `.focus\\:ring${focused.self}`],
    ['a:focus-ring', 'a:focus-ring'],
  ])('%s', (selector, under) => expect(replaceFocusStates(selector, focused)).toBe(under));

  test('replaces marks set by script', () =>
    expect(replaceScriptStates('.a.is-focused[data-focus="x"]', focused)).toBe(`.a${focused.around}${focused.around}`));
});

test.each([
  ['a', 'a'],
  ['nav > a.b:is(c d)', 'a.b:is(c d)'],
  ['a+b~c', 'c'],
])('getLastCompound of %s', (base, last) => expect(getLastCompound(base).trim()).toBe(last));

test('brackets are stripped', () => expect(stripBrackets('a.b:is(.c [d]):not(e)[f="g"].h')).toBe('a.b:is:not.h'));
