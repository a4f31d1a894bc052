/** What an llms.txt holds, of what its convention asks for. */
interface LlmsTxt {
  /** Text of the first heading of level one; null when there is none. */
  readonly title: string | null;
  /** Markdown links with an address. */
  readonly links: number;
  /** Lines that readers of the convention pass over: a second heading of level one, an entry of a list without a link. */
  readonly ignored: readonly string[];
  /** Characters, ends trimmed. */
  readonly length: number;
}

/** An inline link of Markdown with a full address or a path from the root, perhaps in angle brackets or before a title. */
const LINK = /\[[^[\]\n]+\]\(<?(?:https?:\/\/|\/)[^\s[)<>]+>?(?:\)|[ \t]{1,9}["'])/g;
/** The same to whatever address, one beside the file among them. */
const ANY_LINK = /\[[^[\]\n]+\]\(\S/;
/** An entry of a list at the margin: below a heading of level two the convention has links there, and nothing else. */
const ENTRY = /^[-*+] +\S/;
const LINES = 20;

/** What is passed over in a file, its lines cut to 200 characters, at most 20. */
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

/** Reads an llms.txt (llmstxt.org): Markdown with one heading of level one, and links. Fenced code is no heading. */
export const parseLlmsTxt = (text: string): LlmsTxt => {
  const plain = text.replace(/^\uFEFF/, '').replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const title = /^# +(\S[^\n]{0,300})/m.exec(plain)?.[1]?.trim() ?? null;
  const links = plain.match(LINK) ?? [];
  return { title, links: links.length, ignored: listIgnored(plain), length: plain.trim().length };
};
