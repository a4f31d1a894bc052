import { fromKysely, type JobWithMetadata, type WorkOptions } from 'pg-boss';
import type { Store } from '../../../core/store/open-store.ts';
import type { Engine } from '../../../engine/engine.ts';
import { countPublicPlaces } from '../../../engine/limits.ts';
import type { ExtraProbes } from '../../../engine/probes.ts';
import { findWaitingPages, hasPagesLeft, type PageWaiting } from '../../crawls/store/expand-crawls.ts';
import { toScanKey, toSiteHost } from '../model/scan-spec.ts';
import { leaveSite, takeSite } from '../store/host-throttles.ts';
import type { Ended, Failure } from '../store/outcome.ts';
import { QUEUED, type Queued, readQueued } from '../store/queue-notices.ts';
import { countUnderWay, dropSealed, giveBack, hasTakenJob, LANES, wakeForSite } from '../store/queued.ts';
import { keepScan, prepareDetails } from '../store/scans.ts';
import { isOverShare, noteHung } from './lanes.ts';
import { openQueue, SCANS } from './queue.ts';
import { readScanJob, type ScanJob } from './scan-job.ts';
import { createProgressListener, runScanJob } from './scanned.ts';
import type { Sealer } from './sealed.ts';

/** A worker of the queue, and the range of priorities that it takes. */
interface Taker {
  readonly id: string;
  readonly minPriority?: number;
  readonly maxPriority?: number;
}

const takes = ({ minPriority = -Infinity, maxPriority = Infinity }: Taker, priority: number): boolean =>
  priority >= minPriority && priority <= maxPriority;

/** Wakes the workers of a process that should look for a job. */
interface Waking {
  add(taker: Taker): void;
  began(id: string): void;
  ended(id: string): void;
  /** Jobs were added to the queue, according to a message on `QUEUED`. */
  notify(text: string): void;
  /** Any job may be available to any idle worker: one of each kind looks. */
  lookAgain(): void;
}

/**
 * Wakes as many idle workers as there are new jobs: first those that were woken longest ago, and preferably those that may take
 * little else. If all were woken for each job, the cost of a scan would grow with the number of concurrent scans.
 */
export const makeWaking = (wake: (id: string) => void): Waking => {
  /** Idle workers, the most recently woken at the end. */
  const idle = new Map<string, Taker>();
  const all = new Map<string, Taker>();
  const isWide = ({ minPriority, maxPriority }: Taker): boolean =>
    minPriority === undefined && maxPriority === undefined;
  const rouse = (taker: Taker): void => {
    idle.delete(taker.id);
    idle.set(taker.id, taker);
    wake(taker.id);
  };
  const wakeFor = ({ priority, count }: Queued): void => {
    const able = [...idle.values()].filter((one) => takes(one, priority));
    const first = [...able.filter((one) => !isWide(one)), ...able.filter(isWide)];
    for (const taker of first.slice(0, count)) rouse(taker);
  };
  return {
    add: (taker) => {
      all.set(taker.id, taker);
      idle.set(taker.id, taker);
    },
    began: (id) => void idle.delete(id),
    ended: (id) => {
      const taker = all.get(id);
      // It looks for another job at once.
      if (taker !== undefined) rouse(taker);
    },
    notify: (text) => {
      const queued = readQueued(text);
      if (queued !== null) wakeFor(queued);
    },
    lookAgain: () => {
      const kinds = new Map(
        [...idle.values()].toReversed().map((one) => [`${one.minPriority} ${one.maxPriority}`, one]),
      );
      for (const taker of kinds.values()) rouse(taker);
    },
  };
};

/** One scan made by a worker, for its log and its metrics. */
export interface Worked extends Omit<ScanJob, 'question'> {
  readonly spec: ScanJob['question'];
  readonly id: string;
  /** Milliseconds that the scan took. */
  readonly took: number;
  /** Why there is no result; null if there is one. */
  readonly failure: Failure | null;
  /** The error, in English; null if there was none. */
  readonly problem: string | null;
  /** False if its job was given to another worker meanwhile, whose answer counts. */
  readonly stored: boolean;
}

export interface WorkSettings {
  /** Concurrent scans. */
  readonly atOnce: number;
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** Milliseconds between the end of a scan and the next one of the same site; 10 s by default. */
  readonly rest?: number;
  /** Address at which the result of a host will be shown. */
  readonly scanUrl: (host: string) => string;
  /** Decrypts private jobs; null or absent if there are none. */
  readonly sealer?: Sealer | null;
  /** Probes for extras beside the checks; absent if not supported. */
  readonly probes?: ExtraProbes;
  /** Called after every scan. */
  readonly onScanEnded?: (worked: Worked) => void;
  /** Called when there is room in the queue, before the next job is looked for. */
  readonly freed?: () => void;
}

/** Stops a worker: resolves when it takes no more jobs and its running ones have ended. */
export type Stop = () => Promise<void>;

/**
 * What is needed to end a job beside what is stored: how long its site rests, whether it hung, and the crawls of which it was a
 * page.
 */
interface End {
  readonly rest: number;
  readonly hung: boolean;
  readonly pages: readonly PageWaiting[];
}

