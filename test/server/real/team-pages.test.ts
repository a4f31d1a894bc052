import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { renderBadge } from '../../../server/features/sharing/pages/badge.ts';
import { makeShare } from '../../../server/features/sharing/store/shares.ts';
import { createKey, findKey } from '../../../server/features/teams/store/keys.ts';
import { createTeamKey } from '../../../server/features/teams/store/team-keys.ts';
import { findChromium, QUIET } from '../../browser/kit/chromium.ts';
import { type Theme, useTheme } from '../../browser/kit/views.ts';
import { violationsOf } from '../../browser/views/axe.ts';
import { overflow } from '../../browser/views/room.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { scanForTeam, siteOfTeam } from '../kit/shared-sites.ts';
import { NOW, storeForAll, TIMEOUT } from '../kit/store.ts';

/** A team's page, its sharing page and the page of a share link, in a real browser. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: findChromium() ?? '', args: QUIET });
}, TIMEOUT);
afterAll(() => browser?.close());

/** A team with a key issued by its owner, a site and a share link to it. */
const makeTeam = async () => {
  const { key, id } = await createKey(store(), { name: 'Bureau Voorbeeld' }, NOW);
  const name = 'Rapportage van bakkerij De Gouden Korenaar te Amersfoort';
  const created = await createTeamKey(store(), id, { name, scopes: ['read'] }, NOW);
  const site = await siteOfTeam(store(), id, { url: 'https://gouden-korenaar.nl/' });
  const scan = await scanForTeam(store(), id, { url: 'https://gouden-korenaar.nl/' });
  const shared = await makeShare(store(), { team: id, keyId: id }, { target: { site }, now: NOW });
  if ('refused' in created || 'refused' in shared) throw new Error('refused');
  return {
    key,
    issued: created.issued.id,
    paths: ['/team', `/sites/${site}/delen?scan=${scan}`, `/gedeeld/${shared.token}`],
  };
};

/** A page in a new browser context, signed in by keyboard. */
const signedIn = async (base: string, key: string, [locale, theme]: Look): Promise<Page> => {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 320, height: 800 });
  await useTheme(page, theme);
  await page.goto(`${base}/aanmelden?lang=${locale}`);
  await page.type('#key', key);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  return page;
};

type Look = readonly [locale: Locale, theme: Theme];
const LOOKS: readonly Look[] = [
  ['nl', 'light'],
  ['en', 'dark'],
];

describe.each(LOOKS)('in %s, %s', (...look) => {
  test('axe reports nothing, and nothing overflows at 320 px', async () => {
    const { base } = await listen();
    const { key, paths } = await makeTeam();
    const page = await signedIn(base, key, look);
    for (const path of [...paths, '/gedeeld/niets']) {
      await page.goto(base + path);
      for (const folded of await page.$$('main details:not(.check)'))
        await folded.evaluate((one) => one.setAttribute('open', ''));
      expect([path, await overflow(page), await violationsOf(page)]).toEqual([path, 0, []]);
    }
    await page.browserContext().close();
  });
});

test('a key can be issued, and another revoked, by keyboard and without scripts', async () => {
  const { base } = await listen();
  const { key, issued } = await makeTeam();
  const page = await signedIn(base, key, ['nl', 'light']);
  await page.setJavaScriptEnabled(false);
  await page.goto(`${base}/team`);
  await page.focus('.revoke summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(await findKey(store(), issued, NOW)).toBeNull();
  await page.focus('#name');
  await page.keyboard.type('Nieuwe collega');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  const shown = await page.$eval('.new-key code', ({ textContent }) => textContent);
  expect(shown).toMatch(/^pij_[0-9a-f]{8}_[\w-]{32}$/);
  expect(page.url()).not.toContain(shown);
  await page.browserContext().close();
});

test('a badge fits its frame in either theme, and loads nothing', async () => {
  const pillars = [{ id: 'domein', score: 100 } as const];
  for (const [locale, theme] of LOOKS)
    for (const [total, word] of [
      [100, locale === 'nl' ? 'Uitstekend' : 'Excellent'],
      [12, locale === 'nl' ? 'Onvoldoende' : 'Poor'],
      [null, null],
    ] as const) {
      const page = await browser.newPage();
      await useTheme(page, theme);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const svg = renderBadge('goed.nl', { total, word, pillars, at: NOW }, locale);
      await page.setContent(`<!doctype html><title>x</title>${svg}`);
      const right = await page.$$eval('svg text', (all) =>
        Math.max(...all.map((one) => (one as SVGTextElement).getBBox()).map(({ x, width }) => x + width)),
      );
      const card = await page.$eval('.card', (one) => getComputedStyle(one).fill);
      expect([right <= 272, card]).toEqual([true, theme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(26, 32, 40)']);
      expect(requested).toEqual([]);
      await page.close();
    }
});
