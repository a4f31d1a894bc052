import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { popupWords } from '../../../lib/words/popup.ts';
import { build } from '../../../scripts/start/build.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import type { Driven, View } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession } from '../kit/session.ts';
import { readReport } from '../kit/stored-report.ts';

/**
 * The browser has no room left for the extension: none at all, for one byte, or for a part of a report, so that a write ends in its
 * middle. What was kept before, in whichever store, is kept after; what does not fit is told.
 */

/** In the functions that run in a page of the extension. */
declare const chrome: ExtensionApi;

/** Ten MB is the minimum that Firefox grants a group of origins (dom/quota, `GetGroupLimitForLimit`). */
const LITTLE = { 'dom.quotaManager.temporaryStorage.fixedLimit': 20_480 };

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: SITES });
});
afterAll(() => world?.stop());

/** Everything stored, by store and key, as text. */
const everything = async (): Promise<Readonly<Record<string, string>>> => {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, one: unknown) =>
      one instanceof ArrayBuffer || ArrayBuffer.isView(one)
        ? [...new Uint8Array('buffer' in one ? one.buffer : one)].join()
        : one,
    );
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const all: Record<string, string> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    if (name === 'vulling') continue;
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([settled(rows.getAllKeys()), settled(rows.getAll())]);
      for (const [index, key] of keys.entries()) all[`${name}/${store}/${String(key)}`] = text(values[index]);
    }
    database.close();
  }
  for (const [key, value] of Object.entries(await chrome.storage.local.get(null))) all[`local/${key}`] = text(value);
  return all;
};

/** Fills the storage granted to the extension up to some bytes, with data that does not compress. */
const fill = async (room: number): Promise<void> => {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('vulling', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('brokken', { autoIncrement: true });
  const database = await settled(opening);
  const add = (size: number): Promise<boolean> =>
    new Promise((resolve) => {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65_536)));
      const transaction = database.transaction('brokken', 'readwrite');
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
      try {
        transaction.objectStore('brokken').add(bytes);
      } catch {
        resolve(false);
      }
    });
  // The space to leave free is written last and removed again.
  const last =
    room > 0 && (await add(room))
      ? await settled(database.transaction('brokken').objectStore('brokken').getAllKeys())
      : [];
  for (let size = 4_000_000; size >= 1_000; ) if (!(await add(size))) size = Math.floor(size / 4);
  for (const key of last.slice(-1))
    await settled(database.transaction('brokken', 'readwrite').objectStore('brokken').delete(key));
  database.close();
};

const empty = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('vulling');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });

/** Holds the quota override of a Chromium open. */
const held = new WeakMap<Driven, CDPSession>();

/** Limits the extension's storage to its current use and some bytes, or restores the full quota. */
const limited = async (session: Driven, room: number | null): Promise<void> => {
  const stage = await session.backstage();
  if (session.kind === 'firefox') {
    await (room === null ? stage.evaluate(empty) : stage.evaluate(fill, room));
    return;
  }
  const cdp = await (stage as Page).createCDPSession();
  const origin = await stage.evaluate(() => location.origin);
  const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin });
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, ...(room !== null && { quotaSize: usage + room }) });
  // An override ends with the last of its sessions.
  await held.get(session)?.detach();
  held.set(session, cdp);
};

const open = async (kind: Driven['kind']): Promise<Driven> => {
  const extension = await build(kind);
  const session =
    kind === 'chromium'
      ? await openSession({ extension, world })
      : await openFirefox({ extension, world, prefs: LITTLE });
  await changeSettings(session, { language: 'nl' });
  await enterKey(session, 'sleutel-voor-de-test-1234');
  return session;
};

const scan = async (session: Driven, url: string) => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const popup: View = await session.press(page);
  const state = await waitForScan(session, tabId);
  return { page, popup, state };
};

/** What is counted at each scan, and what runs at the moment. */
const PASSING = ['local/starts', 'local/running', 'local/newSince'];
const BEFORE = ['https://goed.nl/', 'https://gewoon.nl/', 'https://goed.nl/contact'];

describe.each(['chromium', 'firefox'] as const)('row 12: no room for anything more, in %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    session = await open(kind);
    for (const url of BEFORE) {
      const { page, state } = await scan(session, url);
      await readReport(session, state.id);
      await page.close();
    }
  }, 240_000);
  afterAll(() => session?.close());

  test.each([0, 1, 10_000])('with %i bytes left', { timeout: 120_000 }, async (room) => {
    const stage = await session.backstage();
    const before = await stage.evaluate(everything);
    const scans = Object.keys(before).filter((key) => key.startsWith('history/'));
    expect(scans.length).toBeGreaterThanOrEqual(BEFORE.length);
    expect(Object.keys(before).join()).toMatch(/local\/settings/);
    await limited(session, room);
    try {
      const { page, popup, state } = await scan(session, 'https://slecht.nl/');
      expect(state.phase).toBe('done');
      expect(state.overall).toBeTypeOf('number');
      const isStored = await readReport(session, state.id).then(
        () => true,
        () => false,
      );
      const after = await stage.evaluate(everything);
      const removed = Object.keys(before).filter((key) => before[key] !== after[key] && !PASSING.includes(key));
      const text = await popup.evaluate(() => document.body.textContent ?? '').catch(() => '');
      process.stdout.write(`${kind}, ${room} bytes: kept ${isStored}, gone ${removed.join()}\n`);
      // Where it was kept, in the place of the oldest and of nothing else; else nothing has gone, and that is told.
      expect(removed.filter((key) => !isStored || !key.startsWith('history/'))).toEqual([]);
      expect(removed.length).toBeLessThanOrEqual(1);
      if (!isStored) expect(text).toContain(popupWords.nl.notes.noRoom);
      await page.close();
    } finally {
      await limited(session, null);
    }
  });
});
