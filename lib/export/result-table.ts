import { formatGrade } from '../api/grade.ts';
import type { ScanResult } from '../api/result.ts';
import type { Locale } from '../model.ts';
import type { ScanState } from '../state.ts';
import { isLimited } from '../view/grade.ts';
import { named, visible } from '../view/visible.ts';
import { commonWords, LANGUAGES } from '../words/common.ts';
import { termsLine, termsOfEach } from '../words/glossary.ts';
import { kindLine } from '../words/report/kind-line.ts';
import { reportWords } from '../words/report/report.ts';
import { resultTableWords } from '../words/report/result-table.ts';
import { limitSentence } from '../words/report/total.ts';
import { statesLine } from '../words/states.ts';
import { plainForLog } from './ci-log.ts';
import type { ReportStep } from './tell.ts';

type Shown = Pick<ScanState, 'pillars' | 'incomplete' | 'limit' | 'kind' | 'states'>;

/** What a table says beside the grade, and in which language. */
interface TableOptions {
  /** What to do, in order; none where that may not be told. */
  readonly steps: readonly ReportStep[];
  readonly locale: Locale;
}

/** The word of a grade; of none, that there is no score. */
const gradeIn = ({ overall_score: score }: ScanResult, locale: Locale): string =>
  formatGrade(score, locale) ?? commonWords[locale].noScore;

/**
 * The grade as a table for a terminal: pillar, score, what was not tested; then what to do, in order, where that may be told. One
 * pillar alone is its own grade.
 */
export const table = (state: Shown, result: ScanResult, { steps, locale }: TableOptions): string => {
  const words = commonWords[locale];
  const terms = resultTableWords[locale];
  const only = state.pillars.length === 1 ? state.pillars[0] : undefined;
  const scope = only === undefined ? '' : `, ${terms.only({ pillar: words.pillars[only.id] })}`;
  const rows = state.pillars.map((pillar) => [
    words.pillars[pillar.id],
    pillar.score === null ? '–' : String(pillar.score),
    [pillar.incomplete ? words.incomplete : '', unseen(pillar, locale)].filter(Boolean).join('; '),
  ]);
  const grade = [
    only === undefined ? terms.total : terms.grade,
    result.overall_score === null ? '–' : String(result.overall_score),
    [gradeIn(result, locale), state.incomplete ? words.incomplete : '', isLimited(state.limit) ? words.limited : '']
      .filter(Boolean)
      .join(', '),
  ];
  const heading = [terms.pillar, terms.score, words.outcomes.unknown];
  const lines = aligned([heading, ...rows, grade]);
  const first = statesLine(state.states ?? [], locale) || kindLine(state.kind, words);
  const rule = '─'.repeat(Math.max(...lines.map(({ length }) => length)));
  return plainForLog(
    [
      `${named(result.domain)} (${result.api_tier}, ${result.rate_limit})${scope}`,
      ...(first === '' ? [] : [first]),
      '',
      lines[0],
      rule,
      ...lines.slice(1, -1),
      rule,
      lines.at(-1),
      ...(state.limit ? [visible(limitSentence(state.limit, LANGUAGES[locale]))] : []),
      ...(steps.length > 0 ? ['', reportWords[locale].todo.title, ...stepLines(steps, locale)] : []),
    ].join('\n'),
  );
};

/** One step of the path: its class and subject, who does it, and the total after it and all steps before. */
const stepLine = ({ number, kind, imperative, who, worth }: ReportStep): string =>
  `${String(number).padStart(2)}. ${kind}: ${imperative} (${who}; ${worth})`;

/** What its words mean, below it and indented, where they stand first. */
const stepLines = (steps: readonly ReportStep[], locale: Locale): readonly string[] => {
  const terms = termsOfEach(
    steps.map(({ imperative }) => [imperative]),
    commonWords[locale].glossary,
  );
  return steps.flatMap((step, index) => {
    const said = termsLine(terms[index] ?? []);
    return said === '' ? [stepLine(step)] : [stepLine(step), `    ${said}`];
  });
};

const unseen = ({ unseen: groups }: ScanState['pillars'][number], locale: Locale): string => {
  const words = commonWords[locale].unseen;
  return groups.map(({ why, count }) => `${count} ${words[why].reason}`).join(', ');
};

/** First column to the left, second to the right, third as it comes. */
const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second] = [width(0), width(1)];
  return rows.map(([name = '', score = '', rest = '']) =>
    `${name.padEnd(first)}  ${score.padStart(second)}  ${rest}`.trimEnd(),
  );
};
