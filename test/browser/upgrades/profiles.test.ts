import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { commonWords } from '../../../lib/words/common.ts';
import { build } from '../../../scripts/start/build.ts';
import { type Profile, storedProfiles } from '../../upgrades/fixtures.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { command, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession } from '../kit/session.ts';

/** What earlier versions kept in a browser, opened by this one: history, reports, key, settings and decisions. */

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const PROFILES = storedProfiles();
const REASON = 'Zo heeft de klant het gewild.';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

/** Replaces everything stored by what a version left, in databases of the form that it created. */
const putBack = async (session: Driven, { local, databases }: Profile): Promise<void> => {
  const own = await session.backstage();
  await own.evaluate(
    async (stored, all) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      for (const { name = '' } of await indexedDB.databases()) await done(indexedDB.deleteDatabase(name));
      for (const [name, { version, stores }] of Object.entries(all)) {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const [store, { keyPath, indexes, rows, keys }] of Object.entries(stores)) {
            const created = opening.result.createObjectStore(store, keyPath === null ? {} : { keyPath });
            for (const one of indexes) created.createIndex(one.name, one.keyPath as string);
            rows.forEach((row, index) => {
              if (keyPath === null) created.put(row, keys[index] as string);
              else created.put(row);
            });
          }
        };
        (await done(opening)).close();
      }
      await chrome.storage.local.clear();
      await chrome.storage.session.clear();
      await chrome.storage.local.set(stored);
    },
    local as Record<string, unknown>,
    databases,
  );
};

const textOf = (view: View): Promise<string> => view.evaluate(() => document.body.textContent ?? '');

test('profiles of at least three released versions are tested', () => {
  expect(new Set(PROFILES.map(([, { rules }]) => rules)).size).toBeGreaterThanOrEqual(3);
  expect(PROFILES.some(([, { decided }]) => decided === 'clicked')).toBe(true);
});

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    const extension = await build(kind);
    session = kind === 'chromium' ? await openSession({ extension, world }) : await openFirefox({ extension, world });
  });
  afterAll(() => session?.close());

  describe.each(PROFILES)('%s', (_, profile) => {
    test('the history shows every scan with its score and its report', async () => {
      await putBack(session, profile);
      const history = await session.openOwn('history.html');
      await until(history, () => document.querySelectorAll('.stored-scan').length >= 3);
      const listed = await textOf(history);
      for (const { host, overall } of profile.scans) {
        expect(listed).toContain(host);
        if (overall !== null) expect(listed).toContain(String(overall));
      }
      await history.close();
      for (const { id, host, overall, result } of profile.scans) {
        const report = await session.openOwn(`report.html?domain=${host}#${id}`);
        await until(report, () => document.querySelector('h1') !== null && document.body.textContent?.includes('100'));
        await expect.poll(() => textOf(report)).toContain(String(overall));
        const text = await textOf(report);
        for (const unsaid of Object.values(commonWords.nl.unsaid)) expect(text).not.toContain(unsaid);
        for (const { score } of result.pillars) if (score !== null) expect(text).toContain(String(score));
        const checks = await report.evaluate(() => document.querySelectorAll('.check').length);
        expect(checks > 100).toBe(result.api_tier === 'partner');
        await report.close();
      }
    });

    test('settings, key and decisions are preserved, and a new scan is listed beside the earlier ones', async () => {
      await putBack(session, profile);
      const options = await session.openOwn('options.html');
      await until(options, () => document.querySelector('h1') !== null);
      await expect.poll(() => options.evaluate(() => document.documentElement.lang)).toBe('nl');
      const settings = await options.evaluate(() => chrome.storage.local.get('settings'));
      await options.close();
      expect(settings['settings']).toMatchObject(profile.local['settings'] as object);
      expect(await command(session, 'keyStatus', {})).toMatchObject({ saved: true });

      const { page } = await session.visit('https://gewoon.nl/');
      const tabId = await tabIdOf(session, page);
      await session.press(page);
      const state = await waitForScan(session, tabId);
      expect(state).toMatchObject({ phase: 'done', result: { api_tier: 'partner' } });
      const history = await session.openOwn('history.html');
      await until(history, () => document.querySelectorAll('.stored-scan').length >= 4);
      await history.close();
      const report = await session.openOwn(`report.html?domain=${state.host}#${state.id}`);
      await until(report, () => document.querySelectorAll('.check').length > 100);
      if (profile.decided === 'clicked') await expect.poll(() => textOf(report)).toContain(REASON);
      await report.close();
      await page.close();
    });
  });
});
