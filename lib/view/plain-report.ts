import { type Pillar, type Report, WHO, type Who } from '../model.ts';
import { listSteps, type Step } from '../view.ts';
import { type Beyond, listBeyond } from './beyond.ts';
import { toGrade } from './grade.ts';

/** One person's steps in the repair path. */
export interface Tasks {
  readonly who: Who;
  /** The first steps, in the path's order and with its step numbers. */
  readonly steps: readonly Step[];
  /** How many more there are. */
  readonly more: number;
}

/** A report in plain language, for those who do not read tables: figures and steps; the view adds the sentences. */
export interface PlainReport {
  /** The grade: 5 (best) to 1, 0 for none. */
  readonly step: 0 | 1 | 2 | 3 | 4 | 5;
  readonly overall: number | null;
  readonly pillars: readonly { readonly pillar: Pillar; readonly score: number | null; readonly step: number }[];
  /** The first steps of the repair path, by who does them; people without a step are left out. */
  readonly tasks: readonly Tasks[];
  /**
   * The total once the path's first steps are done, and how many those are; null when there is no total, when it would
   * stay the same, or when more would be tested then.
   */
  readonly after: { readonly total: number; readonly count: number } | null;
  /** Findings that only the site's platform can repair. */
  readonly beyond: readonly Beyond[];
  readonly untested: number;
}

/** Steps of the path after which the total is shown. */
const PROJECTED_STEPS = 3;
/** Steps that fit on a page, even the longest with the words they need explained. */
const ON_PAGE = 5;

const toStep = (score: number | null): PlainReport['step'] => toGrade(score, 'nl').step ?? 0;

/** The first step of everybody who has one, then as many of the path's first steps as fit on a page. */
const pickShown = (steps: readonly Step[]): ReadonlySet<Step> => {
  const own = WHO.flatMap((who) => steps.find((step) => step.who === who) ?? []);
  return new Set([...new Set([...own, ...steps])].slice(0, ON_PAGE));
};

const groupTasks = (steps: readonly Step[]): readonly Tasks[] => {
  const shown = pickShown(steps);
  const people = [...new Set(steps.map(({ who }) => who))];
  return people.map((who) => {
    const theirs = steps.filter((step) => step.who === who);
    const first = theirs.filter((step) => shown.has(step));
    return { who, steps: first, more: theirs.length - first.length };
  });
};

const describeAfter = (steps: readonly Step[], overall: number | null): PlainReport['after'] => {
  const first = steps.slice(0, PROJECTED_STEPS);
  const total = first.at(-1)?.after ?? null;
  if (total === null || total <= (overall ?? 0) || first.some(({ opens }) => opens)) return null;
  return { total, count: first.length };
};

export const toPlainReport = (report: Report): PlainReport => {
  const steps = listSteps(report);
  return {
    step: toStep(report.overall),
    overall: report.overall,
    pillars: report.scores.map(({ pillar, score: points }) => ({ pillar, score: points, step: toStep(points) })),
    tasks: groupTasks(steps),
    after: describeAfter(steps, report.overall),
    beyond: listBeyond(report),
    untested: report.findings.filter(({ outcome, weight }) => outcome === 'unknown' && weight > 0).length,
  };
};
