import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { RULES } from '../lib/score.ts';
import { enterKey } from '../test/browser/kit/options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { catalogue } from '../test/words/catalogue.ts';
import { startWorld } from '../test/world/world.ts';
import { build } from './start/build.ts';

/**
 * `npm run screenshots` makes the stores' pictures, 1280×800, in Dutch and English: `docs/store/nl-1.png` …, and records by which
 * rules their grades were made and which of our sentences they show, for a test to compare with today's. A release makes them
 * anew.
 */

const FOLDER = join(import.meta.dirname, '../docs/store');
const SIZE = { width: 1280, height: 800 };

type Locale = 'nl' | 'en';

/** A picture, and the text of our own views in it. */
interface Picture {
  readonly png: Buffer;
  readonly text: string;
}

/** The text that is drawn: a picture does not show what is folded away. */
const textOf = (page: Page): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is no part of a picture
  page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));

/** Minimum characters of a sentence: shorter ones are in any text. */
const SENTENCE = 12;
/** Sentences of ours that a picture shows. */
const sentencesIn = ({ text }: Picture, locale: Locale): readonly string[] =>
  [...new Set(catalogue(locale).map(([, sentence]) => sentence))]
    .filter((sentence) => sentence.length >= SENTENCE && text.includes(sentence))
    .toSorted();

const picture = (page: Page): Promise<string> => page.screenshot({ encoding: 'base64' });

/** Draws the popup over the page, where the browser shows it: below the toolbar's right end. */
const composed = (page: string, popup: string): string => `<style>
body { margin: 0; background: url(data:image/png;base64,${page}) no-repeat; }
img { position: absolute; top: 12px; right: 24px; border-radius: 8px; box-shadow: 0 8px 32px rgb(0 0 0 / 35%), 0 0 0 1px rgb(0 0 0 / 15%); }
</style><img alt="" src="data:image/png;base64,${popup}">`;

/** Scans a page and returns it with its popup, scrolled to the given text. */
const popupOver = async (session: Session, url: string, row: string | null): Promise<Picture> => {
  const page = await session.open(url);
  await page.setViewport(SIZE);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  await waitForScan(session, tabId);
  if (row !== null) await openRow(popup, row);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [below, above, text] = [await picture(page), await picture(popup), await textOf(popup)];
  await Promise.all([popup.close(), page.close()]);
  return { png: await draw(session, composed(below, above)), text };
};

const openRow = (popup: Page, row: string): Promise<void> =>
  popup.evaluate((pillar) => {
    const button = document.querySelector<HTMLElement>(`button[aria-controls="inside-${pillar}"]`);
    button?.click();
    button?.scrollIntoView({ block: 'start' });
  }, row);

const draw = async (session: Session, html: string): Promise<Buffer> => {
  const page = await session.browser.newPage();
  await page.setViewport(SIZE);
  await page.setContent(html);
  const drawn = await page.screenshot();
  await page.close();
  return Buffer.from(drawn);
};

/** One of our own pages as a tab shows it, from a section on. */
const ownPage = async (session: Session, path: string, from: string | null): Promise<Picture> => {
  const page = await session.openOwn(path);
  await page.setViewport(SIZE);
  await page.waitForSelector('h1');
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (from !== null) await page.evaluate((id) => document.querySelector(id)?.scrollIntoView(), from);
  const [drawn, text] = [await page.screenshot(), await textOf(page)];
  await page.close();
  return { png: Buffer.from(drawn), text };
};

const pictures = async (session: Session, locale: Locale): Promise<readonly Picture[]> => {
  await changeSettings(session, { language: locale });
  const first = await popupOver(session, 'https://goed.nl/', null);
  await enterKey(session, 'sleutel-1234');
  return [
    first,
    await popupOver(session, 'https://gewoon.nl/', 'beveiliging'),
    await ownPage(session, 'report.html?domain=gewoon.nl', null),
    await ownPage(session, 'report.html?domain=gewoon.nl', 'main section:nth-of-type(3)'),
    await ownPage(session, 'options.html#privacy', '#privacy'),
  ];
};

const world = await startWorld();
try {
  await mkdir(FOLDER, { recursive: true });
  const texts: Record<string, readonly string[]> = {};
  for (const locale of ['nl', 'en'] as const) {
    const session = await openSession({ extension: await build(), world, locale });
    const created = await pictures(session, locale).finally(session.close);
    for (const [at, one] of created.entries()) {
      await writeFile(join(FOLDER, `${locale}-${at + 1}.png`), one.png);
      texts[`${locale}-${at + 1}`] = sentencesIn(one, locale);
    }
  }
  await writeFile(join(FOLDER, 'pictures.json'), `${JSON.stringify({ rules: RULES, texts }, null, 2)}\n`);
} finally {
  await world.stop();
}
