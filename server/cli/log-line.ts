import { pino } from 'pino';
import { escapeJsonForLog, formatJson } from '../../lib/export/ci-log.ts';
import { toIsoText } from '../../lib/time.ts';
import type { Worked } from '../features/scans/worker/work.ts';

/** How events are written: one line of JSON each, or a line for people. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Value = string | number | boolean | null;

/** Something that an operator is told of. */
export interface LogEvent {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, the same for the same kind: `scan.ended`. */
  readonly code: string;
  /** The request that it happened in, as its answer says in `X-Request-Id`. */
  readonly request?: string;
  readonly fields?: Readonly<Record<string, Value>>;
  /** Where in our code a fault came from. */
  readonly stack?: string;
}

/** Characters of what went wrong, and of where. */
const LONGEST = { message: 300, stack: 4_000 };

/** What follows a path in an address: it may hold a key, or a name. */
const QUERY = /[?#][^\s"'”]*/g;

/** What nobody who reads a log may learn: the password of an address, keys, secrets of webhooks, addresses of mail. */
const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(\w:\/\/)[^\s/@"']+@/g, '$1…@'],
  [/\b(pij_[\da-f]{8})_[\w-]+/g, '$1_…'],
  [/\bwhsec_[\w+/=-]+/g, 'whsec_…'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…'],
];

/** Addresses in a text without their query and fragment. */
const withoutQueries = (text: string): string =>
  text.replace(/[^\s"'”)]+/g, (word) => (word.includes('://') ? (word.split(/[?#]/, 1)[0] ?? '') : word));

/** A text without what nobody may learn from it. */
const redactText = (text: string, longest: number): string =>
  SECRETS.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    withoutQueries(text.slice(0, longest * 2)),
  ).slice(0, longest);

/** A scan that ended: its page without the query of its address, how long it took (ms), and why it came to nothing. */
export const scanEvent = ({ id, spec, tier, took, failure, problem }: Worked): LogEvent => {
  const { host, pathname } = new URL(spec.url);
  const why = problem === null ? {} : { problem: redactText(problem.replace(QUERY, ''), LONGEST.message) };
  return {
    level: failure === 'internal' ? 'error' : 'info',
    code: 'scan.ended',
    fields: { id, page: `${host}${pathname}`, pillar: spec.pillar, tier, took, failure, ...why },
  };
};

/** A fault of ours or of what the service stands on, in a request or beside all. */
export const toFaultEvent = (fault: Error, request?: string): LogEvent => {
  const { name, message, stack, code } = fault as Error & { readonly code?: unknown };
  return {
    level: 'error',
    code: 'fault',
    ...(request !== undefined && { request }),
    fields: {
      name,
      message: redactText(message, LONGEST.message),
      ...(typeof code === 'string' && { cause: redactText(code, LONGEST.message) }),
    },
    ...(stack !== undefined && { stack: redactText(stack, LONGEST.stack) }),
  };
};

/** A value as it stands after its name: what has more than letters and the like in it in quotes, on one line. */
const formatValue = (value: Value): string =>
  typeof value === 'string' && !/^[\w./:-]+$/.test(value) ? formatJson(value) : String(value);

const asText = ({ level, code, request, fields = {}, stack = '' }: LogEvent, at: number): string => {
  const said = Object.entries({ ...fields, ...(request !== undefined && { request }) });
  const line = [
    toIsoText(at),
    level.padEnd(5),
    code,
    ...said.map(([name, value]) => `${name}=${formatValue(value)}`),
  ].join(' ');
  const [, ...places] = stack.split('\n');
  return [line, ...places.map((frame) => `    ${frame.trim().replace(/[^\P{Cc}]/gu, '')}`)].join('\n');
};

/** Events as lines of JSON by pino, without the process and the machine that it would name. */
const createJsonLog = (write: (line: string) => void, now: () => number): WriteEvent => {
  const log = pino(
    { base: null, timestamp: () => `,"time":"${toIsoText(now())}"`, formatters: { level: (level) => ({ level }) } },
    { write: (line) => write(escapeJsonForLog(line)) },
  );
  return ({ level, code, request, fields, stack }) =>
    log[level]({
      code,
      ...(request !== undefined && { request }),
      ...fields,
      ...(stack !== undefined && { stack }),
    });
};

/** Writes an event, with the end of its line. */
type WriteEvent = (event: LogEvent) => void;

/** Writes events one a line, in a format; `now` is in ms since 1970. */
export const openLog = (write: (line: string) => void, format: LogFormat, now: () => number = Date.now): WriteEvent =>
  format === 'json' ? createJsonLog(write, now) : (event) => write(`${asText(event, now())}\n`);
