/** The parts of an llms.txt that its convention requires. */
interface LlmsTxt {
  /** Text of the first heading of level one; null when there is none. */
  readonly title: string | null;
  /** Markdown links with an address. */
  readonly links: number;
  /** Lines that readers of the convention ignore: a second heading of level one, a list entry without a link. */
  readonly ignored: readonly string[];
  /** Length in characters, trimmed. */
  readonly length: number;
}

/** The text of a Markdown link: brackets within it are in pairs, or escaped (CommonMark 0.31 §6.3). */
const LABEL = String.raw`(?<!\\)\[(?:[^[\]\n\\]|\\[^\n]|\[[^[\]\n\\]*\])+\]`;
/** An inline Markdown link to a page, from the root or this file too, optionally in angle brackets or followed by a title. */
const LINK = new RegExp(
  String.raw`${LABEL}\([ \t]{0,9}<?(?:https?:\/\/|(?!#|[a-z][a-z\d+.-]{0,20}:))[^\s[)<>]+>?[ \t]{0,9}(?:\)|(?<=[ \t])["'(])`,
  'gi',
);
/** The same with any address, as of an e-mail. */
const ANY_LINK = new RegExp(String.raw`${LABEL}\([ \t]{0,9}[^\s)]`);
/** A heading of level one, with `#` or underlined; as of level two it may be indented by three blanks (CommonMark §4.2, §4.3). */
const TITLE = /^ {0,3}#[ \t]+(\S[^\n]{0,300})|^ {0,3}(\S[^\n]{0,300})\n {0,3}=+[ \t]*$/m;
const TITLE_LINE = /^ {0,3}#[ \t]+\S/;
/** An unindented list entry: below a heading of level two the convention only allows links there. */
const ENTRY = /^[-*+] +\S/;
const LINES = 20;

/** The ignored lines of a file, each cut to 200 characters, at most 20. */
const listIgnored = (plain: string): readonly string[] => {
  let section = '';
  let titles = 0;
  const ignored: string[] = [];
  for (const line of plain.split('\n')) {
    if (/^ {0,3}##[ \t]+\S/.test(line)) section = line;
    else if (TITLE_LINE.test(line)) titles += 1;
    const isAgain = TITLE_LINE.test(line) && titles > 1;
    const isBare = section !== '' && ENTRY.test(line) && !ANY_LINK.test(line);
    if ((isAgain || isBare) && ignored.length < LINES) ignored.push(line.trim().slice(0, 200).toWellFormed());
  }
  return ignored;
};

/** Parses an llms.txt (llmstxt.org): Markdown with one heading of level one, and links. Fenced code is left out. */
export const parseLlmsTxt = (text: string): LlmsTxt => {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const [, marked, underlined] = TITLE.exec(plain) ?? [];
  const title = (marked ?? underlined)?.trim() ?? null;
  const links = plain.match(LINK) ?? [];
  return { title, links: links.length, ignored: listIgnored(plain), length: plain.trim().length };
};
