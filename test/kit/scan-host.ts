import { NotObservable } from '../../lib/collect/network/reach.ts';
import type { HostResponse, ScanHost } from '../../lib/collect/network/scan-host.ts';

/** What a server answers, called for every request: a new response, or a failure. */
export type Served = () => Response | HostResponse['failure'] | 'broken';

/** An opaque redirect, as a browser returns for one that it may not follow. */
export const opaqueRedirect = (): Response =>
  Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } });

/** A response that states the address it came from, as the network's do. */
export const from = (url: string, response: Response, redirected = false): Response =>
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });

/** A scan host over a table of addresses; what the table lacks fails like a dead network. Records its requests. */
export const fakeScanHost = (
  table: Readonly<Record<string, Served>>,
  changes: Partial<ScanHost> = {},
): ScanHost & { readonly requests: string[] } => {
  const requests: string[] = [];
  const stored = new Map<string, unknown>();
  const nothing = { hops: [], cookies: null, failure: null };
  let ticks = 0;
  return {
    requests,
    access: false,
    seesRedirects: false,
    showsCertificates: false,
    readableOrigin: async () => 'https://voorbeeld.nl',
    runsInPage: () => false,
    turn: async () => {},
    now: () => ticks++,
    async ask(url, { signal }) {
      requests.push(url);
      signal.throwIfAborted();
      const served = table[url]?.() ?? 'broken';
      if (served instanceof Response) return { ...nothing, response: served };
      return { ...nothing, response: null, failure: served === 'broken' ? null : served };
    },
    certificate: () => undefined,
    readPage: () => Promise.reject(new NotObservable('denied', 'no page')),
    parseHtml: () => Promise.reject(new NotObservable('denied', 'no page')),
    parseHtmlPart: () => Promise.reject(new NotObservable('denied', 'no page')),
    runAxe: () => Promise.reject(new NotObservable('denied', 'no page')),
    readLibraries: () => Promise.reject(new NotObservable('denied', 'no page')),
    detectLanguage: async () => ({ isReliable: false, languages: [] }),
    recall: async (key) => stored.get(key),
    keep: async (key, value) => void stored.set(key, value),
    ...changes,
  };
};
