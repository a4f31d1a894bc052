import type { Store } from '../../../core/store/open-store.ts';
import { createKeyedQueue } from '../../../engine/keyed-queue.ts';
import { LIMITS } from '../../../engine/limits.ts';
import { giveScan } from '../../sites/store/add-scans.ts';
import { findUndeliveredSince, type Hour, markDelivered } from '../../teams/store/rate-limit.ts';
import { type ScanSpec, toScanKey } from '../model/scan-spec.ts';
import { type PillarProgress, PROGRESS, parseProgress } from '../store/progress.ts';
import { ANSWERED, type Answer, findAnswer, findLatestSeq } from '../store/scans.ts';
import { findJoinable, findRecentAnswer } from './covering-scans.ts';
import type { Extra } from './extras.ts';
import type { ExhaustedLimit } from './lanes.ts';
import { type Caller, type EnqueueResult, enqueueScan, openQueue } from './queue.ts';

/** Notifications by name, and waiting for them. */
interface News {
  notify(name: string): void;
  /** Resolves when that name is notified, when `up` aborts, or after a while in which a notification may have been lost. */
  next(name: string, up: AbortSignal): Promise<void>;
}

/** Creates notifications for which one waits at most `ms` at a time. */
export const makeNews = (ms: number): News => {
  const waiting = new Map<string, Set<() => void>>();
  const wait = (name: string, done: () => void): (() => void) => {
    const those = waiting.get(name) ?? new Set();
    waiting.set(name, those.add(done));
    return () => {
      those.delete(done);
      if (those.size === 0 && waiting.get(name) === those) waiting.delete(name);
    };
  };
  return {
    notify: (name) => {
      for (const done of [...(waiting.get(name) ?? [])]) done();
    },
    next: (name, up) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      const leave = wait(name, resolve);
      const handleEnded = (): void => resolve();
      up.addEventListener('abort', handleEnded);
      if (up.aborted) resolve();
      return promise.finally(() => {
        clearTimeout(timer);
        leave();
        up.removeEventListener('abort', handleEnded);
      });
    },
  };
};

/** Listeners to the progress of scans, by their keys. */
interface ProgressListeners {
  /** Forwards a message of the progress channel. */
  notify(text: string): void;
  /** Calls `onEvent` for every pillar judged from now on; returns a function that stops that. */
  onEvent(scanKey: string, onEvent: (progress: PillarProgress) => void): () => void;
}

const createProgressListeners = (): ProgressListeners => {
  const listeners = new Map<string, Set<(progress: PillarProgress) => void>>();
  return {
    notify: (text) => {
      const message = parseProgress(text);
      if (message === null) return;
      const { scanKey, ...progress } = message;
      for (const onEvent of listeners.get(scanKey) ?? []) onEvent(progress);
    },
    onEvent: (scanKey, onEvent) => {
      const those = listeners.get(scanKey) ?? new Set();
      listeners.set(scanKey, those.add(onEvent));
      return () => {
        those.delete(onEvent);
        if (those.size === 0 && listeners.get(scanKey) === those) listeners.delete(scanKey);
      };
    },
  };
};

/** The parameters of a scan, and its requester. */
export interface ScanServiceRequest extends Caller {
  readonly spec: ScanSpec;
  /** The encrypted parameters of a private scan (`sealed.ts`); its spec has a `variant`. */
  readonly sealed?: string;
  /** The extras requested beside the checks; its spec has a `variant`. */
  readonly also?: readonly Extra[];
  /** A new scan is required, not an earlier outcome. */
  readonly wantsNew?: boolean;
  /** Aborts when nobody waits for the answer any more; the scan goes on. */
  readonly disconnected?: AbortSignal;
  /** Called for every pillar judged while this waits; more than once for one pillar if the scan is retried. */
  readonly onEvent?: (progress: PillarProgress) => void;
}

