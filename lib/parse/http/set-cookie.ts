import { readCookieDate } from '../dates/cookie-date.ts';
import { trimCharacters } from '../text/trimmed.ts';

/** One Set-Cookie line without its value. */
interface SetCookie {
  readonly name: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  /** As written, lower case; null when absent. */
  readonly sameSite: string | null;
  readonly path: string | null;
  /** Lower case, without leading dot; null when absent. */
  readonly domain: string | null;
}

/** Octets: longer names with values, and longer attribute values, are ignored (RFC 6265bis §5.6). */
const LIMIT = { pair: 4_096, attribute: 1_024 };

/**
 * Whether an attribute's value is too long, so that browsers ignore it. A UTF-16 code unit takes at most three octets,
 * so most values need not be encoded to know.
 */
const isTooLong = (value: string): boolean =>
  value.length * 3 > LIMIT.attribute && countOctets(value) > LIMIT.attribute;

const trim = (text: string): string => trimCharacters(text, ' \t');

const countOctets = (text: string): number => new TextEncoder().encode(text).byteLength;

/** Splits at the first `=` into name and value; without one all of it is the value (RFC 6265bis §5.6). */
const split = (text: string): readonly [name: string, value: string] => {
  const at = text.indexOf('=');
  return at === -1 ? ['', trim(text)] : [trim(text.slice(0, at)), trim(text.slice(at + 1))];
};

/** Whether an attribute is ignored for its invalid value (RFC 6265bis §5.6.1, §5.6.2). */
const isIgnored = (name: string, value: string): boolean => {
  if (name === 'expires') return readCookieDate(value) === null;
  return name === 'max-age' && !/^-?\d+$/.test(value);
};

/** The last attribute of a name counts. */
const readAttributes = (pieces: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    pieces
      .map((piece) => (piece.includes('=') ? split(piece) : ([trim(piece), ''] as const)))
      .filter(([, value]) => !isTooLong(value))
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name, value]) => !isIgnored(name, value)),
  );

/** Whether the line deletes a cookie instead of setting one; Max-Age takes precedence over Expires. */
const isRemoval = (attributes: ReadonlyMap<string, string>, now: number): boolean => {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  const expires = readCookieDate(attributes.get('expires') ?? '');
  return expires !== null && expires <= now;
};

/**
 * The moment that decides whether a response's cookies have expired, in milliseconds since 1970: the server's own,
 * since browsers allow for its clock, or `now` when the server sends none.
 */
export const readAnswerMoment = (date: string | undefined, now: number): number => readCookieDate(date ?? '') ?? now;

/**
 * Reads one Set-Cookie line as browsers do (RFC 6265bis §5.6) and drops the value. Null when the line sets no cookie:
 * it is empty, too long, contains control characters, or deletes a cookie, because it expired by `now`, the moment of
 * the response in milliseconds since 1970.
 */
export const parseSetCookie = (line: string, now: number): SetCookie | null => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these void the line (RFC 6265bis §5.6 step 1).
  if (/[\x00-\x08\x0a-\x1f\x7f]/.test(line)) return null;

  const [pair = '', ...rest] = line.split(';');
  const [name, value] = split(pair);
  const length = countOctets(name) + countOctets(value);
  if (length === 0 || length > LIMIT.pair) return null;

  const attributes = readAttributes(rest);
  if (isRemoval(attributes, now)) return null;

  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase() ?? '';
  return {
    name,
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
    sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
    path: attributes.get('path') ?? null,
    domain: domain === '' ? null : domain,
  };
};

type Test = (cookie: SetCookie) => boolean;
const isSecure: Test = ({ secure }) => secure;
const isHostOnly: Test = ({ secure, path, domain }) => secure && path === '/' && domain === null;

/** What browsers require of a cookie with a name prefix; a longer prefix comes before the one it begins with. */
const PREFIXES = [
  ['__Host-Http-', (cookie) => isHostOnly(cookie) && cookie.httpOnly],
  ['__Host-', isHostOnly],
  ['__Http-', (cookie) => isSecure(cookie) && cookie.httpOnly],
  ['__Secure-', isSecure],
] as const satisfies readonly (readonly [string, Test])[];
type Prefix = (typeof PREFIXES)[number][0];

const findPrefix = (name: string) =>
  PREFIXES.find(([prefix]) => name.toLowerCase().startsWith(prefix.toLowerCase())) ?? null;

/**
 * The name prefix for which a browser rejects a cookie, ignoring case (RFC 6265bis §4.1.3; `__Http-` and `__Host-Http-`:
 * draft-ietf-httpbis-layered-cookies); null when it accepts it.
 */
export const findBrokenPrefix = (cookie: SetCookie): Prefix | null => {
  const [prefix, isObeyed] = findPrefix(cookie.name) ?? [];
  return prefix === undefined || isObeyed?.(cookie) ? null : prefix;
};

export const hasPrefix = ({ name }: SetCookie): boolean => findPrefix(name) !== null;

/** A cookie's name without its prefix. */
export const withoutPrefix = (name: string): string => name.slice(findPrefix(name)?.[0].length ?? 0);
