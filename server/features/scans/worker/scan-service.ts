import type { Store } from '../../../core/store/open-store.ts';
import { LIMITS } from '../../../engine/limits.ts';
import { makeTurns } from '../../../engine/turns.ts';
import { giveScan } from '../../sites/store/add-scans.ts';
import { findOwedSince, type Hour, noteGiven } from '../../teams/store/rate-limit.ts';
import { type ScanSpec, toScanKey } from '../model/scan-spec.ts';
import { type PillarProgress, PROGRESS, parseProgress } from '../store/progress.ts';
import { ANSWERED, type Answer, findAnswer, findLatestSeq } from '../store/scans.ts';
import type { Extra } from './extras.ts';
import { findJoinable, findRecentAnswer } from './instead.ts';
import type { Spent } from './lanes.ts';
import { type Asker, type Entered, enqueueScan, openQueue } from './queue.ts';

/** Who waits to be told of something by its name. */
interface News {
  notify(name: string): void;
  /** Resolves when that name is told, when the time for that is up, or after a while in which a notice may have been lost. */
  next(name: string, up: AbortSignal): Promise<void>;
}

/** News that are waited for at most so many ms at a time. */
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

/** Who hears how far scans are, by their keys. */
interface ProgressListeners {
  /** Hands on what was told on the channel of progress. */
  notify(text: string): void;
  /** Calls `onEvent` with every pillar that is judged from now on; the result ends that. */
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

/** What is asked of a scan, and who asks. */
export interface ScanServiceRequest extends Asker {
  readonly spec: ScanSpec;
  /** What is asked of a private scan (`sealed.ts`); its spec has a `variant`. */
  readonly sealed?: string;
  /** What is looked at beside the checks; its spec has a `variant`. */
  readonly also?: readonly Extra[];
  /** A new scan is wanted, and no outcome of before. */
  readonly wantsNew?: boolean;
  /** Aborts when nobody waits for the answer any more; the scan goes on. */
  readonly disconnected?: AbortSignal;
  /** Hears of every pillar that is judged while this waits; of one more than once, where a scan is tried again. */
  readonly onEvent?: (progress: PillarProgress) => void;
}

/** What a request for a scan came to. */
export type ScanResponse =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      /** Out of a scan of before, of one that was under way, or of its own. */
      readonly from: 'fresh' | 'joined' | 'started';
      /** Whole seconds since the scan ended. */
      readonly age: number;
      /** The hour of who asks, where this counted in it. */
      readonly hour: Hour | null;
    }
  /** The hour is used up, its own where nothing else is said; `hour.reset` says when to come back. */
  | { readonly kind: 'limited'; readonly hour: Hour; readonly spent?: Exclude<Spent, 'own'> }
  /** Too many wait already, or nothing more can be kept. */
  | { readonly kind: 'busy' }
  /** Not answered in time: the scan goes on, and who asks again gets its outcome at no cost. */
  | {
      readonly kind: 'late';
      readonly hour: Hour | null;
      /** The key of the scan that is waited for, and the place after which its answer is kept. */
      readonly waits: { readonly scanKey: string; readonly after: bigint };
    };

/** Where scans are requested. */
export interface ScanService {
  request(request: ScanServiceRequest): Promise<ScanResponse>;
  close(): Promise<void>;
}

interface ScanServiceSettings {
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Ms that an asker waits for an answer; a little more than a scan may take by default. */
  readonly timeout?: number;
}

/**
 * A scan that begins at once ends within it, with what it costs to keep it; most proxies and clients wait for 30 s and more, and
 * hundreds that give up at one moment are answered by then.
 */
export const TIMEOUT = LIMITS.scan + 4_000;
/** Ms after which it is looked all the same, had a notice been lost: between processes one may be. */
const LOOK = 2_000;

const computeAge = (now: number, { finishedAt }: Answer): number => Math.max(0, Math.floor((now - finishedAt) / 1_000));

/** What is waited for: the answer of a scan by its key, after a place. */
interface Wanted {
  readonly scanKey: string;
  readonly how: Parameters<typeof findAnswer>[2];
  readonly up: AbortSignal;
}

