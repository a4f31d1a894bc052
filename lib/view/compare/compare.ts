import { type Blind, type Browsing, type Finding, PILLARS, type Pillar, type Report } from '../../model.ts';
import { computeSharedGrade } from '../shared-grade.ts';

/** How a check changed between two scans; `new` and `gone` are about being tested, not about the site. */
export type Change = 'worse' | 'better' | 'new' | 'gone' | 'unchanged';
export const CHANGES: readonly Change[] = ['worse', 'better', 'new', 'gone', 'unchanged'];

export interface CheckChange {
  readonly id: string;
  readonly pillar: Pillar;
  readonly before: Finding | null;
  readonly after: Finding | null;
  readonly change: Change;
}

/** Conditions that two scans must share before their grades can be compared. */
const CONDITIONS = ['rules', 'version', 'data', 'level', 'access', 'view', 'browser', 'browsing', 'pillar'] as const;
type ConditionName = (typeof CONDITIONS)[number];
export interface ConditionDifference {
  readonly condition: ConditionName;
  readonly before: string;
  readonly after: string;
}

interface Scores {
  readonly before: number | null;
  readonly after: number | null;
}

export interface ScoreChange extends Scores {
  /** The scores on what both scans tested; null when they tested the same. */
  readonly shared: Scores | null;
  /** After minus before, on what both tested; null when one is missing or the conditions differ. */
  readonly delta: number | null;
}

/** How many checks a scan did not test for one reason. */
export interface UntestedCount {
  readonly why: Blind;
  readonly count: number;
}

/** What two scans did not test, and why. */
export interface Untested {
  readonly before: readonly UntestedCount[];
  readonly after: readonly UntestedCount[];
}

export interface Comparison {
  readonly differences: readonly ConditionDifference[];
  /** Null when both left the same checks untested for the same reasons. */
  readonly untested: Untested | null;
  readonly overall: ScoreChange;
  readonly pillars: readonly (ScoreChange & { readonly pillar: Pillar })[];
  readonly changes: Readonly<Record<Change, readonly CheckChange[]>>;
}

/** What a fresh visitor got, as far as the findings show: the page, a login page, another address or a wall. */
const describeView = ({ findings }: Report): string => {
  const reasons = new Set(findings.map(({ why }) => why));
  if (reasons.has('login')) return 'login';
  if (reasons.has('elsewhere')) return 'elsewhere';
  return reasons.has('wall') ? 'wall' : 'open';
};

const describeAccess = ({ access }: Report): string => {
  if (access === undefined) return 'unknown';
  return access ? 'granted' : 'denied';
};

/** The version is compared separately: within one version only a bundle changes the tables. */
const describeData = ({ data }: Report): string =>
  data === undefined || data.number === 0 ? 'own' : `${data.number} (${data.day})`;

/** A way of viewing as one text, equal for equal ways; '' when nothing is special. */
export const toBrowsingKey = (browsing: Browsing | undefined): string => {
  const entries = Object.entries(browsing ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries));
};

const listConditions = (report: Report): Readonly<Record<ConditionName, string>> => ({
  rules: String(report.rules),
  version: report.version,
  data: describeData(report),
  level: report.target.level,
  access: describeAccess(report),
  view: describeView(report),
  browser: report.target.browser,
  browsing: toBrowsingKey(report.browsing),
  pillar: report.target.pillar ?? 'all',
});

const listDifferences = (before: Report, after: Report): readonly ConditionDifference[] => {
  const [one, other] = [listConditions(before), listConditions(after)];
  return CONDITIONS.filter((condition) => one[condition] !== other[condition]).map((condition) => ({
    condition,
    before: one[condition],
    after: other[condition],
  }));
};

const SEVERITY: Readonly<Record<Finding['outcome'], number>> = {
  fail: 2,
  warn: 1,
  pass: 0,
  info: 0,
  skip: 0,
  unknown: 0,
};

/** Higher is worse; first by the weight that was lost, then by the outcome, then by how low a cap is. */
const rankBadness = ({ credit, outcome, cap }: Finding): readonly number[] => [
  1 - credit,
  SEVERITY[outcome],
  100 - (cap ?? 100),
];

