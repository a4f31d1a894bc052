import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { startWorld, type World } from '../world/world.ts';
import { tabIdOf } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';

/** In the functions below that run in a page of the extension. */
declare const chrome: ExtensionApi;

/** The minimum that shows whether a click, a grant and the network routes are real. */
const PROBE = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'Proef',
    version: '1',
    permissions: ['activeTab', 'scripting', 'storage'],
    action: { default_popup: 'popup.html' },
  }),
  'popup.html': '<!doctype html><title>Proef</title><p>Hier</p>',
};

let world: World;
let session: Session;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pijler-probe-'));
  await mkdir(folder, { recursive: true });
  for (const [name, body] of Object.entries(PROBE)) await writeFile(join(folder, name), body);
  world = await startWorld({ resolver: false });
  session = await openSession({ extension: folder, world });
});

afterAll(async () => {
  await session.close();
  await world.stop();
  await rm(folder, { recursive: true });
});

const readTitle = async (tabId: number) => {
  const backstage = await session.backstage();
  return backstage.evaluate(async (id) => {
    const inject = chrome.scripting.executeScript({ target: { tabId: id }, func: () => document.title });
    return inject.then(
      ([injected]) => String(injected?.result),
      () => 'refused',
    );
  }, tabId);
};

test('only pressing the button grants access', async () => {
  const page = await session.open('https://goed.nl/contact');
  const tabId = await tabIdOf(session, page);
  expect(await readTitle(tabId)).toBe('refused');

  const popup = await session.press(page);
  await expect.poll(() => popup.$eval('p', (node) => node.textContent)).toBe('Hier');
  expect(await readTitle(tabId)).toBe('Contact en route naar de werkplaats in Utrecht | De Goede Fiets');
});

test('every press opens a new popup, whatever was open before', async () => {
  const first = await session.press(await session.open('https://goed.nl/'));
  const page = await session.open('https://goed.nl/tarieven');
  const second = await session.press(page);
  const third = await session.press(page);
  expect([first, second, third].map((popup) => popup.isClosed())).toEqual([true, true, false]);
  await expect.poll(() => third.$eval('p', (node) => node.textContent)).toBe('Hier');
});

test('a request of the extension is the only one in the log', async () => {
  const page = await session.open('https://goed.nl/');
  await session.press(page);
  world.clearLog();

  const backstage = await session.backstage();
  const status = await backstage.evaluate(async () => (await fetch('https://rdap.sidn.nl/domain/goed.nl')).status);
  expect(status).toBe(200);
  expect(world.log()).toMatchObject([{ method: 'GET', host: 'rdap.sidn.nl', path: '/domain/goed.nl', status: 200 }]);
});

test('a page that fails to load still has a tab and reports why', async () => {
  expect(await session.visit('https://goed.nl/')).toMatchObject({ failure: null });
  expect(await session.visit('https://vals.nl/')).toMatchObject({ failure: 'net::ERR_CERT_AUTHORITY_INVALID' });
  expect(await session.visit('https://dood.nl/')).toMatchObject({ failure: 'net::ERR_TUNNEL_CONNECTION_FAILED' });
});

test('closing the session leaves no process and no profile', async () => {
  const other = await openSession({ extension: folder, world });
  const pid = other.browser.process()?.pid ?? 0;
  const [, profile = ''] = /--user-data-dir=([^\0]+)/.exec(await readFile(`/proc/${pid}/cmdline`, 'utf8')) ?? [];
  expect(await readdir(profile)).not.toEqual([]);

  await other.close();
  await other.close();

  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(readdir(profile)).rejects.toThrow('ENOENT');
});
