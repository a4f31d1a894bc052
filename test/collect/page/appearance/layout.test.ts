import { describe, expect, test } from 'vitest';
import { readLayout } from '../../../../lib/collect/page/appearance/layout.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

/** The window is 1024 by 768. */
const live = (body: string, style = '') => readLayout(shown(`<style>${style}</style><body>${body}`));
const bars = async (body: string, style = '') => (await live(body, style)).bars;

test('HTML that was only parsed has no layout', async () =>
  expect(await readLayout(sent('<div style="position:fixed" data-box="0 0 1024 50">'))).toEqual({
    viewport: { width: 0, height: 0 },
    scrollWidth: 0,
    clientWidth: 0,
    bars: [],
    obscured: [],
    settled: false,
  }));

test('the viewport has the size of the window', async () =>
  expect(await live('')).toMatchObject({ viewport: { width: 1024, height: 768 }, scrollWidth: 0, clientWidth: 0 }));

describe('a bar', () => {
  test.each([
    ['position:fixed', '0 0 1024 50', 'top', 50],
    ['position:fixed', '0 1 1024 50', 'top', 51],
    ['position:fixed', '0 -10 1024 50.4', 'top', 40],
    ['position:fixed', '0 718 1024 50', 'bottom', 50],
    ['position:fixed', '0 717 1024 50', 'bottom', 51],
    ['position:fixed', '0 0 819.2 50', 'top', 50],
    ['position:fixed', '0 0 1024 691', 'top', 691],
    ['position:sticky; top:20px', '0 400 1024 50', 'top', 70],
    ['position:sticky; top:0', '0 400 1024 50', 'top', 50],
    ['position:sticky; bottom:10px', '0 400 1024 50', 'bottom', 60],
  ])('%s at %s extends from the %s by %d', async (style, box, edge, reach) =>
    expect(await bars(`<div class=a style="${style}" data-box="${box}"></div>`)).toEqual([
      { edge, reach, selector: 'div.a' },
    ]),
  );

  test.each([
    ['no position of its own', 'position:relative', '0 0 1024 50'],
    ['absolute', 'position:absolute', '0 0 1024 50'],
    ['less than four fifths wide', 'position:fixed', '0 0 819 50'],
    ['without height', 'position:fixed', '0 0 1024 0'],
    ['nine tenths of the window high', 'position:fixed', '0 0 1024 692'],
    ['not at an edge', 'position:fixed', '0 2 1024 50'],
    ['almost at the lower edge', 'position:fixed', '0 716 1024 50'],
    ['above the window', 'position:fixed', '0 -50 1024 50'],
    ['fully transparent', 'position:fixed; opacity:0', '0 0 1024 50'],
    ['without pointer events', 'position:fixed; pointer-events:none', '0 0 1024 50'],
    ['not shown', 'position:fixed; display:none', '0 0 1024 50'],
    ['sticky without an edge', 'position:sticky', '0 0 1024 50'],
  ])('is not a bar: %s', async (_, style, box) =>
    expect(await bars(`<div style="${style}" data-box="${box}"></div>`)).toEqual([]),
  );

  test.each([
    ['auto', false],
    ['scroll', false],
    ['hidden', false],
    ['visible', true],
  ])('sticky within a box with overflow %s counts: %s', async (overflow, counts) => {
    const bar = '<p style="position:sticky; top:0" data-box="0 0 1024 50"></p>';
    for (const axis of ['overflow-x', 'overflow-y'])
      expect(await bars(`<div style="${axis}:${overflow}"><b>${bar}</b></div>`)).toHaveLength(counts ? 1 : 0);
    expect(await bars(bar, `body { overflow-y: ${overflow} }`)).toHaveLength(1);
  });

  test('is listed at most ten times', async () =>
    expect(await bars(times(12, () => '<p style="position:fixed" data-box="0 0 1024 50"></p>'))).toHaveLength(10));
});

describe('what takes the focus', () => {
  const BAR = '<div style="position:fixed;background-color:#ccc" data-box="0 0 1024 50"></div>';
  const LOW = BAR.replace('0 0 1024', '0 718 1024');
  const link = (box: string, more = '') => `<a href=/ data-box="${box}"${more}>x</a>`;
  const UNDER = link('10 10 100 20');
  const BELOW = link('10 500 100 20');

  /** The same for a page of this height. */
  const of = async (body: string, { style = '', height = 768 } = {}) => {
    const reading = shown(`<style>${style}</style><body>${body}`);
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
    const { obscured, settled } = await readLayout(reading);
    return obscured.length > 0 ? obscured : settled;
  };

  test.each([
    ['beneath a bar', UNDER + BAR],
    ['beneath one at the lower edge', link('10 730 100 20') + LOW],
    [
      'beneath it with scroll padding, when the page cannot be scrolled',
      UNDER + BAR,
      'html { scroll-padding-top: 50px }',
    ],
  ])('is obscured %s', async (_, body, style = '') => expect(await of(body, { style })).toEqual(['a']));

  test.each([
    ['no bar', UNDER],
    ['inside the bar', BAR.replace('</div>', `${UNDER}</div>`)],
    ['below the bar, on a page that cannot be scrolled', BELOW + BAR],
    ['beneath the bar, but taller', link('10 0 100 60') + BAR],
    ['in front of the bar', BAR + UNDER],
    ['above one at the lower edge', BELOW + LOW, 3_000],
  ])('is visible: %s', async (_, body, height = 768) => expect(await of(body, { height })).toBe(true));

  test.each([
    ['on a page that can be scrolled', BELOW + BAR, 3_000],
    ['beneath a translucent bar', UNDER + BAR.replace('#ccc', 'rgba(0, 0, 0, 0.1)')],
    [
      'beneath the bar, but positioned, so that a script may reveal it',
      `<p style="position:absolute">${UNDER}</p>${BAR}`,
    ],
    ['more than five hundred elements', times(501, () => link('10 60 100 20')) + BAR],
  ])('is undecided: %s', async (_, body, height = 768) => expect(await of(body, { height })).toBe(false));

  test.each([
    ['without margin or padding', '', false],
    ['with its scroll margin', 'a { scroll-margin-top: 49px }', true],
    ['with too small a scroll margin', 'a { scroll-margin-top: 48px }', false],
    ['with the scroll padding of the page', 'html { scroll-padding-top: 50px }', true],
    ['with a percentage as padding', 'html { scroll-padding-top: 7% }', true],
    ['with too small a percentage', 'html { scroll-padding-top: 6% }', false],
    ['with both together', 'html { scroll-padding-top: 25px } a { scroll-margin-top: 25px }', true],
  ])('has room when the page is scrolled: %s', async (_, style, settled) =>
    expect(await of(BELOW + BAR, { style, height: 3_000 })).toBe(settled),
  );

  test('is listed at most twenty times', async () => expect(await of(times(25, () => UNDER) + BAR)).toHaveLength(20));
});
