import type { Report } from '../../lib/model.ts';
import { compare } from '../../lib/view/compare/compare.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { listIn } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { CompareChanges } from './CompareChanges.tsx';
import { CompareConditions } from './CompareConditions.tsx';
import { CompareScores } from './CompareScores.tsx';

/** What the two sides of a comparison are called: two sites by their names, two scans of one by which came first. */
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
