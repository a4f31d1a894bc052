import type { Locale } from '../../../lib/model.ts';

/** Characters of a line that are read. */
const MAX = 500;

/** A language of Accept-Language with its weight (RFC 9110 §12.5.4). */
const parseWeighted = (piece: string): readonly [language: string, weight: number] => {
  const [range = '', ...params] = piece.split(';').map((part) => part.trim().toLowerCase());
  const findWeight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1);
  return [range.split('-')[0] ?? '', Number.isFinite(findWeight) ? findWeight : 0];
};

/** The language to answer in: the one of ours that is asked for most; Dutch where none is. */
export const pickLocale = (acceptLanguage: string | undefined): Locale => {
  const languages = (acceptLanguage ?? '').slice(0, MAX).split(',').map(parseWeighted);
  const findWeight = (locale: Locale): number =>
    Math.max(0, ...languages.flatMap(([language, one]) => (language === locale ? [one] : [])));
  return findWeight('en') > findWeight('nl') ? 'en' : 'nl';
};
