import { COMMON_WORDS } from '../../data/text/common-words.ts';
import { listContentWords } from './content-words.ts';
import { splitWords } from './coverage.ts';
import { normalizeLanguage } from './same-language.ts';

/** Words from which a page says what it is about: one sentence. */
const SENTENCE = 10;
/** Words of a title from which it is more than a name, and of which the first are looked for. */
const NAME = 2;
const LOOKED_FOR = 50;
/** Letters that an ending adds to a word at most, and that it leaves at least (boats, boat). */
const ENDING = { most: 2, stem: 4 };

/** Scripts that part words by spaces, so that the words of two texts can be held against each other. */
const SCRIPTS = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
];

/** The script of most of a text's letters, by its place in the list; -1 for any other and for a mixture. */
const findScript = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.findIndex((script) => (text.match(script)?.length ?? 0) * 2 > letters);
};

/** Words of menus, search boxes and buttons, which stand on pages about anything: alone they tell nothing of this one. */
const OF_ANY_PAGE = new Set(
  (
    'contact home info informatie information inloggen login meer menu more nieuws news page pagina result results resultaat ' +
    'resultaten search site website welcome welkom zoek zoeken zoekresultaten overzicht overview'
  ).split(' '),
);

/** A word that runs through another language's texts, and not through the page's: the title is in that language. */
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

/** What a title is held against. */
export interface Shown {
  /** All that stands on the page, alternatives and names included. */
  readonly text: string;
  /** As declared (BCP 47); empty where none is. */
  readonly lang: string;
  /** What the site is called: its host, its own name. Words of it tell nothing of the page. */
  readonly names: readonly string[];
}

/**
 * Whether a word of the title begins a word of the page (ACT rule c4a8a4, "HTML page title is descriptive"); null where the
 * words cannot tell: a name alone, another language or script, hardly any text.
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
