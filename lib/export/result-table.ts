import { formatGrade } from '../api/grade.ts';
import type { ScanResult } from '../api/result.ts';
import type { Locale } from '../model.ts';
import type { ScanState } from '../state.ts';
import { isLimited } from '../view/grade.ts';
import { makeVisible, toTitleName } from '../view/visible.ts';
import { commonWords, LANGUAGES } from '../words/common.ts';
import { findTermsOfEach, formatTerms } from '../words/glossary.ts';
import { formatKind } from '../words/report/kind-line.ts';
import { reportWords } from '../words/report/report.ts';
import { resultTableWords } from '../words/report/result-table.ts';
import { limitSentence } from '../words/report/total.ts';
import { formatStates } from '../words/states.ts';
import { escapePlainForLog } from './ci-log.ts';
import type { ReportStep } from './report-model.ts';

type Shown = Pick<ScanState, 'pillars' | 'incomplete' | 'limit' | 'kind' | 'states'>;

/** What a table says beside the grade, and in which language. */
interface TableOptions {
  /** What to do, in order; none where that may not be told. */
  readonly steps: readonly ReportStep[];
  readonly locale: Locale;
}

/** The word of a grade; of none, that there is no score. */
const formatResultGrade = ({ overall_score: score }: ScanResult, locale: Locale): string =>
  formatGrade(score, locale) ?? commonWords[locale].noScore;

/**
 * The grade as a table for a terminal: pillar, score, what was not tested; then what to do, in order, where that may be told. One
 * pillar alone is its own grade.
 */
export const formatResultTable = (state: Shown, result: ScanResult, { steps, locale }: TableOptions): string => {
  const words = commonWords[locale];
  const terms = resultTableWords[locale];
  const only = state.pillars.length === 1 ? state.pillars[0] : undefined;
  const scope = only === undefined ? '' : `, ${terms.only({ pillar: words.pillars[only.id] })}`;
  const rows = state.pillars.map((pillar) => [
    words.pillars[pillar.id],
    pillar.score === null ? '–' : String(pillar.score),
    [pillar.incomplete ? words.incomplete : '', formatUnseen(pillar, locale)].filter(Boolean).join('; '),
  ]);
  const grade = [
    only === undefined ? terms.total : terms.grade,
    result.overall_score === null ? '–' : String(result.overall_score),
    [
      formatResultGrade(result, locale),
      state.incomplete ? words.incomplete : '',
      isLimited(state.limit) ? words.limited : '',
    ]
      .filter(Boolean)
      .join(', '),
  ];
  const heading = [terms.pillar, terms.score, words.outcomes.unknown];
  const lines = alignRows([heading, ...rows, grade]);
  const first = formatStates(state.states ?? [], locale) || formatKind(state.kind, words);
  const rule = '─'.repeat(Math.max(...lines.map(({ length }) => length)));
  return escapePlainForLog(
    [
      `${toTitleName(result.domain)} (${result.api_tier}, ${result.rate_limit})${scope}`,
      ...(first === '' ? [] : [first]),
      '',
      lines[0],
      rule,
      ...lines.slice(1, -1),
      rule,
      lines.at(-1),
      ...(state.limit ? [makeVisible(limitSentence(state.limit, LANGUAGES[locale]))] : []),
      ...(steps.length > 0 ? ['', reportWords[locale].todo.title, ...formatSteps(steps, locale)] : []),
    ].join('\n'),
  );
};

/** One step of the path: its class and subject, who does it, and the total after it and all steps before. */
const formatStep = ({ number, kind, imperative, who, worth }: ReportStep): string =>
  `${String(number).padStart(2)}. ${kind}: ${imperative} (${who}; ${worth})`;

/** What its words mean, below it and indented, where they stand first. */
const formatSteps = (steps: readonly ReportStep[], locale: Locale): readonly string[] => {
  const terms = findTermsOfEach(
    steps.map(({ imperative }) => [imperative]),
    commonWords[locale].glossary,
  );
  return steps.flatMap((step, index) => {
    const said = formatTerms(terms[index] ?? []);
    return said === '' ? [formatStep(step)] : [formatStep(step), `    ${said}`];
  });
};

const formatUnseen = ({ unseen: groups }: ScanState['pillars'][number], locale: Locale): string => {
  const words = commonWords[locale].unseen;
  return groups.map(({ why, count }) => `${count} ${words[why].reason}`).join(', ');
};

/** First column to the left, second to the right, third as it comes. */
const alignRows = (rows: readonly (readonly string[])[]): readonly string[] => {
  const measureWidth = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second] = [measureWidth(0), measureWidth(1)];
  return rows.map(([name = '', score = '', rest = '']) =>
    `${name.padEnd(first)}  ${score.padStart(second)}  ${rest}`.trimEnd(),
  );
};
