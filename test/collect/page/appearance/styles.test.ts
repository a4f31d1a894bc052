import { afterEach, describe, expect, test } from 'vitest';
import { readSigns, summarizeFocus as textOf } from '../../../../lib/collect/page/appearance/focus.ts';
import type { StyleRule } from '../../../../lib/collect/page/appearance/style-rules.ts';
import { readStyles } from '../../../../lib/collect/page/appearance/styles.ts';
import { HOME, sent, shown, times } from '../../../kit/reading.ts';

const LINK = '<main><a class=k href=/a>Een</a></main>';
const CHECKBOX = '<input type=checkbox><label>Ja</label>';

/** A rule with its declarations as a browser expands them: `outline: 0` becomes three. */
const rule = (selector: string, declared: Readonly<Record<string, string>>): StyleRule => ({
  selector,
  style: Object.assign(Object.keys(declared), {
    cssText: JSON.stringify(declared),
    getPropertyValue: (name: string) => declared[name] ?? '',
    getPropertyPriority: () => '',
  }) as unknown as CSSStyleDeclaration,
  layer: '',
  doubtful: false,
});
const TAKEN = { 'outline-color': 'currentcolor', 'outline-style': 'none', 'outline-width': '0px' };
const takes = (selector: string, more: Readonly<Record<string, string>> = {}): StyleRule =>
  rule(selector, { ...TAKEN, ...more });

const focusOf = async (html: string, rules: readonly StyleRule[]) => {
  const { doc, slices } = shown(`<!doctype html><body>${html}`);
  return textOf(await readSigns(doc, { rules, sheets: 1, unreadable: 0, layers: [], media: '', oriented: [] }, slices));
};
const style = (rules: string): string => `<style>${rules}</style>`;

afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));
/** Conditions match when they name the screen. */
const onScreen = (): void => {
  Object.assign(globalThis, { matchMedia: (condition: string) => ({ matches: /screen/.test(condition) }) });
};

describe('focus is invisible when', () => {
  test.each([
    ['a rule on focus removes it', [takes('.k:focus')]],
    ['a universal rule removes it', [takes('*')]],
    ['its outline style is removed', [rule(':focus-visible', { 'outline-style': 'none' })]],
    ['its outline width is zero', [rule(':focus-visible', { 'outline-style': 'solid', 'outline-width': '0' })]],
    ['it is made transparent', [rule('a:focus', { 'outline-color': 'transparent' })]],
    ['only another element gets an indicator', [takes(':focus'), rule('.z:focus', { 'box-shadow': 'red 0 0 3px' })]],
    ['its border gets a colour but no style', [takes('a:focus', { 'border-top-color': 'red' })]],
    ['a rule without :focus removes it', [takes('.k')]],
    ['a later rule removes it again', [rule('a:focus', { 'outline-style': 'solid' }), takes('a:focus')]],
    ['the replacing shadow is none', [takes('a:focus'), rule('a:focus-visible', { 'box-shadow': 'none' })]],
    ['the replacing outline is unresolved', [takes('a:focus'), takes('a:focus', { outline: 'var(--x)' })]],
    ['an indicator shows only without focus', [takes('a:focus'), rule('a', { 'box-shadow': 'red 0 0 3px' })]],
    ['the indicator has an unsupported selector', [takes('a:focus'), rule('a:focus:::x', { 'border-top': '1px' })]],
  ])('%s', async (_, rules) =>
    expect(await focusOf(LINK, rules)).toMatchObject({ checked: 1, bare: 1, list: [{ selector: 'main > a.k' }] }),
  );

  test('lists the rule that removes it', async () => {
    expect((await focusOf(LINK, [takes('b:focus, .k:focus')])).list).toMatchObject([
      { selector: 'main > a.k', rule: '.k:focus', html: expect.stringMatching(/^<a .*class="k"/) },
    ]);
    const long = `.k${':not(.x)'.repeat(40)}:focus`;
    expect((await focusOf(LINK, [takes(long)])).list[0]?.rule).toBe(long.slice(0, 200));
  });
});

