import type { ScanHost } from '../../lib/collect/network/scan-host.ts';
import type { FactName } from '../../lib/evidence.ts';
import { DAY } from '../../lib/time.ts';
import type { Traffic } from '../egress/lane.ts';
import { loadPageScripts } from './browser/page-scripts.ts';
import { type BrowserLease, openPool, type Pool } from './browser/pool.ts';
import { SandboxError } from './browser/sandbox.ts';
import { LONGEST_VIEW } from './browser/views.ts';
import { getShownAddress, visitPage } from './browser/visit.ts';
import { createExtraHeaders, listBrowsingSecrets } from './browsing.ts';
import { countPublicPlaces, LIMITS } from './limits.ts';
import { createTarget, pickKnown } from './network/known.ts';
import { openPrefetch } from './network/prefetch.ts';
import { assertRobotsAllow } from './network/robots-policy.ts';
import { createRedactor } from './redact.ts';
import { ScanFailure } from './scan-failure.ts';
import { type ScannedPage, type ScanPageOptions, scanPage } from './scan-page.ts';
import type { ScanRequest } from './scan-request.ts';
import { findPartial, isPageFailure, limitToScanTime } from './scan-timeout.ts';
import type { EngineSettings } from './settings.ts';
import { makeSlots, type Slots } from './slots.ts';
import { LONGEST_STEPS } from './steps/take-steps.ts';
import { tryTwice } from './tries.ts';

/** Milliseconds for which answers of registries, and whether a resolver validates DNSSEC, are cached: a day. */
const TTL = DAY;
/** Maximum entries in the cache; the oldest goes first. */
const MAX = 10_000;

/** The cache that the scans of one engine share. */
const openTtlCache = (now: () => number): Pick<ScanHost, 'recall' | 'keep'> => {
  const entries = new Map<string, { readonly at: number; readonly value: unknown }>();
  return {
    recall: async (key) => {
      const found = entries.get(key);
      return found !== undefined && now() - found.at < TTL ? found.value : undefined;
    },
    keep: async (key, value) => {
      entries.delete(key);
      entries.set(key, { at: now(), value });
      const [oldest] = entries.keys();
      if (entries.size > MAX && oldest !== undefined) entries.delete(oldest);
    },
  };
};

/** A finished scan. */
export interface Scanned extends ScannedPage {
  /** Facts that time cut off, in the better of two attempts: such a result must not be reused as fresh, nor raise an alarm. */
  readonly lost: readonly FactName[];
  /** 1, or 2 if it was retried. */
  readonly tries: number;
  /** Milliseconds from the moment that it got its place. */
  readonly took: number;
  /** Network traffic of the page and of our own requests. */
  readonly traffic: Traffic;
}

/** What the rest of the service uses of this folder. */
export interface Engine {
  /**
   * Scans the page at an address, when there is room: as a first-time visitor, in a browser context of its own. Rejects with a
   * `ScanFailure`, or with `SandboxError`.
   */
  scan(request: ScanRequest): Promise<Scanned>;
  /** Starts a browser, which the first scan does otherwise. Rejects with `SandboxError`, or with `BrowserStartError`. */
  start(): Promise<void>;
  /** Rejects if no browser starts: after a failed start it tries again. */
  ready(): Promise<void>;
  /** Number of running browsers. */
  browsers(): number;
  /** Ends every browser; running scans fail. */
  close(): Promise<void>;
}

type Try = Omit<Scanned, 'tries'>;

const listLost = ({ session: { facts } }: ScannedPage): readonly FactName[] =>
  (Object.entries(facts) as [FactName, { readonly seen: boolean; readonly why?: string }][]).flatMap(([name, fact]) =>
    !fact.seen && (fact.why === 'time' || fact.why === 'timeout') ? [name] : [],
  );

interface Means {
  readonly settings: EngineSettings;
  readonly pool: Pool;
  readonly cache: ReturnType<typeof openTtlCache>;
}

/** What one attempt requires, in addition to what all do. */
interface Turn extends Means {
  readonly lease: BrowserLease;
  /** `performance.now()` when its scan got its place. */
  readonly began: number;
  /** Called with a function that ends it early, with what is judged by then. */
  readonly onLive: (cutShort: () => Promise<Try | null>) => void;
}

const tryOnce = async (request: ScanRequest, { settings, cache, lease, began, onLive }: Turn): Promise<Try> => {
  const at = Date.now();
  const assertAllowedAt = (url: string): Promise<void> => {
    const { robots } = pickKnown(createTarget(url, request, at), request);
    const lines = createExtraHeaders(request.browsing, request.url);
    return assertRobotsAllow(url, { lease, settings, extraHeadersFor: lines }, robots?.seen ? robots.value : undefined);
  };
  await assertAllowedAt(request.url);
  const { resolver } = settings;
  const visited = await visitPage(request.url, {
    lease,
    settings,
    began,
    browsing: request.browsing,
    before: request.before,
    openPrefetch: (network) => openPrefetch({ request, at, network, resolver, cache }),
  });
  try {
    // The target of a redirect has a robots.txt of its own.
    const arrived = getShownAddress(visited.page);
    if (arrived !== request.url) await assertAllowedAt(arrived);
    const measureTry = (looked: ScannedPage): Try => {
      const took = Math.round(performance.now() - began);
      return { ...looked, lost: listLost(looked), took, traffic: visited.lane.traffic() };
    };
    const look: ScanPageOptions = {
      id: crypto.randomUUID(),
      request,
      settings,
      visit: visited,
      cache,
      at,
      began: began + visited.stepsTook,
      onLive: (cutShort) => onLive(() => cutShort().then((less) => less && measureTry(less))),
    };
    return measureTry(await Promise.race([scanPage(look), visited.fall]));
  } finally {
    // Nobody waits for a page to close; one that does not close retires its browser.
    lease.hold(visited.close());
  }
};

