import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { enterKey } from '../kit/options-page.ts';
import { scanPillar } from '../kit/scan.ts';
import { look, openStage, type Stage, settled, teach, textOf, useService } from './stage.ts';

/** A key that occurs nowhere else. */
const CANARY = 'kanarie-7f3c9e51d2b84a06';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ keys: [CANARY], teamSites: [] });
});
afterAll(() => stage.close());

/** Requests as sent by the browser, with all headers, and everything written to a console. */
interface Watch {
  readonly requests: { readonly url: () => string; readonly text: string }[];
  readonly said: string[];
}

const watchTarget = async (client: CDPSession, { requests, said }: Watch): Promise<void> => {
  const urls = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    requests.push({ url: () => request.url, text: JSON.stringify(request) });
  });
  client.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    // This may arrive before the event of the request itself.
    requests.push({ url: () => urls.get(requestId) ?? 'unknown', text: JSON.stringify(headers) });
  });
  client.on('Runtime.consoleAPICalled', (event) => said.push(JSON.stringify(event.args)));
  client.on('Runtime.exceptionThrown', (event) => said.push(JSON.stringify(event.exceptionDetails)));
  await Promise.all([client.send('Network.enable'), client.send('Runtime.enable')]);
};

const watchAll = async (): Promise<Watch> => {
  const watch: Watch = { requests: [], said: [] };
  for (const { client } of await stage.session.extension.workers()) await watchTarget(client, watch);
  stage.session.browser.on('targetcreated', (target) => {
    if (target.type() !== 'page') return;
    void target.createCDPSession().then(
      (client) => watchTarget(client, watch),
      () => {},
    );
  });
  return watch;
};

/** A page as seen by its reader and by assistive tools. */
const shownBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.body.textContent,
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
    ]),
  );

/** Every record of every database of the extension, by database. */
const databases = async (): Promise<Readonly<Record<string, string>>> => {
  const page = await stage.session.backstage();
  return page.evaluate(async () => {
    const dump: Record<string, string> = {};
    const requestOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await requestOf(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const records = stores.map((store) => requestOf(database.transaction(store).objectStore(store).getAll()));
      dump[name] = JSON.stringify(await Promise.all(records));
      database.close();
    }
    return dump;
  });
};

/** The storage areas that a content script could read in a web page. */
const readableInPage = async (tabId: number): Promise<string> => {
  const page = await stage.session.backstage();
  const [frame] = await page.evaluate(
    (id) =>
      chrome.scripting.executeScript({
        target: { tabId: id },
        func: async () => {
          const read = async (area: 'local' | 'session' | 'sync'): Promise<unknown> =>
            await chrome.storage[area].get(null).catch((error: unknown) => String(error));
          return JSON.stringify([await read('local'), await read('session'), await read('sync'), document.cookie]);
        },
      }),
    tabId,
  );
  return String(frame?.result);
};

/** Files of the browser's profile that contain the key. */
const filesWithKey = async (): Promise<readonly string[]> => {
  const args = stage.session.browser.process()?.spawnargs ?? [];
  const folder = args.find((arg) => arg.startsWith('--user-data-dir='))?.slice('--user-data-dir='.length) ?? '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const holds = async (file: string): Promise<boolean> => {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    return bytes.includes(CANARY) || bytes.includes(Buffer.from(CANARY, 'utf16le'));
  };
  const held = await Promise.all(files.map(async (file) => ((await holds(file)) ? [file.slice(folder.length)] : [])));
  return held.flat();
};

/** Presses the buttons that offer files, and returns their texts. */
const filesOffered = async (page: Page, buttons: string): Promise<string> => {
  await page.evaluate(() => {
    const scope = globalThis as unknown as { offered: Promise<string>[] };
    scope.offered = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      scope.offered.push(blob.text());
      return make(blob);
    };
  });
  await page.$$eval(buttons, (all) => {
    for (const button of all) (button as HTMLElement).click();
  });
  const texts = await page.evaluate(() =>
    Promise.all((globalThis as unknown as { offered: Promise<string>[] }).offered),
  );
  expect(texts.length).toBeGreaterThan(0);
  return texts.join('\n');
};

