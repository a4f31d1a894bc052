import { describe, expect, test } from 'vitest';
import {
  getLastCompound,
  parseFocusSelector,
  replaceFocusStates,
  replaceScriptStates,
  splitSelectors,
  stripBrackets,
} from '../../../lib/parse/css/focus-selector.ts';

describe('a selector list', () => {
  test.each([
    ['a, b', ['a', 'b']],
    ['a:is(b, c), d', ['a:is(b, c)', 'd']],
    ['[title="a, b"], c', ['[title="a, b"]', 'c']],
    ['a', ['a']],
  ])('%s', (list, parts) => expect(splitSelectors(list)).toEqual(parts));
});

describe('a question about focus', () => {
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
  ])('%s is of the element itself', (selector, base, pseudo, asks) =>
    expect(parseFocusSelector(selector)).toMatchObject({ base, pseudo, asks, own: asks, within: false }),
  );

  test.each([
    ['input:focus + label', false],
    ['input:focus~label', false],
    ['.field:focus-within label', true],
    ['.field:focus-within', true],
    ['label:has(:focus-visible)', true],
  ])('%s is of another one', (selector, within) =>
    expect(parseFocusSelector(selector)).toMatchObject({ asks: true, own: false, within }),
  );

  test.each([
    ['a:hover', false],
    ['.btn.is-focused', true],
    ['[data-focus-visible]', true],
    ['.Mui-focusVisible', true],
  ])('%s asks nothing of the browser, and of a script: %s', (selector, scripted) =>
    expect(parseFocusSelector(selector)).toMatchObject({ asks: false, own: false, scripted }),
  );

  test.each(['.js-focus-visible :focus:not(.focus-visible)', 'body:not(.user-is-tabbing) a:focus'])(
    '%s is of the mouse alone',
    (selector) => expect(parseFocusSelector(selector)).toBeNull(),
  );
});

describe('a selector under focus', () => {
  const focused = { self: ':is(:root>:nth-child(2))', around: ':is(:root,:root>:nth-child(2))' };

  test.each([
    ['a:focus', `a${focused.self}`],
    ['a:focus:not(:focus-visible)', `a${focused.self}:not(${focused.self})`],
    ['p:focus-within a', `p${focused.around} a`],
    ['.focus\\:ring:focus', `.focus\\:ring${focused.self}`],
    ['a:focus-ring', 'a:focus-ring'],
  ])('%s', (selector, under) => expect(replaceFocusStates(selector, focused)).toBe(under));

  test('as if a script had marked it', () =>
    expect(replaceScriptStates('.a.is-focused[data-focus="x"]', focused)).toBe(`.a${focused.around}${focused.around}`));
});

test.each([
  ['a', 'a'],
  ['nav > a.b:is(c d)', 'a.b:is(c d)'],
  ['a+b~c', 'c'],
])('the last compound of %s', (base, last) => expect(getLastCompound(base).trim()).toBe(last));

test('outside brackets', () => expect(stripBrackets('a.b:is(.c [d]):not(e)[f="g"].h')).toBe('a.b:is:not.h'));
