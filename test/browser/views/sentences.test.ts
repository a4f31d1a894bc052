import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { formatTime } from '../../../lib/words/format.ts';
import { build } from '../../../scripts/start/build.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { closeFiles } from '../kit/developer-mode.ts';
import { changeSettings, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { forgetLimits, openStage, type Stage, setKey, settled, textOf, useService } from '../service/stage.ts';
import { inEnglish, readPopup, readPopupAt, take, WITH_CLOSED } from './popup-text.ts';
import { SAYS, type Saying } from './sentences.ts';
import { showPopup } from './stage.ts';

/** Every message for a scan out of the ordinary, in a real Chromium, by creating its situation; Firefox has its own file. */

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const KEY = 'partner-sleutel-1234';
const REVOKED = 'sleutel-zonder-recht';
const LOCAL = join(tmpdir(), 'pijler-zin.html');

let stage: Stage;
beforeAll(async () => {
  await writeFile(LOCAL, '<!doctype html><html lang="nl"><title>Lokaal</title><h1>Lokaal</h1></html>');
  stage = await openStage({ keys: [KEY], withoutPermission: [REVOKED] }, { sites: WITH_CLOSED });
});
afterAll(() => stage?.close());
beforeEach(async () => {
  stage.service.setFault(null);
  stage.service.resetLimits();
  await forgetLimits(stage.session);
  await setKey(stage.session, null);
  await changeSettings(stage.session, { language: 'nl', level: 'B' });
});

/** Presses the toolbar button and waits for the end of the scan. */
const press = async (page: Page): Promise<Page> => {
  // Querying the tab takes the focus, which would close the popup.
  const tabId = await tabIdOf(stage.session, page);
  const popup = await stage.session.press(page);
  await waitForScan(stage.session, tabId);
  return popup;
};
const noticed = (popup: Page, sentence: string): Promise<unknown> =>
  popup.waitForFunction(
    (wanted) => [...document.querySelectorAll('.notice > p')].some(({ textContent }) => textContent?.trim() === wanted),
    {},
    sentence,
  );
/** The address of a tab that an offer opened, once it is there; closes it. */
const opened = async (part: string, { browser }: Session): Promise<string> => {
  const target = await browser.waitForTarget((one) => one.url().includes(part));
  await (await target.page())?.close();
  return target.url();
};
/** The popup for this tab's scan with its clock set ahead by this many minutes. */
const laterBy = async (tabId: number, minutes: number): Promise<Page> => {
  const state = await readState(stage.session, tabId);
  if (state === undefined) throw new Error('nothing was scanned');
  const popup = await showPopup(stage.session, state);
  await popup.evaluateOnNewDocument(() => {
    const clock = { ahead: 0, tick: () => {} };
    const [now, every] = [Date.now, setInterval];
    Date.now = () => now() + clock.ahead;
    const watched = (run: () => void, ms: number) => {
      if (ms === 60_000) clock.tick = run;
      return every(run, ms);
    };
    Object.assign(globalThis, { clock, setInterval: watched });
  });
  await popup.reload();
  await popup.waitForSelector('.notice, .service');
  await popup.evaluate((passed) => {
    const { clock } = globalThis as unknown as { clock: { ahead: number; tick(): void } };
    clock.ahead = passed * 60_000;
    clock.tick();
  }, minutes);
  return popup;
};
const plain = (path = '') => `http://localhost:${stage.world.plainPort}/${path}`;

type Row = readonly [name: string, address: () => string, saying: Saying];

const ROWS: readonly Row[] = [
  ['a page of the browser', () => 'chrome://version/', SAYS.browserPage],
  ['the source of a page', () => 'view-source:https://goed.nl/', SAYS.browserPage],
  ['a page of an extension', () => `chrome-extension://${stage.session.extension.id}/options.html`, SAYS.browserPage],
  ['the web store', () => 'https://chromewebstore.google.com/detail/abc', SAYS.store],
  ['a PDF', () => 'https://bestand.nl/folder.pdf', SAYS.file],
  ['an image', () => 'https://bestand.nl/foto.png', SAYS.file],
  ['a drawing', () => 'https://bestand.nl/tekening.svg', SAYS.file],
  ['plain text', () => 'https://bestand.nl/tekst.txt', SAYS.file],
  ['XML', () => 'https://bestand.nl/gegevens.xml', SAYS.file],
  ['a file on this computer', () => `file://${LOCAL}`, SAYS.localPage],
  ['a host that is dead', () => 'https://bestaatniet.nl/', SAYS.notLoaded],
  ['a certificate that nobody trusts', () => 'https://vals.nl/', SAYS.notLoaded],
  ['an IP address', () => `http://127.0.0.1:${stage.world.plainPort}/`, SAYS.ip],
  ['this computer', () => plain(), SAYS.home],
  ['a platform that shares its domain', () => 'https://winkel.github.io/', SAYS.shared],
  ['a challenge', () => 'https://muur.nl/', SAYS.wall],
];
/** The first of its kind is also read in English. */
const isFirst = (saying: Saying, name: string): boolean => ROWS.find((row) => row[2] === saying)?.[0] === name;

test.each(
  sampleOf(
    ROWS.filter(([name, , saying]) => isFullRun || isFirst(saying, name)),
    2,
  ),
)('%s', async (name, address, saying) => {
  const { page, told: result } = await readPopupAt(stage.session, address());
  expect(result).toEqual({ sentences: [saying.nl], offers: saying.offers });
  if (isFirst(saying, name)) {
    expect((await inEnglish(stage.session, page)).sentences).toEqual([saying.en]);
  }
  await page.close();
});

describe('offers', () => {
  test('open the site of a file in its tab, where it can be scanned', async () => {
    const { page, popup } = await readPopupAt(stage.session, 'https://bestand.nl/folder.pdf');
    const there = page.waitForNavigation();
    await take(popup, 'Open bestand.nl');
    await there;
    expect(page.url()).toBe('https://bestand.nl/');
    await (await press(page)).waitForSelector('.grade .number');
    await page.close();
  });

  test('scan only the domain of a site that did not load, with a result that stays', async () => {
    const { page, popup } = await readPopupAt(stage.session, 'https://vals.nl/');
    await take(popup, 'Alleen het domein scannen');
    await popup.waitForSelector('.grade .number');
    const rows = await popup.$$eval('.pillar .name', (all) => all.map((one) => one.textContent));
    expect(rows).toEqual(['Domein & DNS']);

    const again = await press(page);
    await again.waitForSelector('.grade .number');
    expect(await readPopup(again)).toEqual({ sentences: [SAYS.notLoaded.nl], offers: SAYS.notLoaded.offers });
    await expect.poll(() => textOf(again, 'main')).toContain('Uw laatste resultaat van deze site staat hieronder.');
    await page.close();
  });

  test('do not include the domain at a contact level that forbids it', async () => {
    await changeSettings(stage.session, { level: 'A' });
    const { page, told: result } = await readPopupAt(stage.session, 'https://vals.nl/');
    expect(result).toEqual({ sentences: [SAYS.notLoaded.nl], offers: [] });
    await page.close();
  });

  test('include the scan service for a store page', async () => {
    await useService(stage);
    stage.service.setFault('textScores');
    const {
      page,
      popup,
      tabId,
      told: result,
    } = await readPopupAt(stage.session, 'https://chromewebstore.google.com/detail/abc');
    expect(result).toEqual({ sentences: [SAYS.store.nl], offers: [] });
    await (await popup.waitForSelector('.service button'))?.click();
    await popup.waitForSelector('.service .terms');
    expect((await settled(stage.session, tabId)).service?.result?.overall).toBe(68);
    await page.close();
  });
});

describe('while access to local files is off, as it is by default', () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession({ extension: await build(), world: stage.world });
    await closeFiles(session);
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(() => session?.close());

  test('a local file explains and offers the browser setting that allows it', async () => {
    const { page, popup, told: result } = await readPopupAt(session, `file://${LOCAL}`);
    expect(result).toEqual({ sentences: [SAYS.hidden.nl], offers: SAYS.hidden.offers });
    await take(popup, 'Open de instellingen van de extensie');
    expect(await opened('chrome://extensions/?id', session)).toBe(`chrome://extensions/?id=${session.extension.id}`);
    expect((await inEnglish(session, page)).sentences).toEqual([SAYS.hidden.en]);
    await page.close();
  });

  test('a page of the browser is still recognised', async () => {
    const { page, told: result } = await readPopupAt(session, 'chrome://version/');
    expect(result).toEqual({ sentences: [SAYS.browserPage.nl], offers: [] });
    await page.close();
  });
});

