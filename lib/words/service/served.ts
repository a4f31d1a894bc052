import type { Locale } from '../../model.ts';
import { served as en } from '../en/service/served.ts';
import { served as nl, type ServedWords } from '../nl/service/served.ts';

/** Why a page has no result, where more can be told than the code of its failure. */
export type Reason = keyof ServedWords['reasons'];

export const servedWords: Readonly<Record<Locale, ServedWords>> = { nl, en };

/** What parts a step that was not taken is told by: its number, what it was about, and what is there instead. */
export const STEP_SEPARATOR = '\n';

/** Why a page has no result, in a sentence; what a step came across stands in it, other details behind it. */
export const sayReason = (reason: Reason, detail: string, locale: Locale): string => {
  const { reasons, steps } = servedWords[locale];
  if (!Object.hasOwn(steps, reason)) return detail === '' ? reasons[reason] : `${reasons[reason]} (${detail})`;
  const [number = '', about = '', there = ''] = detail.split(STEP_SEPARATOR);
  return steps[reason as keyof typeof steps]({ number, about, there });
};
