import type { Fetch } from '../../api/exchange.ts';
import { mayAsk } from '../../collect/policy.ts';
import { NotObservable } from '../../collect/reach.ts';
import type { AskOptions, AskOutcome, Progress, Senses } from '../../collect/senses.ts';
import type { Target } from '../../model.ts';
import { browser } from '../browser.ts';
import type { LiveAccess } from '../page/access.ts';
import { turnOf } from '../page/give-way.ts';
import { type Inject, injector } from '../page/inject.ts';
import { UNOBSERVED, type Watch } from '../page/observe.ts';
import { addressNow, expectRoute, pageReader, valueFrom } from '../page/page-reader.ts';
import type { Shown } from '../page/shown.ts';
import { keepInSession } from '../storage/session-quota.ts';

/** Ms that the page may take to answer an injection, and that axe may take. */
const PATIENCE = { page: 5_000, axe: 14_000 };
/** Ms for a page that was silent when the scan began. */
const SILENT = 1_000;
/** Ms between two looks at how far axe has come. */
const PROGRESS = 300;
/** What was remembered of a site holds for a day, in ms. */
const DAY = 86_400_000;

/** This module is the one place that calls `fetch`: for sites and their registers here, */
const get = (url: string, { accept, signal }: AskOptions): Promise<Response> =>
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
const ask = async (url: string, options: AskOptions, watch: Watch | null): Promise<AskOutcome> => {
  const seen = await watch?.begin(url);
  const got = await get(url, options).then(
    (response) => ({ response, error: null }),
    (error: unknown) => ({ response: null, error }),
  );
  const told = seen?.end(got.response?.type === 'opaqueredirect');
  if (got.response === null && options.signal.aborted) throw got.error;
  if (got.response === null && !navigator.onLine) throw new NotObservable('offline');
  return { response: got.response, ...((await told) ?? UNOBSERVED) };
};

/** A request to the site; what fails because access was taken back meanwhile was denied. */
const askSite = async (url: string, options: AskOptions, { access, watch }: SensesDeps): Promise<AskOutcome> => {
  const before = access.now();
  const told = await ask(url, options, before.hops ? watch : null);
  if (told.response === null && before.site && !access.now().site) throw new NotObservable('denied', url);
  return told;
};

const recall = async (key: string): Promise<unknown> => {
  const { [key]: kept } = (await browser.storage.session.get(key)) as Record<string, { at: number; value: unknown }>;
  const age = kept === undefined ? DAY : Date.now() - kept.at;
  // What comes from the future was written before the clock was set back.
  return age >= 0 && age < DAY ? kept?.value : undefined;
};

/** What finds no room is found out again. */
const keep = async (key: string, value: unknown): Promise<void> => {
  await keepInSession({ [key]: { at: Date.now(), value } });
};

type Tell = (progress: Progress) => void;

/** Runs in the isolated world: hands over what the page's own world told of element internals. */
const hand = (internals: unknown): void => {
  (globalThis as { pijlerInternals?: unknown }).pijlerInternals = internals;
};

/** Runs in the isolated world: how many rules are done. */
const progressThere = (): Progress | undefined => (globalThis as { pijlerProgress?: Progress }).pijlerProgress;

/**
 * Asks now and then how far the engine has come, until it is stopped; a page that does not answer is not pressed. `gone`
 * rejects when the document is refused: browsers do not always tell the one who waits for a page that it was left.
 */
const follow = (inject: Inject, tell: Tell): { readonly gone: Promise<never>; stop(): void } => {
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const look = async (): Promise<void> => {
    try {
      // Chromium hands over null where nothing was returned.
      const progress = await inject<Progress | null | undefined>({ func: progressThere }, PATIENCE.page);
      if (progress) tell(progress);
    } catch (error) {
      if (error instanceof NotObservable && error.why !== 'timeout')
        reject(new NotObservable('interrupted', error.message));
    }
  };
  const timer = setInterval(look, PROGRESS);
  // When nobody waits any more, nobody needs to hear.
  gone.catch(() => {});
  return { gone, stop: () => clearInterval(timer) };
};

interface AxeWay {
  /** Ms for the short steps. */
  readonly patience: number;
  readonly tell: Tell;
  readonly after: Promise<unknown>;
}

/** The steps that `entrypoints/axe.ts` asks for, the short ones at once; its result is the fact. */
const runAxe = async (inject: Inject, { patience, tell, after }: AxeWay): Promise<unknown> => {
  const told = await inject({ world: 'MAIN', files: ['/gather-internals.js'] }, patience).catch(() => null);
  await inject({ func: hand, args: [told] }, patience);
  await after;
  const { gone, stop } = follow(inject, tell);
  try {
    return await Promise.race([inject({ files: ['/axe.min.js', '/axe.js'] }, PATIENCE.axe), gone]);
  } finally {
    stop();
  }
};

/** What one scan looks with. */
export interface SensesDeps {
  readonly target: Target;
  /** The document that was shown at the start; null when it did not answer. */
  readonly shown: Shown | null;
  readonly access: LiveAccess;
  /** Null without webRequest. */
  readonly watch: Watch | null;
  /** Of a private window nothing is remembered for other scans. */
  readonly isPrivate: boolean;
}

/** The browser's own senses for one scan of one tab. */
export const browserSenses = (deps: SensesDeps): Senses => {
  const { target, access } = deps;
  const inject = injector(target.tabId, deps.shown);
  const patience = deps.shown === null ? SILENT : PATIENCE.page;
  return {
    get access() {
      return access.now().site;
    },
    get hops() {
      return access.now().hops;
    },
    // The click grants Chromium its tab's own origin, and Firefox none.
    readableOrigin: import.meta.env.FIREFOX ? null : new URL(target.url).origin,
    showsCertificates: import.meta.env.FIREFOX,
    now: () => performance.now(),
    turn: () => turnOf(target.tabId),
    // webRequest is shown the requests to sites that were granted: this one, or all.
    ask: (url, options) =>
      mayAsk(new URL(url), target)
        ? askSite(url, options, deps)
        : ask(url, options, access.now().everywhere ? deps.watch : null),
    certificate: (host) => deps.watch?.certificate(host),
    ...pageReader(inject, deps.shown, patience),
    runAxe: async (tell, after) => {
      const found = valueFrom(await runAxe(inject, { patience, tell, after }));
      // A page that is busy again is still this page: there is nothing to hold against what was found.
      const url = await addressNow(inject, PATIENCE.page).catch(() => deps.shown?.url ?? '');
      expectRoute(url, deps.shown);
      return found;
    },
    readLibraries: () => inject({ files: ['/libraries.js'], world: 'MAIN' }, patience),
    detectLanguage: (text) => browser.i18n.detectLanguage(text),
    recall: (key) => recall(`seen:${key}`),
    keep: (key, value) => (deps.isPrivate ? Promise.resolve() : keep(`seen:${key}`, value)),
  };
};
