import { trimCharacters } from '../text/trimmed.ts';

/** Labels of encodings that browsers refuse to read: the whole text becomes one U+FFFD (Encoding §4.2, "replacement"). */
const REPLACEMENT = /^(?:csiso2022kr|hz-gb-2312|iso-2022-cn(?:-ext)?|iso-2022-kr|replacement)$/;
/** ASCII white space (Infra). */
const SPACES = '\t\n\f\r ';

/** The encoding that a label denotes, by the Encoding standard's name in lower case; null for an unknown label. */
export const findEncoding = (label: string): string | null => {
  const name = trimCharacters(label, SPACES).toLowerCase();
  if (name === 'x-user-defined') return name;
  if (REPLACEMENT.test(name)) return 'replacement';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
};
