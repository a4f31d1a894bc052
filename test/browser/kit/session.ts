import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Extension, type Page, type Target } from 'puppeteer-core';
import { toErrorMessage } from '../../../lib/fault.ts';
import { atExit } from '../../world/at-exit.ts';
import { findChromium, QUIET } from './chromium.ts';
import type { Driven, Visit } from './driven.ts';
import { type Faults, watchFaults } from './faults.ts';
import { hearing } from './scan.ts';
import { type Theme, useTheme } from './views.ts';

export interface SessionOptions {
  /** Folder of the built extension. */
  readonly extension: string;
  /** The test world's way in and its certificates; without it the browser is on the real network. */
  readonly world?: { readonly proxy: string; readonly spki: string };
  readonly headless?: boolean;
  /** Language of the browser's interface, where it is installed, and of Accept-Language; English by default. */
  readonly locale?: 'nl' | 'en';
  readonly args?: readonly string[];
  /** Leaves the page open that greets a new user; otherwise it is waited for and closed. */
  readonly keepsWelcome?: boolean;
  /** Errors of ours are no surprise: one was planted, or what is scanned is no test. */
  readonly hasFaults?: boolean;
  /** The X display of a browser that is not headless; the environment's by default. */
  readonly display?: string;
}

/** A real Chromium with the built extension and an empty profile. */
export interface Session extends Driven<Page> {
  readonly kind: 'chromium';
  readonly browser: Browser;
  readonly extension: Extension;
}

/** Milliseconds for a page to load, for a popup to appear. */
const LIMIT = 30_000;

/** Milliseconds to wait for a quiet network: a PDF viewer keeps its request open, some pages poll for ever. */
const QUIET_LIMIT = 3_000;

