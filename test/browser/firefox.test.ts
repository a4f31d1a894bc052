import { readdir, readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import { listOrigins } from '../../lib/collect/network/origins.ts';
import { PILLARS } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { build } from '../../scripts/start/build.ts';
import { startWorld, type World } from '../world/world.ts';
import type { FirefoxSession } from './kit/firefox/session.ts';
import { openFirefox } from './kit/firefox/session.ts';
import type { Tab } from './kit/firefox/tab.ts';
import { enterKey } from './kit/options-page.ts';
import { changeSettings, readState, tabIdOf, waitForScan } from './kit/scan.ts';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

let world: World;
let session: FirefoxSession;

beforeAll(async () => {
  const [extension, started] = await Promise.all([build('firefox'), startWorld()]);
  world = started;
  session = await openFirefox({ extension, world });
  await changeSettings(session, { language: 'nl' });
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

interface Looked {
  readonly page: Tab;
  readonly popup: Tab;
  readonly tabId: number;
  readonly state: ScanState;
}

const press = async (url: string): Promise<Omit<Looked, 'state'>> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  return { page, tabId, popup: await session.press(page) };
};
const look = async (url: string): Promise<Looked> => {
  const pressed = await press(url);
  return { ...pressed, state: await waitForScan(session, pressed.tabId) };
};

const textOf = async (view: Tab): Promise<string> =>
  (await view.evaluate(() => document.body.textContent ?? '')).replace(/\s+/g, ' ');
const accessTo = (host: string) => ({ origins: listOrigins(host), permissions: ['webRequest', 'webRequestBlocking'] });
const reasonsOf = ({ pillars }: ScanState) => [
  ...new Set(pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why))),
];

test('only the required permissions are granted at install, and no access to sites', async () => {
  const stage = await session.backstage();
  const granted = await stage.evaluate(() => chrome.permissions.getAll());
  expect(granted.origins).toEqual([]);
  expect(granted.permissions?.toSorted()).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage']);
});

describe('without access to the site', () => {
  test('one click grades the page, the domain and the registers, and reports what was denied', async () => {
    const { popup, state, page } = await look('https://goed.nl/');
    const result = PublicResult.parse(state.result);
    expect(result).toMatchObject({ ok: true, domain: 'goed.nl', api_tier: 'public', rate_limit: '20/hour' });
    expect(result.pillars.map(({ id }) => id)).toEqual(PILLARS);
    expect(result.pillars.find(({ id }) => id === 'toegankelijkheid')?.score).toBeTypeOf('number');
    expect(result.pillars.find(({ id }) => id === 'domein')?.score).toBeTypeOf('number');
    expect(reasonsOf(state)).toContain('denied');
    const requests = state.ledger.filter(({ host }) => host.endsWith('goed.nl'));
    expect(requests.every(({ host, inPage }) => host === 'goed.nl' && inPage)).toBe(true);
    await expect.poll(() => textOf(popup)).toContain('goed.nl');
    await page.close();
  });

  test('the ledger matches the proxy log', { tags: ['full'] }, async () => {
    const { page } = await session.visit('https://gewoon.nl/');
    const tabId = await tabIdOf(session, page);
    world.clearLog();
    await session.press(page);
    const { ledger } = await waitForScan(session, tabId);
    const address = ({ host, path }: { host: string; path: string | null }): string => `${host}${path}`;
    expect(world.log().map(address).sort()).toEqual(ledger.map(address).sort());
    await page.close();
  });
});

describe('with access to the site', () => {
  afterEach(() => session.revoke(accessTo('goed.nl')));

  test('granting access starts a new scan that scores all six pillars', async () => {
    const { tabId, state, page } = await look('https://goed.nl/reparatie/');
    expect(state.access).toBe(false);
    await session.grant(accessTo('goed.nl'));

    await expect.poll(async () => (await readState(session, tabId))?.id).not.toBe(state.id);
    const after = await waitForScan(session, tabId);
    expect(after.access).toBe(true);
    for (const { id, score } of after.pillars) expect(score, id).toBeTypeOf('number');
    expect(after.ledger.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['page', 'twin', 'robots']));
    expect(world.log().filter(({ host, cookie }) => host === 'goed.nl' && cookie)).toEqual([]);
    await page.close();
  });

  test('access revoked in mid-scan stops the requests, and the rest counts as denied', { tags: ['full'] }, async () => {
    const slow = await startWorld({ latency: 300 });
    const other = await openFirefox({ extension: await build('firefox'), world: slow });
    try {
      await other.grant(accessTo('goed.nl'));
      const { page } = await other.visit('https://goed.nl/');
      const tabId = await tabIdOf(other, page);
      slow.clearLog();
      await other.press(page);
      await expect.poll(() => slow.log().filter(({ host }) => host === 'goed.nl').length).toBeGreaterThan(2);
      await other.revoke(accessTo('goed.nl'));
      const state = await waitForScan(other, tabId);
      const requestCount = slow.log().filter(({ host }) => host.endsWith('goed.nl')).length;

      expect(state).toMatchObject({ phase: 'done', access: false });
      expect(reasonsOf(state)).toContain('denied');
      expect(requestCount).toBeLessThan(20);
    } finally {
      await other.close();
      await slow.stop();
    }
  });
});

describe('the partner tier', () => {
  test('a key entered on the options page unlocks every check and is shown nowhere', { tags: ['full'] }, async () => {
    await enterKey(session, 'sleutel-voor-de-test-1234');
    const { state, page } = await look('https://slecht.nl/');
    const result = PartnerResult.parse(state.result);
    expect(result).toMatchObject({ api_tier: 'partner', rate_limit: '120/hour' });
    expect(result.pillars.flatMap(({ checks }) => checks).length).toBeGreaterThanOrEqual(48);
    const stage = await session.backstage();
    const stored = await stage.evaluate(async () => [
      await chrome.storage.local.get(null),
      await chrome.storage.session.get(null),
    ]);
    expect(JSON.stringify(stored)).not.toContain('sleutel-voor-de-test');
    await page.close();
  });
});

test('closing the session leaves no process and no profile', { tags: ['full'] }, async () => {
  const other = await openFirefox({ extension: await build('firefox'), world });
  const [, profile = ''] = /--profile\0([^\0]+)/.exec(await readFile(`/proc/${other.pid}/cmdline`, 'utf8')) ?? [];
  expect(await readdir(profile)).not.toEqual([]);
  expect(() => process.kill(other.pid, 0)).not.toThrow();
  await other.close();
  await other.close();
  expect(() => process.kill(other.pid, 0)).toThrow('ESRCH');
  await expect(readdir(profile)).rejects.toThrow('ENOENT');
});
