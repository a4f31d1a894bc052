import { toPublicResult } from '../../lib/api/demoted.ts';
import type { ScanError } from '../../lib/api/error.ts';
import { toScanAnswer } from '../../lib/api/outgoing.ts';
import type { ScanResult } from '../../lib/api/result.ts';
import { formatJson } from '../../lib/export/ci-log.ts';
import { reportComment, writeFailedComment } from '../../lib/export/formats/report-comment.ts';
import { REPORT_FORMATS, type ReportFormat } from '../../lib/export/formats/report-formats.ts';
import { toReportSteps } from '../../lib/export/report-model.ts';
import { formatResultTable } from '../../lib/export/result-table.ts';
import type { Locale, Report, Tier } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import type { Against } from '../../lib/view/compare/against.ts';
import { listSteps } from '../../lib/view.ts';
import { explainNotGradable } from '../../lib/words/report/not-gradable.ts';

/** A scan to be written out. */
export interface Written {
  readonly state: ScanState;
  readonly result: ScanResult;
  readonly report: Report;
  readonly tier: Tier;
  /** Changes since an earlier scan; null if none was given. */
  readonly against: Against | null;
}

/** An output format for results. */
interface Format {
  /** Whether it lists checks, which the public tier does not include. */
  readonly listsChecks: boolean;
  /** Whether it shows what changed since an earlier scan. */
  readonly compares: boolean;
  /** Whether it can write several results as one text; other formats take one scan only. */
  readonly holdsMany: boolean;
  write(all: readonly (Written | ScanError)[], locale: Locale): string;
}

const isResult = (one: Written | ScanError): one is Written => 'result' in one;

const toShownResult = ({ result, tier }: Written): ScanResult => (tier === 'public' ? toPublicResult(result) : result);

const asTable = (one: Written, locale: Locale): string => {
  const steps = one.tier === 'public' ? [] : toReportSteps(listSteps(one.report), locale);
  return formatResultTable(one.state, toShownResult(one), { steps, locale });
};

const asJson = (all: readonly (Written | ScanError)[], locale: Locale): string => {
  const answer = all.map((one) => (isResult(one) ? toScanAnswer(toShownResult(one), explainNotGradable(locale)) : one));
  return formatJson(answer.length === 1 ? answer[0] : answer, 2);
};

/** Creates a format that writes the report of every scan that has one. */
const createReportFormat = (write: (report: Report, locale: Locale) => string, holdsMany: boolean): Format => ({
  listsChecks: true,
  compares: false,
  holdsMany,
  write: (all, locale) =>
    all
      .filter(isResult)
      .map(({ report }) => write(report, locale))
      .join('\n'),
});

const REPORTS = Object.fromEntries(
  Object.entries(REPORT_FORMATS).map(([name, write]) => [name, createReportFormat(write, false)]),
) as Readonly<Record<ReportFormat, Format>>;

/** Writes what changed, or why there was nothing to compare. */
const asComment = (all: readonly (Written | ScanError)[], locale: Locale): string =>
  all
    .flatMap((one) => {
      if (!isResult(one)) return [writeFailedComment(one.error.message, locale)];
      return one.against === null ? [] : [reportComment(one.report, one.against, locale)];
    })
    .join('\n');

/** Every format, by its name for `--format`. */
export const FORMATS = {
  table: {
    listsChecks: false,
    compares: false,
    holdsMany: true,
    write: (all, locale) =>
      all
        .filter(isResult)
        .map((one) => asTable(one, locale))
        .join('\n\n'),
  },
  json: { listsChecks: false, compares: false, holdsMany: true, write: asJson },
  ...REPORTS,
  /** The format that the extension saves and opens, and that `--against` reads. */
  report: createReportFormat((report) => formatJson(report, 2), false),
  comment: { listsChecks: false, compares: true, holdsMany: false, write: asComment },
} satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];
