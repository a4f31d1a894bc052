/** Primary language of a tag, lower case: `nl-BE` → `nl`. */
const getPrimary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** Codes for one language: old codes (ISO 639-1 before 1989), and written forms that detection knows under one name. */
const SAME = new Map(
  Object.entries({
    iw: 'he',
    in: 'id',
    ji: 'yi',
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
