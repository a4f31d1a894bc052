import { readFileSync, statSync } from 'node:fs';
import { toAddress } from '../../../lib/api/request.ts';
import { MAX_DECISIONS } from '../../../lib/decision.ts';
import type { BaselineNote } from '../../../lib/export/make-baseline.ts';
import { type Locale, PILLARS, type Pillar, VIEWS, type ViewName } from '../../../lib/model.ts';
import type { BrowsingOptions } from '../../engine/browsing.ts';
import { MAX_STEPS, type Step, type StepsBefore, StepsFile } from '../../engine/steps/step.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../formats.ts';
import type { Environment } from '../speech.ts';
import { BROWSING_SYNTAX, parseBrowsing } from './browsing-options.ts';
import { ENGINE_SYNTAX, type EngineOptions, parseEngineOptions } from './engine-options.ts';
import { parseKey } from './key-option.ts';
import { isOfThisComputer } from './localhost.ts';
import { parse, parseHostName, parseOneOf, parseUntilDay, parseWholeNumber } from './parse.ts';
import { UsageError } from './usage-error.ts';

/** Maximum bytes of the file of `--steps`, which lists actions to perform before a page is scanned. */

const LARGEST = 100_000;

const readText = (path: string): string => {
  try {
    if (statSync(path).size <= LARGEST) return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(({ unreadable }) => unreadable({ option: '--steps', path }));
  }
  throw new UsageError(({ steps }) => steps.tooLarge({ path }));
};

const readJson = (path: string): unknown => {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(({ steps }) => steps.notJson({ path }));
  }
};

/** Reads the steps in a file, without filling in variables. Throws a `UsageError` that names the first invalid step. */
const readFile = (path: string): StepsFile['steps'] => {
  const read = StepsFile.safeParse(readJson(path));
  if (read.success) return read.data.steps;
  const [issue] = read.error.issues;
  const [, at] = issue?.path ?? [];
  if (typeof at === 'number') throw new UsageError(({ steps }) => steps.wrongStep({ path, number: at + 1 }));
  throw new UsageError(({ steps }) =>
    issue?.code === 'too_big' ? steps.tooMany({ path, most: MAX_STEPS.steps }) : steps.noSteps({ path }),
  );
};

/** Reads steps and fills in values of the environment, which it also lists as secrets. Throws a `UsageError`. */
const readSteps = (path: string, environment: Environment): StepsBefore => {
  const secrets: string[] = [];
  const resolveFill = (value: string | { readonly env: string }): string => {
    if (typeof value === 'string') return value;
    const found = environment[value.env];
    if (found === undefined) throw new UsageError(({ browsing }) => browsing.noVariable({ name: value.env }));
    secrets.push(found);
    return found;
  };
  const steps = readFile(path).map((step): Step => ('fill' in step ? { ...step, with: resolveFill(step.with) } : step));
  return { steps, secrets, hosts: null };
};

