import { trimCharacters } from '../text/trimmed.ts';

/** White space (RFC 9309 §2.2, WS): any other space character is part of the text around it. */
const SPACES = ' \t';

type LineKind = 'agent' | 'allow' | 'disallow' | 'sitemap' | 'other' | 'malformed';

/** One line with content: comments and empty lines are left out. */
export interface RobotsLine {
  /** From 1. */
  readonly number: number;
  readonly kind: LineKind;
  /** The directive's name, lower case; '' when the line has none. */
  readonly key: string;
  readonly value: string;
  /** As written, without comment. */
  readonly text: string;
}

// Directives by how their name starts; the misspellings are those that Google's parser forgives.
const KINDS: readonly (readonly [RegExp, LineKind])[] = [
  [/^user[- ]?agent/, 'agent'],
  [/^allow/, 'allow'],
  [/^(disallow|dissallow|dissalow|disalow|diasllow|disallaw)/, 'disallow'],
  [/^site-?map/, 'sitemap'],
];

const findKind = (key: string): LineKind => KINDS.find(([start]) => start.test(key))?.[1] ?? 'other';

/** Splits a line into name and value; a missing colon is tolerated between exactly two words. Null for any other line. */
const splitLine = (text: string): readonly [string, string] | null => {
  const colon = text.indexOf(':');
  if (colon > 0) return [trimCharacters(text.slice(0, colon), SPACES), trimCharacters(text.slice(colon + 1), SPACES)];
  const words = text.split(/[ \t]+/);
  return colon === -1 && words.length === 2 ? [words[0] ?? '', words[1] ?? ''] : null;
};

const readLine = (written: string, number: number): RobotsLine | null => {
  // A NUL ends a line as a comment does: Google's parser sees nothing after it, and no rule may contain one.
  const text = trimCharacters(written.split(/[#\0]/, 1)[0] ?? '', SPACES);
  if (text === '') return null;
  const parts = splitLine(text);
  if (parts === null) return { number, kind: 'malformed', key: '', value: '', text };
  const key = parts[0].toLowerCase();
  return { number, kind: findKind(key), key, value: parts[1], text };
};

/**
 * Reads the lines of a robots.txt as `decodeRobots` returns it. With `bomSpoils` a byte order mark makes the first line
 * unreadable.
 */
export const readRobotsLines = (text: string, bomSpoils: boolean): readonly RobotsLine[] => {
  const hasBom = text.startsWith('\uFEFF');
  return (hasBom ? text.slice(1) : text)
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (hasBom && bomSpoils && index === 0 ? [] : (readLine(line, index + 1) ?? [])));
};
