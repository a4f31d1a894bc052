import fc from 'fast-check';

/**
 * Characters that people paste into headers and files from word processors, mail, chats and web pages, by name: they look like
 * ASCII, do not show at all, or are part of a name.
 */
export const PASTED: Readonly<Record<string, string>> = {
  'left single quote': '\u2018',
  'right single quote': '\u2019',
  'low single quote': '\u201a',
  prime: '\u2032',
  'acute accent': '\u00b4',
  'left double quote': '\u201c',
  'right double quote': '\u201d',
  'angle quote': '\u00ab',
  'no-break space': '\u00a0',
  'narrow no-break space': '\u202f',
  'ideographic space': '\u3000',
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'no-break hyphen': '\u2011',
  'en dash': '\u2013',
  'em dash': '\u2014',
  minus: '\u2212',
  ellipsis: '\u2026',
  'line separator': '\u2028',
  'next line': '\u0085',
  'Greek question mark': '\u037e',
  'full-width semicolon': '\uff1b',
  'full-width comma': '\uff0c',
  'full-width colon': '\uff1a',
  'Cyrillic a': '\u0430',
  umlaut: 'ü',
  'astral sign': '\u{1f512}',
};

/** Encodes a text as a server sends it: the bytes of UTF-8, each of which HTTP passes on as one character. */
export const asSent = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join('');

/** A text of a grammar's own parts, with pasted characters between them or replacing them, sent or not. */
export const pastedText = (parts: readonly string[]): fc.Arbitrary<string> => {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...parts) },
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(PASTED)) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(PASTED).map(asSent)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
  );
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
};
