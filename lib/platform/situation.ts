import type { Tabs } from 'webextension-polyfill';
import type { Situation } from '../state.ts';
import { browser } from './browser.ts';

const STORES = ['chromewebstore.google.com', 'addons.mozilla.org', 'microsoftedge.microsoft.com'];
const HTML = ['text/html', 'application/xhtml+xml'];

const bySchemeOrHost = (url: URL | null): Situation | null => {
  if (url === null) return 'browserPage';
  if (url.protocol === 'file:') return 'localFile';
  if (!/^https?:$/.test(url.protocol)) return 'browserPage';
  return STORES.includes(url.hostname) ? 'storePage' : null;
};

type Shown = Pick<Tabs.Tab, 'url' | 'title' | 'favIconUrl'>;

/** Firefox shows PDF and JSON in viewers of its own, which refuse every injection as its error pages do. */
const isViewer = ({ url = '', title = '', favIconUrl = '' }: Shown): boolean =>
  favIconUrl.endsWith('/icons/pdf.svg') || title === url.replace(/^https?:\/\//, '');

/**
 * Whether a tab shows a page that can be scanned; null when it does. The address of a browser page stays hidden from
 * extensions, and an error page of the browser refuses every injection.
 */
export const situationOf = async (tabId: number, tab: Shown): Promise<Situation | null> => {
  const plain = bySchemeOrHost(tab.url === undefined ? null : URL.parse(tab.url));
  if (plain !== null) return plain;
  try {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, func: () => document.contentType });
    return HTML.includes(String(frame?.result)) ? null : 'notAPage';
  } catch (error) {
    if (/gallery|webstore|restricted/i.test(String(error))) return 'storePage';
    return import.meta.env.FIREFOX && isViewer(tab) ? 'notAPage' : 'notLoaded';
  }
};
