const LIMIT = { banners: 40, length: 450, lines: 12 };

/** Comments that minifiers keep: `/*!`, and those that mention a licence, an author or a version. */
const BANNER = /^!|@license|@preserve|@overview|copyright|\(c\)|licen[cs]e|\bv(?:ersion)?:? ?\d{1,9}\.\d/i;

/**
 * Other parts of a script that may contain a slash and a star: strings and templates, line comments, and regular
 * expressions where one may begin. An unclosed one ends with its line, or with the text, so that every character is
 * read once.
 */
const APART = [
  String.raw`"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?`,
  String.raw`'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?`,
  '`[^`\\\\]*(?:\\\\[\\s\\S][^`\\\\]*)*`?',
  String.raw`\/\/[^\n]*`,
  String.raw`(?<=(?:[(,=:[!&|?{;+~]|\breturn)\s{0,3})\/(?!\*)(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\]?)*\/?`,
];
/** One of those, or a block comment: its text, and its end. */
const PIECE = new RegExp(String.raw`${APART.join('|')}|\/\*([^*]*(?:\*(?!\/)[^*]*)*)(\*\/)?`, 'g');

const findBlockComments = (text: string): readonly string[] => {
  const found: string[] = [];
  for (const [, said, end] of text.matchAll(PIECE)) {
    const head = said?.slice(0, LIMIT.length) ?? '';
    if (end !== undefined && /\d/.test(head) && BANNER.test(head)) found.push(head);
    if (found.length === LIMIT.banners) break;
  }
  return found;
};

/** The line comments with which some libraries begin: `//! moment.js`. */
const findLineComments = (text: string): readonly string[] => {
  const lines = text
    .slice(0, 4_000)
    .split('\n')
    .slice(0, LIMIT.lines)
    .map((line) => line.trim());
  const end = lines.findIndex((line) => line !== '' && !line.startsWith('//'));
  const comments = lines.slice(0, end === -1 ? lines.length : end).filter((line) => line !== '');
  return comments.length === 0 ? [] : [comments.join('\n').slice(0, LIMIT.length)];
};

/**
 * Comments of a script in which a library may name itself and its version: the first 450 characters of each, without
 * the opening slash and star. Linear in the text; what looks like a comment within a string does not count.
 */
export const findBanners = (text: string): readonly string[] =>
  [...findLineComments(text), ...findBlockComments(text)].slice(0, LIMIT.banners);

/** The address of a script's source map; '' when it names none, `data:` for one inside it. */
export const findSourceMap = (text: string): string => {
  const address = /[#@] ?sourceMappingURL=(\S{1,500})/.exec(text.slice(-1_000))?.[1] ?? '';
  return address.startsWith('data:') ? 'data:' : address;
};
