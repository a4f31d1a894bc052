import { DETECTABLE } from '../../data/text/language-codes.ts';

/** Primary language of a tag, lower case: `nl-BE` → `nl`; by its shortest code (CLDR): `nld` → `nl`, `prs` → `fa`. */
const getPrimary = (tag: string): string => {
  const code = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return /^[a-z]{3}$/.test(code) ? new Intl.Locale(code).language : code;
};

/** Codes for one language: old codes (ISO 639), and written forms that detection knows under one name. */
const SAME = new Map(
  Object.entries({
    iw: 'he',
    in: 'id',
    ji: 'yi',
    mo: 'ro',
    tl: 'fil',
    nb: 'no',
    nn: 'no',
    yue: 'zh',
  }),
);

/** Languages so near each other that detection may take one for the other. */
const CLOSE = [
  ['af', 'nl'],
  ['no', 'da'],
  ['sr', 'hr', 'bs', 'sh'],
];

/** One name for a language, whatever tag or code it goes by: `nb-NO` → `no`. */
export const normalizeLanguage = (tag: string): string => SAME.get(getPrimary(tag)) ?? getPrimary(tag);

/** How a declared language tag (BCP 47) relates to a detected one. */
export const compareLanguages = (declared: string, detected: string): 'same' | 'close' | 'other' => {
  const [one, other] = [normalizeLanguage(declared), normalizeLanguage(detected)];
  if (one === other) return 'same';
  return CLOSE.some((family) => family.includes(one) && family.includes(other)) ? 'close' : 'other';
};

/** Whether browsers can detect a language at all: text in any other is always taken for one that they can. */
export const isDetectable = (tag: string): boolean => DETECTABLE.has(normalizeLanguage(tag));
