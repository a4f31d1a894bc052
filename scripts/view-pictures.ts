import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { Locale, Tier } from '../lib/model.ts';
import { onPageWords } from '../lib/words/report/on-page.ts';
import { enterKey } from '../test/browser/kit/options-page.ts';
import { tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { useTheme } from '../test/browser/kit/views.ts';
import { reporting } from '../test/browser/overlay/stage.ts';
import { keepSettings, showPopup } from '../test/browser/views/stage.ts';
import { TROUBLED } from '../test/world/sites/ranked/troubled.ts';
import { SITES } from '../test/world/sites.ts';
import { startWorld, type World } from '../test/world/world.ts';
import { build } from './start/build.ts';
import { inBothThemes, inSizes, POPUP_SIZES, settle, THEMES } from './view-pictures/sizes.ts';

/**
 * Pictures of every view in both themes, both languages and both tiers, of a real scan of the test world's ordinary site: `node
 * scripts/view-pictures.ts` writes `out/docs/screenshots/<view>-<tier>-<locale>-<theme>.png`, the same with `-1366`, `-320`,
 * `-200` and `-forced` for those widths, text at twice its size and forced colours, and copies the one that README shows to
 * `docs/screenshots`.
 */

const FOLDER = join(import.meta.dirname, '../out/docs/screenshots');
const COMMITTED = join(import.meta.dirname, '../docs/screenshots');
/** The pictures that README shows. */
const SHOWN = ['popup-public-nl-light.png'];
const SITE = 'https://gewoon.nl/';
const OTHER = 'https://goed.nl/';
const HACKED = 'https://schildersbedrijfkwast.nl/';
const CHECK = 'hsts';
const LOCALES: readonly Locale[] = ['nl', 'en'];
const TIERS: readonly Tier[] = ['public', 'partner'];
const picture = (page: Page, name: string): Promise<void> => inBothThemes(page, join(FOLDER, name));

/** Takes the whole page, and every size. */
const both = async (page: Page, name: string): Promise<void> => {
  await picture(page, name);
  await inSizes(page, join(FOLDER, name));
};

/** Reports are long: takes what a visitor sees first, and every size. */
const top = async (page: Page, name: string): Promise<void> => {
  await page.setViewport({ width: 1280, height: 1600 });
  for (const theme of THEMES) {
    await useTheme(page, theme);
    await settle(page);
    await page.screenshot({ path: `${join(FOLDER, name)}-${theme}.png` });
  }
  await inSizes(page, join(FOLDER, name));
};

const ofScan = async (session: Session, tier: Tier, locale: Locale): Promise<void> => {
  const page = await session.open(SITE);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  const state = await waitForScan(session, tabId);
  await popup.waitForSelector('.grade');
  await picture(popup, `popup-${tier}-${locale}`);
  const shown = await showPopup(session, state, { locale });
  await shown.waitForSelector('.grade');
  await inSizes(shown, join(FOLDER, `popup-${tier}-${locale}`), POPUP_SIZES);
  await shown.close();

  const report = await session.openOwn(`report.html?domain=${new URL(SITE).hostname}#${state.id}`);
  await report.waitForSelector('.sheet');
  await top(report, `report-${tier}-${locale}`);
  await Promise.all([report.close(), page.close()]);
};

/** A hacked site: popup and report have a screen of their own for it. */
const ofHacked = async (session: Session, tier: Tier, locale: Locale): Promise<void> => {
  const page = await session.open(HACKED);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const state = await waitForScan(session, tabId);
  const popup = await showPopup(session, state, { locale });
  await inSizes(popup, join(FOLDER, `hacked-popup-${tier}-${locale}`), POPUP_SIZES);
  const report = await session.openOwn(`report.html?domain=${new URL(HACKED).hostname}#${state.id}`);
  await report.waitForSelector('.sheet');
  await top(report, `hacked-report-${tier}-${locale}`);
  await Promise.all([popup.close(), report.close(), page.close()]);
};

/** Empty states: a page that cannot be scanned, and no history. */
const ofNothing = async (session: Session, locale: Locale): Promise<void> => {
  const page = await session.open('about:blank');
  const popup = await session.press(page);
  await popup.waitForSelector('.notice');
  await picture(popup, `nothing-popup-${locale}`);
  const history = await session.openOwn('history.html');
  await history.waitForSelector('main');
  await both(history, `nothing-history-${locale}`);
  await Promise.all([history.close(), page.close()]);
};

/** Findings of a scan, highlighted in the page itself. */
const ofOverlay = async (session: Session, locale: Locale): Promise<void> => {
  const page = await session.open(SITE);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const { report } = await reporting(session, tabId);
  const name = onPageWords[locale].show;
  await report.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(wanted));
    const row = button?.closest('details');
    if (row) row.open = true;
    button?.click();
  }, name);
  await page.bringToFront();
  await inSizes(page, join(FOLDER, `overlay-${locale}`));
  await Promise.all([report.close(), page.close()]);
};

