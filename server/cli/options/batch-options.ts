import { ScanRequest } from '../../../lib/api/request.ts';
import type { Locale } from '../../../lib/model.ts';
import { isLocalHost } from '../../../lib/parse/url/host-match.ts';
import type { Environment } from '../speech.ts';
import { ENGINE_SYNTAX, type EngineOptions, parseEngineOptions } from './engine-options.ts';
import { parse, parseOneOf, parseWholeNumber } from './parse.ts';
import { UsageError } from './usage-error.ts';

const BATCH_FORMATS = ['jsonl', 'csv', 'table'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** A service's address, and the key to use there. */
export interface ServiceAddress {
  readonly base: URL;
  readonly key: string;
}

/** Options of `pijler batch`. */
export interface BatchOptions {
  /** The list's file, `-` for standard input; null when a batch is resumed. */
  readonly file: string | null;
  readonly resume: string | null;
  /** Null to scan on this computer. */
  readonly service: ServiceAddress | null;
  readonly format: BatchFormat;
  /** The lowest acceptable total. */
  readonly min: number | null;
  readonly language: Locale;
  readonly full: boolean;
  readonly skipsInvalid: boolean;
  readonly fresh: boolean;
  readonly waits: boolean;
  readonly engine: EngineOptions;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const help = { type: 'boolean', short: 'h' } as const;
const SYNTAX = {
  url: text,
  key: text,
  format: text,
  min: text,
  language: text,
  resume: text,
  full: flag,
  'skip-invalid': flag,
  fresh: flag,
  'no-wait': flag,
  help,
  ...ENGINE_SYNTAX,
} as const;

const read = (args: readonly string[]) => parse({ args: [...args], options: SYNTAX, allowPositionals: true });
type Values = ReturnType<typeof read>['values'];

/** Parses a service's address; unencrypted http, which exposes the key, is allowed for this computer only. */
const parseBase = (value: string): URL => {
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalHost(url.hostname));
  if (url === null || !isSafe) throw new UsageError(({ serviceAddress }) => serviceAddress({ value }));
  return url;
};

const parseService = ({ url, key }: Values, environment: Environment): ServiceAddress | null => {
  const named = url ?? environment['PIJLER_URL'];
  if (!named) return null;
  const base = parseBase(named);
  const shown = key ?? environment['PIJLER_KEY'];
  if (!shown) throw new UsageError(({ serviceTakesKey }) => serviceTakesKey);
  if (!ScanRequest.shape.key.safeParse(shown).success) throw new UsageError((words) => words.key);
  return { base, key: shown };
};

/** Checks that options are combined correctly. Throws a UsageError. */
const assertDemands = (options: BatchOptions, hasKey: boolean): BatchOptions => {
  const { file, resume, service, fresh, waits, full, format } = options;
  if ((file === null) === (resume === null)) throw new UsageError(({ batchUse }) => batchUse);
  if (full && (format !== 'jsonl' || !hasKey)) throw new UsageError(({ fullTakes }) => fullTakes);
  const [option] = [
    ...(resume === null ? [] : ['--resume']),
    ...(fresh ? ['--fresh'] : []),
    ...(waits ? [] : ['--no-wait']),
  ];
  if (service === null && option !== undefined) throw new UsageError(({ takesService }) => takesService({ option }));
  return options;
};

/** Reads the arguments after `pijler batch`; null when help was requested. Throws a UsageError. */
export const readBatchOptions = (args: readonly string[], environment: Environment): BatchOptions | null => {
  const { values, positionals } = read(args);
  if (values.help) return null;
  const [file = null, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(({ batchUse }) => batchUse);
  const options: BatchOptions = {
    file,
    resume: values.resume ?? null,
    service: parseService(values, environment),
    format: parseOneOf('--format', values.format ?? 'table', BATCH_FORMATS),
    min: values.min === undefined ? null : parseWholeNumber('--min', values.min, [0, 100]),
    language: parseOneOf('--language', values.language ?? 'nl', ['nl', 'en']),
    full: values.full ?? false,
    skipsInvalid: values['skip-invalid'] ?? false,
    fresh: values.fresh ?? false,
    waits: !values['no-wait'],
    engine: parseEngineOptions(values),
  };
  return assertDemands(options, Boolean(values.key ?? environment['PIJLER_KEY']));
};
