import type { Locale } from '../model.ts';
import { formatBrowsingKey } from './command/browsing.ts';
import { commonWords } from './common.ts';
import { historyWords } from './report/history.ts';

const getOwnWord = (words: Readonly<Record<string, string>>, value: string): string | null =>
  Object.hasOwn(words, value) ? (words[value] ?? null) : null;

/** The value of a condition of two scans in words; null when it needs none, as versions and numbers do. */
export const formatConditionValue = (locale: Locale, condition: string, value: string): string | null => {
  const { levels, pillars } = commonWords[locale];
  const named = Object.entries(levels).map(([level, { name }]) => [level, name] as const);
  if (condition === 'browsing') return formatBrowsingKey(value, locale);
  if (condition === 'level') return getOwnWord(Object.fromEntries(named), value);
  if (condition === 'pillar' && value !== 'all') return getOwnWord(pillars, value);
  return getOwnWord(historyWords[locale].compare.values, value);
};
