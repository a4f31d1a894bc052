import type { Report } from '../../lib/model.ts';
import { gradeOf } from '../../lib/view/grade.ts';
import { type Plain, plainOf } from '../../lib/view/plain.ts';
import { brief } from '../../lib/view/visible.ts';
import { clientWords } from '../../lib/words/client.ts';
import { reportWords } from '../../lib/words/report.ts';
import { say, sayLimit } from '../../lib/words/say.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

const Pillars = ({ pillars }: Pick<Plain, 'pillars'>) => {
  const locale = useLocale();
  const common = useCommon();
  const { plain } = clientWords[locale];
  return (
    <>
      <h3>{plain.pillars}</h3>
      <p class="quiet">{plain.scale}</p>
      <table class="table">
        <tbody>
          {pillars.map(({ pillar, score, step }) => (
            <tr key={pillar} data-step={step}>
              <th scope="row">
                {common.pillars[pillar]}
                <span class="looks">{plain.looks[pillar]}</span>
              </th>
              <td class="score">{score ?? '–'}</td>
              <td>{gradeOf(score, locale).word ?? common.noScore}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const First = ({ first, after, overall }: Pick<Plain, 'first' | 'after' | 'overall'>) => {
  const locale = useLocale();
  const { plain } = clientWords[locale];
  const common = useCommon();
  if (first.length === 0) return <p>{plain.nothing}</p>;
  return (
    <>
      <h3>{plain.first}</h3>
      <ol class="first">
        {first.map(({ cause, kind, findings, who }) => {
          const said = say(findings[0], locale);
          return (
            <li key={cause}>
              {common.steps.kinds[kind]}: <b>{brief(said.title)}</b> ({common.who[who]}). {said.why}
            </li>
          );
        })}
      </ol>
      {after !== null && overall !== null && <p>{plain.after({ from: overall, to: after })}</p>}
    </>
  );
};

/** The second page on paper: the result for who reads no further. */
export const PlainPage = ({ report }: { readonly report: Report }) => {
  const locale = useLocale();
  const common = useCommon();
  const { plain } = clientWords[locale];
  const told = plainOf(report);
  const { word } = gradeOf(report.overall, locale);
  return (
    <section class="paper plain" aria-labelledby="plain-title">
      <h2 id="plain-title">{plain.title}</h2>
      <p class="short">
        {word !== null && report.overall !== null && reportWords[locale].inShort({ word, score: report.overall })}{' '}
        {sayLimit(report, locale)} {plain.grade[told.step]} {report.incomplete && reportWords[locale].incompleteNote}
      </p>
      <Pillars pillars={told.pillars} />
      <First {...told} />
      {told.tasks.length > 0 && <h3>{plain.who}</h3>}
      <ul class="tasks">
        {told.tasks.map(({ who, count }) => (
          <li key={who}>{plain.tasks({ who: common.whoName[who], count })}</li>
        ))}
      </ul>
      {told.untested > 0 && <p class="quiet">{plain.untested({ count: told.untested })}</p>}
    </section>
  );
};
