import type { FirstStep } from '../state.ts';
import type { Language } from './common.ts';
import { formatPoints } from './format.ts';

/** What a step is worth: the total before and after it; if that cannot be computed yet, what it prevents and why. */
export const formatWorth = (
  { points, pillar, before, after, countsWith, opens }: Omit<FirstStep, 'title' | 'kind'>,
  { locale, common }: Language,
): string => {
  const { steps, pillars } = common;
  if (opens) return steps.opens;
  if (before !== null && after !== null && after > before) return steps.total({ from: before, to: after });
  if (points === 0 && countsWith === null) return steps.noPoints;
  const held = { points: formatPoints(locale, points), pillar: pillars[pillar] };
  return countsWith === null ? steps.points(held) : steps.waits({ ...held, step: countsWith });
};