/** Options of `pijler scan`. */
export interface ScanOptions extends EngineOptions {
  readonly urls: readonly string[];
  readonly format: FormatName;
  readonly pillar: Pillar | null;
  /** The lowest acceptable total. */
  readonly min: number | null;
  readonly key: string | null;
  readonly language: Locale;
  /** A: contacts only the site itself. */
  readonly level: 'A' | 'B';
  /** File with an earlier scan, to compare this one with. */
  readonly against: string | null;
  /** Files to which the changes are written: as a comment, and as variables for a build. */
  readonly comment: string | null;
  readonly variables: string | null;
  /** File of known findings, which fail nothing, and file to which those of this scan are written. */
  readonly baseline: string | null;
  readonly writeBaseline: string | null;
  /** Note on every finding that is written as known for the first time. */
  readonly note: BaselineNote;
  /** The name for connecting to mail servers to check their TLS; null to skip that. */
  readonly mailTls: string | null;
  /** Also checks whether links to other sites work. */
  readonly links: boolean;
  /** Scans again after every change of a page on this computer, or of a file in the folder. */
  readonly watch: boolean;
  readonly watchFiles: string | null;
  /** How pages are viewed; undefined for a first-time visitor on a desktop. */
  readonly browsing: BrowsingOptions | undefined;
  /** Other views in which each page is examined again. */
  readonly views: readonly ViewName[];
  /** Steps to perform before that; undefined for none. */
  readonly before: StepsBefore | undefined;
  /** Fails if anything got worse. */
  readonly failsOnWorse: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const help = { type: 'boolean', short: 'h' } as const;
const SYNTAX = {
  ...ENGINE_SYNTAX,
  ...BROWSING_SYNTAX,
  format: text,
  min: text,
  pillar: text,
  key: text,
  language: text,
  level: text,
  help,
  against: text,
  comment: text,
  variables: text,
  'fail-on-worse': flag,
  baseline: text,
  'write-baseline': text,
  reason: text,
  by: text,
  until: text,
  'mail-tls': text,
  links: flag,
  watch: flag,
  'watch-files': text,
  steps: text,
  views: text,
} as const;

const parseAddress = (typed: string): string => {
  const url = toAddress(typed);
  if (url === null) throw new UsageError(({ noAddress }) => noAddress({ typed }));
  return url.href;
};

/** Checks the options that comparing requires. Throws a UsageError. */
const assertComparing = ({ format, key, urls, ...options }: ScanOptions): void => {
  const { against, comment, failsOnWorse } = options;
  const [option] = [
    ...(FORMATS[format].compares ? [`--format ${format}`] : []),
    ...(comment === null ? [] : ['--comment']),
    ...(failsOnWorse ? ['--fail-on-worse'] : []),
  ];
  if (against === null && option !== undefined) throw new UsageError(({ takesAgainst }) => takesAgainst({ option }));
  if (against !== null && urls.length > 1)
    throw new UsageError(({ againstTakesOne }) => againstTakesOne({ count: urls.length }));
  if (failsOnWorse && key === null) throw new UsageError(({ worseTakesKey }) => worseTakesKey);
};

/** Checks the options that known findings require. Throws a UsageError. */
const assertBaseline = ({ baseline, writeBaseline, note, key }: ScanOptions): void => {
  const option = baseline === null ? '--write-baseline' : '--baseline';
  if ((baseline ?? writeBaseline) !== null && key === null)
    throw new UsageError(({ baselineTakesKey }) => baselineTakesKey({ option }));
  const [said] = [
    ...(note.reason === '' ? [] : ['--reason']),
    ...(note.by === undefined ? [] : ['--by']),
    ...(note.until === undefined ? [] : ['--until']),
  ];
  if (writeBaseline === null && said !== undefined)
    throw new UsageError(({ takesWriteBaseline }) => takesWriteBaseline({ option: said }));
};

/** Checks the options that watching requires: one page on this computer, as a table for its owner. Throws a UsageError. */
const assertWatching = ({ watch, urls, format }: ScanOptions): void => {
  if (!watch) return;
  const [url, ...others] = urls;
  if (url === undefined || others.length > 0) throw new UsageError(({ watchTakesOne }) => watchTakesOne);
  if (!isOfThisComputer(new URL(url))) throw new UsageError(({ watchTakesLocalhost }) => watchTakesLocalhost);
  if (format !== 'table') throw new UsageError(({ watchTakesTable }) => watchTakesTable({ format }));
};

/** Steps apply to one page, and must not be repeated at every change of a file. */
const assertSteps = ({ before, urls, watch }: ScanOptions): void => {
  if (before !== undefined && (urls.length > 1 || watch)) throw new UsageError(({ steps }) => steps.takesOne);
};

const assertLinks = ({ links, mailTls, views, key }: ScanOptions): void => {
  if (mailTls !== null && key === null)
    throw new UsageError(({ baselineTakesKey }) => baselineTakesKey({ option: '--mail-tls' }));
  if (views.length > 0 && key === null)
    throw new UsageError(({ baselineTakesKey }) => baselineTakesKey({ option: '--views' }));
  if (links && key === null) throw new UsageError(({ baselineTakesKey }) => baselineTakesKey({ option: '--links' }));
};

/** Parses a list of views, separated by commas. Throws a UsageError. */
const parseViews = (value: string | undefined): readonly ViewName[] =>
  value === undefined ? [] : [...new Set(value.split(',').map((one) => parseOneOf('--views', one.trim(), VIEWS)))];

/** Checks the options that a format requires. Throws a UsageError. */
const assertDemands = ({ format, key, urls }: ScanOptions): void => {
  const { listsChecks, holdsMany } = FORMATS[format];
  if (listsChecks && key === null) throw new UsageError(({ formatTakesKey }) => formatTakesKey({ format }));
  if (!holdsMany && urls.length > 1)
    throw new UsageError(({ formatTakesOne }) => formatTakesOne({ format, count: urls.length }));
};

const readOrNull = <T>(value: string | undefined, read: (value: string) => T): T | null =>
  value === undefined ? null : read(value);

interface NoteValues {
  readonly reason?: string;
  readonly by?: string;
  readonly until?: string;
}

/** Builds the note on findings that become known; `now` in milliseconds since 1970. Throws a UsageError. */
const noteOf = ({ reason = '', by, until }: NoteValues, now: number): BaselineNote => {
  const most = MAX_DECISIONS;
  if (reason.length > most.reason)
    throw new UsageError(({ tooLong }) => tooLong({ option: '--reason', most: most.reason }));
  if (by !== undefined && by.length > most.by)
    throw new UsageError(({ tooLong }) => tooLong({ option: '--by', most: most.by }));
  return {
    reason,
    ...(by === undefined ? {} : { by }),
    ...(until === undefined ? {} : { until: parseUntilDay('--until', until, now) }),
  };
};

/** Reads the arguments after `pijler scan`, and the key in the environment; null when help was requested. Throws a UsageError. */
export const readScanOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): ScanOptions | null => {
  const { values, positionals } = parse({ args: [...args], options: SYNTAX, allowPositionals: true });
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError(({ whichAddress }) => whichAddress);
  const options: ScanOptions = {
    urls: positionals.map(parseAddress),
    format: parseOneOf('--format', values.format ?? (values.against === undefined ? 'table' : 'comment'), FORMAT_NAMES),
    pillar: readOrNull(values.pillar, (value) => parseOneOf('--pillar', value, PILLARS)),
    min: readOrNull(values.min, (value) => parseWholeNumber('--min', value, [0, 100])),
    // Other users can read arguments in the list of processes, so the environment may supply the key.
    key: readOrNull(values.key ?? (environment['PIJLER_KEY'] || undefined), parseKey),
    language: parseOneOf('--language', values.language ?? 'nl', ['nl', 'en']),
    level: parseOneOf('--level', values.level ?? 'B', ['A', 'B']),
    ...parseEngineOptions(values),
    against: values.against ?? null,
    comment: values.comment ?? null,
    variables: values.variables ?? null,
    baseline: values.baseline ?? null,
    writeBaseline: values['write-baseline'] ?? null,
    note: noteOf(values, Date.now()),
    mailTls: readOrNull(values['mail-tls'], parseHostName),
    links: values.links ?? false,
    browsing: parseBrowsing(values, environment),
    views: parseViews(values.views),
    before: values.steps === undefined ? undefined : readSteps(values.steps, environment),
    watch: values.watch ?? values['watch-files'] !== undefined,
    watchFiles: values['watch-files'] ?? null,
    failsOnWorse: values['fail-on-worse'] ?? false,
  };
  assertComparing(options);
  assertBaseline(options);
  assertWatching(options);
  assertSteps(options);
  assertLinks(options);
  assertDemands(options);
  return options;
};
