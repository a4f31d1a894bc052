import type { FailureCode } from '../../lib/api/error.ts';
import { escapePlainForLog, formatJson } from '../../lib/export/ci-log.ts';
import { BYTE_ORDER_MARK, formatCsvLines } from '../../lib/export/csv.ts';
import { type Locale, PILLARS } from '../../lib/model.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { v1Words } from '../../lib/words/service/words.ts';
import { EXIT, type Exit, toFailureExit, toScoreExit } from './exit.ts';
import type { BatchFormat } from './options/batch-options.ts';

/** A finished page of a list, as a service reports it (`docs/openapi.json`, BatchResult) or as this computer does. */
export interface BatchLine {
  readonly number: number;
  readonly url: string;
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly failure: { readonly code: FailureCode; readonly message: string } | null;
  readonly overall_score: number | null;
  readonly pillars: readonly { readonly id: string; readonly score: number | null }[];
  readonly scan_url: string | null;
  readonly finished_at: string | null;
}

/** The exit code for a page. */
export const toExit = ({ state, failure, overall_score }: BatchLine, min: number | null): Exit => {
  if (state === 'cancelled') return EXIT.failed;
  return failure === null ? toScoreExit(overall_score, min) : toFailureExit(failure.code);
};

const explainNoResult = ({ state, failure }: BatchLine, locale: Locale): string => {
  if (state === 'cancelled') return commandWords[locale].said.batch.cancelled;
  return failure?.message ?? '';
};

const formatRow = (one: BatchLine, locale: Locale) => {
  const { states } = v1Words[locale].batches;
  const scores = new Map(one.pillars.map(({ id, score }) => [id, score]));
  return [
    ...[one.number, one.url, states[one.state], one.overall_score],
    ...PILLARS.map((pillar) => scores.get(pillar) ?? null),
    ...[explainNoResult(one, locale), one.scan_url, one.finished_at],
  ];
};

const formatHead = (locale: Locale): string => {
  const { number, url, state, total, failure, page, ended } = v1Words[locale].batches.columns;
  return formatCsvLines([[number, url, state, total, ...PILLARS, failure, page, ended]], markOf(locale));
};

const markOf = (locale: Locale) => (locale === 'nl' ? ',' : '.');

/** Writes pages one after the other as they finish. */
interface Writer {
  /** Text before the first page. */
  readonly head: string;
  line(one: BatchLine): string;
}

/** Creates the writer of a format, in a language. */
export const createWriter = (format: BatchFormat, locale: Locale): Writer => {
  if (format === 'jsonl') return { head: '', line: (one) => `${formatJson(one)}\n` };
  if (format === 'csv')
    return {
      head: `${BYTE_ORDER_MARK}${formatHead(locale)}`,
      line: (one) => formatCsvLines([formatRow(one, locale)], markOf(locale)),
    };
  return {
    head: '',
    line: (one) => {
      const why = explainNoResult(one, locale);
      const score = one.overall_score === null ? '–' : String(one.overall_score);
      return escapePlainForLog(
        `${score.padStart(4)}  ${makeVisible(one.url)}${why === '' ? '' : `: ${makeVisible(why)}`}\n`,
      );
    },
  };
};