describe('offline', () => {
  const setNetwork = async (offline: boolean): Promise<void> => {
    for (const { client } of await stage.session.extension.workers()) {
      await client.send('Network.enable');
      const speed = offline ? 0 : -1;
      const conditions = { offline, latency: 0, downloadThroughput: speed, uploadThroughput: speed };
      await client.send('Network.emulateNetworkConditions', conditions);
    }
  };

  test('only the checks of the page are made; trying again when online makes the others', async () => {
    const { page } = await stage.session.visit('https://goed.nl/over-ons');
    await setNetwork(true);
    const popup = await press(page);
    await noticed(popup, SAYS.offline.nl);
    expect((await readPopup(popup)).offers).toEqual(SAYS.offline.offers);
    expect((await inEnglish(stage.session, page)).sentences).toEqual([SAYS.offline.en]);

    const again = await press(page);
    await again.waitForSelector('.notice');
    await setNetwork(false);
    await take(again, 'Opnieuw proberen');
    await again.waitForFunction(() => document.querySelector('.notice') === null && document.querySelector('.grade'));
    expect((await readState(stage.session, await tabIdOf(stage.session, page)))?.notes).toEqual([]);
    await page.close();
  });
});

describe('the scan limit', () => {
  /** As many scans as the hour allows but one, the first of them so many minutes ago. */
  const nearlySpent = async (minutesAgo: number): Promise<void> => {
    const first = Date.now() - minutesAgo * 60_000 - 30_000;
    const starts = { public: Array.from({ length: 19 }, (_, index) => first + index), partner: [] };
    await (await stage.session.backstage()).evaluate((stored) => chrome.storage.local.set({ starts: stored }), starts);
  };
  test('of this browser: the last result stays, the minutes count down, and a key can be entered', async () => {
    await nearlySpent(37);
    const { page } = await stage.session.visit('https://goed.nl/contact/');
    const tabId = await tabIdOf(stage.session, page);
    const popup = await press(page);
    // Buttons move while a grade is counted up.
    await waitForScan(stage.session, tabId);
    await popup.waitForSelector('.grade .number');
    await popup.click('.actions button');
    await popup.waitForSelector('.notice');
    const state = await waitForScan(stage.session, tabId);
    const wait = state.error?.error.retry_after ?? 0;
    const time = formatTime('nl', (state.finishedAt ?? 0) + wait * 1_000);
    const sentence = (left: number) => `Limiet bereikt (20 per uur). Weer beschikbaar om ${time} (over ${left} min).`;
    expect(await readPopup(popup)).toEqual({ sentences: [sentence(23)], offers: ['Sleutel invoeren'] });
    await expect.poll(() => textOf(popup, 'main')).toContain('Uw laatste resultaat van deze site staat hieronder.');
    expect(await popup.$('.grade .number')).not.toBeNull();

    await take(popup, 'Sleutel invoeren');
    expect(await opened('options.html', stage.session)).toMatch(/options\.html#key$/);

    expect((await inEnglish(stage.session, page)).sentences).toEqual([
      expect.stringMatching(/^Limit reached \(20 per hour\)\. Available again at .+ \(in 23 min\)\.$/),
    ]);
    const later = await laterBy(tabId, 2);
    await noticed(later, sentence(21));
    await Promise.all([later.close(), page.close()]);
  });
});

describe('the scan service', () => {
  const PAGE = 'https://goed.nl/contact/';
  const visit = async (): Promise<{ readonly page: Page; readonly popup: Page; readonly tabId: number }> => {
    await useService(stage);
    const { page } = await stage.session.visit(PAGE);
    const tabId = await tabIdOf(stage.session, page);
    const popup = await press(page);
    await settled(stage.session, tabId);
    await popup.waitForSelector('.service[aria-busy="false"]');
    return { page, popup, tabId };
  };

  test('refuses the key: the popup says so above the result, with a link to the key', async () => {
    // A key belongs to the service it was entered for.
    await useService(stage);
    await setKey(stage.session, REVOKED);
    const { page, popup } = await visit();
    expect(await readPopup(popup)).toEqual({
      sentences: ['De sleutel is geweigerd, maar niet verwijderd. Controleer de sleutel bij instellingen.'],
      offers: ['Sleutel controleren'],
    });
    await expect.poll(() => textOf(popup, '.service')).toContain('Beide bronnen tonen nu het openbare niveau.');
    await take(popup, 'Sleutel controleren');
    expect(await opened('options.html', stage.session)).toMatch(/options\.html#key$/);
    expect((await inEnglish(stage.session, page)).sentences).toEqual([
      'The key was refused, but not removed. Check it in the settings.',
    ]);
    await page.close();
  });

  const BAD = [
    ['badGateway', 502],
    ['htmlPage', 200],
    ['nothing', 200],
  ] as const;
  test.each(sampleOf(BAD, 3))(
    'answers with an error (%s): the local result stays, and retrying works',
    async (fault, status) => {
      stage.service.setFault(fault);
      const { page, popup } = await visit();
      const nl = `De scandienst gaf een fout (${status}). Uw eigen resultaat staat hieronder.`;
      expect(await readPopup(popup)).toEqual({ sentences: [nl], offers: ['Opnieuw proberen'] });
      expect(await popup.$('.grade .number')).not.toBeNull();
      expect((await inEnglish(stage.session, page)).sentences).toEqual([
        `The scan service returned an error (${status}). Your own result is below.`,
      ]);
      stage.service.setFault('textScores');
      const again = await press(page);
      await again.waitForSelector('.notice');
      await take(again, 'Opnieuw proberen');
      await again.waitForSelector('.service .terms');
      expect(await readPopup(again)).toEqual({ sentences: [], offers: [] });
      await page.close();
    },
  );

  test('has its own limit: the minutes count down, and the local result stays', async () => {
    stage.service.setFault('rateLimited');
    const { page, popup, tabId } = await visit();
    const says = (minutes: number) =>
      new RegExp(`Limiet bereikt \\(20 per uur\\)\\. Weer beschikbaar om \\d\\d:\\d\\d \\(over ${minutes} min\\)\\.`);
    await expect.poll(() => textOf(popup, '.service')).toMatch(says(10));
    expect(await popup.$('.grade .number')).not.toBeNull();
    const later = await laterBy(tabId, 2);
    await later.waitForFunction(() => document.querySelector('.service')?.textContent?.includes('(over 8 min)'));
    await expect.poll(() => textOf(later, '.service')).toMatch(says(8));
    await Promise.all([later.close(), page.close()]);
  });
});

describe('after navigating to another page', () => {
  const MOVED = 'U bent nu op een andere pagina. Dit resultaat hoort bij goed.nl/contact.';

  test('of the same site, the result names its own page, and the new page can be scanned', async () => {
    const { page } = await stage.session.visit('https://goed.nl/contact');
    const tabId = await tabIdOf(stage.session, page);
    const popup = await stage.session.press(page);
    // Who leaves in the middle of a scan is in faults/06-07-tabs.test.ts.
    await popup.waitForSelector('.grade .number');
    await page.goto('https://goed.nl/tarieven');
    await noticed(popup, MOVED);
    expect(await readPopup(popup)).toEqual({ sentences: [MOVED], offers: ['Deze pagina scannen'] });
    await take(popup, 'Deze pagina scannen');
    await popup.waitForFunction(() => document.querySelector('.notice') === null && document.querySelector('.grade'));
    expect(await waitForScan(stage.session, tabId)).toMatchObject({ phase: 'done', url: 'https://goed.nl/tarieven' });
    await page.close();
  });

  test('of another site, it can only be scanned after pressing the button again', async () => {
    const { page } = await stage.session.visit('https://goed.nl/contact');
    const tabId = await tabIdOf(stage.session, page);
    const popup = await press(page);
    await popup.waitForSelector('.grade .number');
    await page.goto('https://gewoon.nl/');
    await noticed(popup, MOVED);
    const pressAgain = 'Klik op het pictogram van Pijler om deze pagina te scannen.';
    expect(await readPopup(popup)).toEqual({ sentences: [MOVED, pressAgain], offers: [] });
    await expect
      .poll(() => popup.$eval('.actions button', (button) => (button as HTMLButtonElement).disabled))
      .toBe(true);
    expect(await readState(stage.session, tabId)).toMatchObject({ phase: 'done', url: 'https://goed.nl/contact' });

    const there = await press(page);
    await there.waitForSelector('.grade .number');
    await expect.poll(() => textOf(there, 'h1')).toBe('gewoon.nl');
    await page.close();
  });
});

test('a pillar without faults says so, with the number of checks', async () => {
  await setKey(stage.session, KEY);
  const { page } = await stage.session.visit('https://goed.nl/');
  const tabId = await tabIdOf(stage.session, page);
  const popup = await press(page);
  await popup.waitForSelector('.grade .number');
  await popup.click('.pillar button[aria-controls="inside-onderhoud"]');
  const { pillars } = await waitForScan(stage.session, tabId);
  const checks = pillars.find(({ id }) => id === 'onderhoud')?.checks ?? [];
  const judged = checks.filter(({ outcome }) => outcome !== 'skip' && outcome !== 'unknown');
  const inside = '#inside-onderhoud';
  await expect
    .poll(() => textOf(popup, `${inside} > .quiet`))
    .toBe(`Alles is in orde bij deze pijler. ${judged.length} controles uitgevoerd.`);
  await popup.click(`${inside} summary`);
  const shown = await popup.$$eval(`${inside} details[open] li > span:last-child`, (all) =>
    all.map((one) => one.textContent?.replace(/^[^:]+: /, '')),
  );
  expect(shown).toEqual(judged.map(({ title }) => title));
  await page.close();
});
