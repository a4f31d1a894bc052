import { reportWords } from '../../lib/words/report.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly overall: number | null;
  readonly pillars: readonly { readonly score: number | null }[];
}

/** How the pillars' scores make the overall one. */
export const OverallSum = ({ overall, pillars }: Props) => {
  const { sums } = reportWords[useLocale()];
  const scores = pillars.flatMap(({ score }) => (score === null ? [] : [score]));
  return (
    <>
      <p>{sums.overall}</p>
      {overall !== null && (
        <p class="overall-sum">{sums.overallSum({ sum: scores.join(' + '), count: scores.length, mean: overall })}</p>
      )}
    </>
  );
};
