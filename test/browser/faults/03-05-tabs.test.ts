import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { ScanState } from '../../../lib/state.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { changeSettings, readState, waitForScan } from '../kit/scan.ts';
import { of } from './holding.ts';
import { openStage, type Stage, textOf } from './stage.ts';
import { eventually, factOf, stateThat } from './until.ts';

/** In the functions that run in a page of the extension. */
declare const chrome: ExtensionApi;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.letGo());
afterAll(() => stage.close());

const badgeOf = (tabId: number): Promise<string> =>
  stage.own.evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId);
const reasonsOf = ({ pillars }: ScanState): readonly string[] =>
  pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why));

describe('row 3: the popup is closed, and another is opened in another window', () => {
  test('the scan goes on, and the second popup shows the same state', async () => {
    const robots = stage.keepBusy();
    const { page, popup, tabId } = await stage.begin('https://goed.nl/');
    await factOf(stage.session, tabId, 'page');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await popup.close();
    await stage.own.evaluate((tab) => chrome.windows.create({ tabId: tab }), tabId);
    const second = await stage.session.press(page);
    robots.release();
    const state = await waitForScan(stage.session, tabId);
    expect(state.id).toBe(id);
    await eventually('its grade', async () => (await textOf(second)).includes(String(state.overall)));
  });
});

describe('row 4: a tab closed in the middle of its scan', () => {
  interface Record {
    readonly id: string;
    readonly result: { readonly pillars: readonly { readonly id: string; readonly score: number | null }[] };
  }
  /** The scans that history keeps. */
  const history = (): Promise<readonly Record[]> =>
    stage.own.evaluate(
      () =>
        new Promise<readonly Record[]>((resolve) => {
          const opening = indexedDB.open('history', 1);
          opening.onsuccess = () => {
            const all = opening.result.transaction('scans').objectStore('scans').getAll();
            all.onsuccess = () => resolve(all.result);
            opening.result.close();
          };
        }),
    );

  test('history stores the network results, the page counts as not tested, and no state of the tab is left', async () => {
    const robots = stage.keepBusy();
    const { page, tabId } = await stage.begin('https://goed.nl/tarieven');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await robots.asked;
    await page.close();
    robots.release();
    const record = await eventually('the record', async () => (await history()).find((one) => one.id === id));
    expect(record.result.pillars.find((pillar) => pillar.id === 'domein')?.score).toBeTypeOf('number');
    await eventually('nothing of the tab', async () => (await readState(stage.session, tabId)) === undefined);
  });

  test('at contact level A the scan stops', async () => {
    await changeSettings(stage.session, { level: 'A' });
    const robots = stage.keepBusy();
    const { page, tabId } = await stage.begin('https://goed.nl/contact');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await robots.asked;
    await page.close();
    await eventually('nothing of the tab', async () => (await readState(stage.session, tabId)) === undefined);
    robots.release();
    await changeSettings(stage.session, { level: 'B' });
    expect((await history()).map((one) => one.id)).not.toContain(id);
  });
});

describe('row 5: the tab navigates in the middle of a scan', () => {
  test('to another site: the result remains that of the first, and no badge shows on the second', async () => {
    const robots = stage.keepBusy();
    const { page, tabId } = await stage.begin('https://goed.nl/reparatie');
    await robots.asked;
    await page.goto('https://gewoon.nl/');
    robots.release();
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done', url: 'https://goed.nl/reparatie', host: 'goed.nl' });
    expect(await badgeOf(tabId)).toBe('');
  });

  test('to another page of the site with the first in the back/forward cache: nothing of the second is read', async () => {
    const answer = stage.hold(of('goed.nl', '/reparatie'));
    const { page, tabId } = await stage.begin('https://goed.nl/reparatie');
    await factOf(stage.session, tabId, 'page');
    await answer.asked;
    await page.goto('https://goed.nl/tarieven');
    answer.release();
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done', url: 'https://goed.nl/reparatie' });
    expect(await factOf(stage.session, tabId, 'raw')).toEqual({ seen: false, why: 'interrupted' });
    expect(await badgeOf(tabId)).toBe('');
  });

  test('to another route of a web app before the page was read: the checks of the page are not tested', async () => {
    const { page } = await stage.session.visit('https://app.nl/');
    // The route changes while the reader reads: at its first look at the document.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {});
      observer.observe(document, { attributes: true });
      history.replaceState(null, '', '/prijzen');
    });
    const { popup, tabId } = await stage.press(page);
    const first = await waitForScan(stage.session, tabId);
    expect(first.url).toBe('https://app.nl/prijzen');
    await page.evaluate(() => history.pushState(null, '', '/contact'));
    await popup.waitForFunction(
      (text) => document.body.textContent?.includes(text),
      {},
      popupWords.nl.moved({ page: 'app.nl/prijzen' }),
    );
    const second = await stage.press(page);
    const state = await stateThat(stage.session, second.tabId, ({ id, phase }) => id !== first.id && phase === 'done');
    expect(state.url).toBe('https://app.nl/contact');
  });

  test('to another route while the engine runs: its findings are discarded', async () => {
    const { page } = await stage.session.visit('https://app.nl/');
    const client = await page.createCDPSession();
    await client.send('Debugger.enable');
    const { breakpointId } = await client.send('Debugger.setBreakpointByUrl', { urlRegex: 'axe\\.js$', lineNumber: 0 });
    const stopped = new Promise((resolve) => client.once('Debugger.paused', resolve));
    const { tabId } = await stage.press(page);
    await stopped;
    // The page is stopped within our own world; the tab's history is the browser's.
    await client.send('Debugger.removeBreakpoint', { breakpointId });
    const leave = page.evaluate(() => history.pushState(null, '', '/elders'));
    await client.send('Debugger.resume');
    await leave;
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done', url: 'https://app.nl/' });
    expect(state.pillars.find(({ id }) => id === 'toegankelijkheid')).toMatchObject({ score: null });
    expect(reasonsOf(state)).toContain('interrupted');
    expect(await badgeOf(tabId)).toBe('');
  });
});
