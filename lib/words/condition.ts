import type { Locale } from '../model.ts';
import { browsingOfKey } from './command/browsing.ts';
import { commonWords } from './common.ts';
import { historyWords } from './report/history.ts';

const own = (words: Readonly<Record<string, string>>, value: string): string | null =>
  Object.hasOwn(words, value) ? (words[value] ?? null) : null;

/** The value of a condition of two scans in words; null where it has none: versions and numbers speak for themselves. */
export const conditionValue = (locale: Locale, condition: string, value: string): string | null => {
  const { levels, pillars } = commonWords[locale];
  const named = Object.entries(levels).map(([level, { name }]) => [level, name] as const);
  if (condition === 'browsing') return browsingOfKey(value, locale);
  if (condition === 'level') return own(Object.fromEntries(named), value);
  if (condition === 'pillar' && value !== 'all') return own(pillars, value);
  return own(historyWords[locale].compare.values, value);
};
