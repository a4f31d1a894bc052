import type { Evidence } from '../../lib/evidence.ts';
import { PILLARS, type Pillar, type Range } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import { type Access, recorded } from './recorded.ts';

/** A number as a reader is shown it. */
export interface Shown {
  readonly score: number | null;
  readonly incomplete: boolean;
  /** Absent when the possible scores hardly differ. */
  readonly range?: Range;
}

const shown = (score: number | null, { incomplete, range }: Omit<Shown, 'score'>): Shown => ({
  score,
  incomplete,
  ...(range === undefined ? {} : { range }),
});

export type Grades = Readonly<Record<Pillar | 'overall', Shown>>;

/** Evidence by today's checks. */
export const gradesOn = (evidence: Partial<Evidence>): Grades => {
  const judged = PILLARS.map((pillar) => assess(pillar, evidence));
  const total = computeTotal(judged);
  const byPillar = judged.map(({ score: one }) => [one.pillar, shown(one.score, one)]);
  return { ...Object.fromEntries(byPillar), overall: shown(total.overall, total) } as Grades;
};

const known = new Map<string, Grades>();

/** One archetype's recorded scan by today's checks. */
export const grades = (name: string, access: Access): Grades => {
  const key = `${name} ${access}`;
  const given = known.get(key) ?? gradesOn(recorded(name, access));
  known.set(key, given);
  return given;
};
