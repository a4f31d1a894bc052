import type { PartnerResult } from '../../../../lib/api/result.ts';
import type { Report } from '../../../../lib/model.ts';
import { buildPath } from '../../../../lib/path/path.ts';
import type { Figures } from '../store/outcome.ts';

/** What a list of scans shows of a result. */
export const toFigures = (
  { overall_score: total, pillars }: Pick<PartnerResult, 'overall_score' | 'pillars'>,
  { findings, scores, rules }: Pick<Report, 'findings' | 'scores' | 'rules'>,
): Figures => {
  const path = buildPath({ findings, pillars: scores.map(({ pillar }) => pillar) });
  return {
    total,
    scores: Object.fromEntries(pillars.map(({ id, score }) => [id, score])),
    danger: path.filter(({ kind }) => kind === 'danger').length,
    rules,
  };
};
