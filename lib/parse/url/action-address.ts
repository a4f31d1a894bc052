import { ACTING_PAIRS, ACTION_WORDS } from '../../data/page-kinds/action-words.ts';
import { splitIntoWords } from '../text/words-in.ts';
import { decodeAddress } from './decode-address.ts';
import { hasToken } from './token-address.ts';

const LISTS = Object.values(ACTION_WORDS);
const WHOLE: ReadonlySet<string> = new Set(LISTS.flatMap(({ whole }) => whole));
const WITHIN: ReadonlySet<string> = new Set(LISTS.flatMap(({ within }) => within));

/** Number of leading characters by which stems are indexed. */
const START = 3;

/** Stems by their first characters, so that a word takes as many look-ups as it has letters. */
const STEMS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  LISTS.flatMap(({ begins, within }) => [...begins, ...within]),
  (stem) => stem.slice(0, START),
);

/** Stems that occur in a word at index `at`. */
const findStems = (word: string, at: number): readonly string[] | undefined =>
  STEMS.get(word.slice(at, at + START))?.filter((stem) => word.startsWith(stem, at));

const isAction = (word: string): boolean => {
  if (WHOLE.has(word)) return true;
  for (let at = 0; at + START <= word.length; at += 1) {
    if (findStems(word, at)?.some((stem) => at === 0 || WITHIN.has(stem))) return true;
  }
  return false;
};

/**
 * Least letters that a stem must take from the second word, so that a word which happens to begin alike does not
 * complete it (beste laptops, bestel).
 */
const HALF = 3;

/** Whether one word is written as two: log-out, winkel-wagen. */
const isDivided = (word: string, next: string): boolean =>
  findStems(word + next, 0)?.some((stem) => stem.length >= word.length + HALF && WITHIN.has(stem)) ?? false;

/** How many words may come between the two words of an acting pair. */
const BETWEEN = 3;

const isPair = (words: readonly string[], at: number): boolean => {
  const seconds = ACTING_PAIRS.get(words[at] ?? '');
  return seconds !== undefined && words.slice(at + 1, at + 2 + BETWEEN).some((word) => seconds.includes(word));
};

const isActing = (words: readonly string[]): boolean =>
  words.some((word, at) => isAction(word) || isDivided(word, words[at + 1] ?? '') || isPair(words, at));

const isNamingAction = (text: string): boolean => splitIntoWords(text).some(isActing);

/** A code file whose name begins with its library and has its topic after a dot: `jquery.validate.min.js`. */
const CODE_FILE = /(\/[\w-]+)\.[\w.-]+\.(?:m?js|css)$/;

/**
 * Decoded path and query of an address; null when it is not an address or cannot be judged. The topic in the name of a
 * code file is removed: it says nothing about what opening the address does.
 */
const readSaid = (address: string): string | null => {
  const url = URL.parse(address);
  return url === null ? null : decodeAddress(url.pathname.replace(CODE_FILE, '$1') + url.search);
};

/**
 * Whether an address looks as if opening it does something (log out, delete, confirm, buy), by its words in Dutch,
 * English or German, however they are encoded. True for an address that cannot be judged.
 */
export const isActionLike = (address: string): boolean => {
  const said = readSaid(address);
  return said === null || isNamingAction(said);
};

/** Whether a link's text names an action. */
export const isActionText = (text: string): boolean => isNamingAction(text);

/** Whether opening an address may do something: its words say so, or it carries a token made for one person. */
export const mayAct = (address: string): boolean => isActionLike(address) || hasToken(address);

/**
 * The addresses that surely do nothing; when there are none, all of them: `reach` requests none of those, so that they
 * are reported as not seen rather than absent.
 */
export const filterHarmless = (addresses: readonly string[]): readonly string[] => {
  const calm = addresses.filter((address) => !mayAct(address));
  return calm.length > 0 ? calm : addresses;
};

/** Sorts items whose addresses surely do nothing first; otherwise keeps their order. */
export const sortHarmlessFirst = <T>(items: readonly T[], addressOf: (item: T) => string): readonly T[] => {
  const { calm = [], acting = [] } = Object.groupBy(items, (item) => (mayAct(addressOf(item)) ? 'acting' : 'calm'));
  return [...calm, ...acting];
};
