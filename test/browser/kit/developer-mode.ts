import type { Page } from 'puppeteer-core';
import type { Session } from './session.ts';

/** In the browser's own page of extensions. */
declare const chrome: {
  readonly developerPrivate: {
    updateProfileConfiguration(changes: { inDeveloperMode: boolean }): Promise<void>;
  };
};

/** Turns Chromium's developer mode on, without which an extension from a folder stays off once it is reloaded. */
export async function turnOnDeveloperMode({ browser }: Session): Promise<Page> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
  return page;
}
