import type { Evidence } from '../../lib/evidence.ts';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import { type Access, recorded } from './recorded.ts';

/** A number as a reader is shown it. */
export interface Shown {
  readonly score: number | null;
  readonly incomplete: boolean;
}

export type Grades = Readonly<Record<Pillar | 'overall', Shown>>;

/** Evidence by today's checks. */
export const gradesOn = (evidence: Partial<Evidence>): Grades => {
  const judged = PILLARS.map((pillar) => assess(pillar, evidence));
  const scores = judged.map((one) => one.score);
  const { overall: score, incomplete } = computeTotal(judged);
  const byPillar = scores.map(({ pillar, ...one }) => [pillar, { score: one.score, incomplete: one.incomplete }]);
  return { ...Object.fromEntries(byPillar), overall: { score, incomplete } } as Grades;
};

const known = new Map<string, Grades>();

/** One archetype's recorded scan by today's checks. */
export const grades = (name: string, access: Access): Grades => {
  const key = `${name} ${access}`;
  const given = known.get(key) ?? gradesOn(recorded(name, access));
  known.set(key, given);
  return given;
};
