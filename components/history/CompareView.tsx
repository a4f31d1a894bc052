import type { Report } from '../../lib/model.ts';
import {
  type Comparison,
  type ConditionDifference,
  compare,
  type ScoreChange,
  type Untested,
  type UntestedCount,
} from '../../lib/view/compare/compare.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { makeVisible, toBrief } from '../../lib/view/visible.ts';
import { formatConditionValue } from '../../lib/words/condition.ts';
import { formatSigned, formatTwoDates, listIn } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { CompareChanges } from './CompareChanges.tsx';

interface CompareScoresProps {
  readonly before: Report;
  readonly after: Report;
  readonly compared: Comparison;
  /** The names of the two sides. */
  readonly labels: readonly [string, string];
}

interface ScoreRowProps {
  readonly name: string;
  readonly score: ScoreChange;
  /** Shown when there is no difference. */
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

/** The scan of each column: next to the table, where there is room for a host name. */
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
const CompareScores = ({ before, after, compared, labels }: CompareScoresProps) => {
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

/** A condition's value in words, if it has any. */
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

/** What was not tested, and why: a condition too, because of which only what both scans tested is compared. */
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
const CompareConditions = ({ differences, untested }: Pick<Comparison, 'differences' | 'untested'>) => {
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

/** The names of a comparison's sides: two sites by their names, two scans of one site as the earlier and the later. */
const nameSides = (
  before: Report,
  after: Report,
  words: { readonly before: string; readonly after: string },
): readonly [string, string] =>
  before.target.host === after.target.host
    ? [words.before, words.after]
    : [toBrief(before.target.host), toBrief(after.target.host)];

interface Props {
  readonly before: Report;
  readonly after: Report;
}

/** Marks on a total: incomplete, or limited. */
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

/** Two scans side by side: conditions, scores, and what changed. */
export const CompareView = ({ before, after }: Props) => {
  const words = historyWords[useLocale()].compare;
  const labels = nameSides(before, after, words);
  const compared = compare(before, after);
  const { differences, untested, overall, changes } = compared;
  return (
    <>
      <section class="sides">
        <CompareConditions differences={differences} untested={untested} />
        <CompareScores {...{ before, after, compared, labels }} />
        {overall.shared && differences.length === 0 && (
          <p>
            <b class="score">{words.shared(overall.shared)}</b> {words.sharedOnly}
          </p>
        )}
        <Marks label={labels[0]} report={before} />
        <Marks label={labels[1]} report={after} />
      </section>
      <CompareChanges changes={changes} labels={labels} areSites={before.target.host !== after.target.host} />
    </>
  );
};