/** The outcome of a request for a scan. */
export type ScanResponse =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      /** From an earlier scan, from one that was already running, or from its own. */
      readonly from: 'fresh' | 'joined' | 'started';
      /** Whole seconds since the scan ended. */
      readonly age: number;
      /** The requester's hour, if this was counted in it. */
      readonly hour: Hour | null;
    }
  /** The hourly limit is used up, the requester's own unless `spent` says otherwise; `hour.reset` says when to retry. */
  | { readonly kind: 'limited'; readonly hour: Hour; readonly spent?: Exclude<ExhaustedLimit, 'own'> }
  /** Too many scans are waiting, or nothing more can be stored. */
  | { readonly kind: 'busy' }
  /** Not answered in time: the scan goes on, and a repeated request gets its outcome at no cost. */
  | {
      readonly kind: 'late';
      readonly hour: Hour | null;
      /** Key of the scan to wait for, and the sequence number after which its answer is stored. */
      readonly waits: { readonly scanKey: string; readonly after: bigint };
    };

/** Accepts requests for scans. */
export interface ScanService {
  request(request: ScanServiceRequest): Promise<ScanResponse>;
  close(): Promise<void>;
}

interface ScanServiceSettings {
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** Milliseconds that a requester waits for an answer; by default a little more than a scan may take. */
  readonly timeout?: number;
}

/**
 * A scan that begins at once ends within it, including the time to store it; most proxies and clients wait for 30 s and more, and
 * hundreds that give up at one moment are answered by then.
 */
export const TIMEOUT = LIMITS.scan + 4_000;
/** Milliseconds after which the store is checked without a notification, since one may be lost between processes. */
const LOOK = 2_000;

const computeAge = (now: number, { finishedAt }: Answer): number => Math.max(0, Math.floor((now - finishedAt) / 1_000));

/** What to wait for: the answer of a scan by its key, after a sequence number. */
interface Wanted {
  readonly scanKey: string;
  readonly how: Parameters<typeof findAnswer>[2];
  readonly up: AbortSignal;
}

/** Waits for the answer; null when the time is up. */
const waitFor = async (store: Store, news: News, { scanKey, how, up }: Wanted): Promise<Answer | null> => {
  for (;;) {
    const notified = news.next(scanKey, up);
    const answer = await findAnswer(store, scanKey, how);
    if (answer !== null || up.aborted) return answer;
    await notified;
    // Hundreds may give up at one moment; if each queried the store once more, the last would wait for seconds.
    if (up.aborted) return null;
  }
};

/** What the scan service works with. */
interface Means {
  readonly store: Store;
  readonly now: () => number;
  readonly news: News;
  readonly progress: ProgressListeners;
}

/** Gives the requester's team the scan. */
const give = async ({ db }: Store, { team, mayRead = false }: ScanServiceRequest, { id }: Answer): Promise<void> => {
  if (team !== undefined) await giveScan(db, { team, mayRead }, id);
};

/** A requested scan, and the pillar that was originally requested. */
interface Wish extends ScanServiceRequest {
  readonly pillar: ScanSpec['pillar'];
}

/** The sequence number after which to wait for a scan, and the signal at which to stop. */
interface Since {
  readonly after: bigint;
  readonly late: AbortSignal;
}

/** Result of requesting a scan: an existing answer, or its state in the queue. */
type Put =
  | { readonly answer: Answer }
  | { readonly wanted: Wish; readonly after: bigint; readonly entered: EnqueueResult };

