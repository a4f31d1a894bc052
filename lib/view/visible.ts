/** A letter of a cursive script, with its marks. */
const CURSIVE = String.raw`(?=\p{L})[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Adlm}](?:(?!\p{DI})\p{M}){0,4}`;
/** Viramas of scripts in use (canonical combining class 9). */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u17d2\u1b44\ua9c0]`;
const TAG_LETTERS = String.raw`\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073}`;

/**
 * Joiners, selectors and tags where they have an effect: joiners by RFC 5892, appendix A, and a little wider, following
 * actual use; pictures by UTS #51; selectors by Unicode's standardized variants.
 */
const USED = [
  // One picture made of several; a picture as text or in colour; a keycap; the three flags that are drawn from tags.
  String.raw`(?<=\p{ExtPict}(?:\ufe0f|\p{EMod})?)\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:${TAG_LETTERS})\u{e007f}`,
  // Between letters that join, and after a letter that a joiner makes join; around a virama.
  `(?<=${CURSIVE})(?:\u200d|\u200c(?=${CURSIVE}))`,
  `(?<=${VIRAMA})[\u200c\u200d]`,
  String.raw`(?<=(?!\p{DI})\p{L})\u200d(?=${VIRAMA})`,
  // Variants of ideographs, of Mongolian letters, and of signs that have two forms.
  String.raw`(?<=\p{UIdeo})(?:[\ufe00-\ufe02]|[\u{e0100}-\u{e01ef}])`,
  String.raw`(?<=(?=\p{L})\p{sc=Mong})[\u180b-\u180f]`,
  String.raw`(?<=\p{Sm}|\p{sc=Mymr}|\p{sc=Phag})\ufe00`,
].join('|');

/**
 * Characters that are invisible but change what is read: everything that Unicode calls default-ignorable (UAX #44:
 * zero-width and bidirectional characters, fillers, selectors, tags), line and paragraph separators, the annotation
 * characters, the empty braille cell. Those that have an effect are in the first group.
 */
const UNSEEN = new RegExp(String.raw`(${USED})|[\p{DI}\u2028\u2029\ufff9-\ufffb\u2800]`, 'gu');
/** C0 and C1 controls except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const formatHex = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const toPicture = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : formatHex(character);
};

/**
 * Makes foreign text safe to show: well-formed, with controls and invisible characters written out. Joiners and
 * selectors stay between characters that use them, so that a family of emoji or a Persian word reads as it was written.
 */
export const makeVisible = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROL, toPicture)
    .replace(UNSEEN, (found, used) => (used === undefined ? formatHex(found) : found));

/** Characters shown of a name or a sentence. */
const BRIEF = 2_000;

/** A foreign name or sentence for use within our own text: made visible, and truncated. */
export const toBrief = (text: string): string =>
  text.length > BRIEF ? `${makeVisible(text.slice(0, BRIEF))} …` : makeVisible(text);

/** Characters of a foreign name in a file name or a page title. */
const NAME = 100;

/** A foreign name for use in a title or a file name. */
export const toTitleName = (text: string): string => makeVisible(text.slice(0, NAME));

/** Returns an address that may become a link: http or https; null for every other. */
export const toWebAddress = (text: string): string | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
};
