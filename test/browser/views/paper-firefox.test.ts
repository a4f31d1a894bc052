import { constants, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { checkMachine } from '../../kit/programs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { until } from '../kit/driven.ts';
import { findFirefox } from '../kit/firefox/process.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from '../kit/scan.ts';

/** The report as Firefox prints it: the client's pages, and with the appendix all of it. */

/** The contents of a PDF's streams, decompressed where they are compressed. */
const textOf = (pdf: Buffer): string => {
  const texts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const bytes = pdf.subarray(pdf.indexOf('\n', at) + 1);
    try {
      texts.push(inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'));
    } catch {
      // This stream is not compressed, or its end was found.
    }
  }
  return texts.join('\n');
};

/** Width and height of each page, in points. */
const pagesOf = (pdf: Buffer): readonly (readonly number[])[] =>
  [...textOf(pdf).matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((side) => Math.round(Number(side))),
  );
/** In points, rounded up as Firefox does. */
const A4 = [596, 842];

describe.runIf(checkMachine('Firefox', findFirefox() !== undefined))('in Firefox', () => {
  let world: World;
  let session: FirefoxSession;
  beforeAll(async () => {
    const [extension, started] = await Promise.all([build('firefox'), startWorld()]);
    world = started;
    session = await openFirefox({ extension, world });
    await changeSettings(session, { language: 'nl' });
    await enterKey(session, 'voorbeeldsleutel-1a2b');
  });
  afterAll(() => Promise.all([session?.close(), world?.stop()]));

  test('the report prints the client’s pages on A4, and with the appendix every check', async () => {
    const { page } = await session.visit('https://gewoon.nl/');
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    const { id, host } = await waitForScan(session, tabId);
    const report = await session.openOwn(`report.html?domain=${host}#${id}`);
    await until(report, () => document.querySelector('.sheet'));
    const client = await report.print();
    await report.evaluate(() => document.querySelector<HTMLElement>('.menu > summary')?.click());
    await report.evaluate(() => document.querySelector<HTMLElement>('.client-name [type="checkbox"]')?.click());
    await until(report, () => document.querySelector('.report[data-paper="all"]'));
    const all = await report.print();
    const [few, many] = [pagesOf(client), pagesOf(all)];
    expect([...few, ...many].filter((size) => size.join() !== A4.join())).toEqual([]);
    expect(few.length).toBe(2);
    expect(many.length).toBeGreaterThan(few.length + 3);
    await report.close();
    await page.close();
  });
});
