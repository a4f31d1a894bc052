import { listDecisiveStates } from '../../lib/decisive-states.ts';
import type { Report } from '../../lib/model.ts';
import { findInk } from '../../lib/view/colour.ts';
import { toColumns } from '../../lib/view/compare/columns.ts';
import { isLimited, toGrade } from '../../lib/view/grade.ts';
import { type PlainReport, toPlainReport } from '../../lib/view/plain-report.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatDay } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayLimit } from '../../lib/words/say.ts';
import { clientWords } from '../../lib/words/service/client.ts';
import { DecisiveState } from '../shared/DecisiveState.tsx';
import { GradeWord } from '../shared/GradeWord.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { SixColumns } from '../shared/SixColumns.tsx';

/** The six pillars for readers who know none of them: each one's question and its answer. */
const CoverPillars = ({ pillars }: Pick<PlainReport, 'pillars'>) => {
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
            <td>{toGrade(score, locale).word ?? common.noScore}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface Props {
  readonly report: Report;
  /** Empty when none was given. */
  readonly client: string;
  readonly agency: string;
  /** A data URL. */
  readonly logo: string;
  /** `#rrggbb`, or '' for Pijler's own. */
  readonly colour: string;
  /** Whether the cover states that Pijler made it. */
  readonly namesPijler: boolean;
  /** A report of a made-up site: it must not pass for a real one. */
  readonly isExample: boolean;
}

/** Whether a name is printed smaller, so that it takes no more room than others. */
const isLong = (name: string): '' | undefined => (name.length > 40 ? '' : undefined);

/** The agency's colour, and a shade of it that is legible on white. */
const toShades = (colour: string): Record<string, string> =>
  colour === '' ? {} : { '--agency': colour, '--agency-ink': findInk(colour) };

/** The result: grade, chart, its meaning in three sentences, and the six pillars. */
const Outcome = ({ report }: Pick<Props, 'report'>) => {
  const locale = useLocale();
  const words = reportWords[locale];
  const common = useCommon();
  const { overall, incomplete, range } = report;
  const summary = toPlainReport(report);
  const { word } = toGrade(overall, locale);
  return (
    <div class="result">
      <DecisiveState states={listDecisiveStates(report.findings)} advises />
      <SixColumns columns={toColumns(report.scores.map(({ pillar, score }) => ({ id: pillar, score })))} />
      <GradeWord score={overall} incomplete={incomplete} limited={isLimited(report.limit)} without={words.noGrade} />
      <p class="short">
        {word !== null && overall !== null && words.inShort({ word, score: overall })} {sayLimit(report, locale)}{' '}
        {clientWords[locale].plain.grade[summary.step]}{' '}
        {incomplete && (range ? common.range({ low: range[0], high: range[1] }) : words.incompleteNote)}
      </p>
      <CoverPillars pillars={summary.pillars} />
    </div>
  );
};

/** Who made the report, as far as it may be shown. */
const By = ({ agency, namesPijler }: Pick<Props, 'agency' | 'namesPijler'>) => {
  const { cover } = clientWords[useLocale()];
  const name = toBrief(agency);
  if (agency === '') return <p class="by">{namesPijler && cover.withPijler}</p>;
  return <p class="by">{namesPijler ? cover.byWithPijler({ name }) : cover.by({ name })}</p>;
};

/** The first page on paper: the site, for whom, by whom, and the result in plain language. */
export const Cover = ({ report, client, agency, logo, colour, namesPijler, isExample }: Props) => {
  const locale = useLocale();
  const { cover } = clientWords[locale];
  const words = reportWords[locale];
  return (
    <section class="paper cover" aria-label={cover.title} style={toShades(colour)}>
      <p class="brand">
        {logo !== '' && <img src={logo} alt={agency === '' ? cover.logo : cover.logoOf({ name: toBrief(agency) })} />}
      </p>
      <div class="subject">
        <p class="product">{isExample ? cover.example : cover.title}</p>
        <h1 class="site-name" data-long={isLong(report.target.host)}>
          <bdi>{toBrief(report.target.host)}</bdi>
        </h1>
        {client !== '' && (
          <p class="client" data-long={isLong(client)}>
            {cover.for({ name: toBrief(client) })}
          </p>
        )}
        <p class="when">{words.scannedOn({ day: formatDay(locale, report.finishedAt) })}</p>
      </div>
      <Outcome report={report} />
      <By {...{ agency, namesPijler }} />
    </section>
  );
};