export const openSession = async (options: SessionOptions): Promise<Session> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed');

  const profile = mkdtempSync(join(tmpdir(), 'pijler-profile-'));
  const removeProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const browser = await launch(options, executablePath, profile).catch((error) => {
    removeProfile();
    throw error;
  });
  const withdraw = atExit(() => {
    kill(browser);
    removeProfile();
  });

  const faults = watchFaults(options.hasFaults);
  listen(browser, faults);
  let ended: Promise<void> | undefined;
  const end = async () => {
    // Once it answers, what it wrote before has come.
    await browser.version().catch(() => {});
    faults.leave();
    await browser.close();
    removeProfile();
    withdraw();
    faults.end();
  };
  const close = () => {
    ended ??= end();
    return ended;
  };

  try {
    const operated = await operations(browser);
    if (welcomes(options)) await closeWelcome(browser, operated.extension);
    return { ...operated, kind: 'chromium', faults, browser, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Hears what every background of an extension writes to its console, and what it does not catch. */
const listen = (browser: Browser, faults: Faults): void => {
  const hearOf = async (target: Target): Promise<void> => {
    if (target.type() !== 'service_worker' || !target.url().startsWith('chrome-extension:')) return;
    const worker = await target.worker().catch(() => null);
    worker?.on('console', (message) => faults.hear(message.text()));
    worker?.client.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
      faults.uncaught(exception?.description ?? text),
    );
  };
  browser.on('targetcreated', hearOf);
  for (const target of browser.targets()) void hearOf(target);
};

const launch = (
  { extension, world, headless = true, locale = 'en', args = [], display }: SessionOptions,
  executablePath: string,
  profile: string,
) =>
  puppeteer.launch({
    executablePath,
    headless,
    pipe: true,
    enableExtensions: [extension],
    userDataDir: profile,
    // at-exit.ts does this for world and browser together.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    defaultViewport: headless ? { width: 1280, height: 800 } : null,
    env: { ...process.env, LANGUAGE: locale, ...(display === undefined ? {} : { DISPLAY: display }) },
    args: [...QUIET, `--lang=${locale}`, `--accept-lang=${locale}`, ...wayInto(world), ...args],
  });

const wayInto = (world: SessionOptions['world']) =>
  world === undefined ? [] : [`--proxy-server=${world.proxy}`, `--ignore-certificate-errors-spki-list=${world.spki}`];

const operations = async (browser: Browser) => {
  const extension = await installed(browser);
  const ownUrl = (path: string) => `chrome-extension://${extension.id}/${path}`;
  const openAt = async (url: string, background: boolean): Promise<Visit<Page>> => {
    const page = await browser.newPage({ background });
    const failure = await page.goto(url, { waitUntil: 'load', timeout: LIMIT }).then(() => null, failureOf);
    if (failure !== null) await somewhere(page);
    return { page, failure, isDead: page.url().startsWith('chrome-error:') };
  };
  const visit = async (url: string) => {
    const visited = await openAt(url, false);
    await visited.page.waitForNetworkIdle({ idleTime: 100, timeout: QUIET_LIMIT }).catch(() => {});
    return visited;
  };
  const isPopup = (target: Target) => target.url().startsWith(ownUrl('popup.html'));
  let backstage: Promise<Page> | undefined;

  return {
    extension,
    visit,
    open: async (url: string) => (await visit(url)).page,
    openOwn: async (path: string) => (await openAt(ownUrl(path), false)).page,
    backstage: () => {
      backstage ??= openAt(ownUrl('manifest.json'), true).then(hearing);
      return backstage;
    },
    press: async (page: Page) => {
      await page.bringToFront();
      // A press closes a popup that is still open, so an earlier one goes first, as it does when a user changes tabs.
      await Promise.all(browser.targets().filter(isPopup).map(closeTarget));
      await page.triggerExtensionAction(extension);
      const target = await browser.waitForTarget(isPopup, { timeout: LIMIT });
      return target.asPage();
    },
    picture: async (page: Page, theme: Theme) => {
      await useTheme(page, theme);
      return page.screenshot({ fullPage: true });
    },
    tidy: async () => {
      const blank = (await browser.pages()).filter((page) => page.url() === 'about:blank');
      await Promise.all([backstage, ...blank].map(async (page) => (await page)?.close()));
    },
    ended: async () => {
      await once(browser.process() ?? process, 'exit');
    },
  };
};

/** Closes a popup and waits until it is gone; it may have gone by itself. */
const closeTarget = async (target: Target): Promise<void> => {
  const browser = target.browser();
  const page = await target.asPage().catch(() => null);
  await page?.close().catch(() => {});
  const end = Date.now() + QUIET_LIMIT;
  while (browser.targets().includes(target) && Date.now() < end) await wait(20);
};

const welcomes = ({ extension, keepsWelcome = false }: SessionOptions): boolean =>
  !keepsWelcome && existsSync(join(extension, 'welcome.html'));

/** The welcome page opens once, with every install: a session begins when it has come and gone. */
const closeWelcome = async (browser: Browser, { id }: Extension): Promise<void> => {
  const address = `chrome-extension://${id}/welcome.html`;
  const isWelcome = (target: Target) => target.type() === 'page' && target.url() === address;
  await closeTarget(await browser.waitForTarget(isWelcome, { timeout: LIMIT }));
};

/** Chromium lists what it loaded a moment after it loaded it. */
const installed = async (browser: Browser): Promise<Extension> => {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const [extension] = (await browser.extensions()).values();
    if (extension !== undefined) return extension;
    await wait(50);
  }
  throw new Error('Chromium did not take the extension');
};

/** The page of the browser's own about a failure comes a moment after the failure; of a download none comes. */
const somewhere = async (page: Page): Promise<void> => {
  const end = Date.now() + QUIET_LIMIT;
  while (page.url() === 'about:blank' && Date.now() < end) await wait(20);
};

/** A PDF, a refused connection, a page that never ends loading: the tab is there, and that is what was asked. */
const failureOf = (error: unknown): string => {
  const message = toErrorMessage(error);
  const code = /net::\w+/.exec(message)?.[0];
  if (code !== undefined) return code;
  if (/timeout|Navigation/i.test(message)) return 'timeout';
  throw error;
};

const kill = (browser: Browser): void => {
  const pid = browser.process()?.pid;
  try {
    // The browser is the leader of its own process group.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
};
