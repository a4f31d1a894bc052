/** Writing systems in which spam takes over titles, with the languages that are written in them (ISO 639-1). */
const SYSTEMS: readonly { readonly letter: RegExp; readonly languages: readonly string[] }[] = [
  {
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    languages: ['ja', 'zh', 'yue', 'wuu', 'ko'],
  },
  { letter: /\p{Script=Hangul}/gu, languages: ['ko'] },
  {
    letter: /\p{Script=Cyrillic}/gu,
    languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg', 'tt', 'bs', 'uz', 'az', 'ro'],
  },
  { letter: /\p{Script=Arabic}/gu, languages: ['ar', 'fa', 'ur', 'ps', 'ku', 'ckb', 'ug', 'sd', 'az'] },
  { letter: /\p{Script=Thai}/gu, languages: ['th'] },
];

/**
 * Least letters of another system in a title, and their least share of it; least Latin letters of a text that shows the
 * page's own system; and the share of the title's letters at which the text counts as quoting it.
 */
const LETTERS = { title: 6, share: 0.6, text: 200, quoted: 0.5 };

const countOf = (text: string, letter: RegExp): number => (text.match(letter) ?? []).length;

/**
 * The titles that are written in another system than the page itself: Japanese or Cyrillic above a text in Latin
 * letters that does not quote it, on a page that does not declare such a language. The reverse, a brand name in Latin
 * letters, is ordinary.
 */
export const listForeignTitles = (titles: readonly string[], text: string, lang: string | null): readonly string[] => {
  if (countOf(text, /\p{Script=Latin}/gu) < LETTERS.text) return [];
  const [declared = ''] = (lang ?? '').toLowerCase().split('-');
  return titles.filter((title) =>
    SYSTEMS.some(({ letter, languages }) => {
      const own = countOf(title, letter);
      const isForeign = own >= LETTERS.title && own >= LETTERS.share * countOf(title, /\p{L}/gu);
      return isForeign && !languages.includes(declared) && countOf(text, letter) < LETTERS.quoted * own;
    }),
  );
};
