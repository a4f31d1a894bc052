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

/** An inline Markdown link with a full address or a path from the root, optionally in angle brackets or followed by a title. */
const LINK = /\[[^[\]\n]+\]\(<?(?:https?:\/\/|\/)[^\s[)<>]+>?(?:\)|[ \t]{1,9}["'])/g;
/** The same with any address, including a relative one. */
const ANY_LINK = /\[[^[\]\n]+\]\(\S/;
/** An unindented list entry: below a heading of level two the convention only allows links there. */
const ENTRY = /^[-*+] +\S/;
const LINES = 20;

/** The ignored lines of a file, each cut to 200 characters, at most 20. */
const listIgnored = (plain: string): readonly string[] => {
  let section = '';
  let titles = 0;
  const ignored: string[] = [];
  for (const line of plain.split('\n')) {
    if (/^## +\S/.test(line)) section = line;
    else if (/^# +\S/.test(line)) titles += 1;
    const isAgain = /^# +\S/.test(line) && titles > 1;
    const isBare = section !== '' && ENTRY.test(line) && !ANY_LINK.test(line);
    if ((isAgain || isBare) && ignored.length < LINES) ignored.push(line.trim().slice(0, 200).toWellFormed());
  }
  return ignored;
};

/** Parses an llms.txt (llmstxt.org): Markdown with one heading of level one, and links. Fenced code is left out. */
export const parseLlmsTxt = (text: string): LlmsTxt => {
  const plain = text.replace(/^\uFEFF/, '').replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const title = /^# +(\S[^\n]{0,300})/m.exec(plain)?.[1]?.trim() ?? null;
  const links = plain.match(LINK) ?? [];
  return { title, links: links.length, ignored: listIgnored(plain), length: plain.trim().length };
};
