import type { Report } from '../../lib/model.ts';
import { compare, type ScoreChange } from '../../lib/view/compare.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { brief } from '../../lib/view/visible.ts';
import { listIn, signedIn, twoDatesIn } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { CompareChanges } from './CompareChanges.tsx';
import { CompareConditions } from './CompareConditions.tsx';

interface Props {
  readonly before: Report;
  readonly after: Report;
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
      <td class="num">{score.delta === null ? without : signedIn(locale, score.delta)}</td>
    </tr>
  );
};

const Head = ({ label, report, day }: { readonly label: string; readonly report: Report; readonly day: string }) => (
  <th scope="col" class="num">
    {label}
    <br />
    <bdi>{brief(report.target.host)}</bdi>
    <br />
    <span class="quiet">{day}</span>
  </th>
);

/** What must be known of a total: that it is incomplete, or held down. */
const Marks = ({ label, report }: { readonly label: string; readonly report: Report }) => {
  const locale = useLocale();
  const common = useCommon();
  const marks = [
    ...(report.incomplete ? [common.incomplete] : []),
    ...(isLimited(report.limit) ? [common.limited] : []),
  ];
  if (marks.length === 0) return null;
  return <p class="quiet">{historyWords[locale].compare.marks({ label, marks: listIn(locale, marks) })}</p>;
};

const Scores = ({ before, after, compared }: Props & { readonly compared: ReturnType<typeof compare> }) => {
  const locale = useLocale();
  const words = historyWords[locale].compare;
  const common = useCommon();
  const [day, later] = twoDatesIn(locale, before.finishedAt, after.finishedAt);
  const without = compared.differences.length === 0 ? '–' : words.notComparable;
  return (
    <table class="table">
      <thead>
        <tr>
          <td />
          <Head label={words.before} report={before} day={day} />
          <Head label={words.after} report={after} day={later} />
          <th scope="col" class="num">
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        <ScoreRow name={words.overall} score={compared.overall} without={without} />
        {compared.pillars.map(({ pillar, ...score }) => (
          <ScoreRow key={pillar} name={common.pillars[pillar]} score={score} without="–" />
        ))}
      </tbody>
    </table>
  );
};

/** Two scans side by side: conditions, scores, and what changed. */
export const CompareView = ({ before, after }: Props) => {
  const words = historyWords[useLocale()].compare;
  const compared = compare(before, after);
  const { differences, untested, overall, changes } = compared;
  return (
    <>
      <section class="sides">
        <CompareConditions differences={differences} untested={untested} />
        <Scores {...{ before, after, compared }} />
        {overall.shared && differences.length === 0 && (
          <p>
            <b>{words.shared(overall.shared)}</b> {words.sharedOnly}
          </p>
        )}
        <Marks label={words.before} report={before} />
        <Marks label={words.after} report={after} />
      </section>
      <CompareChanges changes={changes} />
    </>
  );
};
