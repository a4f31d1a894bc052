import { COUNTRIES, LANGUAGES, LONG_LANGUAGES } from '../data/language-codes.ts';

/** A language tag's parts as hreflang knows them. */
export interface LanguageTag {
  /** Lower case. */
  readonly language: string;
  /** Four letters, as `Latn`; '' when absent. */
  readonly script: string;
  /** Two letters, upper case, or three digits (UN M.49); '' when absent. */
  readonly region: string;
}

// language, then an optional script and an optional region
const TAG = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/i;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

/**
 * Reads `language[-script][-region]` with codes that exist (ISO 639, 15924 in form, 3166-1 or UN M.49 in form); null for
 * anything else, as `nl-EN` or `en-UK`.
 */
export const parseLanguageTag = (tag: string): LanguageTag | null => {
  const [, language = '', script = '', region = ''] = TAG.exec(tag.trim()) ?? [];
  const code = language.toLowerCase();
  const country = region.toUpperCase();
  if (!LANGUAGES.has(code) && !LONG_LANGUAGES.has(code)) return null;
  if (country.length === 2 && !COUNTRIES.has(country)) return null;
  return { language: code, script: capital(script), region: country };
};
