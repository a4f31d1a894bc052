/** Calls that run packed code. */
const UNPACKS =
  /\beval\s?\(|\bnew Function\s?\(|\bFunction\s?\(["']|\batob\s?\(|\bunescape\s?\(|fromCharCode|document\.write\s?\(\s?unescape/;
/** Payload: long runs of base64, hexadecimal escapes, or character codes. */
const PAYLOAD =
  /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{400}|(?:\\x[0-9a-f]{2}){40}|(?:\\u[0-9a-f]{4}){40}|(?:\d{1,3},\s?){80}|(?:%[0-9a-f]{2}){60}|(?:_0x[0-9a-f]{4,6}\b[^_]{1,32}){12}/i;
/** Marks of services whose own snippets look packed; these are exempt. */
const KNOWN =
  /__CF\$cv\$params|cdn-cgi\/challenge-platform|data:text\/javascript;base64|wp-rocket|rocketlazyload|_wpemojiSettings|sourceMappingURL/i;

const LENGTH = 600;

/** Bits per character of a text (Shannon). */
export const computeEntropy = (text: string): number => {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const total = [...text].length;
  return [...counts.values()].reduce((sum, count) => sum - (count / total) * Math.log2(count / total), 0);
};

/** Whether an inline script's start looks packed to hide what it does: long, a payload, and a call that runs it. */
export const isObfuscated = ({ start, length }: { readonly start: string; readonly length: number }): boolean =>
  length >= LENGTH && !KNOWN.test(start) && UNPACKS.test(start) && PAYLOAD.test(start) && computeEntropy(start) >= 2.5;

/** Whether a script of any length has a call that runs packed code; false for services whose own snippets look so. */
export const isRunningPacked = (start: string): boolean => UNPACKS.test(start) && !KNOWN.test(start);

const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{40,}={0,2}/g;
/** A base64 text that the code itself decodes, however short: mostly an address. */
const SHORT = /\batob\s{0,9}\(\s{0,9}["'`]([A-Za-z0-9+/]{12,400}={0,2})["'`]/g;
const CODES = /(?:\d{1,3},\s?){19,}\d{1,3}/g;
const ESCAPED = /(?:\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|%[0-9a-f]{2})+/gi;

const toCharacters = (codes: readonly number[]): string => String.fromCharCode(...codes);

/** Decodes a run of base64 that may be cut off; '' when it is not base64. */
const decodeBase64 = (run: string): string => {
  const digits = run.replace(/={1,2}$/, '');
  try {
    return atob(digits.slice(0, digits.length - (digits.length % 4)));
  } catch {
    return '';
  }
};

const withoutLayer = (code: string): string =>
  [
    code.replaceAll(ESCAPED, (run) =>
      toCharacters((run.match(/[0-9a-f]{4}|[0-9a-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16))),
    ),
    ...(code.match(BASE64) ?? []).map(decodeBase64),
    ...[...code.matchAll(SHORT)].map(([, run = '']) => decodeBase64(run)),
    ...(code.match(CODES) ?? []).map((list) => toCharacters(list.split(',').map(Number))),
  ].join('\n');

/** Removes two layers of packing from code, as far as its stored start contains them; runs none of it. */
export const unpackScript = (start: string): string => withoutLayer(withoutLayer(start));
