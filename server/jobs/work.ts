import { randomUUID } from 'node:crypto';
import { fromKysely, type Job } from 'pg-boss';
import { publicResult } from '../../lib/api/demoted.ts';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import type { Engine } from '../engine/engine.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import type { Store } from '../store/open-store.ts';
import { holds } from '../store/queued.ts';
import { type Ended, type Failure, keepScan } from '../store/scans.ts';
import { nameOf } from './question.ts';
import { openQueue, SCANS, type ScanJob } from './queue.ts';

/** One scan that a worker made, for its log and its figures. */
export interface Worked extends ScanJob {
  readonly id: string;
  /** Ms that the scan took. */
  readonly took: number;
  /** Why there is no result; null where there is one. */
  readonly failure: Failure | null;
  /** What went wrong, in English; null where nothing did. */
  readonly problem: string | null;
  /** False where its job was given to another worker meanwhile, whose answer counts. */
  readonly kept: boolean;
}

export interface WorkSettings {
  /** Scans at once. */
  readonly atOnce: number;
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Where the result of a host will be. */
  readonly scanUrl: (host: string) => string;
  /** Hears of every scan that ended. */
  readonly tell?: (worked: Worked) => void;
}

/** A worker: resolves, when it takes no more jobs and those it had have ended. */
export type Stop = () => Promise<void>;

type Done = Omit<Ended, 'tier' | 'question' | 'pillar'>;

/** What the engine makes of a job, told as it is kept. Never rejects. */
const scanned = async (
  engine: Pick<Engine, 'scan'>,
  { question }: ScanJob,
  { scanUrl, now }: WorkSettings,
): Promise<Done & { readonly problem: string | null }> => {
  try {
    const { stored, lost } = await engine.scan({ ...question, scanUrl });
    const { id, domain, finishedAt, report } = stored;
    if (report === null) throw new ScanFailure('internal', 'no report');
    const outcome = {
      public: PublicResult.parse(publicResult(stored.result)),
      partner: PartnerResult.parse(stored.result),
      report,
    };
    return { id, domain, finishedAt, whole: lost.length === 0, outcome, problem: null };
  } catch (error) {
    const failure = error instanceof ScanFailure ? error.code : 'internal';
    const problem = error instanceof Error ? error.message : String(error);
    const domain = URL.parse(question.url)?.hostname ?? '';
    return { id: randomUUID(), domain, finishedAt: now(), whole: false, outcome: { failure }, problem };
  }
};

/** Keeps a scan and ends its job: both, or neither where another worker has it by now. */
const settle = ({ db, boss }: Store, job: Job<ScanJob>, ended: Ended): Promise<boolean> => {
  return db.transaction().execute(async (tx) => {
    if (!(await holds(tx, SCANS, job))) return false;
    await keepScan(tx, ended);
    await boss.complete(SCANS, job, null, { db: fromKysely(tx) });
    return true;
  });
};

/** A worker is told of a new job, and looks for one now and then all the same. */
const TAKING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 };

/** Takes scans from the queue, as many at once as it may, and keeps what they come to. Resolves with what ends that. */
export const work = async (store: Store, engine: Pick<Engine, 'scan'>, settings: WorkSettings): Promise<Stop> => {
  const { boss } = store;
  const { atOnce, now, tell = () => {} } = settings;
  await openQueue(store);

  const one = async (job: Job<ScanJob>): Promise<void> => {
    const { question, tier } = job.data;
    const began = now();
    const { problem, ...done } = await scanned(engine, job.data, settings);
    const kept = await settle(store, job, { ...done, tier, question: nameOf(question), pillar: question.pillar });
    const failure = 'failure' in done.outcome ? done.outcome.failure : null;
    tell({ question, tier, id: done.id, took: now() - began, failure, problem, kept });
  };
  const worker = async (): Promise<string> => {
    let id = '';
    id = await boss.work<ScanJob>(SCANS, TAKING, async ([job]) => {
      if (job !== undefined) await one(job);
      // Looks for another at once.
      boss.notifyWorker(id);
    });
    return id;
  };
  const ids = await Promise.all(Array.from({ length: atOnce }, worker));
  return async () => {
    await Promise.all(ids.map((id) => boss.offWork(SCANS, { id, wait: true })));
  };
};
