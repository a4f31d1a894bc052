import type { Blind, Finding, Range, Score } from './model.ts';

/** Points from which a range is told and a score is incomplete. */
const WIDE = 5;

/** What no scan of anybody's could see is no gap of this one. */
const NOBODY: readonly (Blind | null)[] = ['hidden', 'otherHost'];

/** Lowest scores of the grades but the last: a range that crosses one may be another word. */
const GRADES = [90, 75, 60, 40];

/** What the rule needs of a pillar's findings, summed. */
export interface Tally {
  /** Weight of what was judged, of what nobody could judge, and of what does not arise. */
  readonly judged: number;
  readonly unknown: number;
  readonly skipped: number;
  /** What was lost in tenths of points, as an integer: 0.1 + 0.2 must stay 0.3. */
  readonly tenths: number;
  /** The caps that fired, lowest first. */
  readonly caps: readonly NonNullable<Score['cap']>[];
  /** Of what was not seen: the weight that the site itself kept silent about. */
  readonly silent: number;
  /** Tenths of points that are counted for it already, and that it may cost at most. */
  readonly assumed: number;
  readonly open: number;
  /** The lowest cap that it may set; 100 where it may set none. */
  readonly openCap: number;
}

export const isUnknown = ({ outcome }: Finding): boolean => outcome === 'unknown';
const isSkipped = ({ outcome }: Finding): boolean => outcome === 'skip';
const isJudged = ({ outcome }: Finding): boolean => outcome !== 'unknown' && outcome !== 'skip';
export const isOpen = (finding: Finding): boolean => isUnknown(finding) && !NOBODY.includes(finding.why);
export const sumWeights = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { weight }) => sum + weight, 0);
const toTenths = ({ points }: Finding): number => Math.round(points * 10);

/** Sums a pillar's findings up. */
export const tallyFindings = (findings: readonly Finding[]): Tally => ({
  judged: sumWeights(findings.filter(isJudged)),
  unknown: sumWeights(findings.filter(isUnknown)),
  skipped: sumWeights(findings.filter(isSkipped)),
  tenths: findings.reduce((sum, finding) => sum + toTenths(finding), 0),
  caps: findings
    .flatMap(({ cap, id }) => (cap === null ? [] : [{ at: cap, check: id }]))
    .toSorted((a, b) => a.at - b.at),
  silent: sumWeights(findings.filter(({ silent }) => silent === true)),
  assumed: findings.filter(isUnknown).reduce((sum, finding) => sum + toTenths(finding), 0),
  open: findings.filter(isOpen).reduce((sum, { worst }) => sum + Math.round((worst?.points ?? 0) * 10), 0),
  openCap: Math.min(100, ...findings.filter(isOpen).map(({ worst }) => worst?.cap ?? 100)),
});

const toScore = (tenths: number): number => Math.max(0, Math.round(100 - tenths / 10));

/** The scores that a pillar may have: all that was not seen failed, and all of it passed. */
export const computeBounds = ({ tenths, assumed, open, openCap, caps }: Tally): Range => {
  const [cap = 100] = caps.map(({ at }) => at);
  const seen = tenths - assumed;
  return [Math.min(toScore(seen + Math.max(open, assumed)), cap, openCap), Math.min(toScore(seen), cap)];
};

/** Whether two scores are told apart: more than five points, or another grade. */
export const isWide = ([low, high]: Range): boolean =>
  high - low > WIDE || GRADES.some((from) => low < from && high >= from);

export const toRange = (bounds: Range): { readonly range?: Range } => (isWide(bounds) ? { range: bounds } : {});
