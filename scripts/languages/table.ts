/** A record of the registry (RFC 5646 §3.1), with the fields that are read here. */
export interface Subtag {
  readonly Type: string;
  readonly Subtag?: string | readonly string[];
  readonly Deprecated?: string;
  readonly Scope?: string;
}

/** Subtags of a kind that may be used in new tags: neither deprecated nor for private use, ranges left out. */
export const livingOf = (registry: readonly Subtag[], type: string): readonly string[] =>
  registry
    .filter((one) => one.Type === type && one.Deprecated === undefined && one.Scope !== 'private-use')
    .flatMap(({ Subtag: subtag }) => (typeof subtag === 'string' ? [subtag] : []))
    .filter((subtag) => !subtag.includes('..'));

const LETTERS = 26;

/** One bit for each of the 17,576 words of three letters, the first in the lowest bit of the first byte; as base64. */
export const bitsOf = (codes: readonly string[]): string => {
  const bytes = new Uint8Array(Math.ceil(LETTERS ** 3 / 8));
  for (const code of codes) {
    const [a = 0, b = 0, c = 0] = [...code].map((letter) => letter.charCodeAt(0) - 97);
    const index = (a * LETTERS + b) * LETTERS + c;
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return Buffer.from(bytes).toString('base64');
};

/** Splits a long text into lines of a literal. */
const lines = (text: string, width: number): string =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map((line) => `'${line}'`).join(' +\n    ');

/** The text of `lib/data/generated/language-subtags.ts`. */
export const tableOf = (registry: readonly Subtag[], date: string): string => {
  const languages = livingOf(registry, 'language');
  const long = languages.filter(({ length }) => length === 3);
  const scripts = livingOf(registry, 'script');
  const regions = livingOf(registry, 'region').filter((subtag) => /^\d/.test(subtag));
  return `/**
 * Made by \`npm run languages\` from IANA's registry of language subtags of ${date}
 * (https://www.iana.org/assignments/language-subtag-registry), by the package language-subtag-registry (CC0-1.0). Without
 * what is deprecated or for private use.
 */

/** ${long.length} languages of three letters: one bit for each word of three letters, aaa in the lowest of the first byte; base64. */
export const LONG_LANGUAGES =
  ${lines(long.length === 0 ? '' : bitsOf(long), 110)};

/** ${scripts.length} scripts (ISO 15924), four letters each. */
export const SCRIPTS =
  ${lines(scripts.join(''), 108)};

/** ${regions.length} regions by number (UN M.49), three digits each. */
export const REGIONS =
  ${lines(regions.join(''), 108)};
`;
};
