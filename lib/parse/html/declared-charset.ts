import { findEncoding } from './encoding-label.ts';

/*
 * The encoding that a page's own bytes declare. Chromium and Firefox both look for it with the tokenizer itself (which
 * HTML permits: the prescan is optional), so a declaration within a script, a title or a comment does not count. Both
 * continue beyond the first 1,024 bytes for as long as the head lasts ("change the encoding").
 */

/** A declaration that ends within this many bytes counts even outside the head. */
const PRESCAN = 1_024;

const SPACE = '\\t\\n\\f\\r ';
const NAME = new RegExp(`[a-z][^${SPACE}/>]*`, 'iy');
const BETWEEN = new RegExp(`[${SPACE}/]*`, 'y');
const ATTRIBUTE_NAME = new RegExp(`[^/>${SPACE}][^=/>${SPACE}]*`, 'y');
const EQUALS = new RegExp(`[${SPACE}]*=[${SPACE}]*`, 'y');
const UNQUOTED = new RegExp(`[^>${SPACE}]*`, 'y');
const COMMENT_END = /--!?>/g;
/** Elements whose content is text, to their own end tag (HTML, "parsing HTML fragments"; scripting is on). */
const TEXT_ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<\/script(?=[\t\n\f\r />])/gi],
  ['style', /<\/style(?=[\t\n\f\r />])/gi],
  ['title', /<\/title(?=[\t\n\f\r />])/gi],
  ['textarea', /<\/textarea(?=[\t\n\f\r />])/gi],
  ['xmp', /<\/xmp(?=[\t\n\f\r />])/gi],
  ['iframe', /<\/iframe(?=[\t\n\f\r />])/gi],
  ['noembed', /<\/noembed(?=[\t\n\f\r />])/gi],
  ['noframes', /<\/noframes(?=[\t\n\f\r />])/gi],
  ['noscript', /<\/noscript(?=[\t\n\f\r />])/gi],
]);
/** Tags that leave the head open. `object` belongs in the body, but Chromium continues after it, as the standard would. */
const IN_HEAD = /^(?:html|head|base|basefont|bgsound|link|meta|noframes|noscript|object|script|style|title)$/;

const match = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};

/** Index of the next match of a pattern from `at` on; the text's length when there is none. */
const findNext = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
};

const findEndOfSign = (sign: string, text: string, at: number): number => {
  const found = text.indexOf(sign, at);
  return found === -1 ? text.length : found + 1;
};

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index after the tag. */
  readonly end: number;
}

/** Reads the attribute value at `at`; returns it with the index after it, or null when the text ends first. */
const readValue = (text: string, at: number): readonly [value: string, end: number] | null => {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") {
    const value = match(UNQUOTED, text, at) ?? '';
    return [value, at + value.length];
  }
  const end = text.indexOf(quote, at + 1);
  return end === -1 ? null : [text.slice(at + 1, end), end + 1];
};

const REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi;
const resolve = (value: string): string =>
  value.replace(REFERENCE, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code < 0x80 ? String.fromCharCode(code) : whole;
  });

/** Reads the tag whose name begins at `at`; null when the text ends within the tag. */
const readTag = (text: string, at: number, isEnd: boolean): Tag | null => {
  const name = match(NAME, text, at) ?? '';
  const attributes = new Map<string, string>();
  let index = at + name.length;
  for (;;) {
    index += match(BETWEEN, text, index)?.length ?? 0;
    if (index >= text.length) return null;
    if (text[index] === '>') return { name: name.toLowerCase(), isEnd, attributes, end: index + 1 };
    const attribute = match(ATTRIBUTE_NAME, text, index) ?? '';
    index += attribute.length;
    const equals = match(EQUALS, text, index);
    const value = equals === null ? (['', index] as const) : readValue(text, index + equals.length);
    if (value === null) return null;
    if (!attributes.has(attribute.toLowerCase())) attributes.set(attribute.toLowerCase(), resolve(value[0]));
    index = value[1];
  }
};

/** Index after the comment that opens at `at`; `<!-->` and `<!--->` are complete comments. */
const findEndOfComment = (text: string, at: number): number => {
  const short = match(/<!---?>/y, text, at);
  return short === null ? findEndOfSign('>', text, findNext(COMMENT_END, text, at + 4)) : at + short.length;
};

/** The encoding label in the content of a pragma (HTML, "extracting a character encoding from a meta element"). */
const parseCharsetLabel = (content: string): string | null => {
  const equals = /charset[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(content);
  if (equals === null) return null;
  const value = content.slice(equals.index + equals[0].length);
  const quote = /^["']/.exec(value)?.[0];
  if (quote === undefined) return value.split(/[\t\n\f\r ;]/)[0] ?? null;
  const end = value.indexOf(quote, 1);
  return end === -1 ? null : value.slice(1, end);
};

/**
 * The encoding of a declared label. UTF-16 becomes UTF-8, because a declaration that was read as ASCII cannot be
 * UTF-16; `x-user-defined` becomes windows-1252.
 */
const toDeclarable = (label: string | null): string | null => {
  const name = label === null ? null : findEncoding(label);
  if (name === 'x-user-defined') return 'windows-1252';
  return name?.startsWith('utf-16') === true ? 'utf-8' : name;
};

/** The encoding that a meta element declares; null when it declares none or an unknown one. */
const readDeclared = ({ attributes }: Tag): string | null => {
  const own = toDeclarable(attributes.get('charset') ?? null);
  if (own !== null || attributes.get('http-equiv')?.toLowerCase() !== 'content-type') return own;
  return toDeclarable(parseCharsetLabel(attributes.get('content') ?? ''));
};

/** The next tag from index `from` on, skipping comments and other markup; null when none is left. */
const findNextTag = (text: string, from: number): Tag | null => {
  let at = from;
  for (;;) {
    at = text.indexOf('<', at);
    if (at === -1) return null;
    const isEnd = text[at + 1] === '/';
    if (/[a-z]/i.test(text[at + (isEnd ? 2 : 1)] ?? '')) return readTag(text, at + (isEnd ? 2 : 1), isEnd);
    if (text.startsWith('<!--', at)) at = findEndOfComment(text, at);
    else if (isEnd || '!?'.includes(text[at + 1] ?? ' ')) at = findEndOfSign('>', text, at + 2);
    else at += 1;
  }
};

/** The encoding of the first meta element that declares one; null when none does. `text` has one character per byte. */
export const findMetaCharset = (text: string): string | null => {
  let isHead = true;
  let at = 0;
  for (;;) {
    const tag = findNextTag(text, at);
    if (tag === null || (!isHead && tag.end > PRESCAN)) return null;
    const declared = tag.name === 'meta' && !tag.isEnd ? readDeclared(tag) : null;
    if (declared !== null) return declared;
    isHead &&= IN_HEAD.test(tag.name);
    const ends = tag.isEnd ? undefined : TEXT_ENDS.get(tag.name);
    at = ends === undefined ? tag.end : findNext(ends, text, tag.end);
  }
};

/** The encoding in an XML declaration that the text begins with (HTML, "get an XML encoding"); null without one. */
export const findXmlCharset = (text: string): string | null => {
  if (!text.startsWith('<?xml')) return null;
  const declaration = text.slice(0, findEndOfSign('>', text, 0));
  const label = /encoding[\0- ]*=[\0- ]*(?:"([^"\0- ]*)"|'([^'\0- ]*)')/.exec(declaration);
  return toDeclarable(label?.[1] ?? label?.[2] ?? null);
};
