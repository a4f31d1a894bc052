/** What an llms.txt holds, of what its convention asks for. */
export interface LlmsTxt {
  /** Text of the first heading of level one; null when there is none. */
  readonly title: string | null;
  /** Markdown links with an address. */
  readonly links: number;
  /** Characters, ends trimmed. */
  readonly length: number;
}

/** An inline link of Markdown with a full address or a path from the root, perhaps in angle brackets or before a title. */
const LINK = /\[[^[\]\n]+\]\(<?(?:https?:\/\/|\/)[^\s[)<>]+>?(?:\)|[ \t]{1,9}["'])/g;

/** Reads an llms.txt (llmstxt.org): Markdown with one heading of level one, and links. Fenced code is no heading. */
export const parseLlmsTxt = (text: string): LlmsTxt => {
  const plain = text.replace(/^\uFEFF/, '').replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const title = /^# +(\S[^\n]{0,300})/m.exec(plain)?.[1]?.trim() ?? null;
  const links = plain.match(LINK) ?? [];
  return { title, links: links.length, length: plain.trim().length };
};