/** Converts a fault of a browser or of ours to a failure. */
const asFailure = (error: unknown): Error =>
  error instanceof ScanFailure || error instanceof SandboxError ? error : new ScanFailure('internal', String(error));

/** Gets a browser of the pool, within the time of a scan; one that comes too late is released for others. */
const acquireLease = async (pool: Pool, began: number): Promise<BrowserLease> => {
  const acquired = pool.acquire();
  let isLate = false;
  acquired.then(
    (lease) => isLate && lease.release(true),
    () => {},
  );
  return limitToScanTime(acquired, began).catch((error: unknown) => {
    isLate = true;
    throw error;
  });
};

/** Milliseconds that steps before the look, and further views after it, may take. */
const computeExtraTime = ({ before, views = [] }: ScanRequest): number =>
  (before === undefined ? 0 : LONGEST_STEPS) + views.length * LONGEST_VIEW;

/** One attempt in a browser of the pool, which a fault retires; what it judged before it was held up is still returned. */
const tryScan = async (request: ScanRequest, means: Means, began: number): Promise<Try> => {
  const lease = await acquireLease(means.pool, began);
  let isSound = false;
  let getSoFar = async (): Promise<Try | null> => null;
  const onLive = (cutShort: typeof getSoFar): void => {
    getSoFar = cutShort;
  };
  try {
    const done = await limitToScanTime(
      tryOnce(request, { ...means, lease, began, onLive }),
      began + computeExtraTime(request),
    );
    isSound = true;
    return done;
  } catch (error) {
    isSound = isPageFailure(error);
    return await findPartial(error, getSoFar);
  } finally {
    lease.release(isSound);
  }
};

/** Values of a request that must not appear anywhere afterwards. */
const listSecrets = ({ browsing, before }: ScanRequest): readonly string[] => [
  ...listBrowsingSecrets(browsing),
  ...(before?.secrets ?? []),
];

/** Minimum milliseconds that must be left to retry a scan. */
const LEAST = 5_000;

/** Where scans of a lane run: in a browser of their own, with a number of places. */
interface Lane {
  readonly pool: Pool;
  readonly slots: Slots;
  readonly places: number;
}

type Lanes = Readonly<Record<NonNullable<ScanRequest['lane']>, Lane>>;

/**
 * The lane of keys has all places and goes first; that of the public has half of them, and a browser of its own, so that a page
 * that crashes it, or keeps it busy, does not affect a scan with a key; that browser yields the processor to the other. With one
 * place only they share both.
 */
const openLanes = async (settings: EngineSettings): Promise<Lanes> => {
  const { atOnce } = settings;
  const keys: Lane = { pool: await openPool(settings), slots: makeSlots(atOnce), places: atOnce };
  const places = countPublicPlaces(atOnce);
  const slots = keys.slots.behind(places);
  const pool = places < atOnce ? await openPool(settings, { yields: true }) : keys.pool;
  return { keys, public: { pool, slots, places } };
};

/** Opens the engine; a browser starts with the first scan. */
export const openEngine = async (settings: EngineSettings): Promise<Engine> => {
  const lanes = await openLanes(settings);
  const pools = [...new Set([lanes.keys.pool, lanes.public.pool])];
  const cache = openTtlCache(() => Date.now());
  // Loaded before the first page is.
  void loadPageScripts().catch(() => {});

  const scan = async (request: ScanRequest): Promise<Scanned> => {
    const { pool, slots, places } = lanes[request.lane ?? 'keys'];
    const isOver = (): boolean => request.cancel?.aborted ?? false;
    // Steps must not be performed twice.
    const isOnce = request.before !== undefined;
    const work = {
      once: (began: number) => tryScan(request, { settings, pool, cache }, began),
      lacks: ({ lost }: Try) => (isOver() || isOnce ? 0 : lost.length),
      isFinal: (error: unknown) => isOnce || isPageFailure(error) || error instanceof SandboxError || isOver(),
    };
    const { tried, tries } = await tryTwice(work, { slots, places, limit: LIMITS.scan, least: LEAST });
    return { ...tried, tries };
  };

  return {
    scan: async (request) => {
      const redact = createRedactor(listSecrets(request));
      try {
        return redact(await scan(request));
      } catch (error) {
        const failure = asFailure(error);
        if (!(failure instanceof ScanFailure)) throw failure;
        throw new ScanFailure(failure.code, redact(failure.message), redact(failure.why));
      }
    },
    start: () => lanes.keys.pool.start(),
    ready: () => lanes.keys.pool.ready(),
    browsers: () => pools.reduce((sum, pool) => sum + pool.count(), 0),
    close: async () => void (await Promise.all(pools.map((pool) => pool.close()))),
  };
};
