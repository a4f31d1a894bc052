import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { webWords } from '../../../lib/words/service/words.ts';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { findChromium, QUIET } from '../../browser/kit/chromium.ts';
import { type Theme, useTheme } from '../../browser/kit/views.ts';
import { violationsOf } from '../../browser/views/axe.ts';
import { enlarge, overflow } from '../../browser/views/room.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { recorded } from '../../sites/recorded.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll, TIMEOUT } from '../kit/store.ts';

/** The pages of the service in a real browser: in both languages and themes, narrow and with large text, by keyboard. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: findChromium() ?? '', args: QUIET });
}, TIMEOUT);
afterAll(() => browser?.close());

const LOOKS: readonly (readonly [locale: Locale, theme: Theme])[] = [
  ['nl', 'light'],
  ['en', 'dark'],
];
const PATHS = [
  '/',
  '/rapport/pagina.nl',
  '/rapport/niets.nl',
  '/controles/hsts',
  '/documentatie',
  '/aanmelden',
  '/bestaat-niet',
];

const open = async (
  base: string,
  path: string,
  [locale, theme]: (typeof LOOKS)[number],
  width: number,
): Promise<Page> => {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 800 });
  await useTheme(page, theme);
  await page.goto(`${base}${path}?lang=${locale}`);
  return page;
};

describe.each(sampleOf(LOOKS, 2))('in %s, %s', (...look) => {
  test('axe reports nothing, also at 320 px and with text at 200 %', async () => {
    const { base, get } = await listen();
    await service().work();
    await get(`${SCAN_PATH}?url=pagina.nl`);
    for (const [index, path] of sampleOf(PATHS, 4).entries()) {
      const page = await open(base, path, look, 320);
      // The full run uses axe at both sizes; both check the width, which costs nothing.
      const expectFaultless = async (asks: boolean): Promise<void> =>
        expect([path, await overflow(page), asks ? await violationsOf(page) : []]).toEqual([path, 0, []]);
      await expectFaultless(isFullRun || index % 2 === 0);
      await page.setViewport({ width: 1280, height: 900 });
      await enlarge(page);
      await expectFaultless(isFullRun || index % 2 === 1);
      await page.close();
    }
  });
});

test('a domain can be scanned by keyboard, without scripts', async () => {
  const { base } = await listen();
  await service().work();
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(`${base}/?lang=nl`);
  const focused: string[] = [];
  for (let stop = 0; stop < 10 && focused.at(-1) !== 'url'; stop += 1) {
    await page.keyboard.press('Tab');
    const client = await page.createCDPSession();
    const { result } = await client.send('Runtime.evaluate', {
      expression: 'document.activeElement.name || document.activeElement.textContent.trim()',
    });
    focused.push(String(result.value));
    await client.detach();
  }
  expect(focused).toEqual([
    'Naar de inhoud',
    'Pijler',
    'Wat Pijler controleert',
    'Voor programma’s',
    'English',
    'Aanmelden',
    'url',
  ]);
  await page.keyboard.type('pagina.nl');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).pathname).toBe('/rapport/pagina.nl');
  await page.close();
});

describe('the six columns', () => {
  const heights = (page: Page): Promise<readonly number[]> =>
    page.$$eval('.columns .shaft', (all) => all.map((one) => Math.round(Number(one.getAttribute('height')))));

  test('rise during a scan, are announced, and make way for its result', async () => {
    const { base } = await listen();
    const { promise: until, resolve: end } = Promise.withResolvers<void>();
    service().scanner.next = { until, judged: 4 };
    await service().work();
    const page = await open(base, '/', ['nl', 'light'], 320);
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.type('#url', 'stijgt.nl');
    await page.keyboard.press('Enter');
    await expect.poll(() => heights(page)).toEqual([98, 98, 98, 98, 0, 0]);
    const text = await page.$eval('[role="status"]', ({ textContent }) => textContent);
    expect(text).toBe(webWords.nl.home.looking({ host: 'stijgt.nl', done: 4 }));
    expect([await overflow(page), await violationsOf(page)]).toEqual([0, []]);
    const arrived = page.waitForNavigation();
    end();
    await arrived;
    expect(new URL(page.url()).pathname).toBe('/rapport/stijgt.nl');
    await page.goBack();
    expect(await heights(page)).toEqual(Array(6).fill(98));
    expect(faults).toEqual([]);
    await page.close();
  });

  test('are restored when a scan fails, and the field shows the reason and its input', async () => {
    const { base } = await listen();
    const page = await open(base, '/', ['en', 'dark'], 1280);
    await page.type('#url', 'geen adres');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#url-fault');
    expect(await page.$eval('#url-fault', ({ textContent }) => textContent)).toBe(webWords.en.home.noAddress);
    const field = await page.$eval('#url', (one) => [
      (one as HTMLInputElement).value,
      one.getAttribute('aria-invalid'),
    ]);
    expect(field).toEqual(['geen adres', 'true']);
    expect(await heights(page)).toEqual(Array(6).fill(98));
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

describe('the full report', () => {
  const signedIn = async (base: string, hasScripts: boolean): Promise<Page> => {
    const { key } = await createKey(store(), { name: 'iemand' }, NOW);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setJavaScriptEnabled(hasScripts);
    await page.goto(`${base}/aanmelden?lang=nl`);
    await page.type('#key', key);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await page.type('#url', 'pagina.nl');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/rapport/pagina.nl');
    return page;
  };
  const textOf = (page: Page): Promise<string> => page.$eval('body', ({ textContent }) => textContent ?? '');

  test('has the same text with and without scripts, and can be filtered with them', { tags: ['full'] }, async () => {
    const { base } = await listen();
    service().scanner.next = { facts: recorded('slecht', 'granted') };
    await service().work();
    const still = await signedIn(base, false);
    const page = await signedIn(base, true);
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.reload();
    await page.click('.filters summary');
    await page.type('input[type="search"]', 'hsts');
    await expect.poll(() => page.$$eval('.check', (all) => all.length)).toBeLessThan(20);
    await page.$eval('input[type="search"]', (input) => {
      (input as HTMLInputElement).value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const checks = await still.$$eval('.check', (all) => all.length);
    await expect.poll(() => page.$$eval('.check', (all) => all.length)).toBe(checks);
    expect(await textOf(page)).toBe(await textOf(still));
    expect(faults).toEqual([]);
    await page.setViewport({ width: 320, height: 800 });
    expect([await overflow(page), await violationsOf(page)]).toEqual([0, []]);
    await Promise.all([page.browserContext().close(), still.browserContext().close()]);
  });
});
