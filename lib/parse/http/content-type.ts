import { trimCharacters } from '../text/trimmed.ts';

/** The media type in a header. */
interface MediaType {
  /** Type and subtype in lower case; '' when the header has none. */
  readonly essence: string;
  /** The value of its first `charset`; null without one. */
  readonly charset: string | null;
}

const TOKEN = /^[!#$%&'*+.^`|~\w-]+$/;
/** White space around the parts of a header (Fetch, "HTTP whitespace"). */
const SPACES = '\t\n\r ';
const NONE: MediaType = { essence: '', charset: null };

const trim = (text: string): string => trimCharacters(text, SPACES);

/** Splits a text at separators outside quotes. */
const split = (text: string, separator: ';' | ','): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && isQuoted) at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
};

/** A parameter's value: the quoted text, or all of it when it is not quoted. */
const parseParameterValue = (written: string): string => {
  if (!written.startsWith('"')) return trim(written);
  return (/^"((?:[^"\\]|\\[\s\S]?)*)/.exec(written)?.[1] ?? '').replace(/\\([\s\S])/g, '$1');
};

const readType = (text: string): MediaType => {
  const [type = '', ...parameters] = split(text, ';');
  const essence = trim(type).toLowerCase();
  const [main = '', sub = '', ...more] = essence.split('/');
  if (!TOKEN.test(main) || !TOKEN.test(sub.trimEnd()) || more.length > 0) return NONE;
  const found = parameters.find((parameter) => /^[\t\n\r ]*charset=[^;]/i.test(parameter));
  return { essence, charset: found === undefined ? null : parseParameterValue(found.slice(found.indexOf('=') + 1)) };
};

/**
 * Reads a Content-Type header (Fetch, "extract a MIME type"; MIME Sniffing §4.4): of several values the last with a
 * type counts; when it has no charset, it takes that of the one before if the type is the same.
 */
export const readContentType = (header: string): MediaType => {
  let best = NONE;
  for (const value of split(header, ',')) {
    const next = readType(value);
    if (next.essence === '' || next.essence === '*/*') continue;
    best = next.charset === null && next.essence === best.essence ? best : next;
  }
  return best;
};
