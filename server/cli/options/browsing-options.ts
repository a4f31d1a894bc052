import type { BrowsingOptions } from '../../engine/browsing.ts';
import { BrowsingRequest, toBrowsing } from '../../engine/browsing-request.ts';
import type { Environment } from '../speech.ts';
import { parseOneOf } from './parse.ts';
import { UsageError } from './usage-error.ts';

/** Options for viewing a page other than as a first-time visitor on a desktop. */

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
export const BROWSING_SYNTAX = {
  header: texts,
  cookie: texts,
  'basic-auth': text,
  'user-agent': text,
  'accept-language': text,
  viewport: text,
  'device-scale': text,
  mobile: flag,
  'color-scheme': text,
  'reduced-motion': flag,
} as const;

/** The values of those options as typed. */
interface BrowsingValues {
  readonly header?: readonly string[];
  readonly cookie?: readonly string[];
  readonly 'basic-auth'?: string;
  readonly 'user-agent'?: string;
  readonly 'accept-language'?: string;
  readonly viewport?: string;
  readonly 'device-scale'?: string;
  readonly mobile?: boolean;
  readonly 'color-scheme'?: string;
  readonly 'reduced-motion'?: boolean;
}

/** The option that sets each field. */
const OPTION_OF: Readonly<Record<keyof BrowsingRequest, keyof BrowsingValues>> = {
  headers: 'header',
  cookies: 'cookie',
  basic_auth: 'basic-auth',
  user_agent: 'user-agent',
  language: 'accept-language',
  viewport: 'viewport',
  device_scale_factor: 'device-scale',
  mobile: 'mobile',
  color_scheme: 'color-scheme',
  reduced_motion: 'reduced-motion',
};

/** Returns a value as typed, or that of an environment variable: other users can read arguments in the list of processes. */
const readSecret = (value: string, environment: Environment): string => {
  const [, name] = /^env:(\w+)$/.exec(value) ?? [];
  if (name === undefined) return value;
  const found = environment[name];
  if (found === undefined) throw new UsageError(({ browsing }) => browsing.noVariable({ name }));
  return found;
};

/** Parses a pair such as `Name: value` or `name=value`. Throws a `UsageError`. */
const parsePair = (option: string, typed: string, separator: RegExp): readonly [string, string] => {
  const [, name, value] = separator.exec(typed) ?? [];
  // The input may be a secret, so the error does not repeat it.
  if (name === undefined || value === undefined) throw new UsageError(({ browsing }) => browsing.pair({ option }));
  return [name, value];
};

const parsePairs = (
  option: string,
  typed: readonly string[],
  { separator, environment }: { readonly separator: RegExp; readonly environment: Environment },
): Record<string, string> =>
  Object.fromEntries(
    typed.map((one) => {
      const [name, value] = parsePair(option, one, separator);
      return [name, readSecret(value.trimStart(), environment)];
    }),
  );

const parseBasicAuth = (typed: string, environment: Environment): BrowsingRequest['basic_auth'] => {
  const [username, password] = parsePair('--basic-auth', readSecret(typed, environment), /^([^:]*):([\s\S]*)$/);
  return { username, password: readSecret(password, environment) };
};

const parseSize = (typed: string): BrowsingRequest['viewport'] => {
  const [, width, height] = /^(\d{3,4})[x×](\d{3,4})$/.exec(typed) ?? [];
  if (width === undefined || height === undefined) throw new UsageError(({ browsing }) => browsing.viewport);
  return { width: Number(width), height: Number(height) };
};

/** The typed values as a request, not yet validated. */
const requestIn = (values: BrowsingValues, environment: Environment): BrowsingRequest => {
  const { header, cookie, 'basic-auth': basic, viewport, 'device-scale': scale, 'color-scheme': scheme } = values;
  const { 'user-agent': userAgent, 'accept-language': language, mobile, 'reduced-motion': reducedMotion } = values;
  return {
    ...(header && { headers: parsePairs('--header', header, { separator: /^([^:]+):(.*)$/, environment }) }),
    ...(cookie && { cookies: parsePairs('--cookie', cookie, { separator: /^([^=]+)=(.*)$/, environment }) }),
    ...(basic !== undefined && { basic_auth: parseBasicAuth(basic, environment) }),
    ...(userAgent !== undefined && { user_agent: userAgent }),
    ...(language !== undefined && { language }),
    ...(viewport !== undefined && { viewport: parseSize(viewport) }),
    ...(scale !== undefined && { device_scale_factor: Number(scale) }),
    ...(mobile !== undefined && { mobile }),
    ...(scheme !== undefined && { color_scheme: parseOneOf('--color-scheme', scheme, ['light', 'dark'] as const) }),
    ...(reducedMotion !== undefined && { reduced_motion: reducedMotion }),
  };
};

/** Parses how pages are viewed; undefined if no option was given. Throws a `UsageError`. */
export const parseBrowsing = (values: BrowsingValues, environment: Environment): BrowsingOptions | undefined => {
  const read = BrowsingRequest.safeParse(requestIn(values, environment));
  if (read.success) return toBrowsing(read.data);
  const [field] = read.error.issues[0]?.path ?? [];
  const option = `--${OPTION_OF[field as keyof BrowsingRequest] ?? 'header'}`;
  throw new UsageError(({ browsing }) => browsing.wrong({ option }));
};
