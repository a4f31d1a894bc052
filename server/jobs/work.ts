import { randomUUID } from 'node:crypto';
import { fromKysely, type Job } from 'pg-boss';
import { publicResult } from '../../lib/api/demoted.ts';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import type { Engine } from '../engine/engine.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import { hasPagesLeft, type PageWaiting, pagesWaiting } from '../store/grow-site-scans.ts';
import type { Store } from '../store/open-store.ts';
import { giveBack, holds } from '../store/queued.ts';
import { type Ended, type Failure, keepScan } from '../store/scans.ts';
import { tellStep } from '../store/steps.ts';
import { leaveSite, takeSite } from '../store/visits.ts';
import { figuresOf } from './figures.ts';
import { nameOf } from './question.ts';
import { openQueue, SCANS, type ScanJob } from './queue.ts';
import { siteOf } from './site.ts';
import { askedFor, toldOfSite } from './site-scan.ts';

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
  /** Ms between the end of a scan and the next one of the same site; 10 s by default. */
  readonly rest?: number;
  /** Where the result of a host will be. */
  readonly scanUrl: (host: string) => string;
  /** Hears of every scan that ended. */
  readonly tell?: (worked: Worked) => void;
  /** Hears that there is room in the queue, before the next job is looked for. */
  readonly freed?: () => void;
}

/** A worker: resolves, when it takes no more jobs and those it had have ended. */
export type Stop = () => Promise<void>;

type Listener = NonNullable<Parameters<Engine['scan']>[0]['hear']>;

/** Tells of each pillar that is judged; that this fails costs the scan nothing. */
const stepsOf =
  (store: Store, name: string): Listener =>
  (event) => {
    if (event.type !== 'judged') return;
    const { id: pillar, score } = event.told;
    tellStep(store, name, { pillar, score }).catch(() => {});
  };

type Done = Omit<Ended, 'tier' | 'question' | 'pillar' | 'url'>;

/** What a scan is to tell beside its result. */
interface Around {
  readonly hear: Listener;
  /** Pages of site scans that it answers. */
  readonly pages: readonly PageWaiting[];
}

/** What the engine makes of a job, told as it is kept. Never rejects. */
const scanned = async (
  engine: Pick<Engine, 'scan'>,
  { question }: ScanJob,
  { scanUrl, now, hear, pages }: WorkSettings & Around,
): Promise<Done & { readonly problem: string | null }> => {
  try {
    const done = await engine.scan({ ...question, ...askedFor(pages), scanUrl, hear });
    const { stored, lost } = done;
    const { id, domain, finishedAt, report } = stored;
    if (report === null) throw new ScanFailure('internal', 'no report');
    const partner = PartnerResult.parse(stored.result);
    const told = { public: PublicResult.parse(publicResult(stored.result)), partner, report };
    const outcome = { ...told, figures: figuresOf(partner, report) };
    const ofSite = toldOfSite(pages, done, question);
    return { id, domain, finishedAt, whole: lost.length === 0, outcome, ofSite, problem: null };
  } catch (error) {
    const { code: failure, why } = error instanceof ScanFailure ? error : new ScanFailure('internal', '');
    const problem = error instanceof Error ? error.message : String(error);
    const domain = URL.parse(question.url)?.hostname ?? '';
    return { id: randomUUID(), domain, finishedAt: now(), whole: false, outcome: { failure, why }, problem };
  }
};

/** What ends a job beside what is kept: how long its site rests, and the site scans of which it was a page. */
interface End {
  readonly rest: number;
  readonly pages: readonly PageWaiting[];
}

/** Keeps a scan, leaves its site and ends its job: all, or nothing where another worker has the job by now. */
const settle = ({ db, boss }: Store, job: Job<ScanJob>, { rest, pages, ...ended }: Ended & End) => {
  return db.transaction().execute(async (tx): Promise<boolean> => {
    if (!(await holds(tx, SCANS, job))) return false;
    await keepScan(tx, ended);
    const site = siteOf(job.data.question.url);
    const ids = pages.map(({ batch }) => batch);
    const goesOn = ids.length > 0 && (await hasPagesLeft(tx, ids, site));
    await leaveSite(tx, site, { holder: job.id, rest: goesOn ? Math.min(rest, PAGE_REST) : rest });
    await boss.complete(SCANS, job, null, { db: fromKysely(tx) });
    return true;
  });
};

/** Ms between two scans of one site, between two pages of one site scan, and after which it is looked whether it is free by now. */
const REST = 10_000;
const PAGE_REST = 2_000;
const LOOK = 2_000;

/** Whether a job may go to its site; one that may not is back in the queue. */
const mayVisit = async ({ db }: Store, job: Job<ScanJob>): Promise<boolean> => {
  if (await takeSite(db, siteOf(job.data.question.url), job.id)) return true;
  await giveBack(db, SCANS, { ...job, after: LOOK });
  return false;
};

/** A worker is told of a new job, and looks for one now and then all the same. */
const TAKING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 };

/** Takes scans from the queue, as many at once as it may, and keeps what they come to. Resolves with what ends that. */
export const work = async (store: Store, engine: Pick<Engine, 'scan'>, settings: WorkSettings): Promise<Stop> => {
  const { boss } = store;
  const { atOnce, now, rest = REST, tell = () => {} } = settings;
  await openQueue(store);

  const one = async (job: Job<ScanJob>): Promise<void> => {
    if (!(await mayVisit(store, job))) return;
    const { question, tier } = job.data;
    const began = now();
    const name = nameOf(question);
    const hear = stepsOf(store, name);
    const pages = await pagesWaiting(store.db, name);
    const { problem, ...done } = await scanned(engine, job.data, { ...settings, hear, pages });
    const ended = { ...done, tier, question: name, pillar: question.pillar, url: question.url, rest, pages };
    const kept = await settle(store, job, ended);
    const failure = 'failure' in done.outcome ? done.outcome.failure : null;
    settings.freed?.();
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
