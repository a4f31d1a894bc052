import type { Fetch } from '../../api/exchange.ts';
import { mayAsk } from '../../collect/network/policy.ts';
import { NotObservable } from '../../collect/network/reach.ts';
import type { HostRequest, HostResponse, ScanHost } from '../../collect/network/scan-host.ts';
import { toValue } from '../../collect/page/dom/world.ts';
import type { Target } from '../../model.ts';
import { DAY } from '../../time.ts';
import { browser } from '../browser.ts';
import type { LiveAccess } from '../page/access.ts';
import { runEngine } from '../page/engine.ts';
import { withFrames } from '../page/engine-in-frames.ts';
import { waitForTurn } from '../page/give-way.ts';
import { createInjector } from '../page/inject.ts';
import { UNOBSERVED, type Watch } from '../page/observe.ts';
import { createOwnOrigin, type OwnOrigin } from '../page/own-origin.ts';
import { createPageReader, expectRoute, readAddressNow } from '../page/page-reader.ts';
import type { Shown } from '../page/shown.ts';
import { keepInSession } from '../storage/session-quota.ts';

/** Milliseconds for the page to answer an injection; less when it did not answer at the scan's start. */
const TIMEOUT = { page: 5_000, silent: 1_000 };
/** Milliseconds for which what is remembered of a site is valid: one day. */
const REMEMBERED = DAY;

/**
 * This module is the only place in the background that calls `fetch`; requests that a page makes to itself in Firefox
 * are in `lib/collect/page/dom/own-origin.ts`. Here for sites and their registers,
 */
const get = (url: string, { accept, signal }: HostRequest): Promise<Response> =>
  fetch(url, {
    // The site chooses where a redirect leads: none is followed unseen.
    redirect: 'manual',
    signal,
    headers: { accept },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });

/** and here for a scan service, whose own module sets method, headers and the same policy (`lib/api/exchange.ts`). */
export const fetchService: Fetch = (url, init) => fetch(url, init);

/** Sends a request, and reports what was observed of it if it is watched. */
const requestWatched = async (url: string, options: HostRequest, watch: Watch | null): Promise<HostResponse> => {
  const seen = await watch?.begin(url);
  const got = await get(url, options).then(
    (response) => ({ response, error: null }),
    (error: unknown) => ({ response: null, error }),
  );
  const observed = seen?.end(got.response?.type === 'opaqueredirect');
  if (got.response === null && options.signal.aborted) throw got.error;
  if (got.response === null && !navigator.onLine) throw new NotObservable('offline');
  return { response: got.response, ...((await observed) ?? UNOBSERVED) };
};

/** A request to the site; a failure after access was revoked meanwhile counts as denied. */
const requestSite = async (
  url: string,
  options: HostRequest,
  { access, watch }: ScanHostDeps,
): Promise<HostResponse> => {
  const before = access.now();
  const outcome = await requestWatched(url, options, before.seesRedirects ? watch : null);
  if (outcome.response === null && before.site && !access.now().site) throw new NotObservable('denied', url);
  return outcome;
};

const readSession = async (key: string): Promise<unknown> => {
  const { [key]: cached } = (await browser.storage.session.get(key)) as Record<string, { at: number; value: unknown }>;
  const age = cached === undefined ? REMEMBERED : Date.now() - cached.at;
  // An entry from the future was written before the clock was set back.
  return age >= 0 && age < REMEMBERED ? cached?.value : undefined;
};

/** Stores a value; without room for it, it is determined again. */
const keep = async (key: string, value: unknown): Promise<void> => {
  await keepInSession({ [key]: { at: Date.now(), value } });
};

/** What the host of one scan depends on. */
export interface ScanHostDeps {
  readonly target: Target;
  /** The document shown at the start; null when it did not answer. */
  readonly shown: Shown | null;
  readonly access: LiveAccess;
  /** Null without webRequest. */
  readonly watch: Watch | null;
  /** In a private window nothing is remembered for other scans. */
  readonly isPrivate: boolean;
}

type Asking = Pick<ScanHost, 'readableOrigin' | 'runsInPage' | 'ask'>;

/**
 * Decides who sends which request. A click grants Chromium the tab's own origin, but not Firefox: there the page itself
 * sends those requests, through `inPage`.
 */
const createAsking = (deps: ScanHostDeps, inPage: OwnOrigin | null): Asking => {
  const { target, access, watch } = deps;
  const { origin } = new URL(target.url);
  return {
    readableOrigin: async () => {
      const isReadable = import.meta.env.FIREFOX ? inPage !== null && (await inPage.isOpen()) : true;
      return isReadable ? origin : null;
    },
    runsInPage: ({ origin: wanted }) => inPage !== null && wanted === origin,
    // webRequest sees only requests to granted sites: this one, or all.
    ask: (url, options) => {
      if (inPage !== null && new URL(url).origin === origin) return inPage.ask(url, options);
      return mayAsk(new URL(url), target)
        ? requestSite(url, options, deps)
        : requestWatched(url, options, access.now().everywhere ? watch : null);
    },
  };
};

/** The scan host of the extension: one scan of one tab. */
export const createBrowserScanHost = (deps: ScanHostDeps): ScanHost => {
  const { target, access } = deps;
  const began = performance.now();
  const inject = createInjector(target.tabId, deps.shown);
  const timeout = deps.shown === null ? TIMEOUT.silent : TIMEOUT.page;
  const reader = createPageReader(inject, deps.shown, timeout);
  // Decided once: when access is revoked mid-scan, requests fail instead of going through the page.
  const inPage = import.meta.env.FIREFOX && !access.now().site ? createOwnOrigin(reader, target.url) : null;
  return {
    get access() {
      return access.now().site;
    },
    get seesRedirects() {
      return access.now().seesRedirects;
    },
    showsCertificates: import.meta.env.FIREFOX,
    now: () => performance.now(),
    turn: () => waitForTurn(target.tabId),
    ...createAsking(deps, inPage),
    certificate: (host) => deps.watch?.certificate(host),
    ...reader,
    runAxe: async (onProgress, after) => {
      const measureElapsed = (): number => performance.now() - began;
      const page = toValue(await runEngine(inject, { timeout, onProgress, after, elapsed: measureElapsed }));
      const found = await withFrames(page, { tabId: target.tabId, timeout, inject, elapsed: measureElapsed });
      // If the page is now too busy to answer, it is still this page: the result stands.
      const url = await readAddressNow(inject, TIMEOUT.page).catch(() => deps.shown?.url ?? '');
      expectRoute(url, deps.shown);
      return found;
    },
    readLibraries: () => inject({ files: ['/libraries.js'], world: 'MAIN' }, timeout),
    detectLanguage: (text) => browser.i18n.detectLanguage(text),
    recall: (key) => readSession(`seen:${key}`),
    keep: (key, value) => (deps.isPrivate ? Promise.resolve() : keep(`seen:${key}`, value)),
  };
};
