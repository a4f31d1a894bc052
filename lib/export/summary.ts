import { isDanger, listDecisiveStates } from '../decisive-states.ts';
import type { Locale, Report } from '../model.ts';
import { toGrade } from '../view/grade.ts';
import { toBrief } from '../view/visible.ts';
import { commonWords } from '../words/common.ts';
import { formatKind } from '../words/report/kind-line.ts';
import { reportWords } from '../words/report/report.ts';
import { sayLimit } from '../words/say.ts';
import { formatStates } from '../words/states.ts';

/** The result in a few sentences. */
const summarizeResult = (report: Report, locale: Locale): string => {
  const words = reportWords[locale];
  const { word } = toGrade(report.overall, locale);
  const limited = toBrief(sayLimit(report, locale));
  if (report.overall === null || word === null) return limited || words.noGradeBecause;
  const names = commonWords[locale].pillars;
  const scored = report.scores.flatMap(({ pillar, score }) =>
    score === null ? [] : [{ pillar: names[pillar], score }],
  );
  const [weakest] = scored.toSorted((a, b) => a.score - b.score);
  const [strongest] = scored.toSorted((a, b) => b.score - a.score);
  const differ = weakest && strongest && weakest.score < strongest.score;
  const sentences = [
    words.inShort({ word, score: report.overall }),
    ...(differ && !listDecisiveStates(report.findings).some(isDanger) ? [words.strongest(strongest)] : []),
    ...(differ && report.limit?.by !== 'lowest' ? [words.weakest(weakest)] : []),
    ...(limited === '' ? [] : [limited]),
    ...(report.incomplete ? [words.incompleteNote] : []),
  ];
  return sentences.join(' ');
};

/** The result in a few sentences, preceded by the decisive states or, if there are none, by an unusual kind of page. */
export const summarizeReport = (report: Report, locale: Locale): string => {
  const first =
    formatStates(listDecisiveStates(report.findings), locale) || formatKind(report.kind, commonWords[locale]);
  return [first, summarizeResult(report, locale)].filter((text) => text !== '').join(' ');
};
