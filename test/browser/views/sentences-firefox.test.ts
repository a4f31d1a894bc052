import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonWords } from '../../../lib/words/common.ts';
import { build } from '../../../scripts/start/build.ts';
import { startWorld, type World } from '../../world/world.ts';
import { IN_PAGE } from '../faults/in-page-sites.ts';
import { until } from '../kit/driven.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { askInFirefox } from '../kit/prompt.ts';
import { changeSettings, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { inEnglish, readPopup, readPopupAt, take, WITH_CLOSED } from './popup-text.ts';
import { SAYS, type Saying } from './sentences.ts';

/** Messages and results that differ in Firefox from Chromium, by creating each situation. */

const LOCAL = join(tmpdir(), 'pijler-zin-firefox.html');

let world: World;
let session: FirefoxSession;
beforeAll(async () => {
  await writeFile(LOCAL, '<!doctype html><html lang="nl"><title>Lokaal</title><h1>Lokaal</h1></html>');
  const [extension, started] = await Promise.all([
    build('firefox'),
    startWorld({ sites: [...WITH_CLOSED, ...IN_PAGE] }),
  ]);
  world = started;
  session = await openFirefox({ extension, world });
  await changeSettings(session, { language: 'nl' });
});
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

const ROWS: readonly (readonly [name: string, address: string, saying: Saying])[] = [
  ['a page of the browser', 'about:support', SAYS.browserPage],
  ['the source of a page', 'view-source:https://goed.nl/', SAYS.browserPage],
  ['the add-ons store', 'https://addons.mozilla.org/nl/firefox/', SAYS.store],
  ['a site of Mozilla that is closed to add-ons', 'https://support.mozilla.org/nl/', SAYS.store],
  ['a PDF', 'https://bestand.nl/folder.pdf', SAYS.file],
  ['an image', 'https://bestand.nl/foto.png', SAYS.file],
  ['plain text', 'https://bestand.nl/tekst.txt', SAYS.file],
  ['XML', 'https://bestand.nl/gegevens.xml', SAYS.file],
  ['JSON', 'https://bestand.nl/gegevens.json', SAYS.file],
  ['a file on this computer', `file://${LOCAL}`, SAYS.localPage],
  ['a host that is dead', 'https://bestaatniet.nl/', SAYS.notLoaded],
  ['a certificate that nobody trusts', 'https://vals.nl/', SAYS.notLoaded],
];

test.each(ROWS)('%s', async (_, address, saying) => {
  const { page, told: result } = await readPopupAt(session, address);
  expect(result).toEqual({ sentences: [saying.nl], offers: saying.offers });
  await page.close();
});

test('for a site that did not load, only its domain can be scanned', async () => {
  const { page, popup, tabId } = await readPopupAt(session, 'https://vals.nl/');
  await take(popup, 'Alleen het domein scannen');
  await until(popup, () => document.querySelector('.grade .number'));
  const { pillars } = await waitForScan(session, tabId);
  expect(pillars).toMatchObject([{ id: 'domein', score: expect.any(Number) }]);
  await page.close();
});

test('a page of another site can only be scanned after pressing the button again', async () => {
  const { page } = await session.visit('https://goed.nl/contact');
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  await waitForScan(session, tabId);
  await until(popup, () => document.querySelector('.grade .number'));
  await page.evaluate(() => location.assign('https://gewoon.nl/'));
  await until(popup, () => document.querySelector('.notice'));
  expect(await readPopup(popup)).toEqual({
    sentences: [
      'U bent nu op een andere pagina. Dit resultaat hoort bij goed.nl/contact.',
      'Klik op het pictogram van Pijler om deze pagina te scannen.',
    ],
    offers: [],
  });
  expect(await readState(session, tabId)).toMatchObject({ phase: 'done', url: 'https://goed.nl/contact' });
  await page.close();
});

describe('without access to a site in whose page no requests can be sent', () => {
  const NL = commonWords.nl.accessAsk({ host: 'dicht.nl' });
  const EN = commonWords.en.accessAsk({ host: 'dicht.nl' });

  test('the scan can continue without access', async () => {
    const { page, popup, told: result } = await readPopupAt(session, 'https://dicht.nl/');
    expect(result).toEqual({ sentences: [NL], offers: ['Toegang geven', 'Scannen zonder toegang'] });
    await take(popup, 'Scannen zonder toegang');
    await until(popup, () => document.querySelector('.notice') === null && document.querySelector('.grade'));
    expect((await inEnglish(session, page)).sentences).toEqual([EN]);
    await page.close();
  });

  test('the scan continues with access once the browser has granted it', async () => {
    const { page } = await session.visit('https://dicht.nl/');
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    const before = await waitForScan(session, tabId);
    await askInFirefox(session, popup, 'allow');
    await expect.poll(async () => (await readState(session, tabId))?.id).not.toBe(before.id);
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', access: true });
    await page.close();
  });
});