/** Stores a scan of another site beside that of `SITE`, so that the two can be compared. */
const historyOf = async (session: Session, locale: Locale): Promise<void> => {
  const page = await session.open(OTHER);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  await waitForScan(session, tabId);

  const history = await session.openOwn('history.html');
  await history.waitForSelector('.stored-scan');
  await both(history, `history-${locale}`);
  for (const box of await history.$$('.stored-scan input')) await box.click();
  await history.click('.chosen .button');
  await history.waitForSelector('.change-group');
  await top(history, `compare-${locale}`);
  await Promise.all([history.close(), page.close()]);
};

/** What a new user sees: the welcome page, and the report of a made-up site. */
const ofFirstRun = async (session: Session, locale: Locale): Promise<void> => {
  const welcome = await session.openOwn('welcome.html');
  await welcome.setViewport({ width: 1000, height: 900 });
  await welcome.waitForSelector('main section');
  await both(welcome, `welcome-${locale}`);
  await welcome.goto(welcome.url().replace('welcome.html', 'key.html'));
  await welcome.waitForSelector('main section');
  await both(welcome, `key-${locale}`);
  const example = await session.openOwn('report.html#voorbeeld');
  await example.waitForSelector('.sheet');
  await top(example, `example-${locale}`);
  await Promise.all([welcome.close(), example.close()]);
};

/** The page of the checks, opened from a link in a report. */
const ofChecks = async (session: Session, locale: Locale): Promise<void> => {
  const checks = await session.openOwn(`checks.html?lang=${locale}#${CHECK}`);
  await checks.waitForSelector(':target');
  await top(checks, `checks-${locale}`);
  await checks.close();
};

const inOneLanguage = async (extension: string, world: World, locale: Locale): Promise<void> => {
  const session = await openSession({
    extension,
    world,
    locale,
    args: ['--window-size=1280,1000', '--screen-info={1600x1200}'],
  });
  try {
    await keepSettings(session, { language: locale });
    await ofFirstRun(session, locale);
    await ofChecks(session, locale);
    await ofNothing(session, locale);
    for (const tier of TIERS) {
      if (tier === 'partner') await enterKey(session, 'voorbeeldsleutel-1a2b');
      await ofScan(session, tier, locale);
      await ofHacked(session, tier, locale);
    }
    await ofOverlay(session, locale);
    await historyOf(session, locale);
    const options = await session.openOwn('options.html');
    await options.waitForSelector('.saved-key');
    await both(options, `options-${locale}`);
  } finally {
    await session.close();
  }
};

await mkdir(FOLDER, { recursive: true });
const [extension, world] = await Promise.all([build(), startWorld({ sites: [...SITES, ...TROUBLED] })]);
try {
  for (const locale of LOCALES) await inOneLanguage(extension, world, locale);
} finally {
  await world.stop();
}
await Promise.all(SHOWN.map((name) => copyFile(join(FOLDER, name), join(COMMITTED, name))));
process.stdout.write('out/docs/screenshots\n');
