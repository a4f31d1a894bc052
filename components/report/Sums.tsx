import type { ResultLimit } from '../../lib/api/result.ts';
import { computeMean } from '../../lib/view/grade.ts';
import { toBrief } from '../../lib/view/visible.ts';
import type { Sum } from '../../lib/view.ts';
import { formatTenths } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { limitSentence } from '../../lib/words/report/total.ts';
import { getCheckTitle, sayCap } from '../../lib/words/say.ts';
import { useCommon, useLanguage, useLocale } from '../shared/locale.ts';

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {name}
    </th>
    <td class="num">{value}</td>
  </tr>
);

const Head = () => {
  const { sums } = reportWords[useLocale()];
  return (
    <thead>
      <tr>
        <th scope="col">{sums.check}</th>
        <th scope="col">{sums.outcome}</th>
        <th scope="col" class="num">
          {sums.weight}
        </th>
        <th scope="col" class="num">
          {sums.points}
        </th>
      </tr>
    </thead>
  );
};

const Foot = ({ sum }: { readonly sum: Sum }) => {
  const locale = useLocale();
  const { sums } = reportWords[locale];
  return (
    <tfoot>
      <Row name={sum.rows.length === 0 ? sums.nothing : sums.lost} value={formatTenths(locale, sum.lost)} />
      <Row name={sum.lost > 100 ? sums.floored : sums.result} value={String(sum.uncapped)} />
      {sum.cap && (
        <Row name={sums.cap({ check: toBrief(sayCap(sum.rows, sum.cap.check, locale)) })} value={String(sum.cap.at)} />
      )}
      <Row name={sums.score} value={sum.score === null ? '–' : String(sum.score)} />
    </tfoot>
  );
};

interface OverallProps {
  readonly overall: number | null;
  readonly limit: ResultLimit | null;
  readonly pillars: readonly { readonly score: number | null }[];
}

/** How the overall score is computed from the pillars' scores. */
export const OverallSum = ({ overall, limit, pillars }: OverallProps) => {
  const language = useLanguage();
  const { sums } = reportWords[language.locale];
  const mean = computeMean(pillars);
  const scores = pillars.flatMap(({ score }) => (score === null ? [] : [score]));
  return (
    <>
      <p>{sums.overall}</p>
      {overall !== null && mean !== null && (
        <p class="overall-sum">{sums.overallSum({ sum: scores.join(' + '), count: scores.length, mean })}</p>
      )}
      {limit !== null && <p>{toBrief(limitSentence(limit, language))}</p>}
    </>
  );
};

/** How a pillar's score is computed: the numbers shown add up to the score shown. */
export const Sums = ({ sum }: { readonly sum: Sum }) => {
  const locale = useLocale();
  const { sums } = reportWords[locale];
  const common = useCommon();
  return (
    <details class="sums">
      <summary>
        <span>{sums.title}</span>
      </summary>
      <p class="quiet">{sums.rule}</p>
      <table class="table">
        <Head />
        <tbody>
          {sum.rows.map((finding) => (
            <tr key={finding.id}>
              <td>{toBrief(getCheckTitle(finding.id, locale))}</td>
              <td>{common.outcomes[finding.outcome]}</td>
              <td class="num">{finding.weight}</td>
              <td class="num">{formatTenths(locale, finding.points)}</td>
            </tr>
          ))}
        </tbody>
        <Foot sum={sum} />
      </table>
    </details>
  );
};
