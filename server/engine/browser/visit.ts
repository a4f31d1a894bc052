import { type BrowserContext, type HTTPResponse, type Page, TimeoutError } from 'puppeteer-core';
import type { ConsentAnswer, ConsentSeen, ConsentTraces } from '../../../lib/extras.ts';
import { tryOrElseLater } from '../../../lib/fault.ts';
import { isSameSite } from '../../../lib/parse/url/same-site.ts';
import { type Lane, openLane } from '../../egress/lane.ts';
import { openProxy } from '../../egress/proxy.ts';
import { applyBrowsing, type BrowsingOptions, createExtraHeaders } from '../browsing.ts';
import { LIMITS } from '../limits.ts';
import { createHstsMemory, type HstsMemory } from '../network/hsts.ts';
import { type Network, openNetwork } from '../network/network.ts';
import type { Prefetch } from '../network/prefetch.ts';
import { ScanFailure } from '../scan-failure.ts';
import { computeTimeLeft, type EngineSettings } from '../settings.ts';
import type { StepsBefore } from '../steps/step.ts';
import { isWithin, takeSteps } from '../steps/take-steps.ts';
import type { BrowserLease } from './pool.ts';

/** Cookies and hosts before and after a consent banner is answered, for a first-time visitor, as the browser reports them. */

/** Maximum names and hosts that are reported. */
const MAX = 100;

interface ConsentWatch {
  /** Must be called before the banner is answered; only the first call counts. */
  answers(answer: ConsentAnswer): Promise<void>;
  /** What was there before, and what has been added by now; null if no banner was answered, or that could not be seen. */
  seen(): Promise<ConsentSeen | null>;
}

const without = (all: readonly string[], known: readonly string[]): readonly string[] =>
  all.filter((one) => !known.includes(one));

/** Watches a page from before it is opened; `url` is the address that will be opened. */
const watchConsent = (page: Page, url: string): ConsentWatch => {
  const site = new URL(url).hostname;
  const hosts = new Set<string>();
  let begun: { readonly answer: ConsentAnswer; readonly before: ConsentTraces | null } | null = null;
  page.on('request', (request) => {
    const url = URL.parse(request.url());
    if (url !== null && /^https?:$/.test(url.protocol) && !isSameSite(url.hostname, site)) hosts.add(url.hostname);
  });
  /** A cookie's name, followed by its host if that is another site's. */
  const nameOf = ({ name, domain }: { readonly name: string; readonly domain: string }): string => {
    const host = domain.replace(/^\./, '');
    return isSameSite(host, site) ? name : `${name} (${host})`;
  };
  // What could not be seen is not reported as nothing.
  const readTraces = (): Promise<ConsentTraces | null> =>
    tryOrElseLater('traces of a page', null, async () => {
      const cookies = await page.browserContext().cookies();
      const names = [...new Set(cookies.map(nameOf))].toSorted();
      return { cookies: names.slice(0, MAX), hosts: [...hosts].toSorted().slice(0, MAX) };
    });
  return {
    answers: async (answer) => {
      begun ??= { answer, before: await readTraces() };
    },
    seen: async () => {
      if (begun === null || begun.before === null) return null;
      const { answer, before } = begun;
      const now = await readTraces();
      if (now === null) return null;
      const after = { cookies: without(now.cookies, before.cookies), hosts: without(now.hosts, before.hosts) };
      return { answer, before, after };
    },
  };
};

/** A page that one scan opened, in a browser context and over an egress of its own. */
export interface Visit {
  readonly page: Page;
  /** Rejects with a `ScanFailure` when the page's process crashes, or with another error when the browser does. */
  readonly fall: Promise<never>;
  readonly lane: Lane;
  readonly hsts: HstsMemory;
  readonly network: Network;
  readonly prefetch: Prefetch;
  /** Milliseconds that the steps before the look took. */
  readonly stepsTook: number;
  /** Traces before and after its consent banner was answered; null if no step did that. */
  consent(): Promise<ConsentSeen | null>;
  close(): Promise<void>;
}

interface Fall {
  readonly promise: Promise<never>;
  /** Stops watching. */
  forget(): void;
}

/**
 * Rejects with a `ScanFailure` when the page's process crashes, as one does that exceeds its memory, and with another error when
 * the whole browser does.
 */
const watchFall = (page: Page, { browser }: BrowserLease): Fall => {
  const { promise, reject } = Promise.withResolvers<never>();
  const rejectFall = (): void => reject(new Error('the browser fell'));
  page.once('error', (error) => reject(new ScanFailure('unreachable', error.message, { reason: 'crashed' })));
  browser.once('disconnected', rejectFall);
  if (!browser.connected) rejectFall();
  promise.catch(() => {});
  return { promise, forget: () => void browser.off('disconnected', rejectFall) };
};

/** Milliseconds without a request that count as quiet, and the longest wait for that: some pages poll for ever. */
const QUIET = { idle: 100, wait: 3_000 };

/** Converts Chromium's error (`net_error_list.h`) about a visit that failed. */
const toScanFailure = (error: unknown, lane: Lane): ScanFailure => {
  const code = /net::(\w+)/.exec(String(error))?.[1] ?? String(error);
  const [refused] = lane.traffic().refused;
  if (refused !== undefined) return new ScanFailure('unreachable', `not reached: ${refused}`);
  // Anything but a page is a download, and downloads are refused.
  if (code === 'ERR_ABORTED') return new ScanFailure('unsupported_page', 'a download', { reason: 'notPage' });
  return new ScanFailure(/TIMED_OUT/.test(code) ? 'timeout' : 'unreachable', code);
};

