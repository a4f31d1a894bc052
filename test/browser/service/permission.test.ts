import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { build } from '../../../scripts/start/build.ts';
import { type ReferenceService, startService } from '../../world/service/reference-service.ts';
import { findProgram } from '../kit/find-program.ts';
import { openSession, type Session } from '../kit/session.ts';
import { textOf } from './stage.ts';

/** The browser's own permission prompt, answered on a screen of its own. */

const run = promisify(execFile);
const SCREEN = findProgram(['Xvfb']);
const KEYS = findProgram(['xdotool']);

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

/** A screen that nobody sees; its name as DISPLAY takes it. */
const openScreen = async (program: string): Promise<{ readonly screen: ChildProcess; readonly display: string }> => {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(line).trim()}` };
};

describe.skipIf(SCREEN === undefined || KEYS === undefined)('the prompt for a base address', () => {
  let screen: ChildProcess;
  let display: string;
  let session: Session;
  let one: ReferenceService;
  let other: ReferenceService;
  const before = process.env['DISPLAY'];
  beforeAll(async () => {
    ({ screen, display } = await openScreen(SCREEN ?? ''));
    process.env['DISPLAY'] = display;
    [one, other] = await Promise.all([startService(), startService()]);
    session = await openSession({ extension: await build(), headless: false });
    const backstage = await session.backstage();
    await backstage.evaluate(() => chrome.storage.local.set({ settings: { language: 'nl' } }));
  });
  afterAll(async () => {
    await session?.close();
    await Promise.all([one?.stop(), other?.stop()]);
    screen?.kill();
    if (before === undefined) delete process.env['DISPLAY'];
    else process.env['DISPLAY'] = before;
  });

  const press = (...keys: readonly string[]) =>
    run(KEYS ?? '', ['key', '--delay', '200', ...keys], { env: { ...process.env, DISPLAY: display } });
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
  const told = (page: Page) => textOf(page, '#service form [role="status"]');

  test('asks for that origin alone, keeps nothing without a yes, and drops it when the address changes', async () => {
    const page = await session.openOwn('options.html#service');
    await page.waitForSelector('input[name="serviceBase"]');

    await enter(page, one.base);
    await press('Return');
    await expect.poll(() => told(page)).toContain('U gaf geen toegang tot 127.0.0.1');
    expect(await granted()).toEqual([]);

    await enter(page, one.base);
    await press('Tab', 'Return');
    await expect.poll(granted).toEqual([`${one.base}/*`]);
    await expect.poll(() => told(page)).toBe('Het adres is opgeslagen.');

    await enter(page, other.base);
    await press('Tab', 'Return');
    await expect.poll(granted).toEqual([`${other.base}/*`]);

    await page.click('#service form .choices .button:not([data-kind])');
    await expect.poll(granted).toEqual([]);
    await page.close();
  });
});
