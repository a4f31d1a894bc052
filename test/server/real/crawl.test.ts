import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { crawlWords } from '../../../lib/words/service/words.ts';
import type { Engine } from '../../../server/engine/engine.ts';
import { openFeeder } from '../../../server/features/batches/worker/feed.ts';
import { foldPages } from '../../../server/features/crawls/model/fold.ts';
import { computeSiteGrade } from '../../../server/features/crawls/model/site-grade.ts';
import { findCrawl, readPages } from '../../../server/features/crawls/store/read-crawls.ts';
import { runScans } from '../../../server/features/scans/worker/work.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { findChromium, QUIET } from '../../browser/kit/chromium.ts';
import { type Theme, useTheme } from '../../browser/kit/views.ts';
import { violationsOf } from '../../browser/views/axe.ts';
import { enlarge, NARROW, overflow, unfold } from '../../browser/views/room.ts';
import { file, html, text } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import { addSite, createTestCrawl } from '../kit/crawl.ts';
import { listenFor } from '../kit/http.ts';
import { test } from '../kit/machine.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { storeForAll, TIMEOUT } from '../kit/store.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/* Several pages of one site, with the real engine: the requests to the site and the resolver, and the pages that show it. */

const HOST = 'werfkade.nl';
const HOME = `https://${HOST}/`;
const RESOLVER = 'cloudflare-dns.com';
const MAX = 5;

const times = (count: number, path: string): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${path}/${nth + 1}`);
const PATHS = ['/', ...times(20, '/schepen'), ...times(20, '/nieuws'), ...times(8, '/besloten')];
const WORDS = 'De werf aan de kade bouwt sinds 1954 kleine schepen van hout en staal. '.repeat(12);

/** Pages of three kinds, one of which robots.txt disallows for us; every other page has an image without alternative text. */
const page = (path: string): string => `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<title>Werfkade ${path}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Werfkade ${path}</h1><p>${WORDS}</p>
${path.length % 2 === 0 ? '<img src="/schip.png" width="40" height="30">' : ''}</main></body></html>`;

const WORLD_SITE: Site = {
  hosts: [HOST, `www.${HOST}`],
  https: ({ path }) => {
    if (path === '/robots.txt')
      return text(`User-agent: Pijler\nDisallow: /besloten/\n\nSitemap: ${HOME}sitemap.xml\n`);
    if (path === '/sitemap.xml')
      return file(
        'application/xml',
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${PATHS.map((one) => `<url><loc>https://${HOST}${one}</loc></url>`).join('')}</urlset>`,
      );
    return PATHS.includes(path) ? html(page(path)) : html('<h1>Weg</h1>', {}, 404);
  },
};

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

let world: World;
let engine: Engine;
let browser: Browser;
beforeAll(async () => {
  world = await startWorld({ sites: [WORLD_SITE] });
  engine = await openWorldEngine(world, { heedsRobots: true });
  browser = await puppeteer.launch({ executablePath: findChromium() ?? '', args: QUIET });
}, TIMEOUT);
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  await browser?.close();
  await engine?.close();
  await world?.stop();
});

/** An engine that records how many scans ran at once, and the length of the world's log when each began. */
const watched = () => {
  const seen = { at: 0, most: 0, began: [] as number[] };
  const scan: Engine['scan'] = async (request) => {
    seen.at += 1;
    seen.most = Math.max(seen.most, seen.at);
    seen.began.push(world.log().length);
    return engine.scan(request).finally(() => {
      seen.at -= 1;
    });
  };
  return { seen, scan };
};

const LOOKS: readonly (readonly [locale: Locale, theme: Theme])[] = [
  ['nl', 'light'],
  ['en', 'dark'],
];
/** Where screenshots are written, if set. */
const PICTURES = process.env['PIJLER_PICTURES'];

const look = async (base: string, path: string, name: string, looks = LOOKS): Promise<void> => {
  for (const [locale, theme] of looks) {
    const page = await browser.newPage();
    await useTheme(page, theme);
    const sizes = [{ width: 1280, height: 900 }, NARROW];
    for (const size of sizes) {
      await page.setViewport(size);
      await page.goto(`${base}${path}?lang=${locale}`);
      expect(page.url()).toContain(path);
      if (PICTURES !== undefined) {
        mkdirSync(PICTURES, { recursive: true });
        await page.screenshot({ path: join(PICTURES, `${name}-${locale}-${theme}-${size.width}.png`), fullPage: true });
      }
      await unfold(page);
      expect([name, locale, size.width, await overflow(page), await violationsOf(page)]).toEqual([
        ...[name, locale, size.width, 0, []],
      ]);
    }
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    expect([name, await overflow(page)]).toEqual([name, 0]);
    await page.close();
  }
};

