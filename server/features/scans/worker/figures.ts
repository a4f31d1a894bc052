import type { PartnerResult } from '../../../../lib/api/result.ts';
import type { Report } from '../../../../lib/model.ts';
import { countSteps } from '../../../../lib/path/path.ts';
import type { Figures } from '../store/outcome.ts';

/** Converts a result to the figures that lists show. */
export const toFigures = (
  { overall_score: total, pillars }: Pick<PartnerResult, 'overall_score' | 'pillars'>,
  { findings, rules }: Pick<Report, 'findings' | 'rules'>,
): Figures => ({
  total,
  scores: Object.fromEntries(pillars.map(({ id, score }) => [id, score])),
  danger: countSteps({ findings }, 'danger'),
  rules,
});
