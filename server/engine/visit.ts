import { type BrowserContext, type HTTPResponse, type Page, TimeoutError } from 'puppeteer-core';
import { type Lane, openLane } from '../egress/lane.ts';
import { openProxy } from '../egress/proxy.ts';
import { type HstsMemory, hstsMemory } from './hsts.ts';
import type { Lent } from './pool.ts';
import { ScanFailure } from './scan-failure.ts';
import { type EngineSettings, LIMITS } from './settings.ts';

/** A page that one scan opened, in a context of the browser and over a way out that are its own. */
export interface Visit {
  readonly page: Page;
  /** Rejects with a `ScanFailure` when the process of the page falls. */
  readonly fall: Promise<never>;
  readonly lane: Lane;
  readonly hsts: HstsMemory;
  close(): Promise<void>;
}

/** Rejects with a `ScanFailure` when the page's process falls, as one does that wants more memory than it may have. */
const fallOf = (page: Page): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  page.once('error', (error) => reject(new ScanFailure('unreachable', error.message, { reason: 'crashed' })));
  promise.catch(() => {});
  return promise;
};

/** Ms without a request that count as quiet, and until which that is waited for: some pages poll for ever. */
const QUIET = { idle: 100, wait: 3_000 };

/** What Chromium's error says (`net_error_list.h`), where a visit came to nothing. */
const failureOf = (error: unknown, lane: Lane): ScanFailure => {
  const code = /net::(\w+)/.exec(String(error))?.[1] ?? String(error);
  const [refused] = lane.traffic().refused;
  if (refused !== undefined) return new ScanFailure('unreachable', `not reached: ${refused}`, { reason: 'notPublic' });
  // What is no page is a download, and downloads are refused.
  if (code === 'ERR_ABORTED') return new ScanFailure('unsupported_page', 'a download', { reason: 'notPage' });
  return new ScanFailure(/TIMED_OUT/.test(code) ? 'timeout' : 'unreachable', code);
};

/** Remembers what the page's own answers say of https, as its browser does. */
const learnFrom = (page: Page, hsts: HstsMemory): void => {
  page.on('response', (response: HTTPResponse) => {
    const line = response.headers()['strict-transport-security'];
    if (response.securityDetails() !== null) hsts.learn(response.url(), line?.split('\n')[0]);
  });
};

/** Opens the page's address and waits until it has loaded, as far as it ever does. Throws `ScanFailure`. */
const load = async (page: Page, url: string, lane: Lane): Promise<void> => {
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: LIMITS.load });
    if (response === null && page.url() === 'about:blank') throw new ScanFailure('unreachable', 'no answer');
  } catch (error) {
    if (error instanceof ScanFailure) throw error;
    // A page that never ends loading is looked at as it stands.
    if (!(error instanceof TimeoutError)) throw failureOf(error, lane);
    if (page.url() === 'about:blank') throw new ScanFailure('timeout', 'no answer in time');
  }
  await page.waitForNetworkIdle({ idleTime: QUIET.idle, timeout: QUIET.wait }).catch(() => {});
};

const openPage = async (context: BrowserContext, { userAgent }: Lent): Promise<Page> => {
  const page = await context.newPage();
  await page.setUserAgent({ userAgent });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('popup', (popup) => void popup?.close().catch(() => {}));
  return page;
};

/** Visits a page as somebody who was never there. Throws `ScanFailure` where there is none. */
export const visit = async (url: string, lent: Lent, settings: EngineSettings): Promise<Visit> => {
  const lane = openLane(settings.egress);
  const proxy = await openProxy(lane);
  const context = await lent.browser.createBrowserContext({
    proxyServer: `http://${proxy.address}`,
    proxyBypassList: ['<-loopback>'],
    downloadBehavior: { policy: 'deny' },
  });
  const close = async (): Promise<void> => {
    lane.close();
    proxy.close();
    await context.close();
  };
  try {
    const page = await openPage(context, lent);
    const hsts = hstsMemory(lent.preloads);
    learnFrom(page, hsts);
    const fall = fallOf(page);
    await Promise.race([load(page, url, lane), fall]);
    return { page, fall, lane, hsts, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
};
