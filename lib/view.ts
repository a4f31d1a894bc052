import { type Finding, type Outcome, PILLARS, type Pillar, type Report, type Score } from './model.ts';
import { overall, repaired, scoreOf, type Tally, tallyOf } from './score.ts';

/** What repairing one finding is worth. */
export interface Action {
  readonly finding: Finding;
  /** The pillar's score with this one repaired, minus what it is; 0 when others still hold it down. */
  readonly gain: number;
  /** The pillar's score with this one repaired; null when it has none. */
  readonly pillarAfter: number | null;
  readonly overallAfter: number | null;
}

const actionOf = (finding: Finding, tally: Tally, { scores }: Report): Action => {
  const before = scores.find(({ pillar }) => pillar === finding.pillar)?.score ?? null;
  const after = scoreOf(finding.pillar, repaired(tally, finding));
  return {
    finding,
    gain: before === null || after.score === null ? 0 : after.score - before,
    pillarAfter: after.score,
    overallAfter: overall(scores.map((one) => (one.pillar === finding.pillar ? after : one))).overall,
  };
};

const worthFirst = (a: Action, b: Action): number =>
  b.gain - a.gain || b.finding.points - a.finding.points || b.finding.weight - a.finding.weight;

/** What to do, most points to win first: every finding that costs points or limits its pillar. */
export const actionsOf = (report: Report): readonly Action[] =>
  PILLARS.flatMap((pillar) => {
    const findings = findingsOf(report, pillar);
    const tally = tallyOf(findings);
    const costly = findings.filter(({ points, cap }) => points > 0 || cap !== null);
    return costly.map((finding) => actionOf(finding, tally, report));
  }).toSorted(worthFirst);

const findingsOf = (report: Report, pillar: Pillar): readonly Finding[] =>
  report.findings.filter((finding) => finding.pillar === pillar);

/** In which order the outcomes of a pillar are shown. */
const OUTCOME_ORDER: readonly Outcome[] = ['fail', 'warn', 'unknown', 'info', 'pass', 'skip'];

/** The findings of one outcome, dearest first, else in the pillar's own order. */
export interface Group {
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
}

export const groupsOf = (findings: readonly Finding[]): readonly Group[] =>
  OUTCOME_ORDER.map((outcome) => ({
    outcome,
    findings: findings
      .filter((finding) => finding.outcome === outcome)
      .toSorted((a, b) => b.points - a.points || b.weight - a.weight),
  })).filter(({ findings: list }) => list.length > 0);

/** How one pillar's score came about; the rows sum to `lost`, and `lost` leads to `score`. */
export interface Sum {
  readonly rows: readonly Finding[];
  readonly lost: number;
  /** 100 minus what was lost, rounded, not below 0; before a cap. */
  readonly uncapped: number;
  readonly cap: Score['cap'];
  readonly score: number | null;
}

/** One pillar of a report as it is shown. */
export interface PillarView {
  readonly pillar: Pillar;
  readonly score: Score;
  readonly groups: readonly Group[];
  readonly sum: Sum;
  /** Every check was skipped: the pillar's questions do not arise here. */
  readonly isMoot: boolean;
  readonly counts: Counts;
}

export interface Counts {
  /** Checks that found something wrong. */
  readonly faults: number;
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

const countsOf = (findings: readonly Finding[]): Counts => ({
  faults: findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn').length,
  toCheck: findings.reduce((sum, { args }) => sum + (typeof args['toCheck'] === 'number' ? args['toCheck'] : 0), 0),
  unmeasured: findings.filter(({ outcome }) => outcome === 'unknown').length,
  carriedOut: findings.filter(({ outcome }) => outcome !== 'skip' && outcome !== 'unknown').length,
});

const pillarView = (report: Report, of: Score): PillarView => {
  const findings = findingsOf(report, of.pillar);
  return {
    pillar: of.pillar,
    score: of,
    groups: groupsOf(findings),
    sum: sumOf(findings, of),
    isMoot: findings.every(({ outcome }) => outcome === 'skip'),
    counts: countsOf(findings),
  };
};

/** The report's pillars in the scan API's order. */
export const pillarViews = (report: Report): readonly PillarView[] =>
  report.scores
    .toSorted((a, b) => PILLARS.indexOf(a.pillar) - PILLARS.indexOf(b.pillar))
    .map((of) => pillarView(report, of));
