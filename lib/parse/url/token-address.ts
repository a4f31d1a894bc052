import { TOKEN_ENDINGS, TOKEN_NAMES } from '../../data/page-kinds/action-words.ts';
import { splitIntoWords } from '../text/words-in.ts';
import { decodeAddress } from './decode-address.ts';

/** A value of more characters than this was not written by hand. */
const SHORT = 8;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Least changes between letters and digits of a key; words with a number have fewer. */
const CHANGES = 5;

const countChanges = (text: string): number => text.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;

/** Whether a text is a key rather than words: a UUID, a hash, or base64 for URLs (RFC 4648 §5). */
const isOpaque = (text: string): boolean => {
  if (UUID.test(text)) return true;
  const isHash = /^[\da-z]{16,}$/i.test(text);
  const isBase64 = /^[\w.~=-]{24,}$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
  return (isHash || isBase64) && countChanges(text) >= CHANGES;
};

/** A parameter of the query or of a path (`;jsessionid=…`). */
interface Parameter {
  readonly name: string;
  readonly value: string;
}

const isTokenName = (words: readonly string[]): boolean =>
  words.some((word) => TOKEN_NAMES.includes(word) || TOKEN_ENDINGS.some((ending) => word.endsWith(ending)));

/** Whether a value is an id that mixes letters and digits: such an id may be a secret, a counter is not. */
const isMixedId = (words: readonly string[], value: string): boolean =>
  words.some((word) => word.endsWith('id')) && /\p{L}/u.test(value) && /\d/.test(value);

const isToken = ({ name, value }: Parameter): boolean =>
  // A query may consist of nothing but a token.
  (value === '' && isOpaque(name)) ||
  splitIntoWords(name).some((words) => (value.length > SHORT && isTokenName(words)) || isMixedId(words, value));

const splitParameter = (piece: string): Parameter => {
  const at = piece.indexOf('=');
  return at === -1 ? { name: piece, value: '' } : { name: piece.slice(0, at), value: piece.slice(at + 1) };
};

const parseParameters = (text: string): readonly Parameter[] =>
  text.includes('=') ? text.split(/[?&;/]/).map(splitParameter) : [];

/**
 * The parameters that a server parses from the query, and those that may appear when path and query are decoded again;
 * null when the address cannot be judged.
 */
const listParameters = ({ pathname, search }: URL): readonly Parameter[] | null => {
  const whole = decodeAddress(pathname + search);
  if (whole === null) return null;
  const once = [...new URLSearchParams(search)].map(([name, value]) => ({
    name: decodeAddress(name) ?? name,
    value: decodeAddress(value) ?? value,
  }));
  return [...once, ...parseParameters(whole).filter(({ value }) => value !== '')];
};

/** The last part of a path, where links for one person carry their token: `/reset/9f8a…`. */
const getLastPart = ({ pathname }: URL): string => decodeAddress(pathname.split('/').findLast(Boolean) ?? '') ?? '';

/**
 * Whether an address contains something made for one person: a parameter named as a token, key, code, hash or the like
 * with a value of more than eight characters, an id that mixes letters and digits, or such a thing at the end of the
 * path. True for an address that cannot be judged.
 */
export const hasToken = (address: string): boolean => {
  const url = URL.parse(address);
  const parameters = url === null ? null : listParameters(url);
  return url === null || parameters === null || isOpaque(getLastPart(url)) || parameters.some(isToken);
};