/** The answer, or null when the time is up. */
const waitFor = async (store: Store, news: News, { scanKey, how, up }: Wanted): Promise<Answer | null> => {
  for (;;) {
    const notified = news.next(scanKey, up);
    const answer = await findAnswer(store, scanKey, how);
    if (answer !== null || up.aborted) return answer;
    await notified;
    // Hundreds may give up at one moment; were each to ask the store once more, the last would wait for seconds.
    if (up.aborted) return null;
  }
};

/** What a service of scans works with. */
interface Means {
  readonly store: Store;
  readonly now: () => number;
  readonly news: News;
  readonly progress: ProgressListeners;
}

/** Gives the team of who asks what it asked for. */
const give = async ({ db }: Store, { team, mayRead = false }: ScanServiceRequest, { id }: Answer): Promise<void> => {
  if (team !== undefined) await giveScan(db, { team, mayRead }, id);
};

/** A scan as it is asked for, and the pillar that it was asked for about. */
interface Wish extends ScanServiceRequest {
  readonly pillar: ScanSpec['pillar'];
}

/** From when on a scan is waited for: after which place, and until what aborts. */
interface Since {
  readonly after: bigint;
  readonly late: AbortSignal;
}

/** What came of asking for a scan: an answer that is there already, or how it is in the queue. */
type Put = { readonly answer: Answer } | { readonly wanted: Wish; readonly after: bigint; readonly entered: Entered };

/** Waits for the answer of a scan that was put into the queue, or says why it was not. */
const settle = async (
  { store, now, news, progress }: Means,
  request: Wish,
  { entered, after, late }: Since & { readonly entered: Entered },
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
  if (request.wantsNew === true) await noteGiven(store.db, { who, scanKey });
  // Asked for the moment after it was kept, it was not wanted yet then.
  await give(store, request, answer);
  return { kind: 'answer', answer, from: entered.way, age: computeAge(now(), answer), hour };
};

/** The outcome of a new scan that who asks began before, and was not given yet: a retry of a client costs no other. */
const findOwed = async ({ store, now }: Means, { spec, tier, who }: ScanServiceRequest): Promise<Answer | null> => {
  const request = { who, scanKey: toScanKey(spec) };
  const since = await findOwedSince(store.db, request, now());
  const answer = since === null ? null : await findRecentAnswer(store, spec, { tier, now: now(), since });
  if (answer !== null) await noteGiven(store.db, request);
  return answer;
};

/**
 * Requests of a lane that are put at once: most of what each does is asking the store, which it waits for; the counting itself is one
 * at a time there. Those of both lanes leave two of the store's ten connections for answers. The embedded store has one.
 */
const LINES = 4;

/** Opens the service of scans on a store; it scans nothing itself. */
export const openScanService = async (
  store: Store,
  { now, timeout = TIMEOUT }: ScanServiceSettings,
): Promise<ScanService> => {
  await openQueue(store);
  const news = makeNews(store.isAlone ? timeout : LOOK);
  const progress = createProgressListeners();
  const means = { store, now, news, progress };
  const lines = store.isAlone ? 1 : LINES;
  const inTurn = makeTurns();
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
  /** Puts a scan into the queue, or gives what answers it already. */
  const put = async (request: ScanServiceRequest): Promise<Put> => {
    const wanted = { ...request, pillar: request.spec.pillar, spec: await findJoinable(store, request.spec) };
    // First: what is kept from here on is an answer to this.
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
      // The store lets one in at a time anyway. Of a crowd the first are in, and scanned, while the others wait for their turn here:
      // they hold no connection, and see how full it is when their turn comes. Who has a key waits behind keys alone.
      putSoFar += 1;
      const outcome = await inTurn(`${request.tier} ${putSoFar % lines}`, () => put(request));
      return 'answer' in outcome
        ? giveFresh(request, outcome.answer)
        : settle(means, outcome.wanted, { ...outcome, late });
    },
    close: async () => void (await Promise.all(ends.map((end) => end()))),
  };
};
