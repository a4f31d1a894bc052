import { toGradeStep } from '../../api/grade.ts';
import type { Pillar } from '../../model.ts';

/** One column of the chart: as high as its score. */
export interface Column {
  readonly pillar: Pillar;
  /** 0-100; null without a score. */
  readonly score: number | null;
  /** 5 (best) to 1, which determines the colour; null without a score. */
  readonly step: 1 | 2 | 3 | 4 | 5 | null;
  readonly busy: boolean;
}

interface Scored {
  readonly id: Pillar;
  readonly score: number | null;
  readonly phase?: 'busy' | 'done';
}

export const toColumns = (pillars: readonly Scored[]): readonly Column[] =>
  pillars.map(({ id, score, phase }) => ({ pillar: id, score, step: toGradeStep(score), busy: phase === 'busy' }));
