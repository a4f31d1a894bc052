import { parseInPage, readInPage } from '../collect/page/world.ts';
import { Blinded } from '../collect/reach.ts';
import type { Errand, Senses, Told } from '../collect/senses.ts';
import type { Target } from '../model.ts';
import type { Access } from './access.ts';
import { browser } from './browser.ts';
import { type Inject, injector } from './inject.ts';
import { observe, UNOBSERVED } from './observe.ts';

/** Ms that the page may take to answer an injection, and that axe may take. */
const PATIENCE = { page: 5_000, axe: 14_000 };
/** What was remembered of a site holds for a day, in ms. */
const DAY = 86_400_000;

/** The one place that calls `fetch`. */
const get = (url: string, { redirect, accept, signal }: Errand): Promise<Response> =>
  fetch(url, {
    redirect,
    signal,
    headers: { accept },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });

const ask = async (url: string, errand: Errand, watched: boolean): Promise<Told> => {
  const watch = watched ? observe(url) : null;
  try {
    const response = await get(url, errand);
    return { response, ...(watch?.stop() ?? UNOBSERVED) };
  } catch (error) {
    const seen = watch?.stop() ?? UNOBSERVED;
    if (errand.signal.aborted) throw error;
    if (!navigator.onLine) throw new Blinded('offline');
    return { response: null, ...seen };
  }
};

const recall = async (key: string): Promise<unknown> => {
  const { [key]: kept } = (await browser.storage.session.get(key)) as Record<string, { at: number; value: unknown }>;
  return kept !== undefined && Date.now() - kept.at < DAY ? kept.value : undefined;
};

const keep = (key: string, value: unknown): Promise<void> =>
  browser.storage.session.set({ [key]: { at: Date.now(), value } });

/** Runs in the isolated world: hands over what the page's own world told of element internals. */
const hand = (internals: unknown): void => {
  (globalThis as { pijlerInternals?: unknown }).pijlerInternals = internals;
};

/** The steps that `entrypoints/axe.ts` asks for; its result is the fact. */
const runAxe = async (inject: Inject): Promise<unknown> => {
  const told = await inject({ world: 'MAIN', files: ['/gather-internals.js'] }, PATIENCE.page).catch(() => null);
  await inject({ func: hand, args: [told] }, PATIENCE.page);
  return inject({ files: ['/axe.min.js', '/axe.js'] }, PATIENCE.axe);
};

/** The browser's own means for one scan of one tab. Of a private window nothing is remembered for other scans. */
export const browserSenses = (target: Target, access: Access, isPrivate: boolean): Senses => {
  const inject = injector(target.tabId);
  const reader = () => inject({ files: ['/page.js'] }, PATIENCE.page);
  let ready: Promise<unknown> | null = null;
  const withReader = async <T>(call: () => Promise<T>): Promise<T> => {
    ready ??= reader();
    await ready;
    return call();
  };

  return {
    access: access.site,
    hops: access.hops,
    readableOrigin: target.browser === 'chromium' ? new URL(target.url).origin : null,
    now: () => performance.now(),
    ask: (url, errand) => ask(url, errand, access.hops),
    readPage: () => withReader(() => inject({ func: readInPage }, PATIENCE.page)),
    parseHtml: (html, url, truncated) =>
      withReader(() => inject({ func: parseInPage, args: [html, url, truncated] }, PATIENCE.page)),
    runAxe: () => runAxe(inject),
    readLibraries: () => inject({ files: ['/libraries.js'], world: 'MAIN' }, PATIENCE.page),
    detectLanguage: (text) => browser.i18n.detectLanguage(text),
    recall: (key) => recall(`seen:${key}`),
    keep: (key, value) => (isPrivate ? Promise.resolve() : keep(`seen:${key}`, value)),
  };
};
