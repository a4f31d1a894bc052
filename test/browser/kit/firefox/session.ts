import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driven, View, Visit } from '../driven.ts';
import { watchFaults } from '../faults.ts';
import { hearing } from '../scan.ts';
import { type Bidi, callOf, evaluate, openBidi } from './bidi.ts';
import * as scope from './chrome-scope.ts';
import { startFirefox } from './process.ts';
import { makeProfile, type Pref } from './profile.ts';
import { settleIn } from './settled.ts';
import { openTab, type Tab, untilQuiet } from './tab.ts';

export interface FirefoxOptions {
  /** Folder of the built extension, or a file with it, which is then installed for good, as from a store. */
  readonly extension: string;
  /** The test world's way in and its authority; without it the browser is on the real network. */
  readonly world?: { readonly proxy: string; readonly authorityFile: string };
  readonly headless?: boolean;
  /** Language of Accept-Language, and of the interface where it is installed; English by default. */
  readonly locale?: 'nl' | 'en';
  /** The X display of a browser that is not headless; the environment's by default. */
  readonly display?: string;
  /** Leaves the page open that greets a new user; otherwise it is waited for and closed. */
  readonly keepsWelcome?: boolean;
  /** Preferences of the caller's own, over those of the profile. */
  readonly prefs?: Readonly<Record<string, Pref>>;
  /** Errors of ours are no surprise: one was planted, or what is scanned is no test. */
  readonly hasFaults?: boolean;
}

/** A real Firefox with the built extension and an empty profile. */
export interface FirefoxSession extends Driven<Tab> {
  readonly kind: 'firefox';
  readonly extensionId: string;
  readonly pid: number;
  /** The popup that is open or comes next. */
  popup(): Promise<Tab>;
  /** Runs a function in the browser's own window. */
  readonly chrome: scope.ChromeScope;
  /** Grants what the permission prompt would, or takes it back, without the prompt. */
  grant(granted: scope.Grant): Promise<void>;
  revoke(granted: scope.Grant): Promise<void>;
}

/** Milliseconds for a popup to appear. */
const LIMIT = 10_000;

export const openFirefox = async (options: FirefoxOptions): Promise<FirefoxSession> => {
  const { extension, world, headless = true, locale = 'en', display, prefs } = options;
  const profile = makeProfile({ proxy: world?.proxy, locale, prefs });
  settleIn(profile);
  const firefox = await startFirefox(profile, headless, display).catch((error) => {
    rmSync(profile, { recursive: true, force: true });
    throw error;
  });
  try {
    const bidi = await openBidi(firefox.address);
    const chrome = await scope.openChromeScope(bidi);
    if (world !== undefined) await chrome(scope.trust, derOf(readFileSync(world.authorityFile, 'utf8')));
    const extensionData = { type: isFile(extension) ? 'archivePath' : 'path', path: extension };
    const { extension: id } = await bidi.send<{ extension: string }>('webExtension.install', {
      extensionData,
      'moz:permanent': isFile(extension),
    });
    const own = `moz-extension://${await chrome(scope.hostOf, id)}`;
    if (welcomes(options)) await closeWelcome(bidi, `${own}/welcome.html`);

    let ended: Promise<void> | undefined;
    const faults = watchFaults(options.hasFaults);
    const end = async () => {
      await bidi.send('browser.close', {}).catch(() => {});
      await firefox.end();
      faults.end();
    };
    return {
      ...operations({ bidi, chrome, id, own }),
      kind: 'firefox',
      faults,
      extensionId: id,
      pid: firefox.pid,
      chrome,
      grant: (granted) => chrome(scope.grant, id, granted),
      revoke: (granted) => chrome(scope.revoke, id, granted),
      ended: () => firefox.ended,
      close: () => {
        ended ??= end();
        return ended;
      },
    };
  } catch (error) {
    process.kill(firefox.pid, 'SIGTERM');
    await firefox.end();
    throw error;
  }
};

interface Inside {
  readonly bidi: Bidi;
  readonly chrome: scope.ChromeScope;
  /** The extension's id, and the origin of its pages. */
  readonly id: string;
  readonly own: string;
}

