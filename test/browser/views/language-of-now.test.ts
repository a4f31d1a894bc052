import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { commonWords } from '../../../lib/words/common.ts';
import { build } from '../../../scripts/start/build.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession } from '../kit/session.ts';

/** A real scan made in Dutch, after the language was switched: open views, stored results, and the toolbar button. */

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const textOf = (view: View): Promise<string> => view.evaluate(() => document.body.textContent ?? '');
const NL = commonWords.nl.pillars.toegankelijkheid;
const EN = commonWords.en.pillars.toegankelijkheid;
/** Which of the two languages a view speaks; both where it mixes them. */
const spoken = async (view: View): Promise<string> => {
  const text = await textOf(view);
  return [text.includes(NL) ? 'nl' : '', text.includes(EN) ? 'en' : ''].join('');
};

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    const extension = await build(kind);
    session = kind === 'chromium' ? await openSession({ extension, world }) : await openFirefox({ extension, world });
    await changeSettings(session, { language: 'nl' });
    await enterKey(session, 'sleutel-voor-de-test-1234');
  });
  afterAll(() => session?.close());

  test('every view uses the current language, whatever language the scan was made in', async () => {
    const { page } = await session.visit('https://gewoon.nl/');
    const tabId = await tabIdOf(session, page);
    const own = await session.backstage();
    const title = (): Promise<string> => own.evaluate((id) => chrome.action.getTitle({ tabId: id }), tabId);
    const popup = await session.press(page);
    const { id, host } = await waitForScan(session, tabId);
    await expect.poll(() => spoken(popup)).toBe('nl');
    const dutch = await title();
    await changeSettings(session, { language: 'en' });
    await expect.poll(() => spoken(popup), { timeout: 10_000 }).toBe('en');
    await expect.poll(title, { timeout: 10_000 }).not.toBe(dutch);
    // Pressed again: the same scan, out of what is kept.
    const report = await session.openOwn(`report.html?domain=${host}#${id}`);
    await until(report, () => document.querySelectorAll('.check').length > 100);
    expect(await spoken(report)).toBe('en');
    await changeSettings(session, { language: 'nl' });
    await expect.poll(() => spoken(report), { timeout: 10_000 }).toBe('nl');
    await expect.poll(title, { timeout: 10_000 }).toBe(dutch);
    await report.close();
    await page.close();
  });
});
