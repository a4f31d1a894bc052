import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { monitoringWords } from '../../../lib/words/service/words.ts';
import { MAIL_KINDS } from '../../../server/features/monitoring/notify/previews.ts';
import { createExampleMail } from '../../../server/features/monitoring/routes/actions/mails.ts';
import { findMonitor, setMonitor } from '../../../server/features/monitoring/store/monitors.ts';
import { addSubscriber, listSubscribers } from '../../../server/features/monitoring/store/subscribers.ts';
import { setTagMonitor } from '../../../server/features/monitoring/store/tag-monitors.ts';
import { addWebhook } from '../../../server/features/monitoring/store/webhooks.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { findChromium, QUIET } from '../../browser/kit/chromium.ts';
import { type Theme, useTheme } from '../../browser/kit/views.ts';
import { violationsOf } from '../../browser/views/axe.ts';
import { enlarge, overflow, unfold } from '../../browser/views/room.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { newSite } from '../kit/sites.ts';
import { NOW, storeForAll, TIMEOUT } from '../kit/store.ts';

/** The monitoring pages of a team, in a real browser: narrow, with large text, by keyboard, without scripts. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: findChromium() ?? '', args: QUIET });
}, TIMEOUT);
afterAll(() => browser?.close());

const WEEKLY = { cadence: 'weekly', hour: 6, weekday: 1, day: 1, zone: 'Europe/Amsterdam', locale: 'nl' } as const;

/** A team with a monitored site and tag, an address and a webhook, and a site that is not monitored; signed in. */
const member = async () => {
  const { base } = await listen({ hasMail: false });
  const { key, id: team } = await createKey(store(), { name: 'iemand' }, NOW);
  const host = 'site-met-een-lange-naam-die-ergens-heen-moet.nl';
  const site = await newSite(store(), team, { url: `https://${host}/`, tags: ['klant'] });
  const bare = await newSite(store(), team, 'https://kaal.nl/');
  const { zone, locale } = WEEKLY;
  await store()
    .db.transaction()
    .execute(async (tx) => {
      await setMonitor(tx, { team, site, now: NOW, ...WEEKLY });
      await setTagMonitor(tx, { team, tag: 'klant', now: NOW, ...WEEKLY });
      await addSubscriber(tx, { team, site, address: `beheer@${host}`, locale, zone, now: NOW });
      await addWebhook(tx, { team, url: `https://${host}/een/lang/pad`, secret: 'geheim', now: NOW });
    });
  const page = await (await browser.createBrowserContext()).newPage();
  await page.goto(`${base}/aanmelden?lang=nl`);
  await page.type('#key', key);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  return { base, team, site, bare, page };
};

const LOOKS: readonly (readonly [locale: Locale, theme: Theme])[] = [
  ['nl', 'light'],
  ['en', 'dark'],
];

/** The problems of a page at its current width, with everything expanded. */
const faultsOf = async (page: Page) => {
  await unfold(page);
  return [await overflow(page), await violationsOf(page)];
};

test.each(LOOKS)('axe reports nothing in %s, %s, also at 320 px and with text at 200 per cent', async (...look) => {
  const [locale, theme] = look;
  const { base, site, bare, page } = await member();
  await useTheme(page, theme);
  for (const path of ['/bewaken', `/sites/${site}`, `/sites/${bare}`, '/bewaken/bericht/changes']) {
    await page.setViewport({ width: 320, height: 800 });
    await page.goto(`${base}${path}?lang=${locale}`);
    expect([path, await faultsOf(page)]).toEqual([path, [0, []]]);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    expect([path, await faultsOf(page)]).toEqual([path, [0, []]]);
  }
  for (const kind of MAIL_KINDS) {
    await page.goto('about:blank');
    await page.setViewport({ width: 320, height: 800 });
    await page.setContent(createExampleMail(kind, { team: 'Bureau', locale, lead: '#', at: NOW }).html);
    expect([kind, await overflow(page), await violationsOf(page)]).toEqual([kind, 0, []]);
  }
  await page.browserContext().close();
});

test('a mail is shown in its frame, where nothing runs or loads', async () => {
  const { base, page } = await member();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${base}/bewaken/bericht/changes?lang=nl`, { waitUntil: 'load' });
  const frame = page.frames().find((one) => one.url().includes('/html'));
  expect(await frame?.$eval('h1', ({ textContent }) => textContent)).toContain('voorbeeld.nl');
  expect(await frame?.$eval('h1', (one) => getComputedStyle(one).fontSize)).toBe('26px');
  expect(requested.filter((path) => path.includes('/bericht/'))).toEqual([
    '/bewaken/bericht/changes',
    '/bewaken/bericht/changes/html',
  ]);
  await page.browserContext().close();
});

const press = (page: Page, key: 'Enter' | 'Space') => Promise.all([page.waitForNavigation(), page.keyboard.press(key)]);

test('by keyboard and without scripts a site is monitored and an address invited; a wrong zone shows an error', async () => {
  const { base, team, bare, page } = await member();
  const words = monitoringWords.nl;
  await page.setJavaScriptEnabled(false);
  await page.goto(`${base}/sites/${bare}`);
  await page.focus('#watching .unfolds summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.focus('#watch-zone');
  await page.keyboard.type('x');
  await press(page, 'Enter');
  expect(await page.$eval('#watch-zone-fault', ({ textContent }) => textContent)).toBe(words.refused.zone);
  expect(await page.$eval('#watch-zone', (one) => (one as HTMLInputElement).value)).toContain('x');
  await page.$eval('#watch-zone', (one) => (one as HTMLInputElement).select());
  await page.focus('#watch-zone');
  await page.keyboard.type('Asia/Tokyo');
  await press(page, 'Enter');
  expect(await findMonitor(store(), team, bare)).toMatchObject({ cadence: 'daily', zone: 'Asia/Tokyo' });
  await page.focus('#watching .unfolds:last-of-type summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('beheer@kaal.nl');
  await press(page, 'Enter');
  expect((await listSubscribers(store().db, team)).map(({ address }) => address)).toContain('beheer@kaal.nl');
  expect(await page.$eval('.notice[role="status"]', ({ textContent }) => textContent)).toBe(words.requested);
  await page.browserContext().close();
});
