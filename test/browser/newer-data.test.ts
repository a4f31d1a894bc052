import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { listOrigins } from '../../lib/collect/network/origins.ts';
import { GENERATED_TABLES } from '../../lib/data/generated-tables.ts';
import { BUILT_IN_TABLES } from '../../lib/data/tables.ts';
import { packBundle } from '../../scripts/data/pack.ts';
import { runWxt, withSiteAccess } from '../../scripts/start/build.ts';
import { html, text } from '../world/answers.ts';
import type { Site } from '../world/site.ts';
import { startWorld, type World } from '../world/world.ts';
import type { Driven } from './kit/driven.ts';
import { until } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { changeSettings, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession } from './kit/session.ts';

/**
 * A build that names an address of its operator's for newer tables, in both browsers: what is signed and newer is taken once the user
 * said yes, and an older one, one of another key and one with a bit flipped are not, whatever the clock says.
 */

const PAGE = 'werf.nl';
const MAKER = 'gegevens.nl';
const PATH = '/pijler/api/pijler-data.json';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const pair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
const [ours, theirs] = await Promise.all([pair(), pair()]);
const KEY = Buffer.from(await crypto.subtle.exportKey('spki', ours.publicKey)).toString('base64');
const bundle = (number: number, key = ours.privateKey): Promise<string> =>
  packBundle(GENERATED_TABLES, { key, number, day: BUILT_IN_TABLES.name.day });

let served = '';
let requestCount = 0;
const SITES: readonly Site[] = [
  { hosts: [PAGE], https: () => html('<!doctype html><html lang="nl"><title>Werf</title><h1>Werf</h1></html>') },
  {
    hosts: [MAKER],
    https: ({ path }) => {
      if (path !== PATH) return text('', {}, 404);
      requestCount += 1;
      return text(served, { 'content-type': 'application/json' });
    },
  },
];

const FOLDERS = { chromium: 'chrome-mv3-newer', firefox: 'firefox-mv3-newer' } as const;
const buildWithAddress = async (kind: Driven['kind']): Promise<string> => {
  const args = kind === 'chromium' ? ['build', '-b', 'chrome'] : ['build', '-b', 'firefox', '--mv3'];
  const variables = { PIJLER_DATA_KEY: KEY, PIJLER_DATA_ADDRESS: `https://${MAKER}/pijler`, PIJLER_FOLDER: '-newer' };
  await runWxt(args, variables);
  return join(import.meta.dirname, '../../.output', FOLDERS[kind]);
};

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let world: World;
  let session: Driven;
  beforeAll(async () => {
    const [extension, started] = await Promise.all([buildWithAddress(kind), startWorld({ sites: SITES })]);
    world = started;
    const hosts = [PAGE, MAKER];
    const opened =
      kind === 'chromium'
        ? await openSession({ extension: await withSiteAccess(extension, ...hosts), world })
        : await openFirefox({ extension, world });
    if (opened.kind === 'firefox') await opened.grant({ origins: hosts.flatMap(listOrigins), permissions: [] });
    session = opened;
  });
  afterAll(async () => {
    await session?.close();
    await world?.stop();
  });

  /** Number of the tables in use, as the background keeps them; 0 for the package's own. */
  const storedOf = async (): Promise<{ readonly number: number; readonly last: number }> => {
    const page = await session.backstage();
    return page.evaluate(async () => {
      const { dataBundle } = (await chrome.storage.local.get('dataBundle')) as {
        dataBundle?: { bundle: string; last: number };
      };
      const file = dataBundle?.bundle ? JSON.parse(dataBundle.bundle) : null;
      return {
        number: file === null ? 0 : JSON.parse(file.content).number,
        last: dataBundle?.last ?? 0,
      };
    });
  };

  /** As if the last question had been asked at this moment, in ms since 1970. */
  const setLastCheck = async (at: number): Promise<void> => {
    const page = await session.backstage();
    await page.evaluate(async (moment) => {
      const { dataBundle = { bundle: '' } } = (await chrome.storage.local.get('dataBundle')) as {
        dataBundle?: { bundle: string };
      };
      await chrome.storage.local.set({ dataBundle: { ...dataBundle, last: moment } });
    }, at);
  };

  /** One scan while the address serves this; the number in use afterwards. */
  const scanWhile = async (body: string, before = 0): Promise<number> => {
    served = body;
    await setLastCheck(before);
    const count = requestCount;
    const { page } = await session.visit(`https://${PAGE}/`);
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    await waitForScan(session, tabId);
    await expect.poll(() => requestCount, { timeout: 20_000 }).toBe(count + 1);
    await expect.poll(async () => (await storedOf()).last, { timeout: 20_000 }).toBeGreaterThan(0);
    // What was answered is read and checked in a moment; a number that is to stay is looked at after it.
    await new Promise((done) => setTimeout(done, 1_500));
    await page.close();
    return (await storedOf()).number;
  };

  test('nothing is requested before the user consents', async () => {
    served = await bundle(5);
    const count = requestCount;
    const { page } = await session.visit(`https://${PAGE}/`);
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    await waitForScan(session, tabId);
    await page.close();
    expect(requestCount).toBe(count);
    expect(await storedOf()).toEqual({ number: 0, last: 0 });
  });

  test('the settings offer it, off by default, and name the host', async () => {
    const page = await session.openOwn('options.html#level');
    await until(page, () => document.querySelector('[name=newerData]'));
    const shown = await page.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('[name=newerData]');
      return {
        isOn: box?.checked,
        note: document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent,
      };
    });
    expect(shown.isOn).toBe(false);
    expect(shown.note).toContain(MAKER);
    await page.close();
  });

  test('an older update, another key or a flipped bit is rejected; a wrong clock does not block a valid update', async () => {
    await changeSettings(session, { newerData: true });
    expect(await scanWhile(await bundle(5))).toBe(5);
    expect(await scanWhile(await bundle(4))).toBe(5);
    expect(await scanWhile(await bundle(9, theirs.privateKey))).toBe(5);
    const good = await bundle(9);
    const at = Math.floor(good.length / 2);
    const flipped = String.fromCharCode(good.charCodeAt(at) ^ 1);
    expect(await scanWhile(good.slice(0, at) + flipped + good.slice(at + 1))).toBe(5);
    // The last question seems to lie years ahead: the clock was set back since.
    expect(await scanWhile(await bundle(6), Date.now() + 1e11)).toBe(6);
  });
});
