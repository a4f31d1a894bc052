import { describe, expect, test } from 'vitest';
import { readLayout } from '../../../lib/collect/page/layout.ts';
import { sent, shown, times } from '../../kit/reading.ts';

/** The window is 1024 by 768. */
const live = (body: string, style = '') => readLayout(shown(`<style>${style}</style><body>${body}`));
const bars = async (body: string, style = '') => (await live(body, style)).bars;

test('of HTML as it was sent nothing is known', async () =>
  expect(await readLayout(sent('<div style="position:fixed" data-box="0 0 1024 50">'))).toEqual({
    viewport: { width: 0, height: 0 },
    scrollWidth: 0,
    clientWidth: 0,
    bars: [],
    targets: 0,
    covered: [],
  }));

test('the window has its size', async () =>
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
  ])('%s at %s reaches in from the %s by %d', async (style, box, edge, reach) =>
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
    ['at neither edge', 'position:fixed', '0 2 1024 50'],
    ['nearly at the lower edge', 'position:fixed', '0 716 1024 50'],
    ['above the window', 'position:fixed', '0 -50 1024 50'],
    ['not seen through', 'position:fixed; opacity:0', '0 0 1024 50'],
    ['not in the way of a click', 'position:fixed; pointer-events:none', '0 0 1024 50'],
    ['not shown', 'position:fixed; display:none', '0 0 1024 50'],
    ['sticky to nothing', 'position:sticky', '0 0 1024 50'],
  ])('is none: %s', async (_, style, box) =>
    expect(await bars(`<div style="${style}" data-box="${box}"></div>`)).toEqual([]),
  );

  test.each([
    ['auto', false],
    ['scroll', false],
    ['hidden', false],
    ['visible', true],
  ])('that sticks within a box whose overflow is %s counts: %s', async (overflow, counts) => {
    const bar = '<p style="position:sticky; top:0" data-box="0 0 1024 50"></p>';
    for (const axis of ['overflow-x', 'overflow-y'])
      expect(await bars(`<div style="${axis}:${overflow}"><b>${bar}</b></div>`)).toHaveLength(counts ? 1 : 0);
    expect(await bars(bar, `body { overflow-y: ${overflow} }`)).toHaveLength(1);
  });

  test('is one of ten at most', async () =>
    expect(await bars(times(12, () => '<p style="position:fixed" data-box="0 0 1024 50"></p>'))).toHaveLength(10));
});

describe('the target of a link within the page', () => {
  const BAR = '<div style="position:fixed" data-box="0 0 1024 50"></div>';
  const covered = async (body: string, style = '') => {
    const { targets, covered: list } = await live(body, style);
    return { targets, list };
  };

  test.each([
    ['nothing keeps free', '', ['#a']],
    ['its margin', '#a { scroll-margin-top: 49px }', []],
    ['too small a margin', '#a { scroll-margin-top: 48px }', ['#a']],
    ['the padding of the page', 'html { scroll-padding-top: 50px }', []],
    ['a share of the window', 'html { scroll-padding-top: 7% }', []],
    ['too small a share', 'html { scroll-padding-top: 6% }', ['#a']],
    ['both together', 'html { scroll-padding-top: 25px } #a { scroll-margin-top: 25px }', []],
  ])('lies under a bar of 50 pixels: %s', async (_, style, list) =>
    expect(await covered(`${BAR}<a href=#a>x</a><h2 id=a>A</h2>`, style)).toEqual({ targets: 1, list }),
  );

  test('is under no bar at the lower edge, and the highest bar counts', async () => {
    const low = BAR.replace('0 0 1024', '0 718 1024');
    expect((await covered(`${low}<a href=#a>x</a><p id=a>`)).list).toEqual([]);
    const high = BAR.replace('1024 50', '1024 80');
    const body = `${BAR}${high}<a href=#a>x</a><p id=a>`;
    expect((await covered(body, '#a { scroll-margin-top: 60px }')).list).toEqual(['#a']);
  });

  test.each([
    ['<a href=#a>x</a><a href=#a>y</a><p id=a>', 1],
    ['<a href=#a%20b>x</a><p id="a b">', 1],
    ['<a href=#%E0%A4%A>x</a><p id="%E0%A4%A">', 1],
    ['<a href=#>x</a><a href=#weg>y</a>', 0],
    ['<a href=/b#a>x</a><p id=a>', 0],
    ['<a href=#a>x</a><p id=a style="display:none">', 0],
  ])('%s: %d', async (body, targets) => expect((await live(body)).targets).toBe(targets));

  test('is one of two hundred at most, of which twenty are named', async () => {
    const body = times(210, (at) => `<a href=#a${at}>x</a><p id=a${at}></p>`);
    const { targets, list } = await covered(BAR + body);
    expect([targets, list.length, list[19]]).toEqual([200, 20, '#a19']);
  });
});
