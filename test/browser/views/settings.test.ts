import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { listStatesIn } from '../../../lib/state.ts';
import { optionsWords } from '../../../lib/words/options.ts';
import { historyWords } from '../../../lib/words/report/history.ts';
import { clientWords } from '../../../lib/words/service/client.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleStored } from '../../components/sample.ts';
import { startWorld, type World } from '../../world/world.ts';
import { enterKey } from '../kit/options-page.ts';
import { tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from './axe.ts';
import { showHistory, showOptions, showReport, storedSettings, textOf } from './stage.ts';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const words = optionsWords.nl;

let world: World;
let session: Session;
beforeAll(async () => {
  const [extension, started] = await Promise.all([build(), startWorld()]);
  world = started;
  session = await openSession({ extension, world });
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

const toText = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('.message')?.textContent === wanted, {}, text);

test('the sections are in order, each with a link', async () => {
  const page = await showOptions(session);
  const first = ['key', 'access', 'level', 'language', 'report'];
  const expected = [...first, 'resolver', 'service', 'history', 'shortcut', 'privacy', 'about'];
  await expect.poll(() => page.$$eval('main section', (all) => all.map(({ id }) => id))).toEqual(expected);
  await expect
    .poll(() => page.$$eval('nav a', (all) => all.map((one) => one.getAttribute('href'))))
    .toEqual(expected.map((id) => `#${id}`));
  await page.close();
});

describe('the history', () => {
  test('shows the number of scans, and both switches save at once', async () => {
    await (
      await showHistory(session, [sampleStored('partner', 'nl'), { ...sampleStored('public', 'nl'), id: 'b' }])
    ).close();
    const page = await showOptions(session);
    await page.waitForFunction(
      (count) => document.body.textContent?.includes(count),
      {},
      words.history.count({ count: 2 }),
    );
    for (const [name, value] of [
      ['keepHistory', false],
      ['fullUrl', true],
    ] as const) {
      await page.click(`input[name="${name}"]`);
      await toText(page, words.messages.saved);
      await expect.poll(() => storedSettings(session)).toMatchObject({ [name]: value });
    }
    const history = await session.openOwn('history.html');
    await history.waitForSelector('.notice a[href="/options.html#history"]');
    await expect.poll(() => textOf(history, 'header .notice')).toContain(historyWords.nl.off);
    await history.close();
    await page.bringToFront();
    await page.click('#history .button');
    await page.click('#history .choices .button:last-child');
    await toText(page, words.messages.historyCleared);
    await expect.poll(() => textOf(page, '#history')).toContain(words.history.count({ count: 0 }));
    await page.close();
  });
});

describe('the shortcut', () => {
  test('is shown, with a link to the browser’s own settings', async () => {
    const page = await showOptions(session);
    await expect.poll(() => textOf(page, '#shortcut kbd')).toBe('Alt+Shift+S');
    const opening = session.browser.waitForTarget((target) => target.url() === 'chrome://extensions/shortcuts');
    await page.click('#shortcut button');
    await (await (await opening).asPage()).close();
    await page.close();
  });
});

describe('the last connections', () => {
  test('are empty at first, and list at most twenty after a scan', async () => {
    const page = await showOptions(session);
    await page.click('.recent summary');
    await expect.poll(() => textOf(page, '.recent')).toContain(words.privacy.recentNone);

    const site = await session.open('https://goed.nl/contact/');
    const tabId = await tabIdOf(session, site);
    await session.press(site);
    const { ledger } = await waitForScan(session, tabId);
    await expect.poll(() => page.$$eval('.recent tbody tr', (rows) => rows.length)).toBe(20);
    const hosts = await page.$$eval('.recent tbody td:nth-child(2)', (cells) =>
      cells.map(({ textContent }) => textContent),
    );
    const contacted = new Set(ledger.map(({ host }) => host));
    expect(hosts.every((host) => contacted.has(host ?? ''))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await Promise.all([page.close(), site.close()]);
  });
});

describe('about', () => {
  test('shows the checksum of the list of checksums, and links to the licences', async () => {
    const page = await showOptions(session);
    const shown = await textOf(page, '#about code');
    const opened = await session.openOwn('sha256.txt');
    const list = await opened.$eval('pre', ({ textContent }) => textContent ?? '');
    await opened.close();
    expect(shown).toBe(createHash('sha256').update(list).digest('hex'));
    expect(list).toMatch(/^[0-9a-f]{64} {2}background\.js$/m);
    for (const path of await page.$$eval('#about a', (links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      const licence = await session.openOwn(path.slice(1));
      expect(await textOf(licence, 'body'), path).not.toBe('');
      await licence.close();
    }
    await page.close();
  });
});

describe('the agency’s colour', () => {
  const coverOf = async (page: Page) =>
    page.$eval('.cover', (cover) => {
      const style = (selector: string) => getComputedStyle(cover.querySelector(selector) ?? cover);
      return { bar: style('.subject').borderBlockStartColor, letters: style('.product').color };
    });

  test('appears on the cover with readable letters, and can be removed', async () => {
    const page = await showOptions(session);
    await page.waitForSelector('#colour');
    await page.$eval('#colour', (field) => {
      (field as HTMLInputElement).value = '#ffd400';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await toText(page, words.messages.saved);
    await expect.poll(() => textOf(page, '#report')).toContain(clientWords.nl.options.colourShaded);

    const report = await showReport(session, sampleStored('partner', 'nl'));
    await report.emulateMediaType('print');
    await report.waitForFunction(() => document.querySelector('.cover')?.hasAttribute('style'));
    const { bar, letters } = await coverOf(report);
    expect(bar).toBe('rgb(255, 212, 0)');
    expect(letters).not.toBe(bar);

    await page.bringToFront();
    await page.click('#report .button[data-kind="small"]');
    await expect.poll(() => report.$eval('.cover', (cover) => cover.getAttribute('style') ?? '')).toBe('');
    expect((await coverOf(report)).letters).toBe('rgb(156, 63, 42)');
    await Promise.all([page.close(), report.close()]);
  });
});

describe('removing the key', () => {
  test('asks about the reports; grades and scores stay when they are deleted', async () => {
    await (await showHistory(session, [sampleStored('partner', 'nl')])).close();
    await enterKey(session, 'sleutel-voor-de-test-1234');
    const page = await showOptions(session);
    await page.waitForSelector('.saved-key');
    await expect.poll(() => textOf(page, '#key')).toContain(words.key.testNeedsService);
    await page.click('#key .choices .button:last-child');
    expect(await violationsOf(page)).toEqual([]);
    await page.click('#key .notice .button:last-child');
    await toText(page, words.messages.keyRemoved);

    const history = await session.openOwn('history.html');
    await history.waitForSelector('.stored-scan');
    await expect.poll(() => textOf(history, '.stored-scan')).toContain('alleen resultaat');
    const stored = await (await session.backstage()).evaluate(() => chrome.storage.session.get(null));
    expect(listStatesIn(stored).map(({ tier }) => tier)).not.toContain('partner');
    await Promise.all([page.close(), history.close()]);
  });
});
