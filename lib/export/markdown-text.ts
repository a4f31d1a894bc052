/**
 * Escapes foreign text in Markdown so that it stays text in every renderer: in GitHub's, which after parsing the
 * Markdown also turns addresses, mentions, issue numbers and hashes into links, and emoji names into pictures, where
 * neither a backslash nor an entity helps; and in markdown-it, which makes a link of anything that ends like a host
 * name. A word that may become one is written as code, as one would by hand; everything else stays unchanged.
 */

/** Characters that may have a meaning in a line of Markdown (CommonMark 0.31; GitHub's tables, footnotes, mathematics). */
const MARKUP = /[\\*_{}[\]<>#~@$^=]|&\S/;
/** Words that renderers convert even without markup. */
const MEANT: readonly RegExp[] = [
  // A scheme or an emoji's name, but not a time of day; an address without a scheme.
  /^(?!\d\d?:\d\d$).*:/s,
  /\/\//,
  // A host name, but not an abbreviation of single letters; an IP address.
  /^(?!(?:\p{L}\.)+\p{L}$).*\.\p{L}/su,
  /\d{1,3}(?:\.\d{1,3}){3}/,
  // The dot that ends its sentence may follow.
  /^www$/i,
  // A commit, an issue.
  /(?<![\p{L}\p{N}])[\da-f]{7,64}(?![\p{L}\p{N}])/iu,
  /[a-z]-\d/i,
];

/** Punctuation of prose before and after a word. */
const OPENING = '("\'“‘«„';
const CLOSING = '.,;:!?…)"\'”’»';

const isMeant = (word: string): boolean => MARKUP.test(word) || MEANT.some((pattern) => pattern.test(word));

/** Formats a word as code, except for the two characters that would end a table's cell or the code itself. */
const asCode = (word: string): string =>
  word
    .split(/([|`])/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^[|`]$/.test(piece) ? `\\${piece}` : `\`${piece}\``))
    .join('');

/** How many of the quotation marks after a word belong to it: `lang="nl"`, `alt=""`. */
const countOwnQuotes = (word: string, rest: string): number => {
  if (word.endsWith('=') && rest.startsWith('""')) return 2;
  return word.split('"').length % 2 === 0 && rest.startsWith('"') ? 1 : 0;
};

const escapeWord = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && OPENING.includes(text[from] ?? '')) from += 1;
  while (to > from && CLOSING.includes(text[to - 1] ?? '')) to -= 1;
  to += countOwnQuotes(text.slice(from, to), text.slice(to));
  const word = text.slice(from, to);
  return text.slice(0, from) + (isMeant(word) ? asCode(word) : word.replace(/[|`]/g, '\\$&')) + text.slice(to);
};

/** Escapes characters that begin a list at the start of a line. */
const escapeListMarks = (line: string): string => line.replace(/^(?=[-+])/, '\\').replace(/^\d+(?=[.)])/, '$&\\');

/** Escapes foreign text for use within one line of Markdown: white space collapsed, no markup, no links. */
export const escapeInline = (text: string): string =>
  escapeListMarks(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(escapeWord)
      .join(' '),
  );

/** Formats text verbatim, between fences longer than any in it (CommonMark 0.31, 4.5). */
export const fenceText = (text: string): string => {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats a table; its cells must be escaped already. */
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(formatRow).join('\n');
