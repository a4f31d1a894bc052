import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { startWorld, type World } from '../../world/world.ts';
import { differences, rowsOf } from '../kit/compare.ts';
import type { Driven } from '../kit/driven.ts';
import { tabIdOf, waitForScan } from '../kit/scan.ts';
import { lookAt, openWith } from './granted.ts';

/** What a browser withholds, and what others put into a page. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const blind = (why: string) => ({ seen: false, why });

describe('row 38: the page is on another scheme, port or name than the access', () => {
  let session: Driven;
  beforeAll(async () => {
    session = await openWith('chromium', world, []);
  });
  afterAll(() => session.close());

  test('the click reads its own origin; the twin, the other scheme and the mail host are denied, not absent', async () => {
    const { state, facts } = await lookAt(session, 'https://goed.nl/', world.clearLog);
    expect(state).toMatchObject({ phase: 'done', access: false });
    expect(facts['robots']).toMatchObject({ seen: true, value: { status: 200 } });
    expect(facts['twins']).toMatchObject({
      value: { otherScheme: blind('denied'), twinHttp: blind('denied'), twinHttps: blind('denied') },
    });
    expect(facts['mailPolicy']).toEqual(blind('denied'));
    expect(world.log().filter(({ host, scheme }) => host !== 'goed.nl' && host.endsWith('goed.nl') && scheme)).toEqual(
      [],
    );
    expect(world.log().filter(({ host, scheme }) => host === 'goed.nl' && scheme === 'http')).toEqual([]);
  });

  test('a page on a port of its own asks that port, and no other', async () => {
    const own = `http://localhost:${world.plainPort}`;
    const { state } = await lookAt(session, `${own}/`, world.clearLog);
    expect(state.phase).toBe('done');
    expect(state.ledger.length).toBeGreaterThan(0);
    expect(new Set(state.ledger.map(({ host }) => host))).toEqual(new Set([`localhost:${world.plainPort}`]));
  });

  test('row 39: the click gives access that no list shows, and the scan uses it', async () => {
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    const backstage = await session.backstage();
    const listed = await backstage.evaluate(() => chrome.permissions.contains({ origins: ['https://goed.nl/*'] }));
    const state = await waitForScan(session, tabId);
    expect(listed).toBe(false);
    expect(state.ledger.filter(({ host, status }) => host === 'goed.nl' && status === 200).length).toBeGreaterThan(3);
    expect(state.pillars.find(({ id }) => id === 'toegankelijkheid')?.score).toBeTypeOf('number');
    await page.close();
  });
});

/** What blockers, translators and password managers leave behind in a page. */
const OTHERS = `
  <script src="chrome-extension://abcdefghijklmnopabcdefghijklmnop/in-page.js"></script>
  <link rel="stylesheet" href="moz-extension://1f6c2a8e-0000-4000-8000-000000000000/panel.css">
  <link rel="canonical" href="chrome-extension://abcdefghijklmnopabcdefghijklmnop/page.html">
  <img src="chrome-extension://abcdefghijklmnopabcdefghijklmnop/icon.png">
  <img src="moz-extension://1f6c2a8e-0000-4000-8000-000000000000/icon.png" alt="">
  <iframe src="chrome-extension://abcdefghijklmnopabcdefghijklmnop/panel.html"></iframe>
  <a href="chrome-extension://abcdefghijklmnopabcdefghijklmnop/options.html"></a>
  <video src="safari-web-extension://ABCDEF/clip.mp4" autoplay></video>`;

describe('row 41: another extension adds to the page', () => {
  let session: Driven;
  beforeAll(async () => {
    session = await openWith('chromium', world, ['gewoon.nl']);
  });
  afterAll(() => session.close());

  const gradeWith = async (markup: string) => {
    const { page } = await session.visit('https://gewoon.nl/');
    await page.evaluate((added) => document.body.insertAdjacentHTML('beforeend', added), markup);
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    const state = await waitForScan(session, tabId);
    await page.close();
    return rowsOf(state);
  };

  test('what it put there changes no finding and no score', async () => {
    const plain = await gradeWith('');
    expect(differences(plain, await gradeWith(OTHERS))).toEqual([]);
    // The same without an extension's address does: the test can fail.
    const own = OTHERS.replace(/(chrome|moz|safari-web)-extension:\/\/\w[\w-]*/g, 'https://gewoon.nl');
    expect(differences(plain, await gradeWith(own)).length).toBeGreaterThan(2);
  });
});
