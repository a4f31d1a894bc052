import { type Pillar, type Report, WHO, type Who } from '../model.ts';
import { type Step, stepsOf } from '../view.ts';
import { gradeOf } from './grade.ts';

/** A report for who reads no tables: the words are the view's. */
export interface Plain {
  /** 5 (best) to 1, 0 without a grade. */
  readonly step: 0 | 1 | 2 | 3 | 4 | 5;
  readonly overall: number | null;
  readonly pillars: readonly { readonly pillar: Pillar; readonly score: number | null; readonly step: number }[];
  /** How many things there are to do, by who does them; nobody without any. */
  readonly tasks: readonly { readonly who: Who; readonly count: number }[];
  /** The first three steps. */
  readonly first: readonly Step[];
  /** The total with these three done; null without one, when it would stay the same, or when more is tested then. */
  readonly after: number | null;
  readonly untested: number;
}

const FIRST = 3;

const stepOf = (score: number | null): Plain['step'] => gradeOf(score, 'nl').step ?? 0;

export const plainOf = (report: Report): Plain => {
  const steps = stepsOf(report);
  const first = steps.slice(0, FIRST);
  const after = first.at(-1)?.after ?? null;
  const tasks = WHO.map((who) => ({ who, count: steps.filter((step) => step.who === who).length }));
  return {
    step: stepOf(report.overall),
    overall: report.overall,
    pillars: report.scores.map(({ pillar, score: points }) => ({ pillar, score: points, step: stepOf(points) })),
    tasks: tasks.filter(({ count }) => count > 0),
    first,
    after: after !== null && after > (report.overall ?? 0) && !first.some(({ opens }) => opens) ? after : null,
    untested: report.findings.filter(({ outcome, weight }) => outcome === 'unknown' && weight > 0).length,
  };
};
