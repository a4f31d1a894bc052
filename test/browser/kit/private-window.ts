import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { turnOnDeveloperMode } from './developer-mode.ts';
import { allowPrivate, pressPrivateButton } from './firefox/chrome-scope.ts';
import type { FirefoxSession } from './firefox/session.ts';
import type { Session } from './session.ts';

/** In the functions that run in pages of the extension and of the browser. */
declare const chrome: ExtensionApi & {
  readonly developerPrivate: {
    updateExtensionConfiguration(changes: { extensionId: string; incognitoAccess: boolean }): Promise<void>;
  };
};

/** Milliseconds for an extension to come back after its switches changed. */
const LIMIT = 10_000;

/** Opens an address in a private window; gives its tab's number. */
const open = (url: string): Promise<number> =>
  chrome.windows.create({ incognito: true, url }).then(({ tabs }) => tabs?.[0]?.id ?? -1);

/** A tab of a private window in which the toolbar button was pressed. */
export interface PrivateTab {
  readonly tabId: number;
  /** Null in Firefox, which shows private views to nobody. */
  readonly popup: Page | null;
}

/** Lets the extension into private windows, as a user does with its switch; before anything else of the session. */
const allowInChromium = async (session: Session): Promise<void> => {
  const { extension } = session;
  const page = await turnOnDeveloperMode(session);
  await page.evaluate(
    (extensionId) => chrome.developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true }),
    extension.id,
  );
  const end = Date.now() + LIMIT;
  const address = `chrome-extension://${extension.id}/manifest.json`;
  while (!(await page.goto(address).catch(() => null))) {
    if (Date.now() > end) throw new Error('the extension did not come back');
    await wait(100);
  }
  await page.close();
};

const pressInChromium = async (session: Session, url: string): Promise<PrivateTab> => {
  const stage = await session.backstage();
  const { origin } = new URL(url);
  const [tabId, target] = await Promise.all([
    stage.evaluate(open, url),
    session.browser.waitForTarget((one) => one.type() === 'page' && one.url().startsWith(origin)),
  ]);
  const page = await target.asPage();
  // Until it is there, the window holds an empty document, which is complete at once.
  await page.waitForFunction((wanted) => location.origin === wanted && document.readyState === 'complete', {}, origin);
  return { tabId, popup: await session.press(page) };
};

const pressInFirefox = async (session: FirefoxSession, url: string): Promise<PrivateTab> => {
  const tabId = await (await session.backstage()).evaluate(open, url);
  const end = Date.now() + LIMIT;
  while (!(await session.chrome(pressPrivateButton, session.extensionId, url))) {
    if (Date.now() > end) throw new Error('the private window shows no such page');
    await wait(100);
  }
  return { tabId, popup: null };
};

/** Lets the extension into private windows; before anything else of the session. */
export const allowPrivateWindows = (session: Session | FirefoxSession): Promise<void> =>
  session.kind === 'chromium' ? allowInChromium(session) : session.chrome(allowPrivate, session.extensionId);

/** Opens a page in a private window and presses the toolbar button there. */
export const pressInPrivate = (session: Session | FirefoxSession, url: string): Promise<PrivateTab> =>
  session.kind === 'chromium' ? pressInChromium(session, url) : pressInFirefox(session, url);
