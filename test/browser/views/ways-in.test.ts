import type { Page, Target } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { startWorld, type World } from '../../world/world.ts';
import * as scope from '../kit/firefox/chrome-scope.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { changeSettings, tabIdOf, waitForScan } from '../kit/scan.ts';
import { hasScreen, openScreen, type Screen } from '../kit/screen.ts';
import { openSession, type Session } from '../kit/session.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('in Firefox', () => {
  let session: FirefoxSession;
  beforeAll(async () => {
    session = await openFirefox({ extension: await build('firefox'), world });
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(() => session?.close());

  test('the item in the page’s context menu opens the popup, which scans', async () => {
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    await session.chrome(scope.openPageMenu);
    await expect.poll(() => session.chrome(scope.choose, 'Scan deze website')).toBe(true);
    await session.popup();
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', host: 'goed.nl' });
    await session.chrome(scope.closePopup, session.extensionId);
    await page.close();
  });

  test('the command of the shortcut opens the popup, which scans', async () => {
    const { page } = await session.visit('https://goed.nl/contact/');
    const tabId = await tabIdOf(session, page);
    // A browser without a window takes no keys; this is what it binds to them.
    expect(await session.chrome(scope.runShortcut, 'S', 'alt,shift')).toBe(true);
    await session.popup();
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', host: 'goed.nl' });
    await page.close();
  });
});

describe('in Chromium', () => {
  let screen: Screen;
  let session: Session;
  beforeAll(async () => {
    if (!hasScreen()) throw new Error('Xvfb and xdotool are not installed');
    screen = await openScreen();
    session = await openSession({ extension: await build(), world, headless: false, display: screen.display });
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(async () => {
    await session?.close();
    await screen?.stop();
  });

  const isPopup = (target: Target) => target.url().endsWith('/popup.html');

  test('the shortcut opens the popup, which scans', async () => {
    const page: Page = await session.open('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    await screen.press('alt+shift+s');
    await session.browser.waitForTarget(isPopup, { timeout: 10_000 });
    expect(await waitForScan(session, tabId)).toMatchObject({ phase: 'done', host: 'goed.nl' });
    await page.close();
  });
});
