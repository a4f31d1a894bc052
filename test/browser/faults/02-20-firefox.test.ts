import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { listOrigins } from '../../../lib/collect/network/origins.ts';
import type { Facts } from '../../../lib/evidence.ts';
import type { PillarState, ScanState } from '../../../lib/state.ts';
import { build } from '../../../scripts/start/build.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { rowsOf } from '../kit/compare.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import type { Tab } from '../kit/firefox/tab.ts';
import { enterKey } from '../kit/options-page.ts';
import { command, readEvidence, readSession, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { holdingSites, of } from './holding.ts';
import { at, vijandig } from './hostile-pages.ts';
import { eventually, factOf, stateThat } from './until.ts';

/** In the functions that run in a page of the extension. */
declare const chrome: ExtensionApi;

const { sites, hold } = holdingSites([...SITES, vijandig]);
let world: World;
let session: FirefoxSession;
beforeAll(async () => {
  const [extension, started] = await Promise.all([build('firefox'), startWorld({ sites })]);
  world = started;
  session = await openFirefox({ extension, world });
  await session.grant({ origins: listOrigins('goed.nl'), permissions: ['webRequest', 'webRequestBlocking'] });
  await enterKey(session, 'sleutel-voor-de-test-1234');
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

interface Begun {
  readonly page: Tab;
  readonly tabId: number;
}

const begin = async (url: string): Promise<Begun> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  return { page, tabId };
};

const look = async (url: string): Promise<{ readonly state: ScanState; readonly facts: Partial<Facts> }> => {
  const { page, tabId } = await begin(url);
  const state = await waitForScan(session, tabId);
  const evidence = Object.entries(await readEvidence(session, tabId));
  await page.close();
  return {
    state,
    facts: Object.fromEntries(evidence.map(([name, fact]) => [name, (fact as { value?: never }).value])),
  };
};

/** Prevents a scan of goed.nl from ending: its robots.txt is not answered until released. */
const keepBusy = () => hold(of('goed.nl', '/robots.txt'));

/** Ends the event page as `about:debugging` does, whatever it is doing. */
const endEventPage = async (id: string): Promise<void> => {
  interface Ending {
    terminateBackground(how: object): Promise<void>;
  }
  const { WebExtensionPolicy } = window as unknown as {
    readonly WebExtensionPolicy: { getByID(id: string): { readonly extension: Ending } };
  };
  const how = { ignoreDevToolsAttached: true, disableResetIdleForTest: true };
  await WebExtensionPolicy.getByID(id).extension.terminateBackground(how);
};

const OF_THE_PAGE: readonly PillarState['id'][] = ['seo', 'toegankelijkheid'];
const scoreOf = ({ pillars }: ScanState, id: PillarState['id']): number | null =>
  pillars.find((pillar) => pillar.id === id)?.score ?? null;
const rowsOfPage = (state: ScanState, path: string): readonly string[] =>
  rowsOf(state)
    .filter(({ pillar }) => OF_THE_PAGE.includes(pillar))
    .map(({ field, value }) => `${field}: ${value}`.replaceAll(path, '/…'));

describe('row 2: the event page is ended in the middle of a scan', () => {
  test('the next message wakes a new one, which resumes the scan with the same id and the same scores', async () => {
    // On the first visit the browser learns the site's HSTS; from then on it asks nothing over http.
    await look('https://goed.nl/');
    const whole = await look('https://goed.nl/');
    const answers = keepBusy();
    const { page, tabId } = await begin('https://goed.nl/');
    // What is seen of a connection is seen once: it has to be in.
    for (const name of ['page', 'cert']) await factOf(session, tabId, name);
    await answers.asked;
    const { id } = await stateThat(session, tabId, () => true);
    await session.chrome(endEventPage, session.extensionId);
    await command(session, 'allowance', {});
    await eventually('another background', async () => {
      const record = (await readSession(session))[`job:${id}`] as { attempts?: number } | undefined;
      return record?.attempts === 1;
    });
    answers.release();
    const state = await waitForScan(session, tabId);
    expect(state).toMatchObject({ id, phase: 'done' });
    expect(rowsOf(state)).toEqual(rowsOf(whole.state));
    await page.close();
  });
});

describe('row 4: a tab closed in the middle of its scan', () => {
  test('the remaining work is finished, and no state of the tab is left', async () => {
    const answers = keepBusy();
    const { page, tabId } = await begin('https://goed.nl/tarieven');
    await answers.asked;
    await page.close();
    answers.release();
    await eventually('nothing of the tab', async () => (await readState(session, tabId)) === undefined);
    expect(Object.keys(await readSession(session)).filter((key) => key.startsWith('job:'))).toEqual([]);
  });
});

describe('row 5: the tab navigates in the middle of a scan', () => {
  test('the result stays that of the first page, and no badge shows on the second', async () => {
    const answers = keepBusy();
    const { page, tabId } = await begin('https://goed.nl/contact');
    await answers.asked;
    await page.evaluate(() => {
      location.href = 'https://gewoon.nl/';
    });
    await eventually('the other page', () => page.evaluate(() => location.host === 'gewoon.nl').catch(() => false));
    answers.release();
    const state = await waitForScan(session, tabId);
    expect(state).toMatchObject({ phase: 'done', url: 'https://goed.nl/contact' });
    const stage = await session.backstage();
    expect(await stage.evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId)).toBe('');
    await page.close();
  });
});

describe('row 5: the tab changes to another route of a web app in the middle of a scan', () => {
  test('the result stays that of the first route, and no badge shows on the second', async () => {
    const answers = hold(of('app.nl', '/'));
    const { page, tabId } = await begin('https://app.nl/');
    await factOf(session, tabId, 'page');
    await page.evaluate(() => history.pushState(null, '', '/elders'));
    answers.release();
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', url: 'https://app.nl/', host: 'app.nl' });
    const stage = await session.backstage();
    expect(await stage.evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId)).toBe('');
    await page.close();
  });
});

