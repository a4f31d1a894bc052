import { randomUUID } from 'node:crypto';
import { toPublicResult } from '../../../../lib/api/demoted.ts';
import { PartnerResult, PublicResult } from '../../../../lib/api/result.ts';
import { toErrorMessage, tryOrElseLater } from '../../../../lib/fault.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Engine } from '../../../engine/engine.ts';
import { LIMITS } from '../../../engine/limits.ts';
import { ScanFailure } from '../../../engine/scan-failure.ts';
import type { PageWaiting } from '../../crawls/store/expand-crawls.ts';
import { listSiteNews, toCrawlOptions } from '../../crawls/worker/crawl.ts';
import type { Ended } from '../store/outcome.ts';
import { notifyProgress } from '../store/progress.ts';
import { collectExtras, type ExtraDeps, filterViews } from './extras.ts';
import { toFigures } from './figures.ts';
import type { ScanJob } from './scan-job.ts';
import { type Sealer, toEngine } from './sealed.ts';

type Listener = NonNullable<Parameters<Engine['scan']>[0]['onEvent']>;

/** Tells of each pillar that is judged; that this fails costs the scan nothing. */
export const createProgressListener =
  (store: Store, scanKey: string): Listener =>
  (event) => {
    if (event.type !== 'judged') return;
    const { id: pillar, score } = event.state;
    notifyProgress(store, scanKey, { pillar, score }).catch(() => {});
  };

type Done = Omit<Ended, 'tier' | 'scanKey' | 'pillar' | 'url'>;

/** What a scan is to tell beside its result. */
interface Around {
  /** Where the result of a host will be. */
  readonly scanUrl: (host: string) => string;
  /** The present, in ms since 1970. */
  readonly now: () => number;
  readonly onEvent: Listener;
  /** Pages of crawls that it answers. */
  readonly pages: readonly PageWaiting[];
  readonly lane: 'keys' | 'public';
  /** Opens what was sealed. */
  readonly sealer: Sealer | null;
  /** Looks beside the checks, where somebody asks for that. */
  readonly extras: ExtraDeps | null;
}

/** What a scan came to, and how it went. */
interface ScanOutcome extends Done {
  /** What went wrong, in English; null where nothing did. */
  readonly problem: string | null;
  /** Its site did not answer in time, or only in part after most of the time of a scan. */
  readonly hung: boolean;
}

/** Ms after which a scan that lost something to time kept its place for so long that it hung. */
const HANGING = LIMITS.scan * 0.75;

/** How a job is looked at. Throws `ScanFailure` where what was sealed cannot be opened any more. */
const openSealed = ({ sealed }: ScanJob, sealer: Sealer | null): Partial<ReturnType<typeof toEngine>> => {
  if (sealed === undefined) return {};
  const opened = sealer?.open(sealed) ?? null;
  if (opened === null) throw new ScanFailure('internal', 'sealed by another process', { reason: 'sealed' });
  return toEngine(opened);
};

/** What the engine makes of a job, told as it is kept. Never rejects. */
export const runScanJob = async (
  engine: Pick<Engine, 'scan'>,
  job: ScanJob,
  { scanUrl, now, onEvent, pages, lane, sealer, extras: deps }: Around,
): Promise<ScanOutcome> => {
  const { question: spec } = job;
  try {
    const sealedOptions = openSealed(job, sealer);
    const views = filterViews(job.also ?? []);
    const done = await engine.scan({
      ...spec,
      ...toCrawlOptions(pages),
      ...sealedOptions,
      views,
      scanUrl,
      onEvent,
      lane,
    });
    const { stored, lost, took } = done;
    const { id, domain, finishedAt } = stored;
    if (stored.report === null) throw new ScanFailure('internal', 'no report');
    const { also } = job;
    // What is looked at beside a scan costs it nothing where that fails.
    const extras =
      also && deps ? await tryOrElseLater('beside a scan', {}, () => collectExtras(also, done, deps)) : undefined;
    const report = { ...stored.report, ...(extras && { extras: { ...stored.report.extras, ...extras } }) };
    const partner = PartnerResult.parse(stored.result);
    const result = { public: PublicResult.parse(toPublicResult(stored.result)), partner, report };
    const outcome = { ...result, figures: toFigures(partner, report) };
    const ofSite = listSiteNews(pages, done, spec);
    const hung = lost.length > 0 && took >= HANGING;
    return { id, domain, finishedAt, whole: lost.length === 0, outcome, ofSite, problem: null, hung };
  } catch (error) {
    const { code: failure, why } = error instanceof ScanFailure ? error : new ScanFailure('internal', '');
    const problem = toErrorMessage(error);
    const domain = URL.parse(spec.url)?.hostname ?? '';
    const stored = { id: randomUUID(), domain, finishedAt: now(), whole: false, outcome: { failure, why } };
    return { ...stored, problem, hung: failure === 'timeout' };
  }
};
