import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { ARCHETYPES } from '../../sites/archetypes.ts';
import { recordedScan } from '../kit/recorded-scan.ts';
import { type Counts, countsOf } from '../kit/screen-counts.ts';
import { openSession, type Session } from '../kit/session.ts';
import { showPopup, showReport, showWelcome } from './stage.ts';

/*
 * How much a reader meets before anything is scrolled or opened, on a small laptop. The sample has every note there is, so its popup
 * has more words than that of an ordinary site, which has some 50 (of 60 that are aimed at).
 */

const LAPTOP = { width: 1366, height: 768 };
/** Limits of a report of any site: words and controls of the first screen, and controls of the whole. */
const MAX = { words: 120, controls: 12, all: 250 };

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const counted = async (page: Page): Promise<Counts> => {
  const counts = await countsOf(page);
  await page.close();
  return counts;
};

describe.each(['nl', 'en'] as const)('in %s', (locale) => {
  test.each(['public', 'partner'] as const)('the popup of the %s tier stays within the limits', async (tier) => {
    const { words, controls } = await counted(await showPopup(session, sampleState(tier, locale), { locale }));
    expect(words).toBeLessThanOrEqual(95);
    expect(controls).toBeLessThanOrEqual(14);
  });

  test('the report stays within the limits, on the first screen and as a whole', async () => {
    const { words, controls, all } = await counted(
      await showReport(session, sampleStored('partner', locale), { locale, ...LAPTOP }),
    );
    expect(words).toBeLessThanOrEqual(225);
    expect(controls).toBeLessThanOrEqual(14);
    expect(all).toBeLessThanOrEqual(250);
  });

  test('the welcome page shows its questions and its button on the first screen', async () => {
    const page = await showWelcome(session, { locale, ...LAPTOP });
    const bottom = await page.$eval('main .button', (button) => button.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(LAPTOP.height);
    const { controls } = await counted(page);
    expect(controls).toBeLessThanOrEqual(3);
  });

  test.each(sampleOf(ARCHETYPES, 8))('the report of $name stays within the limits', async (archetype) => {
    const page = await showReport(session, recordedScan(archetype, locale), { locale, ...LAPTOP });
    if (process.env['PICTURES'] !== undefined)
      await page.screenshot({ path: `${process.env['PICTURES']}/${locale}-${archetype.name}.png` as `${string}.png` });
    const { words, controls, all } = await counted(page);
    expect({ words: words <= MAX.words, controls: controls <= MAX.controls, all: all <= MAX.all }).toEqual({
      words: true,
      controls: true,
      all: true,
    });
  });
});
