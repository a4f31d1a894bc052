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

/** What a table contains beside the grade, and its language. */
interface TableOptions {
  /** The repair steps in order; empty when they may not be shown. */
  readonly steps: readonly ReportStep[];
  readonly locale: Locale;
}

/** The word of a grade; without a score, the words for that. */
const formatResultGrade = ({ overall_score: score }: ScanResult, locale: Locale): string =>
  formatGrade(score, locale) ?? commonWords[locale].noScore;

/**
 * Formats the grade as a table for a terminal: pillar, score, what was not tested; then the repair steps in order, if
 * they may be shown. A single pillar is its own grade.
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

/** Explains a step's words below it, indented, where they first occur. */
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
  const { inPart: formatPart } = resultTableWords[locale];
  return groups
    .map(({ why, count, inPart }) => {
      const reason = words[why].reason;
      return inPart === true ? formatPart({ count, reason }) : `${count} ${reason}`;
    })
    .join(', ');
};

/** Aligns the first column to the left, the second to the right, and leaves the third. */
const alignRows = (rows: readonly (readonly string[])[]): readonly string[] => {
  const measureWidth = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second] = [measureWidth(0), measureWidth(1)];
  return rows.map(([name = '', score = '', rest = '']) =>
    `${name.padEnd(first)}  ${score.padStart(second)}  ${rest}`.trimEnd(),
  );
};
