import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';

/** “Kopieer voor uw codeassistent”: pressed in a report of a real scan, and what the clipboard of the browser has then. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const BUTTON = 'button[aria-label="Kopieer voor uw codeassistent"]';

/** The report of a scan of a shop with much to mend, by the toolbar and with a key. */
const openReport = async (session: Driven): Promise<View> => {
  await changeSettings(session, { language: 'nl' });
  await enterKey(session, 'sleutel-voor-de-test-1234');
  const { page } = await session.visit('https://gewoon.nl/');
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  await waitForScan(session, tabId);
  await popup.close().catch(() => {});
  const report = await session.openOwn('report.html?domain=gewoon.nl');
  await until(report, () => document.querySelector('button[aria-label="Kopieer voor uw codeassistent"]'));
  return report;
};

/** Opens the parents of the first such button, and presses it with the keyboard. */
const pressFirst = async (report: View): Promise<void> => {
  await report.evaluate((selector) => {
    for (let at = document.querySelector(selector)?.parentElement; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
  }, BUTTON);
  await report.bringToFront();
  await report.type(BUTTON, '\n');
  await until(report, () =>
    document
      .querySelector('button[aria-label="Kopieer voor uw codeassistent"]')
      ?.parentElement?.textContent?.includes('Gekopieerd'),
  );
};

const expectTask = (text: string): void => {
  const [before = '', block = ''] = text.split('```');
  expect(text.split('```')).toHaveLength(3);
  // How to fix and verify it; the findings and their places are in the one block of data.
  expect(before).toMatch(/Zo lost u het op: .{20}/);
  expect(before).toMatch(/Zo controleert u het: .{20}/);
  const { page, findings } = JSON.parse(block.replace(/^json\n/, ''));
  expect(page).toBe('https://gewoon.nl/');
  expect(findings[0]).toMatchObject({ check: expect.any(String), conclusion: expect.stringMatching(/.{10}/) });
  expect(before).toContain(findings[0].check);
};

describe('in Chromium', () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession({ extension: await build(), world });
  });
  afterAll(() => session?.close());

  test('copies the task to the clipboard', async () => {
    const report = (await openReport(session)) as Page;
    await pressFirst(report);
    const origin = `chrome-extension://${session.extension.id}`;
    const inspector = await report.createCDPSession();
    const permission = { name: 'clipboard-read' };
    await inspector.send('Browser.setPermission', { permission, setting: 'granted', origin });
    expectTask(await report.evaluate(() => navigator.clipboard.readText()));
  });
});

describe('in Firefox', () => {
  let session: FirefoxSession;
  beforeAll(async () => {
    session = await openFirefox({ extension: await build('firefox'), world });
  });
  afterAll(() => session?.close());

  test('copies the task to the clipboard', async () => {
    await pressFirst(await openReport(session));
    expectTask(await session.chrome(() => navigator.clipboard.readText()));
  });
});
