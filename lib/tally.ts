import type { Blind, Finding, Range, Score } from './model.ts';

/** Points from which a range is reported and a score is incomplete. */
const WIDE = 5;

/** Reasons that apply to every scan: what none could see is no gap in this one. */
const NOBODY: readonly (Blind | null)[] = ['hidden', 'otherHost'];
export const isSeenByNobody = (why: Blind | null): boolean => NOBODY.includes(why);

/** Lowest scores of all grades but the last: a range that crosses one may change the grade's word. */
const GRADES = [90, 75, 60, 40];

/** The sums of a pillar's findings that the rule needs. */
export interface Tally {
  /** Weight of the checks that were judged, that could not be judged, and that do not arise. */
  readonly judged: number;
  readonly unknown: number;
  readonly skipped: number;
  /** Points lost, in tenths, as an integer: 0.1 + 0.2 must remain 0.3. */
  readonly tenths: number;
  /** The caps that fired, lowest first. */
  readonly caps: readonly NonNullable<Score['cap']>[];
  /** Of what was not seen: the weight for which the site itself was silent. */
  readonly silent: number;
  /** Tenths of points already counted for what was not seen (`assumed`), and the most that it may cost more (`open`). */
  readonly assumed: number;
  readonly open: number;
  /** The lowest cap that it may set; 100 for none. */
  readonly openCap: number;
}

export const isUnknown = ({ outcome }: Finding): boolean => outcome === 'unknown';
const isSkipped = ({ outcome }: Finding): boolean => outcome === 'skip';
const isJudged = ({ outcome }: Finding): boolean => outcome !== 'unknown' && outcome !== 'skip';
/** Whether a finding may cost more than it does, since this scan did not see all of what it rests on. */
export const isOpen = ({ worst, why }: Finding): boolean => worst !== undefined && !isSeenByNobody(why);
export const sumWeights = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { weight }) => sum + weight, 0);
const toTenths = ({ points }: Pick<Finding, 'points'>): number => Math.round(points * 10);
const countOpenTenths = (finding: Finding): number =>
  Math.max(0, toTenths(finding.worst ?? { points: 0 }) - toTenths(finding));

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
  open: findings.filter(isOpen).reduce((sum, finding) => sum + countOpenTenths(finding), 0),
  openCap: Math.min(100, ...findings.filter(isOpen).map(({ worst }) => worst?.cap ?? 100)),
});

/** A score from the tenths of points lost: whole points, never below 0. */
export const toScore = (tenths: number): number => Math.max(0, Math.round(100 - tenths / 10));

/** The score from the points lost, limited by the lowest cap if that is lower; `cap` is null if none limits it. */
export const limitToCaps = ({
  tenths,
  caps,
}: Pick<Tally, 'tenths' | 'caps'>): Pick<Score, 'cap'> & { readonly score: number } => {
  const [score, [cap]] = [toScore(tenths), caps];
  return cap !== undefined && cap.at < score ? { score: cap.at, cap } : { score, cap: null };
};

/** The range of a pillar's possible scores: if everything that was not seen failed, and if all of it passed. */
export const computeBounds = ({ tenths, assumed, open, openCap, caps }: Tally): Range => {
  const [cap = 100] = caps.map(({ at }) => at);
  return [Math.min(toScore(tenths + open), cap, openCap), Math.min(toScore(tenths - assumed), cap)];
};

/** Whether two scores count as different: more than five points, or another grade. */
export const isWide = ([low, high]: Range): boolean =>
  high - low > WIDE || GRADES.some((from) => low < from && high >= from);

export const toRange = (bounds: Range): { readonly range?: Range } => (isWide(bounds) ? { range: bounds } : {});
