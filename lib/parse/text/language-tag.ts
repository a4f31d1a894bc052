import { LONG_LANGUAGES, REGIONS, SCRIPTS } from '../../data/generated/language-subtags.ts';
import { COUNTRIES, LANGUAGES } from '../../data/text/language-codes.ts';

/** The parts of a language tag that hreflang supports. */
interface LanguageTag {
  /** Lower case. */
  readonly language: string;
  /** Four letters, as `Latn`; '' when absent. */
  readonly script: string;
  /** Two letters, upper case, or three digits (UN M.49); '' when absent. */
  readonly region: string;
}

// language, then an optional script and an optional region
const TAG = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/i;

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

/** Splits a text into words of one length. */
const splitFixed = (text: string, length: number): ReadonlySet<string> =>
  new Set(Array.from({ length: text.length / length }, (_, index) => text.slice(index * length, (index + 1) * length)));

const scripts = splitFixed(SCRIPTS, 4);
const regions = splitFixed(REGIONS, 3);
const bits = Uint8Array.from(atob(LONG_LANGUAGES), (sign) => sign.charCodeAt(0));

/** Whether IANA's registry has this language code of three letters, in lower case. */
const isLongLanguage = (code: string): boolean => {
  if (!/^[a-z]{3}$/.test(code)) return false;
  const index = [...code].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0);
  return ((bits[index >> 3] ?? 0) & (1 << (index & 7))) !== 0;
};

/** Whether a code, in lower case, is that of a language (ISO 639-1; IANA's registry): `nl`, `nds`; not `nederlands`, `cn`. */
export const isLanguageCode = (code: string): boolean => LANGUAGES.has(code) || isLongLanguage(code);

/**
 * Parses `language[-script][-region]` with codes that exist (IANA's registry; countries by ISO 3166-1); null for
 * anything else, such as `nl-EN`, `en-UK`, `en-Abcd` or `nld`, whose code has two letters.
 */
export const parseLanguageTag = (tag: string): LanguageTag | null => {
  const [, language = '', script = '', region = ''] = TAG.exec(tag.trim()) ?? [];
  const code = language.toLowerCase();
  const country = region.toUpperCase();
  if (!isLanguageCode(code)) return null;
  if (script !== '' && !scripts.has(capitalize(script))) return null;
  if (region !== '' && !COUNTRIES.has(country) && !regions.has(region)) return null;
  return { language: code, script: capitalize(script), region: country };
};