/** Waits for the answer of a queued scan, or returns why it was not queued. */
const settle = async (
  { store, now, news, progress }: Means,
  request: Wish,
  { entered, after, late }: Since & { readonly entered: EnqueueResult },
): Promise<ScanResponse> => {
  if (entered.way === 'busy') return { kind: 'busy' };
  if (entered.way === 'limited') {
    const { hour, spent } = entered;
    return { kind: 'limited', hour, ...(spent !== 'own' && { spent }) };
  }
  const { spec, tier, disconnected, who } = request;
  const hour = entered.way === 'started' ? entered.hour : null;
  const up = AbortSignal.any([late, ...(disconnected === undefined ? [] : [disconnected])]);
  const scanKey = toScanKey(spec);
  const stopListening = progress.onEvent(scanKey, request.onEvent ?? (() => {}));
  const how = { tier, after, details: spec.pillar !== request.pillar };
  const answer = await waitFor(store, news, { scanKey, how, up }).finally(stopListening);
  if (answer === null) return { kind: 'late', hour, waits: { scanKey, after } };
  if (request.wantsNew === true) await markDelivered(store.db, { who, scanKey });
  // A scan requested the moment after it was stored had no subscriber yet.
  await give(store, request, answer);
  return { kind: 'answer', answer, from: entered.way, age: computeAge(now(), answer), hour };
};

/**
 * Finds the outcome of a new scan that the requester started earlier and has not been given yet, so that a client's retry costs
 * nothing.
 */
const findOwed = async ({ store, now }: Means, { spec, tier, who }: ScanServiceRequest): Promise<Answer | null> => {
  const request = { who, scanKey: toScanKey(spec) };
  const since = await findUndeliveredSince(store.db, request, now());
  const answer = since === null ? null : await findRecentAnswer(store, spec, { tier, now: now(), since });
  if (answer !== null) await markDelivered(store.db, request);
  return answer;
};

/**
 * Concurrent requests of one lane being queued: each mostly waits for queries of the store; the counting itself runs one at a
 * time there. Both lanes together leave two of the store's ten connections for answers. The embedded store has one.
 */
const LINES = 4;

/** Creates the scan service of a store; it scans nothing itself. */
export const openScanService = async (
  store: Store,
  { now, timeout = TIMEOUT }: ScanServiceSettings,
): Promise<ScanService> => {
  await openQueue(store);
  const news = makeNews(store.isAlone ? timeout : LOOK);
  const progress = createProgressListeners();
  const means = { store, now, news, progress };
  const lines = store.isAlone ? 1 : LINES;
  const inTurn = createKeyedQueue();
  let putSoFar = 0;
  const ends = [await store.listen(ANSWERED, news.notify), await store.listen(PROGRESS, progress.notify)];
  const findPresent = (request: ScanServiceRequest): Promise<Answer | null> =>
    request.wantsNew === true
      ? findOwed(means, request)
      : findRecentAnswer(store, request.spec, { tier: request.tier, now: now() });
  const giveFresh = async (request: ScanServiceRequest, answer: Answer): Promise<ScanResponse> => {
    await give(store, request, answer);
    return { kind: 'answer', answer, from: 'fresh', age: computeAge(now(), answer), hour: null };
  };
  /** Adds a scan to the queue, or returns an existing answer. */
  const put = async (request: ScanServiceRequest): Promise<Put> => {
    const wanted = { ...request, pillar: request.spec.pillar, spec: await findJoinable(store, request.spec) };
    // First, so that anything stored from here on is an answer to this request.
    const after = await findLatestSeq(store.db, toScanKey(wanted.spec));
    const answer = await findPresent(request);
    if (answer !== null) return { answer };
    if (!(await store.hasRoom())) return { wanted, after, entered: { way: 'busy' } };
    return { wanted, after, entered: await enqueueScan(store, { ...wanted, after, now: now() }) };
  };
  return {
    request: async (request) => {
      const late = AbortSignal.timeout(timeout);
      const answer = await findPresent(request);
      if (answer !== null) return giveFresh(request, answer);
      // The store lets one in at a time anyway. Under heavy load the first are queued and scanned while the others wait for their
      // turn here: they use no connection, and see how full the queue is when their turn comes. Requests with a key wait only
      // behind keys.
      putSoFar += 1;
      const outcome = await inTurn(`${request.tier} ${putSoFar % lines}`, () => put(request));
      return 'answer' in outcome
        ? giveFresh(request, outcome.answer)
        : settle(means, outcome.wanted, { ...outcome, late });
    },
    close: async () => void (await Promise.all(ends.map((end) => end()))),
  };
};
