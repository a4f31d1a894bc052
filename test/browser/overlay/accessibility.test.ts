import { join } from 'node:path';
import type { Browser, Page, SerializedAXNode } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OverlayRequest } from '../../../lib/platform/page/overlay/ask.ts';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { bundle } from '../kit/in-page.ts';
import { STARTS } from '../kit/starts.ts';
import { violationsOf } from '../views/axe.ts';
import type * as subject from './subject.ts';

let browser: Browser;
let code = '';
beforeAll(async () => {
  [browser, code] = await Promise.all([STARTS.chromium(), bundle(join(import.meta.dirname, 'subject.ts'))]);
});
afterAll(() => browser?.close());

const LOCALES = ['nl', 'en'] as const;
const LOOKS = [
  ['light', [{ name: 'prefers-color-scheme', value: 'light' }]],
  ['dark', [{ name: 'prefers-color-scheme', value: 'dark' }]],
  ['forced colours', [{ name: 'forced-colors', value: 'active' }]],
] as const;

const askIn = (locale: (typeof LOCALES)[number]): OverlayRequest => ({
  offenders: [1, 2, 3].map((at) => ({
    location: { at: 'h1', saw: '' },
    turn: 0,
    count: onPageWords[locale].count({ at, of: 3 }),
    item: 'main > article > a.meer — Lees meer',
  })),
  at: 0,
  title: 'Linkteksten',
  sentence: '3 links hebben een nietszeggende tekst.',
  locale,
  words: onPageWords[locale].overlay,
});

const show = async (
  locale: (typeof LOCALES)[number],
  looks: (typeof LOOKS)[number][1],
  width = 1280,
): Promise<Page> => {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 720 });
  await page.setContent(
    `<!doctype html><html lang="${locale}"><title>Fietsen</title><main><h1>Fietsen</h1></main></html>`,
  );
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [...looks] });
  await page.evaluate(code);
  await page.evaluate((ask) => {
    const { makeBar, makeMarker } = (globalThis as unknown as { subject: typeof subject }).subject;
    const nothing = () => {};
    const bar = makeBar(ask, { move: nothing, close: nothing, report: nothing, scrollBack: nothing });
    const marker = makeMarker(ask.sentence);
    document.body.append(...marker.elements, bar.element);
    bar.showOffender(0, '');
    bar.showOffender(1, ask.words.around);
    bar.offerBack(true);
    const element = document.querySelector('h1');
    marker.moveTo(element && { element, frames: [] });
    bar.focus();
  }, askIn(locale));
  return page;
};

describe.each(LOOKS)('in %s', (_, looks) => {
  test.each(LOCALES)('axe finds no violations in the overlay: %s', async (locale) => {
    const page = await show(locale, looks);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test('the frame and its keyline have different colours', async () => {
    const page = await show('nl', looks);
    const { border, outline } = await page.$eval('[aria-hidden]', (frame) => {
      const { borderTopColor, outlineColor } = getComputedStyle(frame);
      return { border: borderTopColor, outline: outlineColor };
    });
    expect(border).not.toBe(outline);
    await page.close();
  });
});

test('a screen reader announces the conclusion once with the bar, and only the new position after a move', async () => {
  const page = await show('nl', LOOKS[0][1]);
  const { sentence, offenders } = askIn('nl');
  const root = await page.accessibility.snapshot({ interestingOnly: false });
  const spoken = (node: SerializedAXNode): readonly string[] => [
    ...(node.role === 'StaticText' ? [node.name ?? ''] : []),
    ...(node.children ?? []).flatMap(spoken),
  ];
  expect(root && spoken(root).filter((text) => text === sentence)).toHaveLength(1);
  const status = await page.$eval('[role="status"]', ({ textContent }) => textContent ?? '');
  expect(status).toContain(offenders[1]?.count);
  expect(status).not.toContain(sentence);
  await page.close();
});

test.each([320, 480])('in a window of %d pixels everything is visible and large enough', async (width) => {
  const page = await show('nl', LOOKS[0][1], width);
  const boxes = await page.$$eval('[role="dialog"], [role="dialog"] button, [aria-hidden]:not(:empty)', (all) =>
    all.map((one) => {
      const { left, right, width: wide, height } = one.getBoundingClientRect();
      return { left, right, wide, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(4);
  for (const { left, right, wide, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
  }
  await page.close();
});
