import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale, Tier } from '../../../lib/model.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { openSession, type Session } from '../kit/session.ts';
import type { Theme } from '../kit/views.ts';
import { violationsOf } from './axe.ts';
import { type Look, showOptions, showPopup, showReport, showWelcome } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const THEMES: readonly Theme[] = ['light', 'dark'];
const LOCALES: readonly Locale[] = ['nl', 'en'];
const TIERS: readonly Tier[] = ['public', 'partner'];
const looks = THEMES.flatMap((theme) => LOCALES.map((locale) => ({ theme, locale })));
const looksOfTiers = looks.flatMap((look) => TIERS.map((tier) => ({ ...look, tier })));

/** Opens all that folds away, so that nothing hides from the rules. */
const unfold = async (page: Page): Promise<void> => {
  for (const button of await page.$$('button[aria-expanded="false"]')) await button.click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
};

describe('axe finds nothing to fault', () => {
  test.each(looksOfTiers)('popup $theme $locale $tier', async ({ tier, ...look }) => {
    const page = await showPopup(session, sampleState(tier, look.locale), look);
    expect(await violationsOf(page)).toEqual([]);
    await unfold(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(looksOfTiers)('report $theme $locale $tier', async ({ tier, ...look }) => {
    const page = await showReport(session, sampleStored(tier, look.locale), look);
    expect(await violationsOf(page)).toEqual([]);
    await unfold(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(looks)('options $theme $locale', async (look) => {
    const page = await showOptions(session, look);
    await page.click('input[name="resolver"][value="custom"]');
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(looks)('welcome $theme $locale', async (look) => {
    const page = await showWelcome(session, look);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(['scanning', 'failed'] as const)('popup %s', async (phase) => {
    const done = sampleState('public', 'nl');
    const pillars = done.pillars.map((pillar) => ({ ...pillar, phase: 'busy' as const, score: null, unseen: [] }));
    const situation = phase === 'failed' ? ('notAPage' as const) : null;
    const page = await showPopup(session, { ...done, phase, pillars, situation, result: null, overall: null });
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

describe('nothing needs sideways scrolling', () => {
  /** 320 CSS pixels are what 1280 become at 400 % zoom. */
  const narrow: Look = { width: 320, height: 640 };
  const overflow = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  /** Text at twice its size, as a browser's text-only zoom gives it. */
  const enlarge = (page: Page): Promise<void> =>
    page.evaluate(() => {
      document.documentElement.setAttribute('data-large', '');
      const sheet = new CSSStyleSheet();
      sheet.insertRule('[data-large] { font-size: 32px }');
      document.adoptedStyleSheets = [sheet];
    });

  test.each(TIERS)('popup %s at 320 px', async (tier) => {
    const page = await showPopup(session, sampleState(tier, 'nl'), narrow);
    await unfold(page);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  test.each(TIERS)('report %s at 320 px and with text at 200 %', async (tier) => {
    const page = await showReport(session, sampleStored(tier, 'nl'), narrow);
    await unfold(page);
    expect(await overflow(page)).toBe(0);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  test('options at 320 px and with text at 200 %', async () => {
    const page = await showOptions(session, narrow);
    expect(await overflow(page)).toBe(0);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  test('welcome at 320 px and with text at 200 %', async () => {
    const page = await showWelcome(session, narrow);
    expect(await overflow(page)).toBe(0);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  test('popup with text at 200 %', async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    await enlarge(page);
    await unfold(page);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });
});
