import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding, Locale, Tier } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { openSession, type Session } from '../kit/session.ts';
import type { Theme } from '../kit/views.ts';
import { violationsOf } from './axe.ts';
import { enlarge, NARROW, overflow, unfold } from './room.ts';
import { type Look, showKey, showOptions, showPopup, showReport, showWelcome } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const THEMES: readonly Theme[] = ['light', 'dark'];
const LOCALES: readonly Locale[] = ['nl', 'en'];
const TIERS: readonly Tier[] = ['public', 'partner'];
const looks = THEMES.flatMap((theme) => LOCALES.map((locale) => ({ theme, locale })));
/** All of them in the full run, else every pair of theme, language and tier once. */
const looksOfTiers = looks
  .flatMap((look) => TIERS.map((tier) => ({ ...look, tier })))
  .filter(({ theme, locale, tier }) => {
    const index = THEMES.indexOf(theme) + LOCALES.indexOf(locale) + TIERS.indexOf(tier);
    return isFullRun || index % 2 === 0;
  });

/** A scan with decisions about two of its findings, one of them in a very long word. */
const decidedStored = (tier: Tier, locale: Locale): Stored => {
  const stored = sampleStored(tier, locale);
  const faults = stored.report?.findings.filter(({ outcome }) => outcome === 'fail').slice(0, 2) ?? [];
  const findings = stored.report?.findings.map((one): Finding => {
    const reason = one === faults[0] ? 'Zo afgesproken.' : 'x'.repeat(300);
    const kind = one === faults[0] ? 'intended' : 'wrong';
    return faults.includes(one) ? { ...one, decision: { kind, reason, at: stored.finishedAt } } : one;
  });
  return findings && stored.report ? { ...stored, report: { ...stored.report, findings } } : stored;
};

describe('axe finds no violations', () => {
  test.each(sampleOf(looksOfTiers, 2))('popup $theme $locale $tier', async ({ tier, ...look }) => {
    const page = await showPopup(session, sampleState(tier, look.locale), look);
    expect(await violationsOf(page)).toEqual([]);
    await unfold(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(sampleOf(looksOfTiers, 2, 1))('report $theme $locale $tier', async ({ tier, ...look }) => {
    const page = await showReport(session, decidedStored(tier, look.locale), look);
    expect(await violationsOf(page)).toEqual([]);
    // Unfolded a partner's report has a thousand controls and more.
    if (isFullRun || tier === 'public') {
      await unfold(page);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.close();
  });

  test.each(sampleOf(looks, 4))('options $theme $locale', async (look) => {
    const page = await showOptions(session, look);
    await page.click('input[name="resolver"][value="custom"]');
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(sampleOf(looks, 4, 3))('welcome $theme $locale', async (look) => {
    const page = await showWelcome(session, look);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(sampleOf(looks, 4, 3))('key $theme $locale', async (look) => {
    const page = await showKey(session, look);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test.each(['scanning', 'failed'] as const)('popup %s', { tags: ['full'] }, async (phase) => {
    const done = sampleState('public', 'nl');
    const pillars = done.pillars.map((pillar) => ({ ...pillar, phase: 'busy' as const, score: null, unseen: [] }));
    const situation = phase === 'failed' ? ('notAPage' as const) : null;
    const page = await showPopup(session, { ...done, phase, pillars, situation, result: null, overall: null });
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

/** Nothing needs sideways scrolling, and axe finds nothing to fault in this size either. */
const fits = async (page: Page): Promise<void> => {
  expect(await overflow(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
};

describe('layout in narrow windows and with large text', () => {
  const narrow: Look = NARROW;

  test.each(sampleOf(TIERS, 2, 1))('popup %s at 320 px', async (tier) => {
    const page = await showPopup(session, sampleState(tier, 'nl'), narrow);
    await unfold(page);
    await fits(page);
    await page.close();
  });

  test.each(sampleOf(LOCALES, 2))('popup in %s with text at 200 %: no row is cut off', async (locale) => {
    const state = sampleState('public', locale);
    const pillars = state.pillars.map((pillar) => ({ ...pillar, incomplete: true }));
    const page = await showPopup(session, { ...state, incomplete: true, pillars }, { locale });
    await enlarge(page);
    const cut = await page.$$eval('.pillar button *, .grade *', (all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await fits(page);
    await page.close();
  });

  test.each(sampleOf(TIERS, 2, 1))('report %s at 320 px and with text at 200 %', { tags: ['full'] }, async (tier) => {
    const page = await showReport(session, decidedStored(tier, 'nl'), narrow);
    await unfold(page);
    await fits(page);
    const paths = await page.$$eval('.contacts td:nth-child(3)', (cells) => cells.map((cell) => cell.clientWidth));
    expect(Math.min(...paths), 'a path is not broken into letters').toBeGreaterThan(100);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    await fits(page);
    await page.close();
  });

  test('options at 320 px and with text at 200 %', async () => {
    const page = await showOptions(session, narrow);
    await fits(page);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    await fits(page);
    await page.close();
  });

  test('welcome at 320 px and with text at 200 %', { tags: ['full'] }, async () => {
    const page = await showWelcome(session, narrow);
    await fits(page);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    await fits(page);
    await page.close();
  });

  test('key at 320 px and with text at 200 %', { tags: ['full'] }, async () => {
    const page = await showKey(session, narrow);
    await fits(page);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    await fits(page);
    await page.close();
  });

  test('popup with text at 200 %', { tags: ['full'] }, async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    await enlarge(page);
    await unfold(page);
    await fits(page);
    await page.close();
  });
});

describe('motion', () => {
  /** The longest animation or transition of anything on the page, in seconds. */
  const longest = (page: Page): Promise<number> =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return [...animationDuration.split(','), ...transitionDuration.split(',')].map(Number.parseFloat);
        }),
      ),
    );

  test('columns rise, but appear at once when reduced motion is preferred', async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    expect(await longest(page)).toBeGreaterThan(0.1);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(await longest(page)).toBeLessThan(0.01);
    await page.close();
  });

  test('a report has no animation when reduced motion is preferred', { tags: ['full'] }, async () => {
    const report = await showReport(session, sampleStored('partner', 'nl'));
    await report.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(await longest(report)).toBeLessThan(0.01);
    await report.close();
  });
});
