import { browser } from '../../lib/platform/browser.ts';

/** Links out of the popup; each closes it. */

export const openSettings = (section = ''): void => {
  void browser.tabs.create({ url: browser.runtime.getURL(`/options.html${section}`) }).then(() => window.close());
};

/** Opens another address in the same tab. */
export const openAddress = (tabId: number, url: string): void => {
  void browser.tabs.update(tabId, { url }).then(() => window.close());
};

/** Opens the front page of a file's site in the same tab. */
export const openSite = (tabId: number, url: string): void => openAddress(tabId, new URL('/', url).href);

/** Chromium's page with this extension's switches; Firefox does not allow opening its own. */
export const openExtensionPage = import.meta.env.FIREFOX
  ? undefined
  : (): void => {
      void browser.tabs.create({ url: `chrome://extensions/?id=${browser.runtime.id}` }).then(() => window.close());
    };

/** Address of a report: by itself the latest scan of the domain, with `#id` the one with that id. */
export const reportUrl = (domain: string, id: string): string =>
  browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(domain)}#${id}`);
