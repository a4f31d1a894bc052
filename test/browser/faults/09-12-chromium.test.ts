import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { command, readSession, waitForScan } from '../kit/scan.ts';
import { readReport } from '../kit/stored-report.ts';
import { openStage, type Stage } from './stage.ts';
import { factOf, stateThat } from './until.ts';

/** In the functions that run in a page of the extension. */
declare const chrome: ExtensionApi;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.letGo());
afterAll(() => stage.close());

describe('row 9: the extension is updated in the middle of a scan (simulated)', () => {
  test('a scan begun by another version ends with the facts collected so far, marked as interrupted', async () => {
    const robots = stage.keepBusy();
    const { tabId } = await stage.begin('https://goed.nl/');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await factOf(stage.session, tabId, 'page');
    // As an update leaves it: the record of a scan that another version was busy with, and nobody who goes on.
    await stage.own.evaluate(async (key) => {
      const { [key]: record } = await chrome.storage.session.get(key);
      await chrome.storage.session.set({ [key]: { ...(record as object), version: '0.0.1' } });
    }, `job:${id}`);
    for (const worker of await stage.session.extension.workers()) await worker.close();
    await command(stage.session, 'allowance', {});
    const state = await waitForScan(stage.session, tabId);
    robots.release();
    expect(state).toMatchObject({ id, phase: 'done' });
    expect(state.pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why))).toContain('interrupted');
  });
});

/** What the popup says above the result, as soon as it says something. */
const noticeIn = async (popup: Page): Promise<string> =>
  (await popup.waitForSelector('.notice'))?.evaluate((notice) => notice.textContent?.trim() ?? '') ?? '';

describe('row 10: the stored state of a scan is lost', () => {
  test('the popup says that the scan stopped, and the next one completes', async () => {
    const robots = stage.keepBusy();
    const { tabId, popup, page } = await stage.begin('https://goed.nl/');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await stage.own.evaluate((key) => chrome.storage.session.remove(key), `job:${id}`);
    for (const worker of await stage.session.extension.workers()) await worker.close();
    // The popup that is still open lays a new line, which wakes another background.
    expect(await noticeIn(popup)).toBe('De scan is onverwacht gestopt. Er is niets verloren; scan opnieuw.');
    expect(await waitForScan(stage.session, tabId)).toMatchObject({
      id,
      phase: 'failed',
      error: { error: { code: 'internal' } },
    });
    robots.release();
    await stage.press(page);
    expect(await stateThat(stage.session, tabId, (state) => state.phase === 'done')).not.toMatchObject({ id });
  });
});

describe('row 11: stored values are corrupted', () => {
  test('the popup says once that it was discarded, and the scan completes', async () => {
    const stored = await stage.own.evaluate(async () => {
      const { starts } = await chrome.storage.local.get('starts');
      await chrome.storage.local.set({ starts: 'kapot' });
      return starts;
    });
    // Whoever reads it first sets it aside.
    await command(stage.session, 'allowance', {});
    const { tabId, popup, page } = await stage.begin('https://goed.nl/');
    expect(await noticeIn(popup)).toBe(
      'Een deel van wat Pijler bewaarde, is onleesbaar en apart gezet. Daarvoor gelden weer de standaardwaarden.',
    );
    expect(await waitForScan(stage.session, tabId)).toMatchObject({ phase: 'done' });
    const aside = await stage.own.evaluate(() => chrome.storage.local.get('kapot:starts'));
    expect(aside).toMatchObject({ 'kapot:starts': { value: 'kapot' } });

    const again = (await stage.press(page)).popup;
    await again.waitForSelector('.grade .number');
    await expect.poll(() => again.$('.notice')).toBeNull();
    await stage.own.evaluate((starts) => chrome.storage.local.set({ starts }), stored);
  });
});

describe('row 12: the store is full', () => {
  test.each([0, 1, 60])(
    'with local storage full up to %i bytes a scan completes, and stored data stays',
    async (left) => {
      const before = await stage.own.evaluate(async (room) => {
        const stored = await chrome.storage.local.get(null);
        const used = await chrome.storage.local.getBytesInUse(null);
        // What a value takes is its name and its JSON, with two quotation marks.
        await chrome.storage.local.set({ vulling: 'x'.repeat(10_485_760 - used - 'vulling'.length - 2 - room) });
        return stored;
      }, left);
      try {
        const { tabId } = await stage.begin('https://goed.nl/');
        const state = await waitForScan(stage.session, tabId);
        expect(state).toMatchObject({ phase: 'done' });
        expect(state.overall).toBeTypeOf('number');
        expect(await readReport(stage.session, state.id).catch(() => 'not kept')).not.toBe('not kept');
        const now = await stage.own.evaluate(() => chrome.storage.local.get(null));
        // What counts the scans of this hour may have been written or not: it is counted in memory too.
        const { starts: _, ...stored } = before;
        expect(now).toMatchObject(stored);
      } finally {
        await stage.own.evaluate(() => chrome.storage.local.remove('vulling'));
      }
    },
  );

  test('facts of an earlier scan are removed to make room in session storage', async () => {
    await stage.own.evaluate(async () => {
      const used = await chrome.storage.session.getBytesInUse(null);
      await chrome.storage.session.set({ 'fact:987654:page': 'x'.repeat(10_480_000 - used) });
    });
    const { tabId } = await stage.begin('https://goed.nl/');
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done' });
    expect(state.overall).toBeTypeOf('number');
    expect(await readSession(stage.session)).not.toHaveProperty(['fact:987654:page']);
  });
});