describe('row 12: the store is full', () => {
  test('facts of an earlier scan are removed to make room in session storage', async () => {
    const stage = await session.backstage();
    const filled = await stage.evaluate(async () => {
      let count = 0;
      // Smaller and smaller, until not even a kilobyte fits: of very large ones Firefox does not always tell that they are kept.
      for (let size = 1_000_000; size > 1_000; ) {
        const items = { [`fact:987654:${count}`]: 'x'.repeat(size) };
        const fits = await chrome.storage.session.set(items).then(
          () => true,
          () => false,
        );
        if (fits) count += 1;
        else size = Math.floor(size / 4);
      }
      return count;
    });
    expect(filled).toBeGreaterThan(1);
    const { state } = await look('https://goed.nl/');
    expect(state.phase).toBe('done');
    expect(Object.keys(await readSession(session)).filter((key) => key.startsWith('fact:987654:'))).toEqual([]);
  });
});

describe.runIf(isFullRun)('row 14: built-ins that the page polluted or replaced', () => {
  test('do not change the findings of the page', async () => {
    const clean = await look(at('/schoon'));
    const hostile = await look(at('/vervuild'));
    expect(rowsOfPage(hostile.state, '/vervuild')).toEqual(rowsOfPage(clean.state, '/schoon'));
  });
});

describe('row 15: form controls that shadow their form', () => {
  test('do not prevent the page from being read', async () => {
    const { state, facts } = await look(at('/overschaduwd'));
    expect(state.phase).toBe('done');
    expect(facts.page?.forms.list).toMatchObject([{ action: 'https://vijandig.nl/zoek', method: 'get' }]);
    expect(facts.page?.links.list.map(({ href }) => href)).toEqual([at('/een'), at('/twee')]);
  });
});

describe.runIf(isFullRun)('row 16: 100,000 nodes', () => {
  test('are read in slices within the time limit of a page', async () => {
    const { state, facts } = await look(at('/groot'));
    expect(state.phase).toBe('done');
    const seo = state.pillars.find(({ id }) => id === 'seo');
    // This file has the machine for itself: the 5 s that a page may take are enough.
    expect(facts.page?.document.elements).toBeGreaterThan(100_000);
    expect(seo?.score).toBeTypeOf('number');
  });
});

describe('row 19: a sandboxed document and frames', () => {
  test('a document with an opaque origin is scanned by its address; same-origin frames are inspected, others counted', async () => {
    const { state } = await look(at('/zandbak'));
    expect(state).toMatchObject({ phase: 'done', host: 'vijandig.nl' });
    expect(scoreOf(state, 'toegankelijkheid')).toBeTypeOf('number');
    const { facts } = await look(at('/kaders'));
    expect(facts.axe).toMatchObject({ frames: 1, entered: 1 });
    expect(JSON.stringify(facts.page)).not.toMatch(/geheim|Contact en route/);
  });
});

describe.runIf(isFullRun)('row 20: a policy of default-src none', () => {
  test('does not prevent the page from being read', async () => {
    const { state, facts } = await look(at('/niets'));
    expect(state.phase).toBe('done');
    expect(facts.page?.head.titles).toEqual(['Fietsen repareren in Utrecht']);
    expect(scoreOf(state, 'toegankelijkheid')).toBeTypeOf('number');
  });
});
