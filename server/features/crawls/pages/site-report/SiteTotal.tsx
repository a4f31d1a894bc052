import { GradeWord } from '../../../../../components/shared/GradeWord.tsx';
import { useCommon, useLocale } from '../../../../../components/shared/locale.ts';
import { SixColumns } from '../../../../../components/shared/SixColumns.tsx';
import { toColumns } from '../../../../../lib/view/compare/columns.ts';
import { isLimited, toGrade } from '../../../../../lib/view/grade.ts';
import { toBrief } from '../../../../../lib/view/visible.ts';
import { sayLimit } from '../../../../../lib/words/say.ts';
import { siteWords } from '../../../../../lib/words/service/site.ts';
import type { SiteGrade } from '../../model/site-grade.ts';

interface Props {
  readonly grade: SiteGrade;
}

/** What limits the site's total, or why there is none: a page's own sentence would speak of one page. */
const limitSaid = ({ limit, limiting }: SiteGrade, locale: 'nl' | 'en'): string =>
  limit?.by === 'notApplicable'
    ? siteWords[locale].grade.notApplicable
    : toBrief(sayLimit({ limit, findings: limiting }, locale));

const Pillars = ({ grade }: Props) => {
  const locale = useLocale();
  const common = useCommon();
  return (
    <table class="table" aria-label={siteWords[locale].grade.pillars}>
      <tbody>
        {grade.scores.map(({ pillar, score, incomplete }) => (
          <tr key={pillar} data-step={toGrade(score, locale).step ?? 0}>
            <th scope="row">{common.pillars[pillar]}</th>
            <td class="num score">{score ?? '–'}</td>
            <td>
              {toGrade(score, locale).word ?? common.noScore}
              {incomplete && score !== null && <span class="tag">{common.incomplete}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The grade of a site, its six pillars, and how it came about. */
export const SiteTotal = ({ grade }: Props) => {
  const locale = useLocale();
  const { grade: words } = siteWords[locale];
  const { overall, incomplete, limit, scores, seen, of } = grade;
  return (
    <div class="site-total">
      <div>
        <GradeWord score={overall} incomplete={incomplete} limited={isLimited(limit)} without={words.none} />
        <SixColumns columns={toColumns(scores.map(({ pillar, score }) => ({ id: pillar, score })))} />
      </div>
      <div class="told">
        <Pillars grade={grade} />
        <p>
          {words.seen({ seen, of })} {seen * 2 < of && words.few} {limitSaid(grade, locale)}
        </p>
        <p class="quiet">{words.rule}</p>
      </div>
    </div>
  );
};
