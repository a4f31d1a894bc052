import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { PILLARS } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { optionsWords } from '../../../lib/words/options.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { welcomeWords } from '../../../lib/words/welcome.ts';
import { build } from '../../../scripts/start/build.ts';
import { turnOnDeveloperMode } from '../kit/developer-mode.ts';
import { type Driven, until } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { changeSettings } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from './axe.ts';
import { keepSettings, showWelcome, storedSettings, textOf } from './stage.ts';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

const words = welcomeWords.nl;

/** The addresses of the extension's own tabs, except the kit's. */
const ownTabs = async (session: Driven): Promise<readonly string[]> => {
  const page = await session.backstage();
  return page.evaluate(() =>
    chrome.extension
      .getViews({ type: 'tab' })
      .map(({ location }) => location.pathname)
      .filter((path) => path.endsWith('.html')),
  );
};

/** An extension of an earlier version, in a folder of its own. */
const earlier = async (extension: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-earlier-'));
  await cp(extension, folder, { recursive: true });
  await writeVersion(folder, '0.0.9');
  return folder;
};
const writeVersion = async (folder: string, version: string): Promise<void> => {
  const file = join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
};

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  test('opens the welcome page once after installation', async () => {
    const extension = await build(kind);
    const options = { extension, keepsWelcome: true };
    const session: Driven = kind === 'chromium' ? await openSession(options) : await openFirefox(options);
    try {
      await expect.poll(() => ownTabs(session)).toEqual(['/welcome.html']);
      const stored = await (await session.backstage()).evaluate(() => chrome.storage.local.get(null));
      expect(stored).toEqual({});
    } finally {
      await session.close();
    }
  });
});

describe('the welcome page', () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession({ extension: await build() });
  });
  afterAll(() => session?.close());

  test('shows a question for each pillar, explains what leaves the computer, and has one button', async () => {
    const page = await showWelcome(session);
    await expect.poll(() => textOf(page, 'h1')).toBe(words.title);
    await expect
      .poll(() => page.$$eval('.what li', (lines) => lines.map(({ textContent }) => textContent)))
      .toEqual(PILLARS.map((pillar) => `${commonWords.nl.pillars[pillar]} ${commonWords.nl.questions[pillar]}`));
    expect(await page.$$eval('main .button', (all) => all.map(({ textContent }) => textContent))).toEqual([
      words.example,
    ]);
    await expect.poll(() => textOf(page, '#level')).toContain(words.leavesText);
    await expect.poll(() => textOf(page, 'kbd')).toBe('Alt+Shift+S');
    await expect.poll(() => page.$$eval('.pin-picture', (pictures) => pictures.length)).toBe(1);
    await page.close();
  });

  test('has one switch, which saves at once in both directions', async () => {
    const page = await showWelcome(session);
    const level = async () => (await storedSettings(session)).level;
    const toggle = async (wanted: 'A' | 'B') => {
      await page.focus('[role="switch"]');
      await page.keyboard.press('Space');
      await expect.poll(level).toBe(wanted);
      await page.waitForFunction((saved) => document.querySelector('.saved')?.textContent === saved, {}, SAVED);
    };
    const SAVED = optionsWords.nl.messages.saved;
    expect(await level()).toBe('B');
    await toggle('A');
    await toggle('B');
    await page.close();
  });

  test('opens an example that works offline, is graded locally, and leaves nothing behind', async () => {
    const page = await showWelcome(session);
    await page.setOfflineMode(true);
    const before = await storesOf(session);
    await page.click('.button[data-kind="primary"]');
    await page.waitForSelector('.sheet');
    expect(page.url()).toMatch(/\/report\.html#voorbeeld$/);
    await expect.poll(() => textOf(page, '.report-head .notice')).toBe(reportWords.nl.example);
    await expect.poll(() => page.$$eval('.check', (checks) => checks.length)).toBeGreaterThan(150);
    for (const pillar of PILLARS) expect(await page.$(`#pillar-${pillar}`), pillar).not.toBeNull();
    await expect.poll(() => textOf(page, '.side .number')).toMatch(/^[67]\d$/);
    await expect
      .poll(() => page.$eval('.cover .product', ({ textContent }) => textContent))
      .toMatch(/^Voorbeeldrapport/);

    await page.click('.menu > summary');
    await page.type('#client-name', 'Klant van niemand\n');
    expect(await storesOf(session)).toEqual(before);
    await page.close();
  });

  test('shows the example in the language of reports', async () => {
    await keepSettings(session, { language: 'nl', reportLanguage: 'en' });
    const page = await session.openOwn('report.html#voorbeeld');
    await page.waitForSelector('.sheet');
    await expect.poll(() => textOf(page, '.report-head .notice')).toBe(reportWords.en.example);
    await page.close();
  });

  test.each([
    ['light', 'nl'],
    ['dark', 'en'],
  ] as const)(
    'in %s and in %s the example has no axe violations and does not scroll horizontally at 320 px',
    async (theme, locale) => {
      await keepSettings(session, { language: locale });
      const page = await session.openOwn('report.html#voorbeeld');
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await page.waitForSelector('.sheet');
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewport({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.close();
    },
  );
});

/** Everything that is stored, in whatever way. */
const storesOf = async (session: Session): Promise<string> => {
  const page = await session.backstage();
  return page.evaluate(async () => {
    const bases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([await chrome.storage.local.get(null), await chrome.storage.session.get(null), bases]);
  });
};

test('after an update opens nothing, but shows a dot on “Over” until that was opened', async () => {
  const folder = await earlier(await build());
  const session = await openSession({ extension: folder });
  try {
    await changeSettings(session, { language: 'nl' });
    await turnOnDeveloperMode(session);
    await writeVersion(folder, '0.1.0');
    // The page that says it goes with what it reloads.
    await (await session.backstage()).evaluate(() => chrome.runtime.reload()).catch(() => {});
    const page = await comeBack(session);
    await expect.poll(() => textOf(page, 'nav li:last-child')).toContain(`(${optionsWords.nl.about.isNew})`);
    expect(await violationsOf(page)).toEqual([]);
    expect(session.browser.targets().some((target) => target.url().endsWith('welcome.html'))).toBe(false);

    await page.click('nav li:last-child a');
    await page.waitForFunction(() => document.querySelector('.dot') === null);
    await expect.poll(() => textOf(page, '.news')).toContain('Eerste versie');
    await page.reload();
    await page.waitForSelector('#about');
    await until(page, () => document.querySelector('.conditions dd')?.textContent === '0.1.0');
    await expect.poll(() => page.$('.news')).toBeNull();
  } finally {
    await session.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The options page of an extension that is loading anew, once it knows of its update. */
const comeBack = async ({ browser, extension }: Session): Promise<Page> => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await expect
    .poll(
      async () => {
        const loaded = await page.goto(`chrome-extension://${extension.id}/options.html`).catch(() => null);
        if (loaded === null) return null;
        await page.waitForSelector('#about').catch(() => null);
        return page.$('.dot');
      },
      { timeout: 20_000, interval: 200 },
    )
    .not.toBeNull();
  return page;
};
