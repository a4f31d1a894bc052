import type { Comparison, ConditionDifference } from '../../lib/view/compare.ts';
import { visible } from '../../lib/view/visible.ts';
import { historyWords } from '../../lib/words/history.ts';
import type { HistoryWords } from '../../lib/words/nl/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

type Value = keyof HistoryWords['compare']['values'];

/** A condition's value in words, where it has any: versions and numbers speak for themselves. */
const useValue = (): ((difference: ConditionDifference, value: string) => string) => {
  const { values } = historyWords[useLocale()].compare;
  const { levels, pillars } = useCommon();
  return ({ condition }, value) => {
    if (condition === 'level') return levels[value as keyof typeof levels]?.name ?? visible(value);
    if (condition === 'pillar' && value !== 'all') return pillars[value as keyof typeof pillars] ?? visible(value);
    return Object.hasOwn(values, value) ? values[value as Value] : visible(value);
  };
};

/** Whether the grades may be compared, and what differed when they may not. */
export const CompareConditions = ({ differences }: Pick<Comparison, 'differences'>) => {
  const words = historyWords[useLocale()].compare;
  const inWords = useValue();
  if (differences.length === 0) return <p>{words.same}</p>;
  return (
    <div class="notice" data-tone="warn">
      <p>{words.because}</p>
      <dl class="conditions">
        {differences.map((one) => (
          <div key={one.condition}>
            <dt>{words.conditions[one.condition]}</dt>
            <dd>{words.from({ before: inWords(one, one.before), after: inWords(one, one.after) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
