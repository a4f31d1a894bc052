import { ReadableStream } from 'node:stream/web';
import { collectFact } from '../../../lib/collect/collect-fact.ts';
import { createReach } from '../../../lib/collect/network/create-reach.ts';
import { openLedger } from '../../../lib/collect/network/ledger.ts';
import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { HostRequest, HostResponse, Received, ScanHost } from '../../../lib/collect/network/scan-host.ts';
import type { FactName } from '../../../lib/evidence.ts';
import type { LedgerEntry, Target } from '../../../lib/model.ts';
import { needsOf } from '../../../lib/scan.ts';
import type { ScanRequest } from '../scan-request.ts';
import { createServerScanHost } from '../server-host.ts';
import { createTarget, pickKnown } from './known.ts';
import type { Network } from './network.ts';

/** Sends requests before a scan needs them, and then gives it their responses. */
export interface RequestCache {
  /** Sends a request, unless that was done already; it runs until its own deadline, even if nobody waits for it any more. */
  readonly early: ScanHost['ask'];
  /** Returns the response of a request that was sent early, once; sends every other request. */
  readonly late: ScanHost['ask'];
  /** Addresses of early requests that nobody has used so far. */
  left(): readonly string[];
}

type Copies = () => HostResponse;

const toBody = (bytes: Uint8Array): Received['body'] => ReadableStream.from([bytes]) as unknown as Received['body'];

/** Makes an outcome readable more than once: its body up to `cap`, plus one byte that shows readers that there is more. */
const copyOutcome = async (outcome: HostResponse, cap: number | null): Promise<Copies> => {
  const { response } = outcome;
  if (response === null || response.body === null) return () => outcome;
  const { body } = await readBody(response, (cap ?? 0) + 1);
  return () => ({ ...outcome, response: { ...response, body: toBody(body) } });
};

const abortOn = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const rejectAborted = (): void => reject(signal.reason);
  if (signal.aborted) rejectAborted();
  signal.addEventListener('abort', rejectAborted, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', rejectAborted);
  }
};

/** Creates a cache over `ask`, which sends each request once. */
export const openRequestCache = (ask: ScanHost['ask']): RequestCache => {
  const cache = new Map<string, Promise<Copies>>();

  const make = async (url: string, options: HostRequest): Promise<Copies> => {
    const signal = AbortSignal.timeout(options.ms);
    return copyOutcome(await ask(url, { ...options, signal }), options.cap);
  };

  return {
    early: async (url, options) => {
      const copies = cache.get(url) ?? make(url, options);
      copies.catch(() => {});
      cache.set(url, copies);
      return (await abortOn(copies, options.signal))();
    },
    late: async (url, options) => {
      const copies = cache.get(url);
      if (copies === undefined) return ask(url, options);
      cache.delete(url);
      return (await abortOn(copies, options.signal))();
    },
    left: () => [...cache.keys()],
  };
};

/** Facts that require neither the page nor its server. */
const WITHOUT_PAGE: readonly FactName[] = ['dns', 'rdap'];

/** Requests about a site that are sent while its page loads. */
export interface Prefetch {
  /** The page is at this address: starts the requests about its domain, unless they were sent already. */
  about(url: string): void;
  /** The page is there: starts no more early requests. */
  end(): void;
  /** As `ScanHost.ask`, without repeating early requests. */
  readonly ask: ScanHost['ask'];
  /** Contacts that the scan did not make again, because in the end it was about another domain. */
  inVain(): readonly LedgerEntry[];
}

/** What early requests require. */
interface PrefetchDeps {
  readonly request: ScanRequest;
  /** When the scan began, in milliseconds since 1970: the name that nobody has is derived from it. */
  readonly at: number;
  readonly network: Network;
  readonly resolver: string;
  readonly cache: Pick<ScanHost, 'recall' | 'keep'>;
}

const isWanted = (name: FactName, { pillar }: Target): boolean => pillar === null || needsOf(pillar).includes(name);

/**
 * Requests facts from resolver and registry while a page loads. The scan itself collects the same facts afterwards, from the
 * responses that are there by then: so it has its own ledger, plan and deadlines, as if it had sent the requests.
 */
export const openPrefetch = (deps: PrefetchDeps): Prefetch => {
  const { network, resolver, cache } = deps;
  const { early, late, left } = openRequestCache(network.ask);
  const ledger = openLedger(() => performance.now());
  let domain: string | null = null;
  let over = new AbortController();

  const collect = (target: Target): void => {
    // Results are not cached here: the scan has to find them again, or its ledger would not list them.
    const memory = { recall: cache.recall, keep: async () => {} };
    const scanHost = createServerScanHost({ target, page: null, network: { ...network, ask: early }, cache: memory });
    const reach = createReach({ target, resolver, scanHost, ledger, end: over.signal });
    const known = pickKnown(target, deps.request);
    const wanted = WITHOUT_PAGE.filter((name) => isWanted(name, target) && known[name] === undefined);
    for (const name of wanted) void collectFact(name, target, reach);
  };

  return {
    about: (url) => {
      const target = createTarget(url, deps.request, deps.at);
      if (target.domain === domain) return;
      over.abort();
      over = new AbortController();
      domain = target.domain;
      collect(target);
    },
    end: () => over.abort(),
    ask: late,
    inVain: () => {
      const rows = ledger.rows();
      return left().flatMap((url) => rows.find(({ host, path }) => url === `https://${host}${path}`) ?? []);
    },
  };
};
