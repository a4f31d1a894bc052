/** Bidirectional controls, zero-width characters, the byte order mark and line separators: invisible, yet they change what is read. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** C0 and C1 controls but tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const picture = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : hex(character);
};
const hex = (character: string): string => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Text of a stranger as it may be shown: well-formed, with controls and invisible characters made visible. */
export const visible = (text: string): string => text.toWellFormed().replace(CONTROL, picture).replace(INVISIBLE, hex);

/** Characters of a name or a sentence that are shown. */
const BRIEF = 2_000;

/** A stranger's name or sentence where it stands among ours: visible, and cut. */
export const brief = (text: string): string =>
  text.length > BRIEF ? `${visible(text.slice(0, BRIEF))} …` : visible(text);

/** An address that may become a link: http or https; null for every other. */
export const webAddress = (text: string): string | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
};
