/**
 * Characters that must never reach a reader, a screen reader or a file invisibly, by rules that are independent of the product's.
 */

const flagOf = (path: string): string => {
  const tags = [...path].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  return `\u{1f3f4}${tags.join('')}\u{e007f}`;
};

const isOneOf = (property: string): ((code: number) => boolean) => {
  const one = new RegExp(`^\\p{${property}}$`, 'u');
  return (code) => one.test(String.fromCodePoint(code));
};
const isIgnorable = isOneOf('Default_Ignorable_Code_Point');
const isControl = isOneOf('Cc');
const isBidi = isOneOf('Bidi_Control');

/** U+2800 looks like a space, U+FFF9-B annotate, U+2028 and U+2029 end lines. */
const OTHERS = [0x2800, 0xfff9, 0xfffa, 0xfffb, 0x2028, 0x2029];

/** Every code point that has to be written out, unless its surroundings use it; line feed and tab are visible. */
export const UNSEEN: readonly number[] = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) =>
    (code < 0xd800 || code > 0xdfff) &&
    code !== 9 &&
    code !== 10 &&
    (isIgnorable(code) || isControl(code) || isBidi(code) || OTHERS.includes(code)),
);

/** Texts in which joiners, selectors and tags have an effect: they are shown unchanged. */
export const USED: readonly (readonly [string, string])[] = [
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
  ['a family of three', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a couple with skin tones', '\u{1f469}\u{1f3fd}\u200d\u2764\ufe0f\u200d\u{1f468}\u{1f3ff}'],
  ['a rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ['a pirate flag', '\u{1f3f4}\u200d\u2620\ufe0f'],
  ['a shrug', '\u{1f937}\u{1f3fb}\u200d\u2642\ufe0f'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['a keycap of a sign', '#\ufe0f\u20e3'],
  ['a heart in colour', '\u2764\ufe0f'],
  ['a heart as text', '\u2764\ufe0e'],
  ['the flags of England, Scotland and Wales', flagOf('gbeng') + flagOf('gbsct') + flagOf('gbwls')],
  ['Persian', 'می\u200cخواهم کتاب\u200cها را'],
  ['Persian with marks', 'مُ\u200cی'],
  ['Arabic with a joiner at the end', '1447 ه\u200d'],
  ['Hindi', 'क्\u200dष'],
  ['Hindi, apart', 'क्\u200cष'],
  ['Bengali', 'র\u200d্য'],
  ['Sinhala', 'ශ්\u200dරී ලංකා'],
  ['Malayalam', 'ന്\u200d'],
  ['a Japanese name', '葛\u{e0100}城 辻\u{e0101}'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ\u180b'],
  ['mathematics', '\u2229\ufe00'],
];

/** A view may show the first word of a text alone. */
const used = [...new Set(USED.flatMap(([, text]) => [text, ...text.split(' ', 1)]))].toSorted(
  (a, b) => b.length - a.length,
);

/** The first code point of a text that is invisible and has no effect in one of the texts above; null if there is none. */
export const unseenIn = (text: string): string | null => {
  const left = used.reduce((rest, one) => rest.replaceAll(one, ''), text);
  const found =
    /(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Bidi_Control}\u2800\ufff9-\ufffb\u2028\u2029]/u.exec(left);
  return found === null
    ? null
    : `U+${(found[0].codePointAt(0) ?? 0).toString(16)} in ${JSON.stringify(left.slice(Math.max(0, found.index - 20), found.index + 20))}`;
};

/** Code points per text; a text stays shorter than what is shown of one. */
const TOGETHER = 100;

/** All of those code points, each between letters; and the texts that are shown unchanged. */
export const UNSEEN_TEXTS: readonly string[] = [
  ...Array.from({ length: Math.ceil(UNSEEN.length / TOGETHER) }, (_, index) =>
    UNSEEN.slice(TOGETHER * index, TOGETHER * (index + 1))
      .map((code) => `x${String.fromCodePoint(code)}y`)
      .join(' '),
  ),
  ...USED.map(([, text]) => text),
];
