import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { type Baseline, formatBaselineFile, LARGEST_BASELINE, readBaseline } from '../../lib/export/baseline.ts';
import { formatBaseline } from '../../lib/export/baseline-lines.ts';
import {
  type AgainstBaseline,
  compareToBaseline,
  isBeyondBaseline,
  withKnown,
} from '../../lib/export/known-findings.ts';
import { type BaselineNote, createBaseline } from '../../lib/export/make-baseline.ts';
import type { Locale, Report } from '../../lib/model.ts';
import { baselineWords } from '../../lib/words/command/baseline.ts';
import { getCheckTitle } from '../../lib/words/say.ts';
import { EXIT, type Exit } from './exit.ts';
import { UsageError } from './options/usage-error.ts';

/** Options with files of known findings; null if not given. */
interface BaselineOptions {
  /** File of known findings, which never fail the command. */
  readonly baseline: string | null;
  /** File to which the findings of this scan are written as known ones. */
  readonly writeBaseline: string | null;
  readonly note: BaselineNote;
}

const readText = (option: string, path: string): string => {
  try {
    // A character is four bytes at most.
    if (statSync(path).size <= 4 * LARGEST_BASELINE) return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(({ unreadable }) => unreadable({ option, path }));
  }
  throw new UsageError(({ baseline }) => baseline.tooLarge({ option, path, where: '' }));
};

/** Reads the known findings in a file. Throws a UsageError that says what is wrong with it. */
export const readBaselineFile = (option: string, path: string): Baseline => {
  const read = readBaseline(readText(option, path));
  if (read.ok) return read.baseline;
  const { fault, where } = read;
  throw new UsageError(({ baseline }) => baseline[fault]({ option, path, where }));
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Known findings as read from disk before a scan. */
export interface Baselines {
  readonly held: Baseline | null;
  /** Current contents of the file that will be written; null if it does not exist. */
  readonly before: Baseline | null;
}

/** Reads the files before the scan starts. Throws a UsageError. */
export const openBaselines = ({ baseline, writeBaseline }: BaselineOptions): Baselines => ({
  held: baseline === null ? null : readBaselineFile('--baseline', baseline),
  before: writeBaseline !== null && isFile(writeBaseline) ? readBaselineFile('--write-baseline', writeBaseline) : null,
});

/** Result of comparing a report with known findings. */
export interface BaselineOutcome {
  readonly comparison: AgainstBaseline;
  /** The report with known findings marked as such. */
  readonly report: Report;
  readonly exit: Exit;
}

const toExit = (isBeyond: boolean | null): Exit => {
  if (isBeyond === null) return EXIT.noTotal;
  return isBeyond ? EXIT.failed : EXIT.good;
};

/** Compares a report with known findings. */
export const compareToBaselineFile = (held: Baseline, report: Report, locale: Locale): BaselineOutcome => {
  const comparison = compareToBaseline(held, report);
  const marked = withKnown(report, comparison, baselineWords[locale].noReason);
  return { comparison, report: marked, exit: toExit(isBeyondBaseline(comparison, report)) };
};

/** Lists new, worse, gone and known findings, one line each, in the language of the sentences. */
export const formatOutcome = (
  { comparison, report }: BaselineOutcome,
  path: string,
  locale: Locale,
): readonly string[] => formatBaseline(report, comparison, { path, locale });

/** Writes the findings of these reports as known ones, in addition to those already in the file; returns the total count. */
export const writeBaselineFile = (
  { writeBaseline, note }: BaselineOptions,
  { before }: Baselines,
  [reports, locale]: readonly [readonly Report[], Locale],
): number => {
  if (writeBaseline === null) return 0;
  const baseline = createBaseline(before, reports, { note, titleOf: (check) => getCheckTitle(check, locale) });
  writeFileSync(writeBaseline, formatBaselineFile(baseline));
  return baseline.known.length;
};
