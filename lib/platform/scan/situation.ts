import type { Tabs } from 'webextension-polyfill';
import { NotObservable } from '../../collect/network/reach.ts';
import { toPageAddress } from '../../parse/url/document-address.ts';
import type { Situation } from '../../state.ts';
import { browser } from '../browser.ts';
import { runScript } from '../page/inject.ts';
import type { Shown } from '../page/shown.ts';

/** Hosts where one browser or another refuses every extension: the stores, and Firefox's `restrictedDomains`. */
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
/** Milliseconds for a page to report what it is; one whose own scripts never yield does not answer. */
const TIMEOUT = 5_000;

/** Runs in the page. */
const readDocument = () => ({ type: document.contentType, born: performance.timeOrigin, url: document.URL });

/** Chromium names the scheme of its own pages when it refuses them; it gives no reason for other refusals. */
const OWN_PAGE = /Cannot access a \S+:\/\/ URL/i;

/**
 * Determines what a page with a hidden address is: one of the browser's own or, in Chromium while its switch for files
 * is off, a file on this computer.
 */
const explainHidden = async (tabId: number): Promise<Situation> => {
  if (import.meta.env.FIREFOX || (await browser.extension.isAllowedFileSchemeAccess())) return 'browserPage';
  const refusal = await runScript({ func: readDocument }, { tabId }, TIMEOUT).catch(String);
  return OWN_PAGE.test(String(refusal)) ? 'browserPage' : 'hiddenPage';
};

type Tab = Pick<Tabs.Tab, 'url' | 'title' | 'favIconUrl'>;

/** Firefox shows PDF and JSON in viewers of its own, which refuse every injection, as its error pages do. */
const isViewer = ({ url = '', title = '', favIconUrl = '' }: Tab): boolean =>
  favIconUrl.endsWith('/icons/pdf.svg') || title === url.replace(/^https?:\/\//, '');

/** What a tab shows: why it cannot be scanned, or null with the document shown, if that answered in time. */
export interface TabInspection {
  readonly situation: Situation | null;
  readonly shown: Shown | null;
}

/** Determines what a page is that refuses every injection. */
const explainRefusing = (url: URL, tab: Tab, error: unknown): Situation => {
  // The browser shows the address of this file although it refuses the injection.
  if (url.protocol === 'file:') return 'localFile';
  if (CLOSED.includes(url.hostname) || /gallery|webstore|restricted/i.test(String(error))) return 'storePage';
  return import.meta.env.FIREFOX && isViewer(tab) ? 'notAPage' : 'notLoaded';
};

/**
 * Determines whether a tab shows a page that can be scanned. The address of a browser page is hidden from extensions,
 * and the browser's error pages refuse every injection, as a store's page does in its own browser.
 */
export const findSituation = async (tabId: number, tab: Tab): Promise<TabInspection> => {
  const url = tab.url === undefined ? null : URL.parse(tab.url);
  if (url === null) return { situation: await explainHidden(tabId), shown: null };
  if (!/^(?:https?|file):$/.test(url.protocol)) return { situation: 'browserPage', shown: null };
  try {
    const { result, documentId } = await runScript({ func: readDocument }, { tabId }, TIMEOUT);
    const { type, born, url: address } = result as ReturnType<typeof readDocument>;
    if (!HTML.includes(type)) return { situation: 'notAPage', shown: null };
    const document = { born, url: toPageAddress(address) };
    return { situation: null, shown: { ...document, ...(documentId === undefined ? {} : { documentId }) } };
  } catch (error) {
    // The site, its domain and its responses can still be scanned.
    if (error instanceof NotObservable && error.why === 'timeout') return { situation: null, shown: null };
    return { situation: explainRefusing(url, tab, error), shown: null };
  }
};
