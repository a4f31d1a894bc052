import type { Tabs } from 'webextension-polyfill';
import type { Situation } from '../state.ts';
import { browser } from './browser.ts';

/** Where one browser or another refuses every extension: the stores, and Firefox's `restrictedDomains`. */
const CLOSED = [
  'chromewebstore.google.com',
  'chrome.google.com',
  'microsoftedge.microsoft.com',
  'addons.opera.com',
  'addons.mozilla.org',
  'addons.cdn.mozilla.net',
  'discovery.addons.mozilla.org',
  'support.mozilla.org',
  'content.cdn.mozilla.net',
  'sync.services.mozilla.com',
  'accounts.firefox.com',
  'accounts-static.cdn.mozilla.net',
  'api.accounts.firefox.com',
  'oauth.accounts.firefox.com',
  'profile.accounts.firefox.com',
];
const HTML = ['text/html', 'application/xhtml+xml'];

const byScheme = (url: URL | null): Situation | null => {
  if (url?.protocol === 'file:') return 'localFile';
  return url === null || !/^https?:$/.test(url.protocol) ? 'browserPage' : null;
};

type Shown = Pick<Tabs.Tab, 'url' | 'title' | 'favIconUrl'>;

/** Firefox shows PDF and JSON in viewers of its own, which refuse every injection as its error pages do. */
const isViewer = ({ url = '', title = '', favIconUrl = '' }: Shown): boolean =>
  favIconUrl.endsWith('/icons/pdf.svg') || title === url.replace(/^https?:\/\//, '');

/** What a page is that refuses every injection. */
const refusing = (host: string, tab: Shown, error: unknown): Situation => {
  if (CLOSED.includes(host) || /gallery|webstore|restricted/i.test(String(error))) return 'storePage';
  return import.meta.env.FIREFOX && isViewer(tab) ? 'notAPage' : 'notLoaded';
};

/**
 * Whether a tab shows a page that can be scanned; null when it does. The address of a browser page stays hidden from
 * extensions, and an error page of the browser refuses every injection, as a store's page does in its own browser.
 */
export const situationOf = async (tabId: number, tab: Shown): Promise<Situation | null> => {
  const url = tab.url === undefined ? null : URL.parse(tab.url);
  const plain = byScheme(url);
  if (plain !== null) return plain;
  try {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, func: () => document.contentType });
    return HTML.includes(String(frame?.result)) ? null : 'notAPage';
  } catch (error) {
    return refusing(url?.hostname ?? '', tab, error);
  }
};
