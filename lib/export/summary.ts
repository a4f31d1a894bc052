import { decisiveStates, isDanger } from '../decisive-states.ts';
import type { Locale, Report } from '../model.ts';
import { gradeOf } from '../view/grade.ts';
import { brief } from '../view/visible.ts';
import { commonWords } from '../words/common.ts';
import { kindLine } from '../words/report/kind-line.ts';
import { reportWords } from '../words/report/report.ts';
import { sayLimit } from '../words/say.ts';
import { statesLine } from '../words/states.ts';

/** The result in a few sentences. */
const resultOf = (report: Report, locale: Locale): string => {
  const words = reportWords[locale];
  const { word } = gradeOf(report.overall, locale);
  const limited = brief(sayLimit(report, locale));
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
    ...(differ && !decisiveStates(report.findings).some(isDanger) ? [words.strongest(strongest)] : []),
    ...(differ && report.limit?.by !== 'lowest' ? [words.weakest(weakest)] : []),
    ...(limited === '' ? [] : [limited]),
    ...(report.incomplete ? [words.incompleteNote] : []),
  ];
  return sentences.join(' ');
};

/** The result in a few sentences; what the page is before anything else, or that it is no ordinary one, first. */
export const summaryOf = (report: Report, locale: Locale): string => {
  const first = statesLine(decisiveStates(report.findings), locale) || kindLine(report.kind, commonWords[locale]);
  return [first, resultOf(report, locale)].filter((text) => text !== '').join(' ');
};
