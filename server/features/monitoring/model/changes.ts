import type { Finding, Pillar, Report, StepKind, Who } from '../../../../lib/model.ts';
import { compare } from '../../../../lib/view/compare/compare.ts';
import { listSteps, type Step } from '../../../../lib/view.ts';
import { type Cause, findCause } from './cause.ts';

/** The last known finding of every check of a page. */
export interface Baseline {
  /** The latest report, with older findings for the checks that it did not see. */
  readonly report: Report;
  /** When each check was last seen with this finding, by its id; ms since 1970. */
  readonly seenAt: Readonly<Record<string, number>>;
}

/** A verdict of a page that changed, confirmed by a second scan. */
export interface SiteChange {
  readonly id: string;
  readonly pillar: Pillar;
  readonly direction: 'worse' | 'better';
  /** The finding before, and that of the confirming scan. */
  readonly before: Finding;
  readonly after: Finding;
  /** When the old verdict was last seen, and the new one first; ms since 1970. */
  readonly between: readonly [last: number, first: number];
  /** Null when unknown. */
  readonly cause: Cause | null;
  /** Who can repair it. */
  readonly who: Who;
  /** The step of the path that repairs it; null when nothing needs repair. */
  readonly step: { readonly number: number; readonly kind: StepKind; readonly findings: readonly string[] } | null;
}

/** The changes confirmed by a scan and its second scan, and the new baseline. */
export interface Settled {
  readonly changes: readonly SiteChange[];
  readonly baseline: Baseline;
}

const listSeenTimes = ({ findings, finishedAt }: Report): Baseline['seenAt'] =>
  Object.fromEntries(findings.filter(({ outcome }) => outcome !== 'unknown').map(({ id }) => [id, finishedAt]));

/** Creates the baseline from a first scan, before anything has changed. */
export const startFrom = (report: Report): Baseline => ({ report, seenAt: listSeenTimes(report) });

/**
 * Whether scans were made under conditions that rule out a comparison. Another version alone does not: it may have other tables
 * and the same rules.
 */
const isOtherwise = (before: Report, after: Report): boolean =>
  compare(before, after).differences.some(
    ({ condition }) => condition !== 'version' && condition !== 'data' && condition !== 'view',
  );

/** Whether the page is of another kind, or something else is in front of it: verdicts then do not concern the same thing. */
const isElsewhere = (before: Report, after: Report): boolean =>
  before.kind !== after.kind || compare(before, after).differences.some(({ condition }) => condition === 'view');

const isOpen = ({ findings }: Report): boolean =>
  !findings.some(({ why }) => why === 'wall' || why === 'login' || why === 'elsewhere');

interface Moved {
  readonly before: Finding;
  readonly after: Finding;
  readonly direction: SiteChange['direction'];
}

/** Lists verdicts that changed and were seen in both scans; what could not be judged before or after has not changed. */
const listMoved = (before: Report, after: Report): readonly Moved[] => {
  const { changes } = compare(before, after);
  return (['worse', 'better'] as const).flatMap((direction) =>
    changes[direction].flatMap(({ before: was, after: is }): readonly Moved[] =>
      was === null || is === null || was.outcome === is.outcome ? [] : [{ before: was, after: is, direction }],
    ),
  );
};

/** Whether a scan needs a second one: a verdict changed, or it looks like another page. */
export const wantsConfirming = ({ report }: Baseline, after: Report): boolean =>
  !isOtherwise(report, after) && (isElsewhere(report, after) || listMoved(report, after).length > 0);

/**
 * Merges the findings of the latest scan into the baseline. Checks that it did not see, and unconfirmed changes, keep their
 * earlier finding.
 */
const mergeBaseline = (baseline: Baseline, latest: Report, unsettled: ReadonlySet<string>): Baseline => {
  const known = new Map(baseline.report.findings.map((finding) => [finding.id, finding]));
  const keep = ({ id, outcome }: Finding): boolean => outcome === 'unknown' || unsettled.has(id);
  const findings = latest.findings.map((finding) => (keep(finding) ? (known.get(finding.id) ?? finding) : finding));
  const seen = listSeenTimes({ ...latest, findings: latest.findings.filter((finding) => !keep(finding)) });
  return { report: { ...latest, findings }, seenAt: { ...baseline.seenAt, ...seen } };
};

const findStep = (steps: readonly Step[], id: string): SiteChange['step'] => {
  const step = steps.find(({ findings }) => findings.some((one) => one.id === id));
  if (step === undefined) return null;
  return { number: step.number, kind: step.kind, findings: step.findings.map((one) => one.id) };
};

const listConfirmed = (baseline: Baseline, after: Report, again: Report): readonly SiteChange[] => {
  const steps = listSteps(again);
  const confirmed = new Map(listMoved(baseline.report, again).map((moved) => [moved.after.id, moved]));
  return listMoved(baseline.report, after).flatMap(({ after: first }): readonly SiteChange[] => {
    const moved = confirmed.get(first.id);
    if (moved === undefined || moved.after.outcome !== first.outcome) return [];
    const { before, after: now, direction } = moved;
    const { id, pillar, who } = now;
    const step = findStep(steps, id);
    const between = [baseline.seenAt[id] ?? baseline.report.finishedAt, after.finishedAt] as const;
    const cause = findCause({ before, after: now }, baseline.report, again);
    return [{ id, pillar, direction, before, after: now, between, cause, who, step }];
  });
};

/**
 * Determines what changed since the baseline, from a scan and a second one that confirms it (null if none was needed). Under
 * other rules or conditions nothing is reported and the baseline starts anew; the same once a page of another kind is confirmed.
 * While something is in front of the page, nothing is reported and the baseline stays.
 */
export const confirmChanges = (baseline: Baseline, after: Report, again: Report | null): Settled => {
  const latest = again ?? after;
  const settleNothing = (next: Baseline): Settled => ({ changes: [], baseline: next });
  if (isOtherwise(baseline.report, after) || isOtherwise(after, latest)) return settleNothing(startFrom(latest));
  if (isElsewhere(baseline.report, after) || isElsewhere(after, latest)) {
    const isSettled = again !== null && isOpen(latest) && !isElsewhere(after, latest);
    return settleNothing(isSettled ? startFrom(latest) : baseline);
  }
  const changes = again === null ? [] : listConfirmed(baseline, after, again);
  const settled = new Set(changes.map(({ id }) => id));
  const moved = [...listMoved(baseline.report, after), ...listMoved(baseline.report, latest)].map(
    (one) => one.after.id,
  );
  return { changes, baseline: mergeBaseline(baseline, latest, new Set(moved.filter((id) => !settled.has(id)))) };
};
