import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { ScanState } from '../../../lib/state.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { command, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openStage, type Stage, textOf } from './stage.ts';
import { eventually, factOf, stateThat } from './until.ts';

/** In the functions that run in a page of the extension. */
/** Missing from the types: Chromium returns the tab that replaced the discarded one. */
interface Discarding {
  readonly tabs: { discard(id: number): Promise<{ readonly id: number }> };
}
declare const chrome: Omit<ExtensionApi, 'tabs'> & {
  readonly tabs: Omit<ExtensionApi['tabs'], 'discard'> & Discarding['tabs'];
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.letGo());
afterAll(() => stage.close());

describe('row 6: cached, discarded and prerendered pages', () => {
  test('a page restored from the back/forward cache is scanned like any other', async () => {
    const page = await stage.session.open('https://goed.nl/contact');
    await page.goto('https://gewoon.nl/');
    await page.goBack();
    const { tabId } = await stage.press(page);
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done', url: 'https://goed.nl/contact' });
    for (const { id, score } of state.pillars) expect(score, id).toBeTypeOf('number');
  });

  test('a page that enters that cache in mid-scan is not tested, and the result keeps its address', async () => {
    const robots = stage.keepBusy();
    const { page, tabId } = await stage.begin('https://goed.nl/');
    await robots.asked;
    await page.goto('https://gewoon.nl/');
    await page.goBack();
    robots.release();
    expect(await waitForScan(stage.session, tabId)).toMatchObject({ phase: 'done', url: 'https://goed.nl/' });
  });

  test('a discarded tab reports that there is nothing to scan', async () => {
    const page = await stage.session.open('https://gewoon.nl/');
    const tabId = await tabIdOf(stage.session, page);
    await stage.session.open('https://goed.nl/');
    const discarded = await stage.own.evaluate(async (id) => (await chrome.tabs.discard(id)).id, tabId);
    const state = await command<ScanState>(stage.session, 'start', { tabId: discarded });
    expect(state).toMatchObject({ phase: 'failed', error: { ok: false } });
    expect(state.error?.error.message).not.toBe('');
    await stage.own.evaluate((id) => chrome.tabs.remove(id), discarded);
  });

  test('a prerendered page is scanned as the page that is shown', async () => {
    const page = await stage.session.open('https://app.nl/');
    await page.evaluate(() => {
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify({ prerender: [{ urls: ['/prijzen'], eagerness: 'immediate' }] });
      document.head.append(rules);
    });
    await page.evaluate(() => {
      location.href = '/prijzen';
    });
    // What was prerendered takes the place of the tab's page, under the driver's hands.
    const isShown = () => location.pathname === '/prijzen' && document.readyState === 'complete';
    await eventually('the page', () => page.evaluate(isShown).catch(() => false));
    const { tabId } = await stage.press(page);
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done', url: 'https://app.nl/prijzen' });
    expect(state.pillars.find(({ id }) => id === 'seo')?.score).toBeTypeOf('number');
  });
});

describe('row 7: two scans of one tab at once', () => {
  test('pressing twice during a scan starts only one scan', async () => {
    const robots = stage.keepBusy();
    const { page, tabId } = await stage.begin('https://goed.nl/');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await stage.session.press(page);
    await command(stage.session, 'start', { tabId });
    robots.release();
    expect((await waitForScan(stage.session, tabId)).id).toBe(id);
  });

  test('two tabs of one site are scanned in parallel; a third waits, says so, and is scanned after them', async () => {
    const robots = stage.keepBusy();
    const first = await stage.begin('https://goed.nl/');
    const second = await stage.begin('https://goed.nl/contact');
    await Promise.all([first, second].map(({ tabId }) => factOf(stage.session, tabId, 'page')));
    const third = await stage.begin('https://gewoon.nl/');
    const waiting = await stateThat(stage.session, third.tabId, () => true);
    expect(waiting).toMatchObject({ phase: 'scanning', notes: ['queued'] });
    await eventually('the sentence', async () => (await textOf(third.popup)).includes(popupWords.nl.notes.queued));
    robots.release();
    const states = await Promise.all([first, second, third].map(({ tabId }) => waitForScan(stage.session, tabId)));
    expect(new Set(states.map(({ id }) => id)).size).toBe(3);
    expect(states.map(({ phase }) => phase)).toEqual(['done', 'done', 'done']);
    expect(states[2]?.notes).not.toContain('queued');
  });
});
