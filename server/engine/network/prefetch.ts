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

/** Requests that are made before a scan asks for them, which then is given their answers. */
export interface RequestCache {
  /** Makes a request, unless it is made already; it goes on to its own deadline whoever stops waiting. */
  readonly early: ScanHost['ask'];
  /** Gives the answer of a request that was made, or still is, once; makes every other. */
  readonly late: ScanHost['ask'];
  /** Addresses of those that were asked for in vain, until now. */
  left(): readonly string[];
}

type Copies = () => HostResponse;

const toBody = (bytes: Uint8Array): Received['body'] => ReadableStream.from([bytes]) as unknown as Received['body'];

/** An outcome that can be read more than once: of its body as much as its reader wants, and one byte by which they see that there is more. */
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

/** Makes requests by `ask`, each once. */
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

/** Facts that need neither the page nor its server. */
const WITHOUT_PAGE: readonly FactName[] = ['dns', 'rdap'];

/** What is asked about a site while its page loads. */
export interface Prefetch {
  /** The page comes from this address: its domain is asked about, unless it is already. */
  about(url: string): void;
  /** The page is there: nothing new is asked ahead. */
  end(): void;
  /** As `ScanHost.ask`: what was asked ahead is not asked again. */
  readonly ask: ScanHost['ask'];
  /** Contacts that the scan did not make again: it was about another domain in the end. */
  inVain(): readonly LedgerEntry[];
}

/** Whose questions, for which request. */
interface PrefetchDeps {
  readonly request: ScanRequest;
  /** When the scan began, in ms since 1970: the name that nobody has is made of it. */
  readonly at: number;
  readonly network: Network;
  readonly resolver: string;
  readonly cache: Pick<ScanHost, 'recall' | 'keep'>;
}

const isWanted = (name: FactName, { pillar }: Target): boolean => pillar === null || needsOf(pillar).includes(name);

/**
 * Asks resolver and registry while a page loads. The scan itself collects the same facts afterwards, from the answers that
 * are there by then: so it has its own ledger, plan and deadlines, as if it had asked.
 */
export const openPrefetch = (deps: PrefetchDeps): Prefetch => {
  const { network, resolver, cache } = deps;
  const { early, late, left } = openRequestCache(network.ask);
  const ledger = openLedger(() => performance.now());
  let domain: string | null = null;
  let over = new AbortController();

  const collect = (target: Target): void => {
    // What is found out is kept by the scan, which finds it out again: else its ledger would not tell.
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
