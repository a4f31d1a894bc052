import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DAY, toIsoDay } from '../../../lib/time.ts';
import { endOfDay } from '../../core/store/moment.ts';
import { UsageError } from './usage-error.ts';

/** Converts Node's errors about arguments; the first quoted text in the message is the argument concerned. */
const asUsage = (error: unknown): unknown => {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const about = /'([^']*)'/.exec(message)?.[1] ?? '';
  const option = /--?[\w-]+/.exec(about.split(', ').at(-1) ?? '')?.[0] ?? about;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new UsageError(({ unknownOption }) => unknownOption({ option }));
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return new UsageError(({ unexpected }) => unexpected({ word: about }));
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return error;
  const hasNone = /does not take/.test(message);
  return new UsageError(({ noValue, valueMissing }) => (hasNone ? noValue : valueMissing)({ option }));
};

/** Parses the arguments of a command. Throws a UsageError. */
export const parse = <T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw asUsage(error);
  }
};

/** A whole number within bounds. Throws a UsageError. */
export const parseWholeNumber = (option: string, value: string, [least, most]: readonly [number, number]): number => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < least || number > most)
    throw new UsageError((words) => words.wholeNumber({ option, value, least, most }));
  return number;
};

/**
 * Parses a future day, given as a number of days from now (`90`) or as a date (`2027-01-31`), and returns the date. Throws a
 * UsageError.
 */
export const parseUntilDay = (option: string, value: string, now: number): string => {
  const at = /^\d{1,5}$/.test(value) ? now + Number(value) * DAY : (endOfDay(value) ?? 0) - 1;
  if (at <= now) throw new UsageError((words) => words.day({ option, value }));
  return toIsoDay(at);
};

/** Parses an https address and returns it in ASCII, fit for a header line. Throws a UsageError. */
export const parseHttpsAddress = (option: string, value: string): string => {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:') throw new UsageError((words) => words.httpsAddress({ option, value }));
  return url.href;
};

/** Parses an https address without anything after its host and port. Throws a UsageError. */
export const parseHttpsOrigin = (option: string, value: string): string => {
  const { href, origin } = new URL(parseHttpsAddress(option, value));
  if (href !== `${origin}/`) throw new UsageError((words) => words.httpsOrigin({ option, value, origin }));
  return origin;
};

/** One of several words. Throws a UsageError. */
export const parseOneOf = <T extends string>(option: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError((words) => words.oneOf({ option, value, all: allowed.join(', ') }));
  return found;
};

/** Parses a host name of at least two labels, as mail servers require of their clients. Throws a UsageError. */
export const parseHostName = (value: string): string => {
  if (!/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}$/i.test(value))
    throw new UsageError(({ mailTlsTakesName }) => mailTlsTakesName({ value }));
  return value.toLowerCase();
};