const operations = ({ bidi, chrome, id, own }: Inside) => {
  const visit = async (url: string): Promise<Visit<Tab>> => {
    const visited = await openTab(bidi, url);
    await untilQuiet(visited.page);
    return visited;
  };
  let stage: Promise<Tab> | undefined;
  const backstage = (): Promise<Tab> => {
    stage ??= openTab(bidi, `${own}/licenses/axe-core.txt`, true).then(hearing);
    return stage;
  };
  const press = async (page: Tab): Promise<Tab> => {
    await page.bringToFront();
    await chrome(scope.closePopup, id);
    const popup = popupOf(await backstage(), { bidi, chrome, id });
    await closed(popup);
    await chrome(scope.pressButton, id);
    await shown(popup);
    return popup;
  };
  const popup = async (): Promise<Tab> => {
    const view = popupOf(await backstage(), { bidi, chrome, id });
    await shown(view);
    return view;
  };
  return {
    popup,
    visit,
    open: async (url: string) => (await visit(url)).page,
    openOwn: async (path: string) => (await openTab(bidi, `${own}/${path}`)).page,
    backstage,
    press,
    // Its one blank tab is the window's own.
    tidy: async () => {
      const open = stage;
      stage = undefined;
      await (await open)?.close();
    },
    picture: async (view: Tab, theme: 'light' | 'dark') => {
      await chrome(scope.setTheme, theme === 'dark' ? 0 : 1);
      await wait(200);
      return Buffer.from(await pictureOf(view, { bidi, chrome, id }), 'base64');
    },
  };
};

/**
 * The popup. It is no tab, so WebDriver does not know it; a page of the same extension reaches it as its view, and the
 * function runs with the popup's window as its global.
 */
const popupOf = (stage: Tab, { bidi, chrome, id }: Omit<Inside, 'own'>): Tab => ({
  context: POPUP,
  evaluate: ((run: (...params: never[]) => unknown, ...params: unknown[]) => {
    const view = "browser.extension.getViews({ type: 'popup' })[0]";
    return evaluate(bidi, stage.context, `(function () { with (${view}) { return ${callOf(run, params)}; } })()`);
  }) as View['evaluate'],
  press: () => Promise.reject(new Error('the popup takes no keys from here')),
  type: () => Promise.reject(new Error('the popup takes no keys from here')),
  print: () => Promise.reject(new Error('a popup is not printed')),
  bringToFront: async () => {},
  close: () => chrome(scope.closePopup, id),
});
const POPUP = 'popup';

const isThere = (popup: View): Promise<boolean> =>
  popup.evaluate(() => document.readyState === 'complete').catch(() => false);

const shown = async (popup: View): Promise<void> => {
  const end = Date.now() + LIMIT;
  while (!(await isThere(popup))) {
    if (Date.now() > end) throw new Error('no popup came');
    await wait(50);
  }
};

const closed = async (popup: View): Promise<void> => {
  const end = Date.now() + LIMIT;
  while ((await isThere(popup)) && Date.now() < end) await wait(20);
};

const pictureOf = async ({ context }: Tab, { bidi, chrome, id }: Omit<Inside, 'own'>): Promise<string> => {
  if (context === POPUP) return chrome(scope.drawPopup, id);
  const shot = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context, origin: 'document' });
  return shot.data;
};

const welcomes = ({ extension, keepsWelcome = false }: FirefoxOptions): boolean =>
  !keepsWelcome && (isFile(extension) || existsSync(join(extension, 'welcome.html')));

/** Whether it is a file to install, not a folder. */
const isFile = (extension: string): boolean => extension.endsWith('.xpi');

interface Tree {
  readonly contexts: readonly { readonly context: string; readonly url: string }[];
}

/** The welcome page opens once, with every install: a session begins when it has come and gone. */
const closeWelcome = async (bidi: Bidi, address: string): Promise<void> => {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { maxDepth: 0 });
    const welcome = contexts.find(({ url }) => url === address);
    if (welcome !== undefined) {
      await bidi.send('browsingContext.close', { context: welcome.context });
      return;
    }
    await wait(50);
  }
  throw new Error('no welcome page came');
};

/** A certificate without the lines around it. */
const derOf = (pem: string): string => pem.replace(/-----[A-Z ]+-----|\s/g, '');
