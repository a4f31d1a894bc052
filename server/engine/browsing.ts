import type { Page } from 'puppeteer-core';
import type { Browsing } from '../../lib/model.ts';
import { toTwin } from '../../lib/parse/url/host-match.ts';
import type { Step } from './steps/step.ts';

/**
 * How a page is viewed, if not as a first-time visitor on a desktop: which headers and cookies are added, as whom and on what
 * screen. Additions go to the site itself only, and over https only if the requested address is https; of them, reports contain
 * no more than the names of headers and cookies.
 */
export interface BrowsingOptions {
  /** Headers, name and value. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly cookies?: readonly (readonly [name: string, value: string])[];
  /** Name and password of basic authentication (RFC 7617). */
  readonly basicAuth?: readonly [user: string, password: string];
  readonly userAgent?: string;
  /** Languages in the form of `Accept-Language`: `de-DE,de`. */
  readonly language?: string;
  /** In CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Device pixels per CSS pixel. */
  readonly deviceScaleFactor?: number;
  /** Emulates a phone: the viewport that a page sets applies, and it can be touched. */
  readonly isMobile?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
}

/** The default screen of a scan. */
export const DESKTOP = { width: 1280, height: 800 } as const;

/** What a report says about the view: names, and none of the values that were sent; undefined if nothing is special. */
export const readBrowsing = (options: BrowsingOptions = {}, taken: readonly Step[] = []): Browsing | undefined => {
  const { headers = [], cookies = [], basicAuth, userAgent, language } = options;
  const { viewport, deviceScaleFactor, isMobile = false, colorScheme, reducedMotion = false } = options;
  const listNames = (pairs: readonly (readonly [string, string])[]) => pairs.map(([name]) => name).toSorted();
  const consent = taken.findLast((step) => 'consent' in step);
  const browsing: Browsing = {
    ...(headers.length > 0 && { headers: listNames(headers).map((name) => name.toLowerCase()) }),
    ...(cookies.length > 0 && { cookies: listNames(cookies) }),
    ...(basicAuth !== undefined && { basicAuth: true }),
    ...(userAgent !== undefined && { userAgent }),
    ...(language !== undefined && { language }),
    ...(viewport !== undefined && { viewport: { width: viewport.width, height: viewport.height } }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    ...(isMobile && { mobile: true }),
    ...(colorScheme === 'dark' && { colorScheme }),
    ...(reducedMotion && { reducedMotion: true }),
    ...(taken.length > 0 && { steps: taken.length }),
    ...(consent !== undefined && { consent: consent.consent }),
  };
  return Object.keys(browsing).length === 0 ? undefined : browsing;
};

/** Whether additions may be sent to an address, in a scan of another one: the same host or its twin, never less secure. */
export const isOfSite = (address: string, startUrl: string): boolean => {
  const [url, site] = [URL.parse(address), URL.parse(startUrl)];
  if (url === null || site === null || !/^(?:https?|wss?):$/.test(url.protocol)) return false;
  if (url.hostname !== site.hostname && url.hostname !== toTwin(site.hostname)) return false;
  const isSafe = url.protocol === 'https:' || url.protocol === 'wss:';
  // Another port of a host is another server.
  return isSafe ? url.port === '' || url.port === site.port : site.protocol === 'http:' && url.port === site.port;
};

const formatBasicAuth = ([user, password]: readonly [string, string]): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/** Minimum characters of the value of a header or a cookie that is treated as a secret rather than a setting. */
const SECRET = 8;

/** Values that were sent and must not appear anywhere afterwards. */
export const listBrowsingSecrets = (options: BrowsingOptions | undefined): readonly string[] => {
  const { headers = [], cookies = [], basicAuth } = options ?? {};
  const values = [...headers, ...cookies].map(([, value]) => value).filter(({ length }) => length >= SECRET);
  return [
    ...values,
    ...(basicAuth === undefined ? [] : [basicAuth[1], formatBasicAuth(basicAuth).slice('Basic '.length)]),
  ];
};

/** Headers that browser and scan send to the site in addition to their own, in lower case. */
const listAddedLines = ({ headers = [], basicAuth }: BrowsingOptions): ReadonlyMap<string, string> =>
  new Map([
    ...(basicAuth === undefined ? [] : [['authorization', formatBasicAuth(basicAuth)] as const]),
    ...headers.map(([name, value]) => [name.toLowerCase(), value] as const),
  ]);

/** Returns the extra headers of our own requests to an address in a scan: none if it is not of the site. */
export const createExtraHeaders = (
  options: BrowsingOptions | undefined,
  url: string,
): ((address: string) => Readonly<Record<string, string>>) => {
  if (options === undefined) return () => ({});
  const { cookies = [], userAgent, language } = options;
  const lines = {
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(language !== undefined && { 'accept-language': language }),
    ...Object.fromEntries(listAddedLines(options)),
    ...(cookies.length > 0 && { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') }),
  };
  return (address) => (isOfSite(address, url) ? lines : {});
};

type Cdp = Awaited<ReturnType<Page['createCDPSession']>>;

/** Adds headers to the page's requests to its site: to each hop separately, because none of them may reach another host. */
const addLines = async (cdp: Cdp, lines: ReadonlyMap<string, string>, url: string): Promise<void> => {
  if (lines.size === 0) return;
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    const own = Object.entries(request.headers).filter(([name]) => !lines.has(name.toLowerCase()));
    const headers = [...own, ...lines].map(([name, value]) => ({ name, value }));
    const how = isOfSite(request.url, url) ? { requestId, headers } : { requestId };
    // The request may have been cancelled meanwhile.
    cdp.send('Fetch.continueRequest', how).catch(() => {});
  });
  const { hostname } = new URL(url);
  const hosts = [hostname, toTwin(hostname)];
  await cdp.send('Fetch.enable', { patterns: hosts.map((host) => ({ urlPattern: `*://${host}*` })) });
};

/** Sets cookies of the host and of its twin, which no script of the page can read. */
const addCookies = async (cdp: Cdp, { cookies = [] }: BrowsingOptions, url: string): Promise<void> => {
  const { origin, protocol, host } = new URL(url);
  const places = [origin, `${protocol}//${toTwin(host)}`];
  for (const url of places)
    for (const [name, value] of cookies)
      await cdp.send('Network.setCookie', { name, value, url, httpOnly: true, secure: protocol === 'https:' });
};

/** Applies the options to a page, before it opens anything; `userAgent` is that of its browser. */
export const applyBrowsing = async (
  page: Page,
  options: BrowsingOptions,
  { url, userAgent }: { readonly url: string; readonly userAgent: string },
): Promise<void> => {
  const { viewport, deviceScaleFactor = 1, isMobile = false, colorScheme, reducedMotion = false, language } = options;
  const cdp = await page.createCDPSession();
  if (options.userAgent !== undefined || language !== undefined)
    await cdp.send('Emulation.setUserAgentOverride', {
      userAgent: options.userAgent ?? userAgent,
      ...(language !== undefined && { acceptLanguage: language }),
    });
  if (viewport !== undefined || isMobile || deviceScaleFactor !== 1)
    await page.setViewport({ ...(viewport ?? DESKTOP), deviceScaleFactor, isMobile, hasTouch: isMobile });
  await page.emulateMediaFeatures([
    ...(colorScheme === undefined ? [] : [{ name: 'prefers-color-scheme', value: colorScheme }]),
    ...(reducedMotion ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : []),
  ]);
  await addCookies(cdp, options, url);
  await addLines(cdp, listAddedLines(options), url);
};
