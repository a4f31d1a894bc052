import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import type { ScanState } from '../../../lib/state.ts';
import { startWorld, type World } from '../../world/world.ts';
import { differences, rowsOf } from '../kit/compare.ts';
import type { Driven } from '../kit/driven.ts';
import { readEvidence, tabIdOf, waitForScan } from '../kit/scan.ts';
import type { Session } from '../kit/session.ts';
import { inEnglish, readPopup } from '../views/popup-text.ts';
import { lookAt, openWith } from './granted.ts';

/** What a browser withholds, and what other extensions put into a page. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const blind = (why: string) => ({ seen: false, why });

describe('row 38: access covers another scheme, port or host than the page’s', () => {
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

  test('a page on its own port is requested on that port only', async () => {
    const own = `http://localhost:${world.plainPort}`;
    const { state } = await lookAt(session, `${own}/`, world.clearLog);
    expect(state.phase).toBe('done');
    expect(state.ledger.length).toBeGreaterThan(0);
    expect(new Set(state.ledger.map(({ host }) => host))).toEqual(new Set([`localhost:${world.plainPort}`]));
  });

  test('row 39: the scan uses the access given by the click, although it is not listed', async () => {
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

/** Another extension, in a folder of its own: it gives every answer of one host a policy (CSP), ours too if it could. */
const writeOther = async (host: string, policy: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-andere-'));
  const header = { header: 'content-security-policy', operation: 'set', value: policy };
  const rule = {
    id: 1,
    action: { type: 'modifyHeaders', responseHeaders: [header] },
    condition: { requestDomains: [host], resourceTypes: ['main_frame', 'xmlhttprequest', 'other'] },
  };
  const manifest = {
    manifest_version: 3,
    name: 'Andere',
    version: '1',
    permissions: ['declarativeNetRequest'],
    host_permissions: [`*://${host}/*`],
    declarative_net_request: { rule_resources: [{ id: 'regels', enabled: true, path: 'rules.json' }] },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'rules.json'), JSON.stringify([rule]));
  return folder;
};

describe('row 41: another extension adds to the page', () => {
  let session: Session;
  beforeAll(async () => {
    session = (await openWith('chromium', world, ['gewoon.nl'])) as Session;
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

  test('content that it adds changes no finding and no score', async () => {
    const plain = await gradeWith('');
    expect(differences(plain, await gradeWith(OTHERS))).toEqual([]);
    // The same without an extension's address does: the test can fail.
    const own = OTHERS.replace(/(chrome|moz|safari-web)-extension:\/\/\w[\w-]*/g, 'https://gewoon.nl');
    expect(differences(plain, await gradeWith(own)).length).toBeGreaterThan(2);
  });

  /** Lets the page ask for something in its own name, scans it, and tells what stands above the result. */
  const scanAfterAsking = async (url: string, requested = '/gevraagd') => {
    const { page } = await session.visit(url);
    await page.evaluate((address) => fetch(address).catch(() => null), requested);
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    const state = await waitForScan(session, tabId);
    await popup.waitForSelector('.grade .number');
    const { page: read } = await readEvidence(session, tabId);
    return { page, state, told: await readPopup(popup), read: read as Seen<Facts['page']> };
  };

  test('a policy that it sets is reported, and the response for a new visitor is judged', async () => {
    const plain = await scanAfterAsking('https://gewoon.nl/');
    expect(plain.told.sentences).toEqual([]);
    await plain.page.close();

    const folder = await writeOther('gewoon.nl', "connect-src 'none'");
    const other = await session.browser.installExtension(folder);
    const { page, state, told: result } = await scanAfterAsking('https://gewoon.nl/');
    expect(result.sentences).toEqual([
      'In uw browser gelden hier andere regels voor scripts (CSP) dan voor een nieuwe bezoeker, door een extensie of door de site zelf. Pijler beoordeelt wat een nieuwe bezoeker krijgt.',
    ]);
    expect((await inEnglish(session, page)).sentences).toEqual([
      'In your browser other rules for scripts (CSP) apply here than for a new visitor, because of an extension or the site itself. Pijler judges what a new visitor gets.',
    ]);
    const security = (of: ScanState) => rowsOf(of).filter(({ pillar }) => pillar === 'beveiliging');
    expect(differences(security(plain.state), security(state))).toEqual([]);
    await page.close();
    await session.browser.uninstallExtension(other);
    await rm(folder, { recursive: true });
  });

  test('a refusal by the site’s own policy is not attributed to it', async () => {
    const { page, told: result, read } = await scanAfterAsking('https://goed.nl/', 'https://elders.nl/');
    expect(read.seen && read.value.document.refusedBy).toHaveLength(1);
    expect(result.sentences).toEqual([]);
    await page.close();
  });
});
