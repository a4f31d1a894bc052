import type { Comparison, ConditionDifference, Untested, UntestedCount } from '../../lib/view/compare/compare.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { formatConditionValue } from '../../lib/words/condition.ts';
import { listIn } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** A condition's value in words, where it has any. */
const useValue = (): ((difference: ConditionDifference, value: string) => string) => {
  const locale = useLocale();
  return ({ condition }, value) => formatConditionValue(locale, condition, value) ?? makeVisible(value);
};

const useCounts = (): ((counts: readonly UntestedCount[]) => string) => {
  const locale = useLocale();
  const { allTested, untestedFor } = historyWords[locale].compare;
  const { unseen } = useCommon();
  return (counts) =>
    counts.length === 0
      ? allTested
      : listIn(
          locale,
          counts.map(({ why, count }) => untestedFor({ count, reason: unseen[why]?.reason ?? makeVisible(why) })),
        );
};

/** What was not tested, and why: a condition too, by which only what both scans tested is compared. */
const NotTested = ({ before, after }: Untested) => {
  const words = historyWords[useLocale()].compare;
  const inWords = useCounts();
  return (
    <div class="notice">
      <p>{words.untested}</p>
      <dl class="conditions">
        <div>
          <dt>{words.notTested}</dt>
          <dd>{words.from({ before: inWords(before), after: inWords(after) })}</dd>
        </div>
      </dl>
    </div>
  );
};

/** Whether the grades may be compared, and what differed when they may not. */
export const CompareConditions = ({ differences, untested }: Pick<Comparison, 'differences' | 'untested'>) => {
  const words = historyWords[useLocale()].compare;
  const inWords = useValue();
  if (differences.length === 0) return untested === null ? <p>{words.same}</p> : <NotTested {...untested} />;
  return (
    <>
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
      {untested && <NotTested {...untested} />}
    </>
  );
};