const callEveryOperation = async (page: Page): Promise<void> => {
  await page.type('input[name="sbi_code"]', '62.01');
  await page.type('input[name="q"]', 'fiets');
  await page.type('input[name="limit"]', '3');
  for (const form of await page.$$('main form')) {
    const before = stage.service.log().length;
    await (await form.$('.button[data-kind="primary"]'))?.click();
    await wait(50);
    await (await form.$('[data-answer="yes"]'))?.click();
    await expect.poll(() => stage.service.log().length).toBe(before + 1);
    await form.waitForSelector('.answer');
  }
};

test('after using every feature, the key is only in its record and in the header to its host', async () => {
  await teach(stage, 'https://slecht.nl/');
  await useService(stage);
  const watch = await watchAll();
  const shown: string[] = [];
  const { session, service } = stage;

  await enterKey(session, CANARY);
  const { page, popup, tabId, state } = await look(session, 'https://slecht.nl/');
  expect(state.service).toMatchObject({ withKey: true, result: { tier: 'partner' } });
  const readable = await readableInPage(tabId);
  // Each of the three areas is refused; what comes last is the page's own.
  expect(JSON.parse(readable).slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/^Error: Access to storage/)));
  await popup.waitForSelector('.my-site .button');
  await popup.click('.my-site .button');
  await popup.waitForSelector('.my-site a[href]');
  shown.push(await shownBy(popup), readable, await shownBy(page));
  await scanPillar(session, tabId, 'seo');
  await settled(session, tabId);

  const report = await session.openOwn(`report.html?domain=slecht.nl#${state.id}`);
  await report.waitForSelector('.service');
  shown.push(await shownBy(report), await filesOffered(report, '.save .button:not([data-kind="primary"])'));
  const options = await session.openOwn('options.html#service');
  await options.waitForSelector('#service .service .button');
  await options.click('#service .service .button');
  await options.waitForSelector('#service .notice');
  await expect.poll(() => textOf(options, '#service .notice')).toContain('niveau partner');
  await options.waitForSelector('.hand-in .button');
  await options.click('.hand-in .button');
  await options.waitForSelector('.hand-in .notice[data-tone="info"]');
  shown.push(await shownBy(options));
  const platform = await session.openOwn('platform.html');
  await platform.waitForSelector('form');
  await callEveryOperation(platform);
  shown.push(await shownBy(platform), await filesOffered(platform, '.answer .choices > .button'));

  const backstage = await session.backstage();
  const areas = await backstage.evaluate(async () =>
    JSON.stringify([
      await chrome.storage.local.get(null),
      await chrome.storage.session.get(null),
      await chrome.storage.sync.get(null),
    ]),
  );
  for (const text of [...shown, areas, ...watch.said]) expect(text).not.toContain(CANARY);

  const stored = await databases();
  expect(Object.keys(stored).sort()).toEqual(['history', 'secret']);
  expect(stored['history']).not.toContain(CANARY);
  expect(stored['secret']?.split(CANARY)).toHaveLength(2);

  const bearing = watch.requests.filter(({ text }) => text.includes(CANARY));
  expect(bearing.length).toBeGreaterThan(0);
  for (const { url, text } of bearing) {
    expect(url().startsWith(`${service.base}/`), url()).toBe(true);
    expect(url()).not.toContain(CANARY);
    expect(text.split(CANARY), 'only the header').toHaveLength(2);
  }
  const ofSites = service.log().filter(({ path }) => path.startsWith('/api/v1/'));
  expect(ofSites.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /api/v1/sites',
      'GET /api/v1/sites/site-1/scans',
      'POST /api/v1/sites/site-1/reports',
    ]),
  );
  expect(service.log().length - ofSites.length).toBe(9);
  for (const { path, body, headers } of service.log()) {
    expect(headers['x-gda-key']).toBe(CANARY);
    expect(path + body + JSON.stringify({ ...headers, 'x-gda-key': '' })).not.toContain(CANARY);
  }
  expect(JSON.stringify(stage.world.log())).not.toContain(CANARY);

  const files = await filesWithKey();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !/\/IndexedDB\/chrome-extension_/.test(file))).toEqual([]);
}, 120_000);
