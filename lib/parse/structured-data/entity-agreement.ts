import { splitWords } from '../text/coverage.ts';
import { toPhoneDigits } from '../text/key-facts.ts';
import { parseHost, stripWww } from '../url/host-match.ts';
import type { Entity } from './entity.ts';

/** Legal forms and articles, which are not part of the name itself. */
const LEGAL = new Set([
  'bv',
  'b',
  'v',
  'nv',
  'n',
  'vof',
  'cv',
  'ltd',
  'llc',
  'inc',
  'gmbh',
  'stichting',
  'vereniging',
  'holding',
  'de',
  'het',
  'the',
]);

const LEGAL_FORM =
  /^(?:stichting|vereniging|coöperatie)\s+|(?<![\s,])[\s,]+(?:b\.? ?v\.?|n\.? ?v\.?|v\.? ?o\.? ?f\.?|c\.? ?v\.?|u\.? ?a\.?|ltd\.?|inc\.?|llc|gmbh)$/giu;

/** Removes the legal form from a name, as its owner would say it: `Voorbeeld B.V.` is Voorbeeld. */
export const withoutLegalForm = (name: string): string => name.trim().replace(LEGAL_FORM, '');

const nameWords = (name: string): readonly string[] => splitWords(name).filter((word) => !LEGAL.has(word));

const nameKey = (name: string): string => nameWords(name).join(' ');

const isInOrder = (letters: string, text: string): boolean => {
  let from = 0;
  return [...letters].every((letter) => {
    const at = text.indexOf(letter, from);
    from = at + 1;
    return at !== -1;
  });
};

/**
 * Whether capitals abbreviate a name in which they occur in this order: KNMI is the Koninklijk Nederlands
 * Meteorologisch Instituut.
 */
const isAbbreviation = (short: string, long: string): boolean => {
  const name = long.toLowerCase();
  const letters = short.trim().toLowerCase();
  return /^\p{Lu}{2,6}$/u.test(short.trim()) && name.startsWith(letters[0] ?? ' ') && isInOrder(letters, name);
};

/**
 * Whether two names can be of one subject: they share a word, one contains the other's letters (Voorbeeld Fietsen,
 * voorbeeldfietsen), or one abbreviates the other.
 */
const isAkinName = (one: string, other: string): boolean => {
  const [left, right] = [nameWords(one), nameWords(other)];
  if (left.length === 0 || right.length === 0 || isAbbreviation(one, other) || isAbbreviation(other, one)) return true;
  const [glued, opposite] = [left.join(''), right.join('')];
  const others = new Set(right);
  return left.some((word) => others.has(word)) || glued.includes(opposite) || opposite.includes(glued);
};

interface EntitySources {
  readonly entities: readonly Entity[];
  /** `og:site_name`; '' when absent. */
  readonly siteName: string;
  readonly host: string;
}

const isOwn = ({ url }: Entity, host: string): boolean => stripWww(parseHost(url)) === stripWww(host);

const groupByName = (entities: readonly Entity[]): readonly (readonly Entity[])[] => {
  const groups = new Map<string, Entity[]>();
  for (const entity of entities) {
    const key = nameKey(entity.name);
    const group = groups.get(key);
    if (group !== undefined) group.push(entity);
    else if (key !== '') groups.set(key, [entity]);
  }
  return [...groups.values()];
};

/**
 * Whether descriptions of one name are of several places, by their postcodes: branches may have telephones of their
 * own, a company not.
 */
const isBranchGroup = (group: readonly Entity[]): boolean =>
  new Set(group.flatMap(({ postcode }) => (postcode === '' ? [] : [postcode.replace(/\s/g, '').toUpperCase()]))).size >
  1;

/** Different values of one property within descriptions of one name. */
const findDiffering = (group: readonly Entity[], read: (entity: Entity) => string): readonly string[] => {
  const values = new Map(
    group.map((entity) => [read(entity), entity]).filter(([value]) => value !== '') as [string, Entity][],
  );
  return values.size > 1 ? [[...values.keys()].join(' ≠ ')] : [];
};

/** Digits of a Chamber of Commerce number, and of the number of a branch (vestigingsnummer), of which a company has several. */
const KVK_DIGITS = { company: 8, branch: 12 };

const readCompanyNumber = (kvk: string): string => {
  const digits = kvk.replace(/\D/g, '');
  return digits.length === KVK_DIGITS.branch ? '' : digits;
};

/** An extension behind a number: `ext. 12`, `toestel 12`, `;ext=12` (RFC 3966 §3). */
const EXTENSION = /(?:\bextension|\bext\b|\btoestel|\btst\b|\bx|#)[\s.:=]{0,5}\d{1,6}$/i;
/** What stands between two numbers in one value. */
const BETWEEN = /\s(?:\/|\||of|or|en|and)\s|[,;]\s/i;

/** The numbers that one value has, without extensions. */
const listNumbers = (telephone: string): readonly string[] =>
  telephone
    .slice(0, 200)
    .split(BETWEEN)
    .map((number) => number.replace(EXTENSION, '').trim());

/** Contradictions between descriptions of this site's owner: name, Chamber of Commerce number, VAT number, telephone. */
export const findContradictions = ({ entities, siteName, host }: EntitySources): readonly string[] => {
  const own = entities.filter((entity) => isOwn(entity, host) && entity.name !== '');
  const named = siteName === '' ? [] : own.filter(({ name }) => !isAkinName(name, siteName));
  const strangers = named.length === own.length ? named : [];
  return [
    ...[...new Set(strangers.map(({ name }) => `${name} ≠ ${siteName}`))],
    ...groupByName(entities).flatMap((group) => [
      ...findDiffering(group, ({ kvk }) => readCompanyNumber(kvk)),
      ...findDiffering(group, ({ vat }) => vat.replace(/[\s.]/g, '').toUpperCase()),
      ...(isBranchGroup(group)
        ? []
        : findDiffering(group, ({ telephone }) => toPhoneDigits(listNumbers(telephone)[0] ?? ''))),
    ]),
  ];
};

/** Dutch numbers of another length, with the country code or without: municipalities (14 and the area code), 0800, 0900. */
const SHORT = /^(?:(?:00)?31)?(?:140\d{2,3}|0?(?:800|90[069])\d{4}(?:\d{3})?)$/;

/** Numbers of three or four digits that a whole country can call: 112, 113, 1850. */
const SERVICE = /^1\d{2,3}$/;
const isImpossibleNumber = (telephone: string): boolean => {
  const digits = telephone.replace(/\(0\)/, '').replace(/\D/g, '');
  if (SHORT.test(digits) || SERVICE.test(digits)) return false;
  if (digits.length < 6 || digits.length > 15) return true;
  return /^\+31|^0031/.test(telephone) && toPhoneDigits(telephone).length !== 9;
};

/** Numbers that cannot exist: KvK has eight digits (a branch twelve), a Dutch btw-id is NL, nine digits, B and two digits. */
export const findImpossible = (entities: readonly Entity[]): readonly string[] => [
  ...new Set(
    entities.flatMap(({ kvk, vat, telephone }) => [
      ...(kvk !== '' && !Object.values(KVK_DIGITS).includes(kvk.replace(/\D/g, '').length) ? [kvk] : []),
      ...(/^nl/i.test(vat.trim()) && !/^NL\d{9}B\d{2}$/i.test(vat.replace(/[\s.]/g, '')) ? [vat] : []),
      ...(telephone !== '' && listNumbers(telephone).some(isImpossibleNumber) ? [telephone] : []),
    ]),
  ),
];
