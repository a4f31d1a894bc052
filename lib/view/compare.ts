import { type Finding, PILLARS, type Pillar, type Report } from '../model.ts';

/** What became of a check between two scans; `new` and `gone` are about being tested, not about the site. */
export type Change = 'worse' | 'better' | 'new' | 'gone' | 'unchanged';
export const CHANGES: readonly Change[] = ['worse', 'better', 'new', 'gone', 'unchanged'];

export interface CheckChange {
  readonly id: string;
  readonly pillar: Pillar;
  readonly before: Finding | null;
  readonly after: Finding | null;
  readonly change: Change;
}

/** What two scans must share before their grades can be compared. */
const CONDITIONS = ['rules', 'version', 'level', 'access', 'view', 'browser', 'pillar'] as const;
export type ConditionName = (typeof CONDITIONS)[number];
export interface ConditionDifference {
  readonly condition: ConditionName;
  readonly before: string;
  readonly after: string;
}

interface ScoreChange {
  readonly before: number | null;
  readonly after: number | null;
  /** After minus before; null when one is missing or the conditions differ. */
  readonly delta: number | null;
}

export interface Comparison {
  readonly differences: readonly ConditionDifference[];
  readonly overall: ScoreChange;
  readonly pillars: readonly (ScoreChange & { readonly pillar: Pillar })[];
  readonly changes: Readonly<Record<Change, readonly CheckChange[]>>;
}

/** What a fresh visitor got, as far as findings tell: the page, a login page, another address or a wall. */
const viewOf = ({ findings }: Report): string => {
  const reasons = new Set(findings.map(({ why }) => why));
  if (reasons.has('login')) return 'login';
  if (reasons.has('elsewhere')) return 'elsewhere';
  return reasons.has('wall') ? 'wall' : 'open';
};

const accessOf = ({ access }: Report): string => {
  if (access === undefined) return 'unknown';
  return access ? 'granted' : 'denied';
};

const conditionsOf = (report: Report): Readonly<Record<ConditionName, string>> => ({
  rules: String(report.rules),
  version: report.version,
  level: report.target.level,
  access: accessOf(report),
  view: viewOf(report),
  browser: report.target.browser,
  pillar: report.target.pillar ?? 'all',
});

const differencesOf = (before: Report, after: Report): readonly ConditionDifference[] => {
  const [one, other] = [conditionsOf(before), conditionsOf(after)];
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

/** Worse is more; first by what was lost of the weight, then by the outcome, then by how low a cap is. */
const badness = ({ credit, outcome, cap }: Finding): readonly number[] => [
  1 - credit,
  SEVERITY[outcome],
  100 - (cap ?? 100),
];

const changeOf = (before: Finding | null, after: Finding | null): Change => {
  const was = before !== null && before.outcome !== 'unknown';
  const is = after !== null && after.outcome !== 'unknown';
  if (!was || !is) return was === is ? 'unchanged' : is ? 'new' : 'gone';

  const earlier = badness(before);
  const difference = badness(after).map((bad, index) => bad - (earlier[index] ?? 0));
  const first = difference.find((one) => one !== 0) ?? 0;
  if (first === 0) return 'unchanged';
  return first > 0 ? 'worse' : 'better';
};

/** Biggest difference in points first, then the pillars' order. */
const biggestFirst = (a: CheckChange, b: CheckChange): number => {
  const moved = ({ before, after }: CheckChange): number => Math.abs((after?.points ?? 0) - (before?.points ?? 0));
  return moved(b) - moved(a) || PILLARS.indexOf(a.pillar) - PILLARS.indexOf(b.pillar);
};

const changesOf = (before: Report, after: Report): Comparison['changes'] => {
  const [one, other] = [before, after].map(({ findings }) => new Map(findings.map((finding) => [finding.id, finding])));
  const ids = [...new Set([...(other?.keys() ?? []), ...(one?.keys() ?? [])])];
  const all = ids.flatMap((id): readonly CheckChange[] => {
    const [was, is] = [one?.get(id) ?? null, other?.get(id) ?? null];
    const pillar = (is ?? was)?.pillar;
    return pillar === undefined ? [] : [{ id, pillar, before: was, after: is, change: changeOf(was, is) }];
  });
  const of = (change: Change) => all.filter((entry) => entry.change === change).toSorted(biggestFirst);
  return { worse: of('worse'), better: of('better'), new: of('new'), gone: of('gone'), unchanged: of('unchanged') };
};

/** What changed from one scan to another, of the same site or of two; a difference in grade only under the same conditions. */
export const compare = (before: Report, after: Report): Comparison => {
  const differences = differencesOf(before, after);
  const scoreChange = (was: number | null, is: number | null): ScoreChange => ({
    before: was,
    after: is,
    delta: was === null || is === null || differences.length > 0 ? null : is - was,
  });
  const scoreIn = ({ scores }: Report, pillar: Pillar): number | null =>
    scores.find((one) => one.pillar === pillar)?.score ?? null;
  const shown = PILLARS.filter((pillar) =>
    [before, after].some(({ scores }) => scores.some((one) => one.pillar === pillar)),
  );
  return {
    differences,
    overall: scoreChange(before.overall, after.overall),
    pillars: shown.map((pillar) => ({ pillar, ...scoreChange(scoreIn(before, pillar), scoreIn(after, pillar)) })),
    changes: changesOf(before, after),
  };
};
