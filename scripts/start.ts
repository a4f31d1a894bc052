import type { ScanError } from '../lib/api/error.ts';
import { REPORT_FORMATS } from '../lib/export/formats/report-formats.ts';
import { formatResultTable } from '../lib/export/result-table.ts';
import { toErrorMessage } from '../lib/fault.ts';
import { makeVisible } from '../lib/view/visible.ts';
import { findChromium } from '../test/browser/kit/chromium.ts';
import { findFirefox } from '../test/browser/kit/firefox/process.ts';
import { type Format, isReportFormat } from './start/formats.ts';
import { type Options, readOptions, UsageError, wantsJson } from './start/options.ts';
import { type Run, runScan, ScanFailure } from './start/run.ts';
import type { Scanned } from './start/save.ts';

/** `npm start -- [URL] [--json] [--format NAME] [--pillar ID] [--key KEY] [--browser …] [--access none|site] [--min N] [--out DIR]` */

const EXIT = { good: 0, failed: 1, badInput: 2, noNetwork: 3, noTotal: 4 } as const;

const UNREACHABLE = ['unreachable', 'timeout'];
const BAD_INPUT = ['invalid_url', 'unsupported_page', 'invalid_key'];

const main = async (args: readonly string[]): Promise<number> => {
  try {
    const options = readOptions(args);
    demand(options);
    return await scanAndPrint(options);
  } catch (error) {
    return printFailure(error, wantsJson(args));
  }
};

/** Checks what this machine and this version cannot do. Throws a UsageError. */
const demand = ({ browser }: Options): void => {
  const { name, found, debian } = {
    chromium: { name: 'Chromium', found: findChromium(), debian: 'chromium' },
    firefox: { name: 'Firefox', found: findFirefox(), debian: 'firefox-esr' },
  }[browser];
  if (found === undefined) throw new UsageError(`${name} is not installed; run: sudo apt-get install ${debian}`);
};

const scanAndPrint = async (options: Options): Promise<number> => {
  const staysOpen = hasDisplay() && options.format === 'table' && options.out === null && options.min === null;
  const run = await runScan(options, !staysOpen);
  try {
    const { state } = run.scanned;
    process.stdout.write(`${written(options.format, run.scanned).replace(/\n$/, '')}\n`);
    if (staysOpen) await untilClosed(run);
    return exitFor(state.overall, options.min);
  } finally {
    await run.close();
  }
};

/** Formats the result in Dutch, as the table is. */
const written = (format: Format, { state, result, steps, report }: Scanned): string => {
  if (report !== null && isReportFormat(format)) return REPORT_FORMATS[format](report, 'nl');
  return format === 'json'
    ? JSON.stringify(result, null, 2)
    : formatResultTable(state, result, { steps, locale: 'nl' });
};

const hasDisplay = () => Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/** A missing score is not below another one, so `--min` cannot be decided: `noTotal`. */
const exitFor = (score: number | null, min: number | null): number => {
  if (min === null) return EXIT.good;
  if (score === null) return EXIT.noTotal;
  return score < min ? EXIT.failed : EXIT.good;
};

const untilClosed = async ({ session }: Run): Promise<void> => {
  await session.tidy();
  process.stderr.write('The window stays open; close it or press Ctrl+C to end.\n');
  await session.ended();
};

const printFailure = (error: unknown, asJson: boolean): number => {
  const { code, message, retryAfter } = describe(error);
  const body: ScanError = {
    ok: false,
    error: { code, message, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) },
  };
  if (error instanceof Error && typeof error.cause === 'string') process.stderr.write(error.cause);
  process.stderr.write(`${makeVisible(message)}\n`);
  if (asJson) process.stdout.write(`${JSON.stringify(body, null, 2)}\n`);
  if (error instanceof UsageError || BAD_INPUT.includes(code)) return EXIT.badInput;
  return UNREACHABLE.includes(code) ? EXIT.noNetwork : EXIT.failed;
};

const describe = (
  error: unknown,
): Pick<ScanFailure, 'code' | 'message'> & { readonly retryAfter?: number | undefined } => {
  if (error instanceof ScanFailure || error instanceof UsageError) return error;
  return { code: 'internal', message: toErrorMessage(error) };
};

process.exitCode = await main(process.argv.slice(2));
