import type { Page, Target } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { type ScanState, toStateKey } from '../../../lib/state.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { build } from '../../../scripts/start/build.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until } from '../kit/driven.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { allowPrivateWindows, pressInPrivate } from '../kit/private-window.ts';
import { changeSettings, command, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { textOf } from './stage.ts';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const KEY = 'sleutel-voor-de-test-1234';
const PRIVATE = 'https://goed.nl/?zoek=jansen';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** All records of the history database; reading does not create it. */
const history = async (session: Driven): Promise<readonly { readonly report: unknown }[]> => {
  const page = await session.backstage();
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'history')) return [];
    return new Promise<{ report: unknown }[]>((resolve, reject) => {
      const opening = indexedDB.open('history');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('scans').objectStore('scans').getAll();
        asking.onsuccess = () => resolve(asking.result as { report: unknown }[]);
        opening.result.close();
      };
    });
  });
};

const inSession = async (session: Driven, prefix: string): Promise<readonly string[]> => {
  const page = await session.backstage();
  const keys = await page.evaluate(async () => Object.keys(await chrome.storage.session.get(null)));
  return keys.filter((key) => key.startsWith(prefix));
};

/** A full disk as the background meets it: developer tools cannot simulate one for an extension. */
const refuseToKeep = async ({ browser, extension }: Session): Promise<void> => {
  const isOurs = (target: Target) => target.type() === 'service_worker' && target.url().includes(extension.id);
  const worker = await (await browser.waitForTarget(isOurs)).worker();
  await worker?.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      if (this.name === 'scans') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
};

/** Waits until the scan is done and how it was stored is known. */
const untilNoted = (session: Driven, tabId: number, note: ScanState['notes'][number]) =>
  expect.poll(async () => (await readState(session, tabId))?.notes ?? [], { timeout: 30_000 }).toContain(note);

describe.each(['chromium', 'firefox'] as const)('a private window of %s', (kind) => {
  let session: Session | FirefoxSession;
  beforeAll(async () => {
    const extension = await build(kind);
    session = kind === 'chromium' ? await openSession({ extension, world }) : await openFirefox({ extension, world });
    await allowPrivateWindows(session);
    await changeSettings(session, { language: 'nl' });
    await enterKey(session, KEY);
  });
  afterAll(() => session?.close());

  test('leaves nothing behind: a partner has the whole report as long as the tab and the key exist', async () => {
    const { tabId, popup } = await pressInPrivate(session, PRIVATE);
    await untilNoted(session, tabId, 'private');
    expect(await history(session)).toEqual([]);
    expect(await inSession(session, 'report:')).toEqual([`report:${tabId}`]);

    const { id } = (await readState(session, tabId)) as ScanState;
    const report = await session.openOwn(`report.html?domain=goed.nl#${id}`);
    await until(report, () => document.querySelectorAll('.check').length > 100);
    const said = await report.evaluate(() => document.querySelector('.report-head .notice')?.textContent);
    expect(said).toBe(popupWords.nl.notes.private);
    if (popup !== null) {
      await popup.waitForFunction((text) => document.body.textContent?.includes(text), {}, popupWords.nl.notes.private);
    }

    const stage = await session.backstage();
    const stored = await stage.evaluate(async () => JSON.stringify(await chrome.storage.local.get(null)));
    expect(stored).not.toMatch(/goed\.nl|jansen/);

    await stage.evaluate((tab) => chrome.tabs.remove(tab), tabId);
    await expect.poll(() => inSession(session, 'report:')).toEqual([]);
    await expect.poll(() => inSession(session, 'scan:')).toEqual([]);
    await report.close();
  });
});

describe('in Chromium', () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession({ extension: await build(), world });
    await changeSettings(session, { language: 'nl' });
    await enterKey(session, KEY);
  });
  afterAll(() => session?.close());

  const look = async (url: string): Promise<{ page: Page; popup: Page; state: ScanState }> => {
    const { page } = await session.visit(url);
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    return { page, popup, state: await waitForScan(session, tabId) };
  };

  test('query strings are not stored, unless the user enables it', async () => {
    const address = 'https://goed.nl/tarieven?klant=jansen&pas=7f3a';
    const first = await look(address);
    await expect.poll(() => history(session)).toHaveLength(1);
    expect(JSON.stringify(await history(session))).not.toMatch(/jansen|7f3a/);
    await first.page.close();

    await changeSettings(session, { fullUrl: true });
    const second = await look(address);
    await expect.poll(() => history(session)).toHaveLength(2);
    expect(JSON.stringify(await history(session))).toContain('?klant=jansen&pas=7f3a');
    await changeSettings(session, { fullUrl: false });
    await second.page.close();
  });

  test('with history off the report exists as long as the tab, and is removed with the key', async () => {
    await changeSettings(session, { keepHistory: false });
    const before = await history(session);
    const { page, popup, state } = await look('https://goed.nl/');
    await untilNoted(session, state.tabId, 'historyOff');
    expect(await history(session)).toEqual(before);
    expect(await textOf(popup, 'body')).not.toContain(reportWords.nl.historyOff);

    const report = await session.openOwn(`report.html?domain=goed.nl#${state.id}`);
    await report.waitForSelector('.check');
    await expect.poll(() => textOf(report, '.report-head .notice')).toBe(reportWords.nl.historyOff);

    await popup.close().catch(() => {});
    await command(session, 'removeKey', {});
    expect(await inSession(session, 'report:')).toEqual([]);
    expect(await inSession(session, toStateKey(state.tabId))).toEqual([]);
    const stage = await session.backstage();
    expect(await stage.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), state.tabId)).toBe('');
    expect((await history(session)).filter((scan) => scan.report !== null)).toHaveLength(2);

    await command(session, 'removeKey', { wipe: true });
    const left = await history(session);
    expect(left.filter((scan) => scan.report !== null)).toEqual([]);
    expect(left).toHaveLength(2);
    expect(JSON.stringify(left)).not.toMatch(/"checks"|"evidence"|page-indexable/);
    await changeSettings(session, { keepHistory: true });
    await Promise.all([page.close(), report.close()]);
  });

  test('when the history has no room, popup and report say so, and the report still opens', async () => {
    await enterKey(session, KEY);
    await refuseToKeep(session);
    const { page, popup, state } = await look('https://gewoon.nl/');
    await untilNoted(session, state.tabId, 'noRoom');
    await popup.waitForFunction((text) => document.body.textContent?.includes(text), {}, popupWords.nl.notes.noRoom);

    const report = await session.openOwn(`report.html?domain=gewoon.nl#${state.id}`);
    await report.waitForSelector('.check');
    await expect.poll(() => textOf(report, '.report-head .notice')).toBe(popupWords.nl.notes.noRoom);
    await Promise.all([page.close(), report.close()]);
  });
});