/** Stores a scan, releases its site and ends its job: all of it, or nothing if another worker has the job by now. */
const settle = async (store: Store, job: JobWithMetadata<ScanJob>, { rest, hung, pages, ...ended }: Ended & End) => {
  const { db, boss } = store;
  const details = await prepareDetails(store, ended);
  return db.transaction().execute(async (tx): Promise<boolean> => {
    if (!(await hasTakenJob(tx, SCANS, job))) return false;
    await keepScan(tx, { ...ended, details });
    const site = toSiteHost(job.data.question.url);
    const ids = pages.map(({ batch }) => batch);
    const goesOn = ids.length > 0 && (await hasPagesLeft(tx, ids, site));
    await leaveSite(tx, site, { holder: job.id, rest: goesOn ? Math.min(rest, PAGE_REST) : rest });
    await wakeForSite(tx, SCANS, site);
    const { client } = job.data;
    if (hung && client !== undefined) await noteHung(tx, client, ended.finishedAt);
    if (job.data.sealed !== undefined) await dropSealed(tx, SCANS, job.id);
    await boss.complete(SCANS, job, null, { db: fromKysely(tx) });
    return true;
  });
};

/** Milliseconds between two scans of one site, between two pages of one crawl, and until a busy site is tried again. */
const REST = 10_000;
const PAGE_REST = 2_000;
const LOOK = 2_000;

/** The lane whose places a job uses: somebody with a key may have requested what the public requested before. */
const getJobLane = ({ priority }: JobWithMetadata<ScanJob>): 'keys' | 'public' =>
  priority === LANES.public ? 'public' : 'keys';

/** Whether a scan without a key may begin: its client must not have more running than its share. */
const hasPart = async ({ db }: Store, job: JobWithMetadata<ScanJob>): Promise<boolean> => {
  const { client } = job.data;
  if (client === undefined || getJobLane(job) === 'keys') return true;
  return !isOverShare(await countUnderWay(db, SCANS, client));
};

/** Whether a job may visit its site now; one that may not is returned to the queue. */
const mayVisit = async (store: Store, job: JobWithMetadata<ScanJob>): Promise<boolean> => {
  const visitor = { holder: job.id, isForKey: getJobLane(job) === 'keys', queue: SCANS };
  const site = toSiteHost(job.data.question.url);
  if ((await hasPart(store, job)) && (await takeSite(store.db, site, visitor))) return true;
  await giveBack(store.db, SCANS, { ...job, after: LOOK });
  return false;
};

/** Seconds between a worker's polls without a notification, and maximum polls per second of all workers of a process. */
const POLL = { seconds: 2, looks: 6 };

const TAKING = {
  heartbeatRefreshSeconds: 5,
  includeMetadata: true,
} as const;

/**
 * Plans which jobs each worker of a process takes. Workers in places shared with the public take whatever comes first; the others
 * take single scans of keys or, if there are none, batches: the engine has a place for one of the two at a time.
 */
const planTaking = (atOnce: number): readonly { readonly minPriority?: number; readonly maxPriority?: number }[] => {
  const shared = countPublicPlaces(atOnce);
  const times = Array.from({ length: atOnce - shared });
  return [
    ...Array.from({ length: shared }, () => ({})),
    ...times.map(() => ({ minPriority: LANES.keys })),
    ...times.map(() => ({ maxPriority: LANES.batch })),
  ];
};

/** Takes scans from the queue, up to `atOnce` at a time, and stores their outcomes. Resolves with a function that stops it. */
export const runScans = async (store: Store, engine: Pick<Engine, 'scan'>, settings: WorkSettings): Promise<Stop> => {
  const { boss } = store;
  const { atOnce, now, rest = REST, onScanEnded = () => {}, sealer = null, probes } = settings;
  await openQueue(store);

  const runOne = async (job: JobWithMetadata<ScanJob>): Promise<void> => {
    if (!(await mayVisit(store, job))) return;
    const { question: spec, tier, sealed } = job.data;
    const isPrivate = sealed !== undefined;
    const began = now();
    // The key by which others wait for it: it differs from ours if a version with other rules made the request.
    const scanKey = job.singletonKey ?? toScanKey(spec);
    const onEvent = createProgressListener(store, scanKey);
    const pages = await findWaitingPages(store.db, scanKey);
    const { problem, ...done } = await runScanJob(engine, job.data, {
      ...settings,
      sealer,
      onEvent,
      pages,
      lane: getJobLane(job),
      extras: probes === undefined ? null : { db: store.db, now, probes },
    });
    const ended = { ...done, tier, scanKey, pillar: spec.pillar, url: spec.url, rest, pages, isPrivate };
    const stored = await settle(store, job, ended);
    const failure = 'failure' in done.outcome ? done.outcome.failure : null;
    settings.freed?.();
    onScanEnded({ spec, tier, id: done.id, took: now() - began, failure, problem, stored });
  };
  const ids: string[] = [];
  const waking = makeWaking((id) => boss.notifyWorker(id));
  const kinds = planTaking(atOnce);
  const seconds = Math.max(POLL.seconds, kinds.length / POLL.looks);
  const runWorker = async (taking: (typeof kinds)[number], index: number): Promise<void> => {
    // Spread the polls over time.
    const pollingIntervalSeconds = seconds * (1 - index / kinds.length / 2);
    let id = '';
    const options = { ...TAKING, ...taking, pollingIntervalSeconds, includeMetadata: true as const };
    id = await boss.work<ScanJob, void, WorkOptions & typeof options>(SCANS, options, async ([job]) => {
      waking.began(id);
      try {
        if (job !== undefined) await runOne({ ...job, data: readScanJob(job.data) });
      } finally {
        // There is room now, and a site that others may have been waiting for is free.
        waking.ended(id);
        waking.lookAgain();
      }
    });
    ids.push(id);
    waking.add({ id, ...taking });
  };
  const stopListening = await store.listen(QUEUED, waking.notify);
  await Promise.all(kinds.map(runWorker));
  return async () => {
    await stopListening();
    await Promise.all(ids.map((id) => boss.offWork(SCANS, { id, wait: true })));
  };
};
