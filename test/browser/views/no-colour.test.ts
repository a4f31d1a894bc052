import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { openSession, type Session } from '../kit/session.ts';
import { showPopup, showReport } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const OUTCOMES: readonly Outcome[] = ['pass', 'warn', 'fail', 'info', 'skip', 'unknown'];

/** Brightness (0-255) of every pixel of the mark of each outcome, on a field of 24 by 24, as a screen without colour shows it. */
const marks = async (page: Page): Promise<ReadonlyMap<Outcome, readonly number[]>> => {
  await page.click('.filters summary');
  const found = new Map<Outcome, readonly number[]>();
  for (const outcome of OUTCOMES) {
    const mark = await page.$(`.filters .mark[data-outcome="${outcome}"]`);
    if (mark === null) throw new Error(`no mark of ${outcome}`);
    const picture = await mark.screenshot({ encoding: 'base64' });
    found.set(outcome, await page.evaluate(greysOf, `data:image/png;base64,${picture}`));
  }
  return found;
};

const greysOf = async (address: string): Promise<readonly number[]> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0, 24, 24);
  const { data } = context.getImageData(0, 0, 24, 24);
  return Array.from({ length: 576 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.slice(index * 4, index * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
};

/** Share of the pixels that clearly differ in brightness. */
const difference = (one: readonly number[], other: readonly number[]): number =>
  one.filter((grey, index) => Math.abs(grey - (other[index] ?? 0)) > 60).length / one.length;

describe.each(['light', 'dark'] as const)('without colour, in the %s theme', (theme) => {
  test('every outcome has a distinct shape', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'), { theme });
    const shown = [...(await marks(page))];
    for (const [index, [outcome, grey]] of shown.entries()) {
      for (const [other, otherGrey] of shown.slice(index + 1)) {
        expect([outcome, other, difference(grey, otherGrey) > 0.08]).toEqual([outcome, other, true]);
      }
    }
    await page.close();
  });
});

describe('in forced colours', () => {
  const force = async (page: Page): Promise<void> => {
    const client = await page.createCDPSession();
    await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  };

  test('marks have distinct shapes, and columns show their heights', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    await force(page);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const shown = [...(await marks(page))];
    for (const [index, [outcome, grey]] of shown.entries()) {
      for (const [other, otherGrey] of shown.slice(index + 1)) {
        expect([outcome, other, difference(grey, otherGrey) > 0.05]).toEqual([outcome, other, true]);
      }
    }
    const unlike = await page.$$eval('.side .columns g', (columns) =>
      columns.map((column) => {
        const fill = (selector: string) => getComputedStyle(column.querySelector(selector) as Element).fill;
        return fill('.shaft') !== fill('.ghost');
      }),
    );
    expect(unlike).toEqual(Array(6).fill(true));
    await page.close();
  });

  test('the popup still shows score, grade and what can be pressed', async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    await force(page);
    const bordered = await page.$$eval('.foot .button', (all) => all.map((one) => getComputedStyle(one).borderStyle));
    expect(new Set(bordered)).toEqual(new Set(['solid']));
    const text = await page.$eval('#app', (app) => app.textContent ?? '');
    for (const name of Object.values(commonWords.nl.pillars)) expect(text).toContain(name);
    await page.close();
  });
});