const findChange = (before: Finding | null, after: Finding | null): Change => {
  const was = before !== null && before.outcome !== 'unknown';
  const is = after !== null && after.outcome !== 'unknown';
  if (!was || !is) return was === is ? 'unchanged' : is ? 'new' : 'gone';

  const earlier = rankBadness(before);
  const difference = rankBadness(after).map((bad, index) => bad - (earlier[index] ?? 0));
  const first = difference.find((one) => one !== 0) ?? 0;
  if (first === 0) return 'unchanged';
  return first > 0 ? 'worse' : 'better';
};

/** Biggest difference in points first, then the pillars' order. */
const compareBySize = (a: CheckChange, b: CheckChange): number => {
  const measureMove = ({ before, after }: CheckChange): number =>
    Math.abs((after?.points ?? 0) - (before?.points ?? 0));
  return measureMove(b) - measureMove(a) || PILLARS.indexOf(a.pillar) - PILLARS.indexOf(b.pillar);
};

const listChanges = (before: Report, after: Report): Comparison['changes'] => {
  const [one, other] = [before, after].map(({ findings }) => new Map(findings.map((finding) => [finding.id, finding])));
  const ids = [...new Set([...(other?.keys() ?? []), ...(one?.keys() ?? [])])];
  const all = ids.flatMap((id): readonly CheckChange[] => {
    const [was, is] = [one?.get(id) ?? null, other?.get(id) ?? null];
    const pillar = (is ?? was)?.pillar;
    return pillar === undefined ? [] : [{ id, pillar, before: was, after: is, change: findChange(was, is) }];
  });
  const filterChange = (change: Change) => all.filter((entry) => entry.change === change).toSorted(compareBySize);
  return {
    worse: filterChange('worse'),
    better: filterChange('better'),
    new: filterChange('new'),
    gone: filterChange('gone'),
    unchanged: filterChange('unchanged'),
  };
};

const listUnseen = ({ findings }: Report): readonly (readonly [id: string, why: Blind])[] =>
  findings.flatMap(({ id, outcome, why }) => (outcome === 'unknown' && why !== null ? [[id, why] as const] : []));

/** By reason, the one that leaves most untested first. */
const countUntested = (report: Report): readonly UntestedCount[] =>
  [...Map.groupBy(listUnseen(report), ([, why]) => why)]
    .map(([why, all]) => ({ why, count: all.length }))
    .toSorted((a, b) => b.count - a.count);

const compareUntested = (before: Report, after: Report): Untested | null => {
  const [one, other] = [before, after].map((report) => new Set(listUnseen(report).map((unseen) => unseen.join(' '))));
  if (one === undefined || other?.symmetricDifference(one).size === 0) return null;
  return { before: countUntested(before), after: countUntested(after) };
};

const computeDelta = ({ before, after }: Scores): number | null =>
  before === null || after === null ? null : after - before;

/** Compares two scans, of the same site or of two; gives a difference in grade only under the same conditions. */
export const compare = (before: Report, after: Report): Comparison => {
  const differences = listDifferences(before, after);
  const grade = computeSharedGrade(before, after);
  const toScoreChange = (own: Scores, shared: Scores | null): ScoreChange => ({
    ...own,
    shared,
    delta: differences.length > 0 ? null : computeDelta(shared ?? own),
  });
  const findScore = ({ scores }: Pick<Report, 'scores'>, pillar: Pillar): number | null =>
    scores.find((one) => one.pillar === pillar)?.score ?? null;
  const shown = PILLARS.filter((pillar) =>
    [before, after].some(({ scores }) => scores.some((one) => one.pillar === pillar)),
  );
  return {
    differences,
    untested: compareUntested(before, after),
    overall: toScoreChange(
      { before: before.overall, after: after.overall },
      grade && { before: grade.before.overall, after: grade.after.overall },
    ),
    pillars: shown.map((pillar) => ({
      pillar,
      ...toScoreChange(
        { before: findScore(before, pillar), after: findScore(after, pillar) },
        grade && { before: findScore(grade.before, pillar), after: findScore(grade.after, pillar) },
      ),
    })),
    changes: listChanges(before, after),
  };
};
