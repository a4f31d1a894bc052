import { browser } from '../../lib/platform/browser.ts';

/** Ways out of the popup; each closes it. */

export const openSettings = (section = ''): void => {
  void browser.tabs.create({ url: browser.runtime.getURL(`/options.html${section}`) }).then(() => window.close());
};

/** Another address, in the same tab. */
export const openAddress = (tabId: number, url: string): void => {
  void browser.tabs.update(tabId, { url }).then(() => window.close());
};

/** The front page of the site around a file, in the same tab. */
export const openSite = (tabId: number, url: string): void => openAddress(tabId, new URL('/', url).href);

/** Chromium's page with this extension's switches; Firefox lets nobody open its own. */
export const openExtensionPage = import.meta.env.FIREFOX
  ? undefined
  : (): void => {
      void browser.tabs.create({ url: `chrome://extensions/?id=${browser.runtime.id}` }).then(() => window.close());
    };

/** Address of the report of one scan: the latest of its domain, `#id` names it. */
export const reportUrl = (domain: string, id: string): string =>
  browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(domain)}#${id}`);
