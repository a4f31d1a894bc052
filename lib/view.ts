import { type Finding, isFailOrWarn, type Outcome, PILLARS, type Pillar, type Report, type Score } from './model.ts';
import { buildPath, type Step } from './path/path.ts';
import { gradeFindings } from './score.ts';
import { isBeyondOwner } from './view/beyond.ts';
import { OUTCOMES } from './view/filters.ts';

export type { Step } from './path/path.ts';

/** The repair steps in order (`lib/path/path.ts`). Totals are included only if today's rule still gives the report's own. */
export const listSteps = ({
  findings,
  scores,
  overall,
  platforms = [],
}: Pick<Report, 'findings' | 'scores' | 'overall' | 'platforms'>): readonly Step[] => {
  const pillars = scores.map(({ pillar }) => pillar);
  // Findings that only the platform's maker can repair are no steps of the owner's.
  const steps = buildPath({ findings, pillars, isBeyond: isBeyondOwner(platforms) });
  if (gradeFindings(findings, pillars).overall === overall) return steps;
  return steps.map((step) => ({ ...step, before: null, after: null, countsWith: null }));
};

const listFindings = (report: Report, pillar: Pillar): readonly Finding[] =>
  report.findings.filter((finding) => finding.pillar === pillar);

/** The findings of one outcome, most points first, else in the pillar's own order. */
export interface Group {
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
}

export const groupByOutcome = (findings: readonly Finding[]): readonly Group[] =>
  OUTCOMES.map((outcome) => ({
    outcome,
    findings: findings
      .filter((finding) => finding.outcome === outcome)
      .toSorted((a, b) => b.points - a.points || b.weight - a.weight),
  })).filter(({ findings: list }) => list.length > 0);

/** How one pillar's score was computed; the rows sum to `lost`, and `lost` leads to `score`. */
export interface Sum {
  readonly rows: readonly Finding[];
  readonly lost: number;
  /** 100 minus the points lost, rounded, not below 0; before a cap. */
  readonly uncapped: number;
  readonly cap: Score['cap'];
  readonly score: number | null;
}

/** One pillar of a report for display. */
export interface PillarView {
  readonly pillar: Pillar;
  readonly score: Score;
  readonly groups: readonly Group[];
  readonly sum: Sum;
  /** The pillar's questions do not arise here, or too few of them. */
  readonly isMoot: boolean;
  readonly counts: Counts;
}

export interface Counts {
  /** Checks that found something wrong. */
  readonly issues: number;
  /** Places that only a person can judge, over all checks. */
  readonly toCheck: number;
  readonly unmeasured: number;
  /** Checks that reached a verdict other than "does not apply". */
  readonly carriedOut: number;
}

const sumOf = (findings: readonly Finding[], of: Score): Sum => ({
  rows: findings.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points),
  lost: of.lost,
  uncapped: Math.max(0, Math.round(100 - of.lost)),
  cap: of.cap,
  score: of.score,
});

const countFindings = (findings: readonly Finding[]): Counts => ({
  issues: findings.filter(isFailOrWarn).length,
  toCheck: findings.reduce((sum, { args }) => sum + (typeof args['toCheck'] === 'number' ? args['toCheck'] : 0), 0),
  unmeasured: findings.filter(({ outcome }) => outcome === 'unknown').length,
  carriedOut: findings.filter(({ outcome }) => outcome !== 'skip' && outcome !== 'unknown').length,
});

const toPillarView = (report: Report, of: Score): PillarView => {
  const findings = listFindings(report, of.pillar);
  return {
    pillar: of.pillar,
    score: of,
    groups: groupByOutcome(findings),
    sum: sumOf(findings, of),
    isMoot: of.applies === false || findings.every(({ outcome }) => outcome === 'skip'),
    counts: countFindings(findings),
  };
};

/** The report's pillars in the scan API's order. */
export const listPillarViews = (report: Report): readonly PillarView[] =>
  report.scores
    .toSorted((a, b) => PILLARS.indexOf(a.pillar) - PILLARS.indexOf(b.pillar))
    .map((of) => toPillarView(report, of));
