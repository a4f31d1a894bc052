import type { ScanResult } from '../../api/result.ts';
import type { Finding, Outcome, Pillar, Report, Tier } from '../../model.ts';
import { type CheckChange, type ConditionDifference, compare, type ScoreChange } from './compare.ts';

/** An earlier scan from a file: its report, or the scan result made from it. */
export type Earlier = { readonly report: Report } | { readonly result: ScanResult };

/** What is known of both scans: conditions too, verdicts without the rules that produced them, or scores only. */
export type Known = 'conditions' | 'verdicts' | 'scores';

/** A check in both scans. */
export interface Moved {
  readonly id: string;
  readonly pillar: Pillar;
  readonly before: Outcome;
  readonly after: Finding;
}

/** What changed from an earlier scan to a report. */
export interface Against {
  /** Host of the earlier scan, and when it ended: ms since 1970, null when its file does not contain it. */
  readonly earlier: { readonly host: string; readonly at: number | null };
  readonly known: Known;
  /** Differences in the conditions, as far as those are known. */
  readonly differences: readonly ConditionDifference[];
  readonly overall: ScoreChange;
  readonly pillars: readonly (ScoreChange & { readonly pillar: Pillar })[];
  /** Under the same conditions, by the same rules. */
  readonly worse: readonly Moved[];
  readonly better: readonly Moved[];
  /** Another verdict where the conditions differ or are not known: it need not be the site that changed. */
  readonly changed: readonly Moved[];
  /** No longer tested, and tested for the first time: about what was seen, not about the site. */
  readonly gone: readonly Moved[];
  readonly fresh: readonly Moved[];
}

const listMoved = (changes: readonly CheckChange[]): readonly Moved[] =>
  changes.flatMap(({ id, pillar, before, after }) =>
    before === null || after === null ? [] : [{ id, pillar, before: before.outcome, after }],
  );

const compareToReport = (before: Report, after: Report): Against => {
  const { differences, overall, pillars, changes } = compare(before, after);
  const [worse, better] = [listMoved(changes.worse), listMoved(changes.better)];
  const isSame = differences.length === 0;
  return {
    earlier: { host: before.target.host, at: before.finishedAt },
    known: 'conditions',
    differences,
    overall,
    pillars,
    ...(isSame ? { worse, better, changed: [] } : { worse: [], better: [], changed: [...worse, ...better] }),
    gone: listMoved(changes.gone),
    fresh: listMoved(changes.new),
  };
};

/** How grave a verdict is; those that lose nothing rank equally. */
const rankOutcome = (outcome: Outcome): number => ['warn', 'fail'].indexOf(outcome);

const listMoves = (result: ScanResult, { findings }: Report): readonly Moved[] => {
  if (result.api_tier !== 'partner') return [];
  const before = new Map(result.pillars.flatMap(({ checks }) => checks.map(({ id, outcome }) => [id, outcome])));
  return findings.flatMap((after) => {
    const outcome = before.get(after.id);
    return outcome === undefined ? [] : [{ id: after.id, pillar: after.pillar, before: outcome, after }];
  });
};

const toScoreChange = (before: number | null, after: number | null): ScoreChange => ({
  before,
  after,
  shared: null,
  delta: null,
});

const compareScores = (result: ScanResult, { overall, scores }: Report): Pick<Against, 'overall' | 'pillars'> => ({
  overall: toScoreChange(result.overall_score, overall),
  pillars: scores.map(({ pillar, score }) => ({
    pillar,
    ...toScoreChange(result.pillars.find(({ id }) => id === pillar)?.score ?? null, score),
  })),
});

const NONE = { differences: [], worse: [], better: [], changed: [], gone: [], fresh: [] } as const;

const compareToResult = (result: ScanResult, report: Report): Against => {
  const moves = listMoves(result, report);
  const [is, was] = [({ after }: Moved) => after.outcome !== 'unknown', ({ before }: Moved) => before !== 'unknown'];
  return {
    earlier: { host: result.domain, at: null },
    known: result.api_tier === 'partner' ? 'verdicts' : 'scores',
    ...NONE,
    ...compareScores(result, report),
    changed: moves.filter(
      (move) => was(move) && is(move) && rankOutcome(move.before) !== rankOutcome(move.after.outcome),
    ),
    gone: moves.filter((move) => was(move) && !is(move)),
    fresh: moves.filter((move) => !was(move) && is(move)),
  };
};

/** Compares a report with an earlier scan, check by check and never by address; on the public tier only the scores. */
export const compareToEarlier = (earlier: Earlier, report: Report, tier: Tier): Against => {
  const all = 'report' in earlier ? compareToReport(earlier.report, report) : compareToResult(earlier.result, report);
  return tier === 'partner' ? all : { ...all, ...NONE, differences: all.differences, known: 'scores' };
};

/**
 * Whether the report is worse than before: a check is, or the total on what both scans tested fell. Null when that
 * cannot be determined, for scans under different conditions.
 */
export const isWorse = ({ known, differences, worse, overall }: Against): boolean | null => {
  if (known !== 'conditions' || differences.length > 0) return null;
  return worse.length > 0 || (overall.delta ?? 0) < 0;
};
