import { parseArgs } from 'node:util';
import type { ErrorCode } from '../../lib/api/error.ts';
import { ScanRequest, toAddress } from '../../lib/api/request.ts';
import { toErrorMessage } from '../../lib/fault.ts';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { FORMATS, type Format, isReportFormat } from './formats.ts';

/** Options of `npm start -- …`. */
export interface Options {
  /** null: the demo site of the test world. */
  readonly url: string | null;
  /** The output format; `--json` is short for the scan result only. */
  readonly format: Format;
  readonly pillar: Pillar | null;
  readonly key: string | null;
  readonly browser: 'chromium' | 'firefox';
  readonly access: 'none' | 'site';
  /** The lowest acceptable overall score. */
  readonly min: number | null;
  /** Folder for result, evidence and screenshots. */
  readonly out: string | null;
}

/** Bad input, reported in one line. */
export class UsageError extends Error {
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode = 'internal') {
    super(message);
    this.code = code;
  }
}

const SYNTAX = {
  json: { type: 'boolean' },
  format: { type: 'string' },
  pillar: { type: 'string' },
  key: { type: 'string' },
  browser: { type: 'string' },
  access: { type: 'string' },
  min: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Whether the caller wants JSON, determined before the rest is parsed, since errors are written in that format too. */
export const wantsJson = (args: readonly string[]): boolean => {
  const shorts = ['--json', '--format=json'];
  return args.some((one, index) => shorts.includes(one) || (one === 'json' && args[index - 1] === '--format'));
};

/** Reads the command line. Throws a UsageError. */
export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new UsageError(`One URL at a time, not ${positionals.length}.`);
  const [typed] = positionals;
  const options: Options = {
    url: typed === undefined ? null : addressOf(typed),
    format: formatOf(values.json ?? false, values.format),
    pillar: oneOf('--pillar', values.pillar, PILLARS) ?? null,
    key: values.key === undefined ? null : keyOf(values.key),
    browser: oneOf('--browser', values.browser, ['chromium', 'firefox']) ?? 'chromium',
    access: oneOf('--access', values.access, ['none', 'site']) ?? 'none',
    min: values.min === undefined ? null : scoreOf(values.min),
    out: values.out === undefined ? null : folderOf(values.out),
  };
  demandKey(options);
  return options;
};

/** Only partners get every check. Throws a UsageError. */
const demandKey = ({ format, key }: Options): void => {
  if (isReportFormat(format) && key === null)
    throw new UsageError(`--format ${format} tells of every check, which takes a partner key: add --key KEY.`);
};

const formatOf = (json: boolean, value: string | undefined): Format => {
  const format = oneOf('--format', value, FORMATS) ?? (json ? 'json' : 'table');
  if (json && format !== 'json') throw new UsageError(`--json and --format ${format}: which of the two?`);
  return format;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: SYNTAX, allowPositionals: true });
  } catch (error) {
    const message = toErrorMessage(error);
    throw new UsageError(message.split(/\n|\. /)[0] ?? message);
  }
};

const addressOf = (typed: string): string => {
  const url = toAddress(typed);
  if (url === null) throw new UsageError(`Not an http or https address: ${typed}`, 'invalid_url');
  return url.href;
};

const oneOf = <T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined => {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(`${name} is one of ${allowed.join(', ')}, not ${value || 'nothing'}.`);
  return found;
};

const keyOf = (value: string): string => {
  const { success } = ScanRequest.shape.key.safeParse(value);
  if (!success) throw new UsageError('--key is 1 to 512 characters.', 'invalid_key');
  return value;
};

const scoreOf = (value: string): number => {
  const score = Number(value);
  if (value.trim() === '' || !Number.isInteger(score) || score < 0 || score > 100) {
    throw new UsageError(`--min is a whole number from 0 to 100, not ${value || 'nothing'}.`);
  }
  return score;
};

const folderOf = (value: string): string => {
  if (value === '') throw new UsageError('--out is a folder.');
  return value;
};
