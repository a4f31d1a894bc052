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

/**
 * Whether a tab shows a page that can be scanned; null when it does. The address of a browser page stays hidden from
 * extensions, and an error page of the browser refuses every injection.
 */
export const situationOf = async (tabId: number, address: string | undefined): Promise<Situation | null> => {
  const plain = bySchemeOrHost(address === undefined ? null : URL.parse(address));
  if (plain !== null) return plain;
  try {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, func: () => document.contentType });
    return HTML.includes(String(frame?.result)) ? null : 'notAPage';
  } catch (error) {
    return /gallery|webstore|restricted/i.test(String(error)) ? 'storePage' : 'notLoaded';
  }
};
