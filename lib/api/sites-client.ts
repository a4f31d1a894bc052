import type * as z from 'zod/mini';
import { resolveAddress } from './base-address.ts';
import { type Call, type Line, sendRequest, Unanswered } from './exchange.ts';
import { HandedIn, readSitesAnswer, Site, type SiteScan, SiteScans, Sites, type SitesAnswer } from './sites.ts';

/** Asks a service about the sites of a key's team. Whatever the service or the network does is an answer. */
export interface SitesClient {
  /** The team's sites around the front page of one. */
  find(front: string): Promise<SitesAnswer<readonly Site[]>>;
  /** Adds a site by its front page; one that is there is given as it is. */
  add(front: string): Promise<SitesAnswer<Site>>;
  /** The latest scans of a site. */
  scansOf(site: string): Promise<SitesAnswer<readonly SiteScan[]>>;
  /** Hands in reports of a site, each as JSON. */
  handIn(site: string, reports: readonly string[]): Promise<SitesAnswer<HandedIn>>;
}

const ROOT = '/api/v1/sites';

/** Where a service shows a site. */
export const resolveSitePage = (base: string, site: string): string => resolveAddress(base, `/sites/${site}`).href;

const toRefusal = (error: unknown): SitesAnswer<never> => {
  if (error instanceof Unanswered) return { ok: false, why: error.why, retryAfter: null };
  throw error;
};

const mapAnswer = <T, U>(answer: SitesAnswer<T>, change: (value: T) => U): SitesAnswer<U> =>
  answer.ok ? { ok: true, value: change(answer.value) } : answer;

/** A list of sites that is not found is no list: whoever has none says so in a word of its own. */
const markUnsupported = <T>(answer: SitesAnswer<T>): SitesAnswer<T> =>
  !answer.ok && answer.why === 'notFound' ? { ...answer, why: 'unsupported' } : answer;

/** A client for the sites of a service, below its base address like the scan operation. */
export const createSitesClient = (base: string, line: Line): SitesClient => {
  const request = <T>(call: Call, schema: z.ZodMiniType<T>): Promise<SitesAnswer<T>> =>
    sendRequest(call, line).then((answered) => readSitesAnswer(answered, schema), toRefusal);
  const get = (url: URL): Call => ({ method: 'GET', url, body: null });
  const post = (url: URL, body: string): Call => ({ method: 'POST', url, body });
  return {
    find: async (front) => {
      const url = resolveAddress(base, ROOT);
      url.searchParams.set('url', front);
      return mapAnswer(markUnsupported(await request(get(url), Sites)), ({ sites }) => sites);
    },
    add: async (front) =>
      markUnsupported(await request(post(resolveAddress(base, ROOT), JSON.stringify({ url: front })), Site)),
    scansOf: async (site) =>
      mapAnswer(await request(get(resolveAddress(base, `${ROOT}/${site}/scans`)), SiteScans), ({ scans }) => scans),
    handIn: (site, reports) =>
      request(post(resolveAddress(base, `${ROOT}/${site}/reports`), `{"reports":[${reports.join(',')}]}`), HandedIn),
  };
};
