import type { Report } from '../../lib/model.ts';
import type { Comparison, ScoreChange } from '../../lib/view/compare/compare.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatSigned, formatTwoDates } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

interface Props {
  readonly before: Report;
  readonly after: Report;
  readonly compared: Comparison;
  /** What the two sides are called. */
  readonly labels: readonly [string, string];
}

interface ScoreRowProps {
  readonly name: string;
  readonly score: ScoreChange;
  /** Stands where there is no difference to tell. */
  readonly without: string;
}

const ScoreRow = ({ name, score, without }: ScoreRowProps) => {
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="num">{score.before ?? '–'}</td>
      <td class="num">{score.after ?? '–'}</td>
      <td class="num">{score.delta === null ? without : formatSigned(locale, score.delta)}</td>
    </tr>
  );
};

/** Which scan a column is of: beside the table, where a host has room to be read. */
const Which = ({ label, report, day }: { readonly label: string; readonly report: Report; readonly day: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      {label !== toBrief(report.target.host) && <bdi>{toBrief(report.target.host)}</bdi>}{' '}
      <span class="quiet">{day}</span>
    </dd>
  </>
);

/** The scores of two scans side by side, and which scans these are. */
export const CompareScores = ({ before, after, compared, labels }: Props) => {
  const words = historyWords[useLocale()].compare;
  const common = useCommon();
  const [day, later] = formatTwoDates(useLocale(), before.finishedAt, after.finishedAt);
  const without = compared.differences.length === 0 ? '–' : words.notComparable;
  const columns = [...labels, words.difference];
  return (
    <>
      <dl class="which">
        <Which label={labels[0]} report={before} day={day} />
        <Which label={labels[1]} report={after} day={later} />
      </dl>
      <table class="table">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" class="num">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ScoreRow name={words.overall} score={compared.overall} without={without} />
          {compared.pillars.map(({ pillar, ...score }) => (
            <ScoreRow key={pillar} name={common.pillars[pillar]} score={score} without="–" />
          ))}
        </tbody>
      </table>
    </>
  );
};
