import type * as z from 'zod/mini';
import { resolveAddress } from './base-address.ts';
import { type Call, type Line, sendRequest, Unanswered } from './exchange.ts';
import { HandedIn, readSitesAnswer, Site, type SiteScan, SiteScans, Sites, type SitesAnswer } from './sites.ts';

/** Calls a service about the sites of a key's team. Failures of the service or the network are returned as answers. */
export interface SitesClient {
  /** Returns the team's sites that match a front page. */
  find(front: string): Promise<SitesAnswer<readonly Site[]>>;
  /** Adds a site by its front page; an existing one is returned unchanged. */
  add(front: string): Promise<SitesAnswer<Site>>;
  /** The latest scans of a site. */
  scansOf(site: string): Promise<SitesAnswer<readonly SiteScan[]>>;
  /** Hands in reports of a site, each as JSON. */
  handIn(site: string, reports: readonly string[]): Promise<SitesAnswer<HandedIn>>;
}

const ROOT = '/api/v1/sites';

/** Address of a site's page at a service. */
export const resolveSitePage = (base: string, site: string): string => resolveAddress(base, `/sites/${site}`).href;

const toRefusal = (error: unknown): SitesAnswer<never> => {
  if (error instanceof Unanswered) return { ok: false, why: error.why, retryAfter: null };
  throw error;
};

const mapAnswer = <T, U>(answer: SitesAnswer<T>, change: (value: T) => U): SitesAnswer<U> =>
  answer.ok ? { ok: true, value: change(answer.value) } : answer;

/** If the list of sites is not found, the service has no such list: `unsupported` instead of `notFound`. */
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
