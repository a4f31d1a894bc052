import type { Locale } from '../../../lib/model.ts';

/** Maximum characters of the header that are read. */
const MAX = 500;

/** Parses a language of Accept-Language with its weight (RFC 9110 §12.5.4). */
const parseWeighted = (piece: string): readonly [language: string, weight: number] => {
  const [range = '', ...params] = piece.split(';').map((part) => part.trim().toLowerCase());
  const findWeight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1);
  return [range.split('-')[0] ?? '', Number.isFinite(findWeight) ? findWeight : 0];
};

/** The language to respond in: the one of ours with the highest weight; Dutch if none is requested. */
export const pickLocale = (acceptLanguage: string | undefined): Locale => {
  const languages = (acceptLanguage ?? '').slice(0, MAX).split(',').map(parseWeighted);
  const findWeight = (locale: Locale): number =>
    Math.max(0, ...languages.flatMap(([language, one]) => (language === locale ? [one] : [])));
  return findWeight('en') > findWeight('nl') ? 'en' : 'nl';
};