describe('focus is visible when', () => {
  const taken = takes('a:focus');
  test.each([
    ['no rule changes it', LINK, []],
    [
      'a more specific rule adds it',
      LINK,
      [rule('main a:focus', { 'outline-style': 'solid', 'outline-width': '2px', 'outline-color': 'red' }), taken],
    ],
    ['a shadow is added', LINK, [taken, rule('a:focus-visible', { 'box-shadow': 'red 0 0 3px' })]],
    [
      'another outline is added',
      LINK,
      [taken, rule('a:focus-visible', { 'outline-style': 'solid', 'outline-width': '2px' })],
    ],
    // The browser draws it in its own style and width.
    ['only its width is removed', LINK, [rule(':focus-visible', { 'outline-width': '0px' })]],
    ['it gets an underline', LINK, [takes('a:focus', { 'text-decoration-line': 'underline' })]],
    [
      'its border changes',
      LINK,
      [takes('a:focus', { 'border-top-color': 'red', 'border-top-style': 'solid', 'border-top-width': '1px' })],
    ],
    ['its background changes', LINK, [takes('a:focus', { 'background-color': 'red' })]],
    ['it is removed for the mouse only', LINK, [takes('a:focus:not(:focus-visible)')]],
    ['a sibling shows it', CHECKBOX, [takes(':focus'), rule('input:focus + label', { 'border-top-style': 'solid' })]],
    ['the surrounding box shows it', LINK, [takes(':focus'), rule('main:focus-within', { 'background-color': 'red' })]],
  ])('%s', async (_, html, rules) =>
    expect(await focusOf(html, rules)).toEqual({ checked: 1, bare: 0, unknown: 0, list: [] }),
  );
});

describe('focus is checked on', () => {
  const RULES = [takes(':focus')];

  test.each([
    '<a href=x>x</a>',
    '<button>x</button>',
    '<select></select>',
    '<details><summary>x</summary></details>',
    '<i tabindex=0>x</i>',
    ...['button', 'Submit', 'reset', 'image', 'checkbox', 'radio', 'range', 'color', 'file'].map(
      (type) => `<input type=${type}>`,
    ),
  ])('%s', async (html) => expect(await focusOf(html, RULES)).toMatchObject({ checked: 1, bare: 1 }));

  test.each([
    '<input>',
    '<input type=email>',
    '<input type=Hidden>',
    '<button disabled>x</button>',
    '<a href=x hidden>x</a>',
    '<div inert><a href=x>x</a></div>',
    '<div aria-hidden=true><a href=x>x</a></div>',
    '<a>x</a>',
    '<i tabindex=-1>x</i>',
  ])('not on %s', async (html) => expect((await focusOf(html, RULES)).checked).toBe(0));

  test('at most five hundred elements, of which twenty are listed', { tags: ['full'] }, async () => {
    const { checked, bare, list } = await focusOf(
      times(510, () => '<i tabindex=0>x</i>'),
      RULES,
    );
    expect([checked, bare, list.length]).toEqual([500, 500, 20]);
  });
});

describe('style sheets', () => {
  const sheetsOf = async (head: string) => readStyles(shown(`<!doctype html><head>${head}</head><body>`, HOME));

  test('are not read in HTML that was only parsed', async () =>
    expect(await readStyles(sent(style('a { color: red }')))).toEqual({
      sheets: 0,
      unreadable: 0,
      reducedMotion: false,
      focus: { checked: 0, bare: 0, unknown: 0, list: [] },
      locks: [],
    }));

  test('are counted, except those for another medium', async () => {
    onScreen();
    const html = `${style('p { color: red }')}<style media=screen>a { color: red }</style><style media=print>b { color: red }</style>`;
    expect(await sheetsOf(html)).toMatchObject({ sheets: 2, unreadable: 0, reducedMotion: false });
  });

  test.each([
    ['@media (prefers-reduced-motion: reduce) { * { color: red } }', true],
    ['@media (min-width: 1px) { @media (prefers-reduced-motion) { * { color: red } } }', false],
    ['@media screen { @media (prefers-reduced-motion) { * { color: red } } }', true],
    ['@media screen { * { color: red } }', false],
  ])('decide on reduced motion with %s', async (rules, reducedMotion) => {
    onScreen();
    expect((await sheetsOf(style(rules))).reducedMotion).toBe(reducedMotion);
  });
});
