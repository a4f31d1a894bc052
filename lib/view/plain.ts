import type { Pillar, Report, Who } from '../model.ts';
import { overall, score } from '../score.ts';
import { type Action, actionsOf } from '../view.ts';
import { WHO } from './filters.ts';
import { gradeOf } from './grade.ts';

/** A report for who reads no tables: the words are the view's. */
export interface Plain {
  /** 5 (best) to 1, 0 without a grade. */
  readonly step: 0 | 1 | 2 | 3 | 4 | 5;
  readonly overall: number | null;
  readonly pillars: readonly { readonly pillar: Pillar; readonly score: number | null; readonly step: number }[];
  /** How many things there are to do, by who does them; nobody without any. */
  readonly tasks: readonly { readonly who: Who; readonly count: number }[];
  /** The three that bring most. */
  readonly first: readonly Action[];
  /** The overall grade with these three repaired; null without a grade, or when it would stay the same. */
  readonly after: number | null;
  readonly untested: number;
}

const FIRST = 3;

const stepOf = (score: number | null): Plain['step'] => gradeOf(score, 'nl').step ?? 0;

/** The grade with several findings repaired at once, each pillar's own gains taken together. */
const afterAll = (report: Report, repaired: readonly Action[]): number | null => {
  const ids = new Set(repaired.map(({ finding }) => finding.id));
  const rest = report.findings.map((finding) =>
    ids.has(finding.id) ? { ...finding, outcome: 'pass' as const, credit: 1, points: 0, cap: null } : finding,
  );
  const after = gradeAfter(report, rest);
  return after === null || after <= (report.overall ?? 0) ? null : after;
};

const gradeAfter = ({ scores }: Report, findings: Report['findings']): number | null =>
  overall(
    scores.map(({ pillar }) =>
      score(
        pillar,
        findings.filter((finding) => finding.pillar === pillar),
      ),
    ),
  ).overall;

export const plainOf = (report: Report): Plain => {
  const actions = actionsOf(report);
  const first = actions.slice(0, FIRST);
  const tasks = WHO.map((who) => ({ who, count: actions.filter(({ finding }) => finding.who === who).length }));
  return {
    step: stepOf(report.overall),
    overall: report.overall,
    pillars: report.scores.map(({ pillar, score: points }) => ({ pillar, score: points, step: stepOf(points) })),
    tasks: tasks.filter(({ count }) => count > 0),
    first,
    after: report.overall === null ? null : afterAll(report, first),
    untested: report.findings.filter(({ outcome, weight }) => outcome === 'unknown' && weight > 0).length,
  };
};
