import { gradeOf } from '../../lib/view/grade.ts';
import type { Plain } from '../../lib/view/plain.ts';
import { clientWords } from '../../lib/words/client.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** The six pillars for who knows none of them: what each asks, and how it was answered. */
export const CoverPillars = ({ pillars }: Pick<Plain, 'pillars'>) => {
  const locale = useLocale();
  const common = useCommon();
  const { plain } = clientWords[locale];
  return (
    <table class="table" aria-label={plain.pillars}>
      <tbody>
        {pillars.map(({ pillar, score, step }) => (
          <tr key={pillar} data-step={step}>
            <th scope="row">
              {common.pillars[pillar]}
              <span class="looks">{common.questions[pillar]}</span>
            </th>
            <td class="score">{score ?? '–'}</td>
            <td>{gradeOf(score, locale).word ?? common.noScore}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
