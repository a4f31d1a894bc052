/**
 * Text of a stranger in Markdown, so that it stays text in every renderer: in GitHub's, which also makes links of
 * addresses, mentions, issue numbers and hashes, and pictures of emoji names, after the Markdown is read, where no
 * backslash and no entity helps; and in markdown-it, which makes links of whatever ends like a host name. What may become
 * one is written as code, word by word, as one would by hand; all else stays as it is.
 */

/** What may mean something in a line of Markdown (CommonMark 0.31; GitHub's tables, footnotes, mathematics). */
const MARKUP = /[\\*_{}[\]<>#~@$^=]|&\S/;
/** What renderers make something of without any markup. */
const MEANT: readonly RegExp[] = [
  // A scheme or an emoji's name, but not a time of day; an address without a scheme.
  /^(?!\d\d?:\d\d$).*:/s,
  /\/\//,
  // A host name, but not an abbreviation of single letters; an address of the internet.
  /^(?!(?:\p{L}\.)+\p{L}$).*\.\p{L}/su,
  /\d{1,3}(?:\.\d{1,3}){3}/,
  // With the dot of its sentence behind it.
  /^www$/i,
  // A commit, an issue.
  /(?<![\p{L}\p{N}])[\da-f]{7,64}(?![\p{L}\p{N}])/iu,
  /[a-z]-\d/i,
];

/** The punctuation of prose before and after a word. */
const OPENING = '("\'“‘«„';
const CLOSING = '.,;:!?…)"\'”’»';

const isMeant = (word: string): boolean => MARKUP.test(word) || MEANT.some((pattern) => pattern.test(word));

/** As code, but for the two characters that would end a cell of a table or the code itself. */
const asCode = (word: string): string =>
  word
    .split(/([|`])/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^[|`]$/.test(piece) ? `\\${piece}` : `\`${piece}\``))
    .join('');

/** How many of the quotation marks behind a word are its own: `lang="nl"`, `alt=""`. */
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

/** What begins a list where it begins a line. */
const escapeListMarks = (line: string): string => line.replace(/^(?=[-+])/, '\\').replace(/^\d+(?=[.)])/, '$&\\');

/** Text of a stranger inside one line of Markdown: white space folded, nothing of it markup, nothing of it a link. */
export const escapeInline = (text: string): string =>
  escapeListMarks(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(escapeWord)
      .join(' '),
  );

/** Text verbatim, between fences longer than any in it (CommonMark 0.31, 4.5). */
export const fenceText = (text: string): string => {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table; its cells are escaped already. */
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(formatRow).join('\n');
