import { SITE_FAILURES, type SiteFailure } from '../../../../lib/model.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { confirmChanges, startFrom, wantsConfirming } from '../model/changes.ts';
import { mergeEnds } from '../model/expiries.ts';
import { computeOutage, type Outage } from '../model/outage.ts';
import type { NoticeContent, NoticeSite } from '../notify/notice.ts';
import type { Answered, Noted } from '../store/rounds.ts';

/** The outcome of a site's scan: its new state, whether a second scan is needed, and the notices to send. */
export interface RoundOutcome {
  readonly known: Pick<Noted, 'pending' | 'baseline' | 'outage' | 'ends'>;
  readonly wantsAgain: boolean;
  readonly notices: readonly NoticeContent[];
}

const toNoticeSite = ({ site: id, domain: host, url }: Answered): NoticeSite => ({ id, host, url: toBareAddress(url) });

/** Returns why a scan failed, if the site caused it; otherwise null. */
const findFailure = ({ failure }: Answered): SiteFailure | null => SITE_FAILURES.find((one) => one === failure) ?? null;

/** Returns the first failure of the round; null if there was none. */
const findFailedBefore = ({
  pending,
}: Answered): Extract<NonNullable<Answered['pending']>, { failure: unknown }> | null =>
  pending !== null && 'failure' in pending ? pending : null;

interface SettledOutage {
  readonly outage: Outage | null;
  readonly notices: readonly NoticeContent[];
}

/** Decides from a round whether the site can be scanned. */
const settleOutage = (scan: Answered, outcomes: readonly (SiteFailure | null)[]): SettledOutage => {
  const at = findFailedBefore(scan)?.at ?? scan.finished_at.getTime();
  const { announce, outage } = computeOutage(scan.outage, { at, outcomes });
  const site = toNoticeSite(scan);
  const failure = outcomes.findLast((one) => one !== null);
  if (announce === 'reachable') return { outage, notices: [{ kind: announce, site, since: scan.outage?.first ?? at }] };
  if (announce === null || failure === undefined) return { outage, notices: [] };
  return { outage, notices: [{ kind: announce, site, failure, first: outage?.first ?? at }] };
};

/** Handles a scan without a result: a second one must confirm it. An error of the service says nothing about the site. */
const withoutResult = (scan: Answered): RoundOutcome => {
  const { pending, baseline, ends } = scan;
  const [failure, before] = [findFailure(scan), findFailedBefore(scan)];
  const known = { pending: null, baseline, ends, outage: scan.outage };
  if (failure === null) {
    const { outage, notices } =
      before === null ? { outage: scan.outage, notices: [] } : settleOutage(scan, [before.failure]);
    return { known: { ...known, outage }, wantsAgain: false, notices };
  }
  if (pending === null)
    return { known: { ...known, pending: { failure, at: scan.finished_at.getTime() } }, wantsAgain: true, notices: [] };
  // A change that waits for confirmation is dropped: the site was there a moment ago, and the next round checks again.
  if (before === null) return { known, wantsAgain: false, notices: [] };
  const { outage, notices } = settleOutage(scan, [before.failure, failure]);
  return { known: { ...known, outage }, wantsAgain: false, notices };
};

/**
 * Handles a scan with a result, apart from whether the site can be scanned. Nothing is reported about one that lost something to
 * time-outs.
 */
const withResult = (scan: Answered, report: NonNullable<Answered['report']>): RoundOutcome => {
  const { pending, baseline, outage } = scan;
  const known = { pending: null, baseline, ends: scan.ends, outage };
  if (!scan.whole) return { known, wantsAgain: false, notices: [] };
  const ends = mergeEnds(scan.ends, report);
  if (baseline === null)
    return { known: { ...known, ends, baseline: startFrom(report) }, wantsAgain: false, notices: [] };
  const first = pending !== null && 'report' in pending ? pending.report : null;
  if (first === null && wantsConfirming(baseline, report))
    return { known: { ...known, ends, pending: { report } }, wantsAgain: true, notices: [] };
  const settled = first === null ? confirmChanges(baseline, report, null) : confirmChanges(baseline, first, report);
  const total = { before: baseline.report.overall, after: report.overall };
  const { changes } = settled;
  return {
    known: { ...known, ends, baseline: settled.baseline },
    wantsAgain: false,
    notices: changes.length === 0 ? [] : [{ kind: 'changes', site: toNoticeSite(scan), changes, total }],
  };
};

/** Computes the outcome of a scan of a monitored site, from what is known of the site. */
export const computeOutcome = (scan: Answered): RoundOutcome => {
  const { report } = scan;
  if (report === null) return withoutResult(scan);
  const before = findFailedBefore(scan);
  const { outage, notices } = settleOutage(scan, before === null ? [null] : [before.failure, null]);
  const { known, wantsAgain, notices: more } = withResult(scan, report);
  return { known: { ...known, outage }, wantsAgain, notices: [...notices, ...more] };
};
