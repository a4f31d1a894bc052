import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { openSession, type Session } from '../kit/session.ts';
import {
  keepSettings,
  showHistory,
  showKey,
  showOptions,
  showPopup,
  showReport,
  showWelcome,
  textOf,
} from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

/** Every view, opened in one language, on data stored in Dutch. */
const VIEWS: Readonly<Record<string, (locale: Locale) => Promise<Page>>> = {
  'the popup': (locale) => showPopup(session, sampleState('public', 'nl'), { locale }),
  'a report': (locale) => showReport(session, sampleStored('partner', 'nl'), { locale }),
  'a public report': (locale) => showReport(session, sampleStored('public', 'nl'), { locale }),
  'the history': (locale) => showHistory(session, [sampleStored('partner', 'nl')], { locale }),
  'the settings': (locale) => showOptions(session, { locale }),
  'the welcome': (locale) => showWelcome(session, { locale }),
  'the page about keys': (locale) => showKey(session, { locale }),
};

/** The text of a page, without its scripts. */
const saidBy = async (page: Page): Promise<string> => `${await page.title()} ${await textOf(page, '#app')}`;

test.each(Object.keys(VIEWS))('%s switches to the new language while open', async (name) => {
  const show = VIEWS[name];
  if (show === undefined) throw new Error(name);
  const english = await show('en');
  const expected = await saidBy(english);
  await english.close();
  const page = await show('nl');
  const dutch = await saidBy(page);
  expect(dutch).not.toBe(expected);
  await keepSettings(session, { language: 'en' });
  await expect.poll(() => saidBy(page)).toBe(expected);
  expect(await page.$eval('html', ({ lang }) => lang)).toBe('en');
  await keepSettings(session, { language: 'nl' });
  await expect.poll(() => saidBy(page)).toBe(dutch);
  await page.close();
});
