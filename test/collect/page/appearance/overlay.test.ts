import { expect, test } from 'vitest';
import { readOverlay } from '../../../../lib/collect/page/appearance/overlay.ts';
import { sent, shown } from '../../../kit/reading.ts';

/** The window is 1024 by 768. */
const overlay = (body: string) => readOverlay(shown(`<body>${body}`));
const fixed = (box: string, inner = '', position = 'fixed') =>
  `<div class=a style="position:${position}" data-box="${box}">${inner}</div>`;

test('HTML that was only parsed has no overlay', async () =>
  expect(await readOverlay(sent(fixed('0 0 1024 768')))).toBeNull());

test.each([
  ['the whole window', fixed('0 0 1024 768'), { share: 1, selector: 'div.a' }],
  ['its left half', fixed('0 0 512 768'), { share: 0.5, selector: 'div.a' }],
  ['its upper half', fixed('0 0 1024 384'), { share: 0.5, selector: 'div.a' }],
  ['a sticky box', fixed('0 0 512 768', '', 'sticky'), { share: 0.5, selector: 'div.a' }],
  ['a corner that few sample points hit', fixed('0 0 210 200'), { share: 0.05, selector: 'div.a' }],
  // The coarse points give a quarter or more, which is measured finely: 5 of 16 columns.
  ['a quarter of the window', fixed('0 0 320 768'), { share: 0.3125, selector: 'div.a' }],
  ['nothing for a box between the sample points', fixed('0 0 90 90'), null],
  ['nothing for a box that scrolls with the page', '<div data-box="0 0 1024 768"></div>', null],
  ['nothing on an empty page', '', null],
])('the overlay is: %s', async (_, body, found) => {
  const seen = await overlay(body);
  if (found === null) expect(seen).toBeNull();
  else expect(seen).toMatchObject(found);
});

test('the overlay is returned with its markup', async () => {
  const body = '<div id=a style="position:fixed" data-box="0 0 1024 768">Welkom</div>';
  expect((await overlay(body))?.html).toMatch(/^<div id="a".*>Welkom<\/div>$/);
});

test('a child counts as its outermost fixed or sticky box', async () => {
  const inner = '<p style="position:sticky"><b data-box="0 0 1024 768"></b></p>';
  expect(await overlay(`<section style="position:fixed">${inner}</section>`)).toMatchObject({
    share: 1,
    selector: 'section',
  });
});

test.each(['<main></main>', '<p role=Main></p>', '<h1></h1>'])(
  'a box that contains the page as %s is not an overlay',
  async (held) => expect(await overlay(fixed('0 0 1024 768', held))).toBeNull(),
);

test('the larger of two boxes counts', async () => {
  const small = '<p id=klein style="position:fixed" data-box="0 0 1024 192"></p>';
  const large = '<p id=groot style="position:fixed" data-box="0 192 1024 576"></p>';
  for (const body of [small + large, large + small])
    expect(await overlay(body)).toMatchObject({ share: 0.75, selector: '#groot' });
});
