import type { WebRequest } from 'webextension-polyfill';
import type { HostResponse } from '../../collect/network/scan-host.ts';
import type { Cookie, Hop } from '../../facts/reply.ts';
import { findNetworkFailure } from '../../parse/http/network-failure.ts';
import { parseSetCookie, readAnswerMoment } from '../../parse/http/set-cookie.ts';
import { browser } from '../browser.ts';
import { wait } from '../wait.ts';

type Observed = Pick<HostResponse, 'hops' | 'cookies' | 'hsts' | 'failure'>;

/** The observation without webRequest: no hops, no cookies and no cause of a failure. */
export const UNOBSERVED: Observed = { hops: [], cookies: null, failure: null };

/**
 * Milliseconds that events may arrive after their response: for a request whose start was seen, and for one whose start
 * was not.
 */
const LATE = { begun: 1_000, unseen: 400 };

/** Watches the requests of one scan. */
export interface Watch {
  /** Observes the next request to this address; call it before the request is made. */
  begin(address: string): Promise<Observation>;
  /** The security info that Firefox reported for the connection to this host; undefined when none was seen. */
  certificate(host: string): unknown;
  /** Removes the listeners. */
  stop(): void;
}

export interface Observation {
  /**
   * Returns what was seen, once the request's own events are in; `UNOBSERVED` when none were. Waits longer for the
   * events of a redirect, which is not followed without them.
   */
  end(isRedirect: boolean): Promise<Observed>;
}

/** One request under observation. */
interface ObservedRequest {
  readonly address: string;
  requestId: string | null;
  readonly hops: Hop[];
  readonly cookies: Cookie[];
  /** Absent until a response arrives that is no redirect. */
  hsts?: string | null;
  failure: Observed['failure'];
  /** Signals that nothing more will come. */
  settle(): void;
  /** Signals the browser's own upgrade to https: Chromium ends the request with it, Firefox goes on to the upgraded address. */
  upgrade(): void;
}

const findHeaders = (headers: WebRequest.HttpHeaders | undefined, name: string): readonly string[] =>
  (headers ?? []).filter((header) => header.name.toLowerCase() === name).map(({ value }) => value ?? '');

/** Parses Set-Cookie lines: Chromium reports them separately, Firefox joins them with newlines. */
const parseCookies = ({ responseHeaders, timeStamp }: WebRequest.OnHeadersReceivedDetailsType): Cookie[] => {
  const at = readAnswerMoment(findHeaders(responseHeaders, 'date')[0], timeStamp);
  return findHeaders(responseHeaders, 'set-cookie')
    .flatMap((lines) => lines.split('\n'))
    .flatMap((line) => parseSetCookie(line, at) ?? []);
};

/** Firefox itself drops all lines after the first (RFC 6797 §8.1). */
const findHsts = (headers: WebRequest.HttpHeaders | undefined): string | null =>
  findHeaders(headers, 'strict-transport-security')[0] ?? null;

/** Returns a redirect that the server sent; null for any other response. */
const toHop = ({ url, statusCode, responseHeaders }: WebRequest.OnHeadersReceivedDetailsType): Hop | null => {
  const location = findHeaders(responseHeaders, 'location')[0];
  if (statusCode < 300 || statusCode > 399 || location === undefined) return null;
  return { url, status: statusCode, location, byBrowser: false, hsts: findHsts(responseHeaders) };
};

/** Whether this is the browser's own HSTS upgrade: Chromium adds a header that names the reason, Firefox reports no status. */
const isUpgrade = ({ statusCode, responseHeaders }: WebRequest.OnBeforeRedirectDetailsType): boolean =>
  statusCode === 0 || findHeaders(responseHeaders, 'non-authoritative-reason').length > 0;

/** Chromium reports Set-Cookie only with `extraHeaders`, a value that Firefox refuses. */
const EXTRA = (import.meta.env.FIREFOX ? ['responseHeaders'] : ['responseHeaders', 'extraHeaders']) as [
  'responseHeaders',
];
const FILTER: WebRequest.RequestFilter = { urls: ['<all_urls>'], types: ['xmlhttprequest'] };

type Details = { readonly requestId: string; readonly tabId: number };

