import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { sampleOf, takingTurns, turnsOf } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import { KINDS, openWith } from '../faults/granted.ts';
import { at as hostileAt, vijandig } from '../faults/hostile-pages.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { at, toon } from './sites.ts';
import { type Box, boxOf, near, readable, showing } from './stage.ts';

const words = onPageWords.nl.overlay;
const LINKS = 'link-texts-meaningful';

/** The third of three links that look the same, far down the page. */
const THIRD = '.meer >> 2';

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [toon, vijandig] });
});
afterAll(() => world?.stop());

describe.each(KINDS)('in %s', (kind) => {
  const inTurn = takingTurns(kind);
  let session: Driven;
  beforeAll(async () => {
    session = await openWith(kind, world, []);
  });
  afterAll(() => session?.close());

  const untilAt = (box: () => Promise<Box | null | undefined>, page: View, target: string) =>
    expect.poll(async () => near(await box(), await boxOf(page, target))).toBe(true);

  test.each(turnsOf(kind, sampleOf(['/', '/niets', '/dialoog', '/jaloers'], 2)))(
    '%s: the element is shown, and the page is left unchanged',
    async (path) => {
      const shown = await showing(session, at(path));
      const { page } = shown;
      const before = await shown.before('#knop');
      expect(await shown.show(LINKS, 2)).toBe(onPageWords.nl.shown);
      await untilAt(async () => (await shown.seen())?.frame, page, THIRD);

      const seen = await shown.seen();
      expect(seen).toMatchObject({ focus: 'dialog', reached: true });
      expect(seen?.text).toContain('3 van 3');
      expect(seen?.text).toContain(seen?.label);
      expect(await readable(page)).toEqual({ root: null, text: '', markup: '', names: ['popover', 'style'] });
      const scrolls = path !== '/niets' && path !== '/jaloers';
      await expect.poll(async () => (await shown.seen())?.buttons.includes(words.scrollBack)).toBe(scrolls);

      // Round and back: after the last comes the first.
      await shown.press(words.next);
      await untilAt(async () => (await shown.seen())?.frame, page, '.meer >> 0');
      await shown.press(words.previous);
      await untilAt(async () => (await shown.seen())?.frame, page, THIRD);
      if (scrolls) await shown.press(words.scrollBack);
      await shown.press(words.close);
      await expect.poll(() => shown.before()).toEqual(before);
      await expect.poll(() => shown.status(LINKS)).toBe('');
      await shown.close();
    },
  );

  inTurn('Escape closes the overlay, and the page does not receive the key', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.evaluate(() => {
      Object.assign(globalThis, { heard: [] as string[] });
      window.addEventListener('keydown', ({ key }) => (globalThis as unknown as { heard: string[] }).heard.push(key));
    });
    const before = await shown.before('#knop');
    await shown.show(LINKS, 0);
    await expect.poll(async () => (await shown.seen())?.focus).toBe('dialog');
    await shown.escape();
    await expect.poll(() => shown.seen()).toBeNull();
    expect(await shown.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([]);
    expect(await shown.before()).toEqual(before);
    await shown.close();
  });

  test.runIf(kind === 'chromium')('scrolls without animation when reduced motion is preferred', async () => {
    const shown = await showing(session, at('/'));
    const page = shown.page as unknown as Page;
    /** How often the page tells that it scrolls, until it has come to rest. */
    const scrollsBy = async (button: string): Promise<number> => {
      await page.evaluate(() => {
        const result = { scrolls: 0, rests: false };
        Object.assign(globalThis, { told: result });
        document.addEventListener('scroll', () => (result.scrolls += 1));
        document.addEventListener('scrollend', () => (result.rests = true));
      });
      await shown.press(button);
      await until(page, () => (globalThis as unknown as { told: { rests: boolean } }).told.rests);
      return page.evaluate(() => (globalThis as unknown as { told: { scrolls: number } }).told.scrolls);
    };
    await shown.show(LINKS, 1);
    await expect.poll(() => shown.inFront()).toBe('page');
    expect(await scrollsBy(words.next)).toBeGreaterThan(3);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(await scrollsBy(words.previous)).toBe(1);
    await shown.close();
  });

  inTurn('the button of the bar returns to the report, and the report can close the overlay', async () => {
    const shown = await showing(session, at('/'));
    await shown.show(LINKS, 0);
    await expect.poll(() => shown.inFront()).toBe('page');
    await shown.press(words.report);
    await expect.poll(() => shown.inFront()).toBe('report');
    expect(await shown.seen()).toBeNull();
    await shown.show(LINKS, 1);
    await shown.report.evaluate((name) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.showing button')];
      buttons.find(({ textContent }) => textContent === name)?.click();
    }, onPageWords.nl.end);
    await expect.poll(() => shown.seen()).toBeNull();
    await shown.close();
  });

  inTurn('an element in nested shadow roots is shown', async () => {
    const shown = await showing(session, at('/schaduw'));
    const items = await shown.items('image-alternatives');
    const deep = items.findIndex((item) => item.includes('#buiten >>> #binnen >>> '));
    expect(deep).toBeGreaterThanOrEqual(0);
    await shown.show('image-alternatives', deep);
    await untilAt(async () => (await shown.seen())?.frame, shown.page, '#buiten >> #binnen >> img');
    await shown.close();
  });

  test.each(
    turnsOf(
      kind,
      sampleOf(['/schoon', '/vervuild', '/overschaduwd', '/woekerend', '/kaders', '/schaduw', '/niets'], 2, 1),
    ),
  )('a hostile page is left unchanged: %s', async (path) => {
    const shown = await showing(session, hostileAt(path));
    // One page never rests, whoever looks.
    const rests = path !== '/woekerend';
    const before = rests && (await shown.before());
    expect(await shown.show('main-heading-single')).toBe(onPageWords.nl.shown);
    await expect.poll(async () => (await shown.seen())?.frame ?? null).not.toBeNull();
    if ((await shown.seen())?.buttons.includes(words.scrollBack)) await shown.press(words.scrollBack);
    await shown.press(words.close);
    expect(await shown.seen()).toBeNull();
    if (rests) await expect.poll(() => shown.before()).toEqual(before);
    await shown.close();
  });
});
