import type { WebRequest } from 'webextension-polyfill';
import type { Told } from '../collect/senses.ts';
import type { Cookie, Hop } from '../facts/reply.ts';
import { parseSetCookie } from '../parse/set-cookie.ts';
import { browser } from './browser.ts';

type Observed = Pick<Told, 'hops' | 'cookies' | 'failure'>;

/** What is known without webRequest: nothing of hops, cookies and the cause of a failure. */
export const UNOBSERVED: Observed = { hops: [], cookies: null, failure: null };

const headerOf = (headers: WebRequest.HttpHeaders | undefined, name: string): readonly string[] =>
  (headers ?? []).filter((header) => header.name.toLowerCase() === name).map(({ value }) => value ?? '');

/** Chromium's net error names and Firefox's result names; what neither table knows stays unknown. */
const FAILURES: readonly (readonly [RegExp, NonNullable<Observed['failure']>])[] = [
  [/ERR_CERT_|ERR_SSL_|SEC_ERROR|SSL_ERROR|MOZILLA_PKIX/, 'certificate'],
  [/CONNECTION_REFUSED/, 'refused'],
  [/NAME_NOT_RESOLVED|UNKNOWN_HOST/, 'noName'],
  [/TIMED_OUT|NET_TIMEOUT/, 'timeout'],
];
const failureOf = (error: string): Observed['failure'] => FAILURES.find(([known]) => known.test(error))?.[1] ?? null;

/** Set-Cookie lines: Chromium keeps them apart, Firefox joins them with newlines. */
const cookiesOf = (headers: WebRequest.HttpHeaders | undefined): Cookie[] =>
  headerOf(headers, 'set-cookie')
    .flatMap((lines) => lines.split('\n'))
    .flatMap((line) => parseSetCookie(line) ?? []);

/** Chromium shows Set-Cookie only with `extraHeaders`, a word that Firefox refuses. */
const EXTRA = (globalThis as { chrome?: { runtime?: { getBrowserInfo?: unknown } } }).chrome?.runtime?.getBrowserInfo
  ? ['responseHeaders']
  : ['responseHeaders', 'extraHeaders'];

/**
 * Watches one request of our own from its start: hops, cookies (without values) and the cause of a failure. `stop`
 * tells what was seen and takes the listeners away.
 */
export const observe = (address: string): { stop(): Observed } => {
  const hops: Hop[] = [];
  const cookies: Cookie[] = [];
  let failure: Observed['failure'] = null;
  let request: string | null = null;
  const filter = { urls: ['<all_urls>'], types: ['xmlhttprequest' as const] };
  const isOurs = (details: { requestId: string; tabId: number }): boolean =>
    details.tabId === -1 && details.requestId === request;

  const onStart = (details: WebRequest.OnBeforeRequestDetailsType): undefined => {
    if (request === null && details.tabId === -1 && details.url === address) request = details.requestId;
  };
  const onHeaders = (details: WebRequest.OnHeadersReceivedDetailsType): undefined => {
    if (!isOurs(details)) return;
    cookies.push(...cookiesOf(details.responseHeaders));
    const location = headerOf(details.responseHeaders, 'location')[0] ?? null;
    const redirects = details.statusCode >= 300 && details.statusCode < 400 && location !== null;
    if (redirects) hops.push({ url: details.url, status: details.statusCode, location, byBrowser: false });
  };
  const onRedirect = (details: WebRequest.OnBeforeRedirectDetailsType): void => {
    const internal =
      headerOf(details.responseHeaders, 'non-authoritative-reason').length > 0 || details.statusCode === 0;
    if (!isOurs(details) || !internal) return;
    hops.push({ url: details.url, status: 307, location: details.redirectUrl, byBrowser: true });
  };
  const onError = (details: WebRequest.OnErrorOccurredDetailsType): void => {
    if (isOurs(details)) failure = failureOf(details.error);
  };

  const { webRequest } = browser;
  webRequest.onBeforeRequest.addListener(onStart, filter);
  webRequest.onHeadersReceived.addListener(onHeaders, filter, EXTRA as ['responseHeaders']);
  webRequest.onBeforeRedirect.addListener(onRedirect, filter, EXTRA as ['responseHeaders']);
  webRequest.onErrorOccurred.addListener(onError, filter);
  return {
    stop() {
      webRequest.onBeforeRequest.removeListener(onStart);
      webRequest.onHeadersReceived.removeListener(onHeaders);
      webRequest.onBeforeRedirect.removeListener(onRedirect);
      webRequest.onErrorOccurred.removeListener(onError);
      return { hops, cookies, failure };
    },
  };
};
