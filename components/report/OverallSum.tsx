import type { ToldLimit } from '../../lib/api/result.ts';
import { meanOf } from '../../lib/view/grade.ts';
import { brief } from '../../lib/view/visible.ts';
import { reportWords } from '../../lib/words/report.ts';
import { limitSentence } from '../../lib/words/total.ts';
import { useLanguage } from '../shared/locale.ts';

interface Props {
  readonly overall: number | null;
  readonly limit: ToldLimit | null;
  readonly pillars: readonly { readonly score: number | null }[];
}

/** How the pillars' scores make the overall one. */
export const OverallSum = ({ overall, limit, pillars }: Props) => {
  const language = useLanguage();
  const { sums } = reportWords[language.locale];
  const mean = meanOf(pillars);
  const scores = pillars.flatMap(({ score }) => (score === null ? [] : [score]));
  return (
    <>
      <p>{sums.overall}</p>
      {overall !== null && mean !== null && (
        <p class="overall-sum">{sums.overallSum({ sum: scores.join(' + '), count: scores.length, mean })}</p>
      )}
      {limit !== null && <p>{brief(limitSentence(limit, language))}</p>}
    </>
  );
};