/** Remembers what the page's own responses say about https (HSTS), as its browser does. */
const learnHsts = (page: Page, hsts: HstsMemory): void => {
  page.on('response', (response: HTTPResponse) => {
    const line = response.headers()['strict-transport-security'];
    if (response.securityDetails() !== null) hsts.learn(response.url(), line?.split('\n')[0]);
  });
};

/**
 * Reports the address of the page when its server begins to respond: redirects are done then, except those of the page itself.
 */
const notifyArrival = (page: Page, prefetch: Prefetch): void => {
  page.on('response', (response: HTTPResponse) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    const isRedirect = response.status() >= 300 && response.status() <= 399;
    if (isPage && !isRedirect) prefetch.about(response.url());
  });
};

/** Scheme of the browser's own page, which it shows when the site's page did not come. */
const OWN = 'chrome-error:';

/** The address of the page that is shown. Throws `ScanFailure` if that is not an address of a site. */
export const getShownAddress = (page: Page): string => {
  const url = page.url();
  if (/^https?:/.test(url)) return url;
  if (url.startsWith(OWN)) throw new ScanFailure('unreachable', 'it led nowhere');
  throw new ScanFailure('unsupported_page', 'no address of a site', { reason: 'notPage' });
};

/** Throws `ScanFailure` for an error response without a page, which the browser replaces with one of its own. */
const assertHasPage = (page: Page, response: HTTPResponse | null): void => {
  if (!page.url().startsWith(OWN) || response === null || response.ok()) return;
  const detail = `HTTP ${response.status()}`;
  throw new ScanFailure('unreachable', `${detail}, without a page`, { reason: 'noPage', detail });
};

interface Loading {
  readonly lane: Lane;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Opens the page's address and waits until it has loaded, or until time is up. Throws `ScanFailure`. */
const load = async (page: Page, url: string, { lane, timeout }: Loading): Promise<void> => {
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout });
    if (response === null && page.url() === 'about:blank') throw new ScanFailure('unreachable', 'no answer');
    assertHasPage(page, response);
  } catch (error) {
    if (error instanceof ScanFailure) throw error;
    // A page that never finishes loading is examined as it is.
    if (!(error instanceof TimeoutError)) throw toScanFailure(error, lane);
    if (page.url() === 'about:blank') throw new ScanFailure('timeout', 'no answer in time');
  }
  await page.waitForNetworkIdle({ idleTime: QUIET.idle, timeout: QUIET.wait }).catch(() => {});
};

const openPage = async (context: BrowserContext, { userAgent }: BrowserLease): Promise<Page> => {
  const page = await context.newPage();
  await page.setUserAgent({ userAgent });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('popup', (popup) => void popup?.close().catch(() => {}));
  return page;
};

/** Performs the steps before a look; resolves with the milliseconds that they took. */
const stepped = async (
  page: Page,
  { startUrl, before, consent }: { startUrl: string; before: StepsBefore | undefined; consent: ConsentWatch | null },
): Promise<number> => {
  if (before === undefined || before.steps.length === 0) return 0;
  const began = performance.now();
  const isOfSite = (address: string): boolean => isWithin(address, startUrl, before.hosts);
  await takeSteps(before.steps, { page, isOfSite, ...(consent && { onConsent: consent.answers }) });
  return performance.now() - began;
};

/** What a visit requires. */
export interface Means {
  readonly lease: BrowserLease;
  readonly settings: EngineSettings;
  /** `performance.now()` when its scan got its place. */
  readonly began: number;
  readonly browsing: BrowsingOptions | undefined;
  readonly before: StepsBefore | undefined;
  /** Opens the requests to send while the page loads. */
  openPrefetch(network: Network): Prefetch;
}

/** Visits a page as a first-time visitor. Throws `ScanFailure` if there is none. */
export const visitPage = async (
  url: string,
  { lease, settings, began, browsing, before, openPrefetch }: Means,
): Promise<Visit> => {
  const lane = openLane(settings.egress);
  const hsts = createHstsMemory(lease.preloads);
  const network = openNetwork({
    settings,
    lane,
    hsts,
    userAgent: lease.userAgent,
    extraHeadersFor: createExtraHeaders(browsing, url),
  });
  const prefetch = openPrefetch(network);
  const proxy = await openProxy(lane);
  let context: BrowserContext | undefined;
  let fall: Fall | undefined;
  const close = async (): Promise<void> => {
    fall?.forget();
    prefetch.end();
    network.close();
    lane.close();
    proxy.close();
    await context?.close();
  };
  try {
    context = await lease.browser.createBrowserContext({
      proxyServer: `http://${proxy.address}`,
      proxyBypassList: ['<-loopback>'],
      downloadBehavior: { policy: 'deny' },
    });
    const page = await openPage(context, lease);
    if (browsing !== undefined) await applyBrowsing(page, browsing, { url, userAgent: lease.userAgent });
    const asksConsent = before?.steps.some((step) => 'consent' in step) === true;
    const consent = asksConsent ? watchConsent(page, url) : null;
    learnHsts(page, hsts);
    notifyArrival(page, prefetch);
    fall = watchFall(page, lease);
    // A timeout of 0 would be no limit.
    const timeout = Math.max(1, computeTimeLeft(performance.now() - began, LIMITS.load));
    await Promise.race([load(page, url, { lane, timeout }), fall.promise]);
    const stepsTook = await Promise.race([stepped(page, { startUrl: url, before, consent }), fall.promise]);
    if (stepsTook > 0) prefetch.about(getShownAddress(page));
    const readConsent = async (): Promise<ConsentSeen | null> => consent?.seen() ?? null;
    return { page, stepsTook, consent: readConsent, fall: fall.promise, lane, hsts, network, prefetch, close };
  } catch (error) {
    lease.hold(close());
    throw error;
  }
};