test('a crawl visits politely, and its result equals the reports of its pages', async () => {
  // A retry starts from scratch.
  await store().db.deleteFrom('scans').execute();
  world.clearLog();
  const { base } = await listen();
  const { key, id: team } = await createKey(store(), { name: 'werf' }, Date.now());
  const site = await addSite(store(), { team, url: HOME, pinned: [`${HOME}nieuws/3`] });
  const request = { team, site, url: HOME, most: MAX, now: Date.now(), actor: { team, keyId: team } };
  const id = await createTestCrawl(store(), request);
  const { seen, scan } = watched();
  const fault = (error: Error): never => {
    throw error;
  };
  const feeder = await openFeeder(store(), { atOnce: 2, now: Date.now, look: 100, fault });
  ends.push(() => feeder.close());
  const scanUrl = (host: string): string => `https://scan.voorbeeld.nl/rapport/${host}`;
  ends.push(await runScans(store(), { scan }, { atOnce: 2, now: Date.now, rest: 0, scanUrl, freed: feeder.nudge }));
  const signedIn = await fetch(`${base}/aanmelden`, {
    ...{ method: 'POST', body: new URLSearchParams({ key }), redirect: 'manual' as const },
  });
  const [, name = '', value = ''] = /^(\w+)=([\w-]+)/.exec(signedIn.headers.get('set-cookie') ?? '') ?? [];
  await browser.setCookie({ name, value, domain: '127.0.0.1' });
  const path = `/sites/${site}/paginas/${id}`;
  await expect.poll(async () => (await findCrawl(store().db, team, id))?.done, { timeout: 60_000 }).toBeGreaterThan(1);
  await look(base, path, 'bezig', LOOKS.slice(0, 1));
  await expect
    .poll(async () => (await findCrawl(store().db, team, id))?.endedAt ?? null, { timeout: 60_000 })
    .not.toBeNull();

  const pages = await readPages(store().db, id);
  expect(pages).toHaveLength(MAX);
  expect(pages.slice(0, 2).map(({ url }) => url)).toEqual([HOME, `${HOME}nieuws/3`]);
  // One page at a time, and none that robots.txt disallows.
  expect([seen.most, seen.began.length]).toEqual([1, MAX]);
  const log = world.log();
  const shown = log.filter(({ host, dest }) => host === HOST && dest === 'document').map(({ path }) => path);
  const open = pages.filter(({ url }) => !url.includes('/besloten/')).map(({ url }) => new URL(url).pathname);
  expect(shown).toEqual(open);
  const closed = pages.filter(({ url }) => url.includes('/besloten/'));
  expect(closed.length).toBeGreaterThan(0);
  expect(new Set(closed.map(({ reason }) => reason))).toEqual(new Set(['robots']));
  // Site-wide requests are made once, by the first page.
  const [, second = 0] = seen.began;
  expect(log.slice(0, second).filter(({ host }) => host === RESOLVER).length).toBeGreaterThan(10);
  expect(log.slice(second).filter(({ host }) => host === RESOLVER)).toEqual([]);
  const robots = log.filter(({ host, path }) => host === HOST && path === '/robots.txt');
  expect(robots.length).toBeGreaterThan(0);
  expect(log.slice(second).filter(({ path }) => path === '/robots.txt')).toEqual([]);

  const result = await (await fetch(`${base}/api/v1/crawls/${id}`, { headers: { 'X-GDA-Key': key } })).json();
  const reports = pages.map(({ report }) => report);
  const [grade, folded] = [computeSiteGrade(reports), foldPages(reports)];
  expect(result).toMatchObject({
    scan: { state: 'ended', pages: MAX, done: MAX, from: 'sitemap' },
    grade: { overall_score: grade.overall, seen: MAX - closed.length, of: MAX },
  });
  expect(result.checks.map(({ id, tested }: { id: string; tested: number }) => [id, tested])).toEqual(
    folded.map(({ id, tested }) => [id, tested]),
  );
  const images = result.checks.find(({ id }: { id: string }) => id === 'image-alternatives');
  expect(images.not_applicable.length).toBeGreaterThan(0);
  expect(images.tested + images.not_applicable.length).toBe(open.length);

  await look(base, path, 'klaar');
  const done = await browser.newPage();
  await done.setJavaScriptEnabled(false);
  await done.goto(`${base}${path}?lang=nl`);
  expect(await done.$eval('[role="status"]', ({ textContent }) => textContent)).toContain(
    crawlWords.nl.state.ended({ done: MAX }),
  );
}, 180_000);