/** Writes the events of a request into its record. */
const createListeners = (records: ReadonlySet<ObservedRequest>) => {
  // Our own requests belong to no tab.
  const recordOf = ({ requestId, tabId }: Details): ObservedRequest | undefined =>
    tabId === -1 ? [...records].find((record) => record.requestId === requestId) : undefined;

  return {
    start(details: WebRequest.OnBeforeRequestDetailsType): undefined {
      if (details.tabId !== -1 || recordOf(details) !== undefined) return;
      const next = [...records].find(({ requestId, address }) => requestId === null && address === details.url);
      if (next !== undefined) next.requestId = details.requestId;
    },
    headers(details: WebRequest.OnHeadersReceivedDetailsType): undefined {
      const record = recordOf(details);
      if (record === undefined) return;
      record.cookies.push(...parseCookies(details));
      const hop = toHop(details);
      if (hop === null) record.hsts = findHsts(details.responseHeaders);
      else record.hops.push(hop);
      record.settle();
    },
    redirect(details: WebRequest.OnBeforeRedirectDetailsType): void {
      const record = recordOf(details);
      if (record === undefined || !isUpgrade(details)) return;
      record.hops.push({ url: details.url, status: 307, location: details.redirectUrl, byBrowser: true });
      record.upgrade();
    },
    error(details: WebRequest.OnErrorOccurredDetailsType): void {
      const record = recordOf(details);
      if (record === undefined) return;
      record.failure = findNetworkFailure(details.error);
      record.settle();
    },
  };
};

/** What an observation waits for: the request's last event, and the browser's own upgrade. */
interface Signals {
  readonly settled: Promise<void>;
  readonly upgraded: Promise<void>;
}

const createObservation = (
  record: ObservedRequest,
  { settled, upgraded }: Signals,
  forget: () => void,
): Observation => ({
  async end(isRedirect) {
    const last = isRedirect ? Promise.race([settled, upgraded]) : settled;
    await Promise.race([last, wait(isRedirect ? LATE.begun : LATE.unseen)]);
    if (record.requestId !== null) await Promise.race([last, wait(LATE.begun)]);
    forget();
    const { requestId, hops, cookies, hsts, failure } = record;
    if (requestId === null) return UNOBSERVED;
    return { hops, cookies, failure, ...(hsts !== undefined && { hsts }) };
  },
});

/** Firefox gives connection details only to a blocking listener; this one never holds the request up. */
const createCertificateReader = (records: ReadonlySet<ObservedRequest>, certificates: Map<string, unknown>) => {
  const isOurs = ({ tabId, requestId }: Details): boolean =>
    tabId === -1 && [...records].some((record) => record.requestId === requestId);
  return async (details: WebRequest.OnHeadersReceivedDetailsType): Promise<WebRequest.BlockingResponse> => {
    const { protocol, host } = new URL(details.url);
    if (protocol !== 'https:' || certificates.has(host) || !isOurs(details)) return {};
    const info = await browser.webRequest.getSecurityInfo(details.requestId, { rawDER: true }).catch(() => undefined);
    if (info?.state === 'secure') certificates.set(host, info);
    return {};
  };
};

/**
 * Starts watching our own requests: hops, cookies (without values), causes of failures, and with `certificates` the
 * site's certificate. Needs webRequest, and for certificates webRequestBlocking.
 */
export const watchRequests = (certificates: boolean): Watch => {
  const { webRequest } = browser;
  const records = new Set<ObservedRequest>();
  const listeners = createListeners(records);
  webRequest.onBeforeRequest.addListener(listeners.start, FILTER);
  webRequest.onHeadersReceived.addListener(listeners.headers, FILTER, EXTRA);
  webRequest.onBeforeRedirect.addListener(listeners.redirect, FILTER, EXTRA);
  webRequest.onErrorOccurred.addListener(listeners.error, FILTER);
  const securityInfo = new Map<string, unknown>();
  const readCertificate = createCertificateReader(records, securityInfo);
  if (certificates) webRequest.onHeadersReceived.addListener(readCertificate, FILTER, ['blocking']);
  // Listeners are registered in another process; a call made after registering them is answered after they are in place.
  const ready = browser.runtime.getPlatformInfo();

  return {
    async begin(address) {
      await ready;
      const [settling, upgrading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const record: ObservedRequest = {
        address,
        requestId: null,
        hops: [],
        cookies: [],
        failure: null,
        settle: settling.resolve,
        upgrade: upgrading.resolve,
      };
      records.add(record);
      const signals = { settled: settling.promise, upgraded: upgrading.promise };
      return createObservation(record, signals, () => records.delete(record));
    },
    certificate: (host) => securityInfo.get(host),
    stop() {
      // If the permission was revoked meanwhile, Firefox has removed the events and their listeners.
      webRequest.onHeadersReceived?.removeListener(readCertificate);
      webRequest.onBeforeRequest?.removeListener(listeners.start);
      webRequest.onHeadersReceived?.removeListener(listeners.headers);
      webRequest.onBeforeRedirect?.removeListener(listeners.redirect);
      webRequest.onErrorOccurred?.removeListener(listeners.error);
    },
  };
};
