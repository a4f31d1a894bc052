import type { Locale } from '../../model.ts';
import { served as en } from '../en/service/served.ts';
import { served as nl, type ServedWords } from '../nl/service/served.ts';

/** Why a page has no result, if more is known than its failure's code. */
export type Reason = keyof ServedWords['reasons'];

export const servedWords: Readonly<Record<Locale, ServedWords>> = { nl, en };

/** Separates the parts that describe a failed step: its number, its target, and what is there instead. */
export const STEP_SEPARATOR = '\n';

/** Why a page has no result, in a sentence; it includes what a step encountered, and ends with other details. */
export const sayReason = (reason: Reason, detail: string, locale: Locale): string => {
  const { reasons, steps } = servedWords[locale];
  if (!Object.hasOwn(steps, reason)) return detail === '' ? reasons[reason] : `${reasons[reason]} (${detail})`;
  const [number = '', about = '', there = ''] = detail.split(STEP_SEPARATOR);
  return steps[reason as keyof typeof steps]({ number, about, there });
};
