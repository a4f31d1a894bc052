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

/** Publishes each pillar that is judged; a failure to do so does not affect the scan. */
export const createProgressListener =
  (store: Store, scanKey: string): Listener =>
  (event) => {
    if (event.type !== 'judged') return;
    const { id: pillar, score } = event.state;
    notifyProgress(store, scanKey, { pillar, score }).catch(() => {});
  };

type Done = Omit<Ended, 'tier' | 'scanKey' | 'pillar' | 'url'>;

/** What a scan needs beside its job. */
interface Around {
  /** Address at which the result of a host will be shown. */
  readonly scanUrl: (host: string) => string;
  /** Current time in ms since 1970. */
  readonly now: () => number;
  readonly onEvent: Listener;
  /** Pages of crawls that this scan answers. */
  readonly pages: readonly PageWaiting[];
  readonly lane: 'keys' | 'public';
  /** Decrypts the private part of a job. */
  readonly sealer: Sealer | null;
  /** Collects extras beside the checks, if requested. */
  readonly extras: ExtraDeps | null;
}

/** The outcome of a scan, and how it went. */
interface ScanOutcome extends Done {
  /** The error, in English; null if there was none. */
  readonly problem: string | null;
  /** Its site did not respond in time, or only in part after most of the time of a scan. */
  readonly hung: boolean;
}

/** Milliseconds after which a scan that lost something to time-outs counts as hung, because it occupied its place for so long. */
const HANGING = LIMITS.scan * 0.75;

/** Decrypts the scan options of a job. Throws `ScanFailure` if they can no longer be decrypted. */
const openSealed = ({ sealed }: ScanJob, sealer: Sealer | null): Partial<ReturnType<typeof toEngine>> => {
  if (sealed === undefined) return {};
  const opened = sealer?.open(sealed) ?? null;
  if (opened === null) throw new ScanFailure('internal', 'sealed by another process', { reason: 'sealed' });
  return toEngine(opened);
};

/** Runs a job and returns its outcome in the format in which it is stored. Never rejects. */
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
    // A failure of the extras does not affect the scan.
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
