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

/** Ms that the page may take to answer an injection; less when it was silent as the scan began. */
const TIMEOUT = { page: 5_000, silent: 1_000 };
/** What was remembered of a site holds for a day, in ms. */
const REMEMBERED = DAY;

/**
 * This module is the background's one place that calls `fetch`; what Firefox's page is made to ask of itself stands in
 * `lib/collect/page/dom/own-origin.ts`. For sites and their registers here,
 */
const get = (url: string, { accept, signal }: HostRequest): Promise<Response> =>
  fetch(url, {
    // Where a redirect leads is the site's choice: nobody is asked by it unseen.
    redirect: 'manual',
    signal,
    headers: { accept },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });

/** and here for a scan service, whose own module sets method, headers and the same policy (`lib/api/exchange.ts`). */
export const fetchService: Fetch = (url, init) => fetch(url, init);

/** Asks, and tells what was seen of the request where it is watched. */
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

/** A request to the site; what fails because access was taken back meanwhile was denied. */
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
  // What comes from the future was written before the clock was set back.
  return age >= 0 && age < REMEMBERED ? cached?.value : undefined;
};

/** What finds no room is found out again. */
const keep = async (key: string, value: unknown): Promise<void> => {
  await keepInSession({ [key]: { at: Date.now(), value } });
};

/** What one scan looks with. */
export interface ScanHostDeps {
  readonly target: Target;
  /** The document that was shown at the start; null when it did not answer. */
  readonly shown: Shown | null;
  readonly access: LiveAccess;
  /** Null without webRequest. */
  readonly watch: Watch | null;
  /** Of a private window nothing is remembered for other scans. */
  readonly isPrivate: boolean;
}

type Asking = Pick<ScanHost, 'readableOrigin' | 'runsInPage' | 'ask'>;

/**
 * Who asks what. The click grants Chromium its tab's own origin, and Firefox none: there the page itself, where `inPage` is
 * its door, is asked to.
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
    // webRequest is shown the requests to sites that were granted: this one, or all.
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
  // Access that is taken back in mid-scan ends the questions.
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
      // A page that is busy again is still this page: there is nothing to hold against what was found.
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
