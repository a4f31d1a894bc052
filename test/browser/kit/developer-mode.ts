import type { Page } from 'puppeteer-core';
import type { Session } from './session.ts';

/** In the browser's own page of extensions. */
declare const chrome: {
  readonly developerPrivate: {
    updateExtensionConfiguration(changes: { extensionId: string; fileAccess: boolean }): Promise<void>;
    updateProfileConfiguration(changes: { inDeveloperMode: boolean }): Promise<void>;
  };
};

/** Turns Chromium's developer mode on, without which an extension from a folder stays off once it is reloaded. */
export const turnOnDeveloperMode = async ({ browser }: Session): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
  return page;
};

/** Turns the extension's "Allow access to file URLs" off, which is on for one that the command line loaded; it starts anew. */
export const closeFiles = async (session: Session): Promise<void> => {
  const page = await turnOnDeveloperMode(session);
  await page.evaluate(
    (extensionId) => chrome.developerPrivate.updateExtensionConfiguration({ extensionId, fileAccess: false }),
    session.extension.id,
  );
  await page.close();
};
