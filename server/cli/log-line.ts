import { pino } from 'pino';
import { escapeJsonForLog, formatJson } from '../../lib/export/ci-log.ts';
import { toIsoText } from '../../lib/time.ts';
import type { Worked } from '../features/scans/worker/work.ts';

/** Log formats: one line of JSON per event, or one line for people. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Value = string | number | boolean | null;

/** An event that is logged for the operator. */
export interface LogEvent {
  readonly level: 'info' | 'warn' | 'error';
  /** Event kind: `scan.ended`. */
  readonly code: string;
  /** Id of the request in which it happened, as in the `X-Request-Id` of its response. */
  readonly request?: string;
  readonly fields?: Readonly<Record<string, Value>>;
  /** Stack trace of a fault in our code. */
  readonly stack?: string;
}

/** Maximum characters of an error message and of its stack. */
const LONGEST = { message: 300, stack: 4_000 };

/** Query and fragment of an address: they may contain a key, or a name. */
const QUERY = /[?#][^\s"'”]*/g;

/** Secrets that a log must not reveal: passwords in addresses, keys, secrets of webhooks, mail addresses. */
const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(\w:\/\/)[^\s/@"']+@/g, '$1…@'],
  [/\b(pij_[\da-f]{8})_[\w-]+/g, '$1_…'],
  [/\bwhsec_[\w+/=-]+/g, 'whsec_…'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…'],
];

/** Removes the query and fragment of every address in a text. */
const withoutQueries = (text: string): string =>
  text.replace(/[^\s"'”)]+/g, (word) => (word.includes('://') ? (word.split(/[?#]/, 1)[0] ?? '') : word));

/** Removes secrets from a text and truncates it. */
const redactText = (text: string, longest: number): string =>
  SECRETS.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    withoutQueries(text.slice(0, longest * 2)),
  ).slice(0, longest);

/** Event of a finished scan: its page without the query, its duration in milliseconds, and why it failed if it did. */
export const scanEvent = ({ id, spec, tier, took, failure, problem }: Worked): LogEvent => {
  const { host, pathname } = new URL(spec.url);
  const why = problem === null ? {} : { problem: redactText(problem.replace(QUERY, ''), LONGEST.message) };
  return {
    level: failure === 'internal' ? 'error' : 'info',
    code: 'scan.ended',
    fields: { id, page: `${host}${pathname}`, pillar: spec.pillar, tier, took, failure, ...why },
  };
};

/** Event of a fault in the service or in something it depends on, within a request or outside any. */
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

/** Formats a value after its name: quoted and on one line if it contains other characters than word characters and `./:-`. */
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

/** Writes events as lines of JSON with pino, without the process id and host name that pino adds by default. */
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

/** Writes an event, including the end of its line. */
type WriteEvent = (event: LogEvent) => void;

/** Opens a log with one event per line, in a format; `now` returns milliseconds since 1970. */
export const openLog = (write: (line: string) => void, format: LogFormat, now: () => number = Date.now): WriteEvent =>
  format === 'json' ? createJsonLog(write, now) : (event) => write(`${asText(event, now())}\n`);
