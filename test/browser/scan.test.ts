import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import { PILLARS } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { build } from '../../scripts/start/build.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { aimAt, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';

let world: World;
let extension: string;
/** A browser without a key, shared by the tests that need no other. */
let session: Session;

beforeAll(async () => {
  [extension, world] = await Promise.all([build(), startWorld()]);
  session = await openDutch();
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

/** A browser in which Pijler speaks Dutch, whatever the languages of this machine's Chromium. */
const openDutch = async (): Promise<Session> => {
  const session = await openSession({ extension, world });
  const backstage = await session.backstage();
  await backstage.evaluate(() => chrome.storage.local.set({ settings: { language: 'nl' } }));
  return session;
};

interface Looked {
  readonly page: Page;
  readonly popup: Page;
  readonly state: ScanState;
}

/** Opens a page, presses the toolbar button and waits until the scan ends. */
const look = async (session: Session, url: string): Promise<Looked> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  return { page, popup, state: await waitForScan(session, tabId) };
};

/** The words the popup shows, white space folded. */
const textOf = async (popup: Page): Promise<string> =>
  (await popup.evaluate(() => document.body.textContent ?? '')).replace(/\s+/g, ' ');

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

describe('the public tier', () => {
  test('one click on the demo site gives exactly the eight fields, and the ledger matches the proxy log', async () => {
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    // What the page itself loads is in by now; everything after this line is the scan's.
    world.clearLog();
    await session.press(page);
    const state = await waitForScan(session, tabId);
    const result = PublicResult.parse(state.result);

    expect(Object.keys(state.result ?? {}).sort()).toEqual(
      ['api_tier', 'domain', 'grade_label', 'ok', 'overall_score', 'pillars', 'rate_limit', 'scan_url'].sort(),
    );
    expect(result).toMatchObject({ ok: true, domain: 'goed.nl', api_tier: 'public', rate_limit: '20/hour' });
    expect(result.pillars.map(({ id }) => id)).toEqual(PILLARS);
    for (const { id, score } of result.pillars) expect(score, id).toBeTypeOf('number');
    expect(result.grade_label).toBe('Uitstekend');

    const address = ({ host, path }: { host: string; path: string | null }): string => `${host}${path}`;
    expect(world.log().map(address).sort()).toEqual(state.ledger.map(address).sort());
    expect(world.log().filter(({ cookie, referrer }) => cookie || referrer !== null)).toEqual([]);
    expect(world.log().filter(({ method }) => method !== 'GET')).toEqual([]);
    // Of a home page no variant with a query is asked.
    expect(world.log().filter(({ host, path }) => host.endsWith('goed.nl') && path?.includes('?'))).toEqual([]);
    await page.close();
  });

  test('stores and shows no details of single checks', async () => {
    const { popup, state } = await look(session, 'https://slecht.nl/');
    const backstage = await session.backstage();
    const stored = await backstage.evaluate(async () => {
      const session = await chrome.storage.session.get(null);
      const local = await chrome.storage.local.get(null);
      const states = Object.entries(session).filter(([key]) => key.startsWith('scan:'));
      // A state is stored as JSON, in which quotes stand as they are.
      return states.map(([, state]) => String(state)).join('') + JSON.stringify(local);
    });
    expect(stored).toContain('"pillars"');
    const shown = await popup.evaluate(() => document.documentElement.outerHTML);
    expect(stored + shown).not.toMatch(/"checks"|title-present|page-indexable|webbouwer|hostingpartij|domeinbeheerder/);
    expect(state.pillars.flatMap(({ unseen }) => unseen).length).toBeGreaterThan(0);
  });

  test('scanning the same page twice gives the same result', { tags: ['full'] }, async () => {
    const { page, state } = await look(session, 'https://gewoon.nl/');
    await page.close();
    const second = await look(session, 'https://gewoon.nl/');
    expect(second.state.id).not.toBe(state.id);
    expect(second.state.result).toEqual(state.result);
  });

  test('opposite sites are at least 40 points apart', { tags: ['full'] }, async () => {
    const good = await look(session, 'https://goed.nl/');
    const bad = await look(session, 'https://slecht.nl/');
    expect((good.state.overall ?? 0) - (bad.state.overall ?? 100)).toBeGreaterThanOrEqual(40);
  });

  test('shows the progress of the accessibility engine on a large page', { tags: ['full'] }, async () => {
    const { page } = await session.visit('https://goed.nl/tarieven');
    await page.evaluate(() => {
      const main = document.querySelector('main');
      for (let number = 0; number < 8_000; number += 1) {
        const paragraph = document.createElement('p');
        paragraph.textContent = `Alinea ${number}`;
        main?.append(paragraph);
      }
    });
    const tabId = await tabIdOf(session, page);
    const backstage = await session.backstage();
    await backstage.evaluate((key) => {
      const seen: unknown[] = [];
      Object.assign(globalThis, { seen });
      chrome.storage.session.onChanged.addListener(({ [key]: change }) => {
        const { pillars } = JSON.parse(String(change?.newValue ?? '{"pillars":[]}')) as {
          pillars: { progress?: unknown }[];
        };
        seen.push(...pillars.flatMap(({ progress }) => progress ?? []));
      });
    }, `scan:${tabId}`);
    await session.press(page);
    const state = await waitForScan(session, tabId);
    const seen = await backstage.evaluate(() => (globalThis as unknown as { seen: Progress[] }).seen);

    expect(seen.length).toBeGreaterThan(0);
    for (const { done, of } of seen) expect(done).toBeLessThanOrEqual(of);
    expect(state.pillars.find(({ id }) => id === 'toegankelijkheid')).not.toHaveProperty('progress');
  });

  test('a button set to one pillar scans only that pillar and says so', { tags: ['full'] }, async () => {
    const { page } = await session.visit('https://goed.nl/diensten');
    const tabId = await tabIdOf(session, page);
    await aimAt(session, tabId, 'seo');
    const popup = await session.press(page);
    const { result, ledger } = await waitForScan(session, tabId);
    expect(result?.pillars.map(({ id }) => id)).toEqual(['seo']);
    expect(result?.overall_score).toBe(result?.pillars[0]?.score);
    expect(ledger.map(({ purpose }) => purpose)).not.toContain('dns');
    await expect
      .poll(() => popup.$$eval('.pillar .name', (names) => names.map((name) => name.textContent)))
      .toEqual(['SEO']);
    await page.close();
  });

  test('a recent result is shown again instead of scanned again', { tags: ['full'] }, async () => {
    const { page, state, popup } = await look(session, 'https://goed.nl/contact/');
    await popup.close();
    await session.press(page);
    const after = await waitForScan(session, state.tabId);
    expect(after.id).toBe(state.id);
  });
});

describe('a page that cannot be scanned, or only in part, is explained in a plain sentence', () => {
  const WITHOUT_DOMAIN = [
    ['an IP address', 'http://127.0.0.1', /IP-adres|eigen netwerk/],
    ['localhost', 'http://localhost', /eigen netwerk of op uw computer/],
  ] as const;
  test.each(sampleOf(WITHOUT_DOMAIN, 2))('%s is scanned without its domain', async (_, origin, sentence) => {
    const { popup, state } = await look(session, `${origin}:${world.plainPort}/`);
    expect(state.phase).toBe('done');
    expect(state.pillars.find(({ id }) => id === 'domein')?.score).toBeNull();
    expect(state.ledger.filter(({ purpose }) => purpose === 'dns' || purpose === 'registry')).toEqual([]);
    await expect.poll(() => textOf(popup)).toMatch(sentence);
  });

  test('leaves what is behind a challenge page untested', async () => {
    const { popup, state } = await look(session, 'https://muur.nl/');
    expect(state.notes).toContain('wall');
    await expect.poll(() => textOf(popup)).toContain('controlepagina');
  });

  test('without a network, checks of the page itself are still scored', { tags: ['full'] }, async () => {
    const { page } = await session.visit('https://goed.nl/werkplaats/');
    await setNetwork(session, OFFLINE);
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    const state = await waitForScan(session, tabId);
    expect(state.notes).toContain('offline');
    expect(state.pillars.find(({ id }) => id === 'toegankelijkheid')?.score).toBeTypeOf('number');
    await expect.poll(() => textOf(popup)).toContain('Geen verbinding.');
    // Back on the network the open popup scans again by itself.
    await setNetwork(session, ONLINE);
    await expect.poll(() => textOf(popup)).not.toContain('Geen verbinding.');
  });
});

describe('the partner tier', () => {
  test('a key entered on the options page unlocks every check', async () => {
    const withKey = await openDutch();
    try {
      await enterKey(withKey, 'sleutel-voor-de-test-1234');
      const { state } = await look(withKey, 'https://goed.nl/');
      const result = PartnerResult.parse(state.result);
      expect(result).toMatchObject({ api_tier: 'partner', rate_limit: '120/hour' });
      const checks = result.pillars.flatMap((pillar) => pillar.checks);
      expect(checks.length).toBeGreaterThanOrEqual(48);
      for (const pillar of result.pillars) expect(pillar.checks.length, pillar.id).toBeGreaterThanOrEqual(8);
      for (const check of checks) expect(check.outcome === 'unknown', check.id).toBe(check.reason !== undefined);
      expect(JSON.stringify(await readAllStorage(withKey))).not.toContain('sleutel-voor-de-test');
    } finally {
      await withKey.close();
    }
  });
});

describe('the manifest', () => {
  test('triggers no permission warning at install', async () => {
    const page = await session.backstage();
    const { manifest, warnings } = await page.evaluate(async () => {
      const manifest = chrome.runtime.getManifest();
      const { management } = chrome as unknown as { management: Warnings };
      return { manifest, warnings: await management.getPermissionWarningsByManifest(JSON.stringify(manifest)) };
    });
    expect(warnings).toEqual([]);
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('web_accessible_resources');
    expect(manifest).not.toHaveProperty('content_scripts');
    expect(manifest['permissions']).toEqual(['activeTab', 'scripting', 'storage', 'contextMenus', 'webRequest']);
  });
});

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Chromium's own, which the shared types lack. */
interface Warnings {
  getPermissionWarningsByManifest(manifest: string): Promise<readonly string[]>;
}

const OFFLINE = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
const ONLINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Cuts or restores the network of the extension's background. */
const setNetwork = async (session: Session, conditions: typeof OFFLINE): Promise<void> => {
  for (const { client } of await session.extension.workers()) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', conditions);
  }
};

/** Both storage areas, as any page of the extension can read them. */
const readAllStorage = async (session: Session): Promise<unknown> =>
  (await session.backstage()).evaluate(async () => [
    await chrome.storage.session.get(null),
    await chrome.storage.local.get(null),
  ]);
