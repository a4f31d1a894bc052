import { ACTING_PAIRS, ACTION_WORDS } from '../../data/page-kinds/action-words.ts';
import { splitIntoWords } from '../text/words-in.ts';
import { decodeAddress } from './decode-address.ts';
import { hasToken } from './token-address.ts';

const LISTS = Object.values(ACTION_WORDS);
const WHOLE: ReadonlySet<string> = new Set(LISTS.flatMap(({ whole }) => whole));
const WITHIN: ReadonlySet<string> = new Set(LISTS.flatMap(({ within }) => within));

/** Characters by which a stem is looked up. */
const START = 3;

/** Stems by how they start, so that a word costs as many look-ups as it has letters. */
const STEMS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  LISTS.flatMap(({ begins, within }) => [...begins, ...within]),
  (stem) => stem.slice(0, START),
);

/** Stems that a word has at a place. */
const findStems = (word: string, at: number): readonly string[] | undefined =>
  STEMS.get(word.slice(at, at + START))?.filter((stem) => word.startsWith(stem, at));

const isAction = (word: string): boolean => {
  if (WHOLE.has(word)) return true;
  for (let at = 0; at + START <= word.length; at += 1) {
    if (findStems(word, at)?.some((stem) => at === 0 || WITHIN.has(stem))) return true;
  }
  return false;
};

/** Letters of the second half, so that a word which happens to begin alike makes no whole (beste laptops, bestel). */
const HALF = 3;

/** One word written as two: log-out, winkel-wagen. */
const isDivided = (word: string, next: string): boolean =>
  findStems(word + next, 0)?.some((stem) => stem.length >= word.length + HALF && WITHIN.has(stem)) ?? false;

/** Words that may stand between two that act together. */
const BETWEEN = 3;

const isPair = (words: readonly string[], at: number): boolean => {
  const seconds = ACTING_PAIRS.get(words[at] ?? '');
  return seconds !== undefined && words.slice(at + 1, at + 2 + BETWEEN).some((word) => seconds.includes(word));
};

const isActing = (words: readonly string[]): boolean =>
  words.some((word, at) => isAction(word) || isDivided(word, words[at + 1] ?? '') || isPair(words, at));

const isNamingAction = (text: string): boolean => splitIntoWords(text).some(isActing);

/** A file of code named after what it belongs to first, and what it is about behind a dot: `jquery.validate.min.js`. */
const CODE_FILE = /(\/[\w-]+)\.[\w.-]+\.(?:m?js|css)$/;

/**
 * Path and query, where an address says what it does; null for what is no address, or cannot be judged. Of a file of code
 * what it is about says nothing of the kind.
 */
const readSaid = (address: string): string | null => {
  const url = URL.parse(address);
  return url === null ? null : decodeAddress(url.pathname.replace(CODE_FILE, '$1') + url.search);
};

/**
 * Whether an address looks as if opening it does something (log out, delete, confirm, buy), by its words in Dutch,
 * English or German, however they are encoded. An address that cannot be judged does.
 */
export const isActionLike = (address: string): boolean => {
  const said = readSaid(address);
  return said === null || isNamingAction(said);
};

/** Whether a link's text says that it does something. */
export const isActionText = (text: string): boolean => isNamingAction(text);

/** Whether opening an address may do something: by its words, or as it carries what was made for one person alone. */
export const mayAct = (address: string): boolean => isActionLike(address) || hasToken(address);

/**
 * The addresses that surely do nothing; where there is none, all of them: `reach` asks none of those, so that they are
 * told as not seen and not as absent.
 */
export const filterHarmless = (addresses: readonly string[]): readonly string[] => {
  const calm = addresses.filter((address) => !mayAct(address));
  return calm.length > 0 ? calm : addresses;
};

/** What leads to addresses that surely do nothing comes first, else in the order it came. */
export const sortHarmlessFirst = <T>(items: readonly T[], addressOf: (item: T) => string): readonly T[] => {
  const { calm = [], acting = [] } = Object.groupBy(items, (item) => (mayAct(addressOf(item)) ? 'acting' : 'calm'));
  return [...calm, ...acting];
};
