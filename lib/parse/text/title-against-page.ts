import { COMMON_WORDS } from '../../data/text/common-words.ts';
import { listContentWords } from './content-words.ts';
import { splitWords } from './coverage.ts';
import { normalizeLanguage } from './same-language.ts';

/** Least number of words in which a page says what it is about: one sentence. */
const SENTENCE = 10;
/** Least number of words that make a title more than a name; and how many of its words are searched for at most. */
const NAME = 2;
const LOOKED_FOR = 50;
/** Most letters of an ending, and least letters of the stem before it (boats, boat). */
const ENDING = { most: 2, stem: 4 };

/** Scripts that separate words by spaces, so that the words of two texts can be compared. */
const SCRIPTS = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
];

/** Index in the list of the script of most of a text's letters; -1 for any other script and for a mixture. */
const findScript = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.findIndex((script) => (text.match(script)?.length ?? 0) * 2 > letters);
};

/**
 * Words of menus, search boxes and buttons, which occur on pages about anything: on their own they say nothing about
 * this one.
 */
const OF_ANY_PAGE = new Set(
  (
    'contact home info informatie information inloggen login meer menu more nieuws news page pagina result results resultaat ' +
    'resultaten search site website welcome welkom zoek zoeken zoekresultaten overzicht overview'
  ).split(' '),
);

/** Whether a word is common in another language but not in the page's: then the title is in that other language. */
const isForeign = (word: string, lang: string): boolean => {
  const own = normalizeLanguage(lang);
  const lists = Object.entries(COMMON_WORDS);
  return !lists.some(([tag, words]) => tag === own && words.has(word)) && lists.some(([, words]) => words.has(word));
};

const isBeginning = (word: string, said: ReadonlySet<string>): boolean => {
  for (let cut = 0; cut <= ENDING.most && (cut === 0 || word.length - cut >= ENDING.stem); cut += 1) {
    if (said.has(word.slice(0, word.length - cut))) return true;
  }
  for (const one of said) if (one.startsWith(word)) return true;
  return false;
};

/** The page with which a title is compared. */
export interface Shown {
  /** All text of the page, including text alternatives and accessible names. */
  readonly text: string;
  /** As declared (BCP 47); empty when none is declared. */
  readonly lang: string;
  /** Names of the site: its host, its own name. Their words say nothing about the page. */
  readonly names: readonly string[];
}

/**
 * Whether a word of the title begins a word of the page (ACT rule c4a8a4, "HTML page title is descriptive"); null when
 * the words cannot decide it: only a name, another language or script, hardly any text.
 */
export const isTitleShared = (title: string, { text, lang, names }: Shown): boolean | null => {
  const said = splitWords(text);
  const script = findScript(title);
  if (said.length < SENTENCE || lang === '' || script === -1 || script !== findScript(text)) return null;
  if (splitWords(title).some((word) => isForeign(word, lang))) return null;

  const called = names.map((name) => splitWords(name).join(''));
  const words = listContentWords(title).slice(0, LOOKED_FOR);
  const all = new Set(said);
  const telling = words.filter((word) => !OF_ANY_PAGE.has(word) && !called.some((name) => name.includes(word)));
  if (telling.some((word) => isBeginning(word, all))) return true;
  if (telling.length >= NAME) return false;
  return words.some((word) => isBeginning(word, all)) ? true : null;
};
