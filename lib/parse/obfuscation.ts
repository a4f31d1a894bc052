/** Calls by which packed code is made to run. */
const UNPACKS =
  /\beval\s?\(|\bnew Function\s?\(|\bFunction\s?\(["']|\batob\s?\(|\bunescape\s?\(|fromCharCode|document\.write\s?\(\s?unescape/;
/** Payload: long runs of base64, hexadecimal escapes, or numbers of characters. */
const PAYLOAD =
  /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{400}|(?:\\x[0-9a-f]{2}){40}|(?:\\u[0-9a-f]{4}){40}|(?:\d{1,3},\s?){80}|(?:%[0-9a-f]{2}){60}|(?:_0x[0-9a-f]{4,6}\b[^_]{1,32}){12}/i;
/** Services whose own snippets look packed: their marks are the exception. */
const KNOWN =
  /__CF\$cv\$params|cdn-cgi\/challenge-platform|data:text\/javascript;base64|wp-rocket|rocketlazyload|_wpemojiSettings|sourceMappingURL/i;

const LENGTH = 600;

/** Bits per character of a text (Shannon). */
export const entropyOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const total = [...text].length;
  return [...counts.values()].reduce((sum, count) => sum - (count / total) * Math.log2(count / total), 0);
};

/** Whether an inline script's start looks packed to hide what it does: long, a payload, and a call that runs it. */
export const isObfuscated = ({ start, length }: { readonly start: string; readonly length: number }): boolean =>
  length >= LENGTH && !KNOWN.test(start) && UNPACKS.test(start) && PAYLOAD.test(start) && entropyOf(start) >= 2.5;
