import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { build } from '../../../scripts/start/build.ts';
import { checkMachine } from '../../kit/programs.ts';
import { type ReferenceService, startService } from '../../world/service/reference-service.ts';
import { hasScreen, openScreen, type Screen } from '../kit/screen.ts';
import { openSession, type Session } from '../kit/session.ts';
import { textOf } from './stage.ts';

/** The browser's own permission prompt, answered on a separate screen. */

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

describe.runIf(checkMachine('a screen (Xvfb, xdotool)', hasScreen()))('the prompt for a base address', () => {
  let screen: Screen;
  let session: Session;
  let one: ReferenceService;
  let other: ReferenceService;
  beforeAll(async () => {
    [screen, one, other] = await Promise.all([openScreen(), startService(), startService()]);
    session = await openSession({ extension: await build(), headless: false, display: screen.display });
    const backstage = await session.backstage();
    await backstage.evaluate(() => chrome.storage.local.set({ settings: { language: 'nl' } }));
  });
  afterAll(async () => {
    await session?.close();
    await Promise.all([one?.stop(), other?.stop(), screen?.stop()]);
  });

  const granted = async (): Promise<readonly string[]> => {
    const page = await session.backstage();
    return page.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);
  };
  const enter = async (page: Page, base: string): Promise<void> => {
    await page.bringToFront();
    await page.$eval('input[name="serviceBase"]', (input) => input.select());
    await page.type('input[name="serviceBase"]', `${base}\n`);
    await wait(1_500);
  };
  const toText = (page: Page) => textOf(page, '#service form [role="status"]');

  test('asks for that origin only, saves nothing when denied, and drops access when the address changes', async () => {
    const page = await session.openOwn('options.html#service');
    await page.waitForSelector('input[name="serviceBase"]');

    await enter(page, one.base);
    await screen.press('Return');
    await expect.poll(() => toText(page)).toContain('U gaf geen toegang tot 127.0.0.1');
    expect(await granted()).toEqual([]);

    await enter(page, one.base);
    await screen.press('Tab', 'Return');
    await expect.poll(granted).toEqual([`${one.base}/*`]);
    await expect.poll(() => toText(page)).toBe('Het adres is opgeslagen.');

    await enter(page, other.base);
    await screen.press('Tab', 'Return');
    await expect.poll(granted).toEqual([`${other.base}/*`]);

    await page.click('#service form .choices .button:not([data-kind])');
    await expect.poll(granted).toEqual([]);
    await page.close();
  });
});
