import { describe, expect, test } from 'vitest';
import { focusSelector, selectorList } from '../../lib/parse/focus-selector.ts';

const ALWAYS = ':nth-child(n)';

describe('a selector list', () => {
  test.each([
    ['a, b', ['a', 'b']],
    ['a:is(b, c), d', ['a:is(b, c)', 'd']],
    ['[title="a, b"], c', ['[title="a, b"]', 'c']],
    ['a', ['a']],
  ])('%s', (list, parts) => expect(selectorList(list)).toEqual(parts));
});

describe('a question about focus', () => {
  test.each([
    [':focus', ALWAYS, true],
    ['*:focus-visible', `*${ALWAYS}`, true],
    ['a.menu:focus', `a.menu${ALWAYS}`, true],
    ['nav a:is(:hover, :focus)', `nav a:is(:hover, ${ALWAYS})`, true],
    ['input:focus + label', `input${ALWAYS}`, false],
    ['input:focus~label', `input${ALWAYS}`, false],
  ])('%s is about the element that has it', (selector, holder, own) =>
    expect(focusSelector(selector)).toEqual({ holder, within: false, own }),
  );

  test('of what holds the focus', () =>
    expect(focusSelector('.field:focus-within label')).toEqual({
      holder: `.field${ALWAYS}`,
      within: true,
      own: false,
    }));

  test.each([
    'a:hover',
    'a.focus',
    '.focus-ring',
    ':focus:not(:focus-visible)',
    '.js-focus-visible :focus:not(.focus-visible)',
    'body:not(.user-is-tabbing) a:focus',
  ])('%s asks nothing of the keyboard', (selector) => expect(focusSelector(selector)).toBeNull());
});
