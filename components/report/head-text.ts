import type { ResultLimit } from '../../lib/api/result.ts';
import { isDanger } from '../../lib/decisive-states.ts';
import type { DecisiveState, Locale, Range } from '../../lib/model.ts';
import { toBrief } from '../../lib/view/visible.ts';
import type { Language } from '../../lib/words/common.ts';
import { splitSentence } from '../../lib/words/first-sentence.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { limitSentence } from '../../lib/words/report/total.ts';
import { statesWords } from '../../lib/words/states.ts';

/** The basis of a report's number. */
export interface Basis {
  readonly overall: number | null;
  readonly incomplete: boolean;
  /** Lowest and highest total that are possible given what was not seen. */
  readonly range?: Range | undefined;
  /** What limits the total, or why there is none. */
  readonly limit: ResultLimit | null;
  /** The page's decisive states. */
  readonly states?: readonly DecisiveState[];
}

/** Whether the state already explains why there is no total; it does not say when to scan again. */
const isSaidBefore = ({ limit, states = [] }: Basis): boolean =>
  limit?.by === 'maintenance' && limit.retryAfter === undefined && states[0] === 'maintenance';

/** Reduces the limit's reason to one sentence: the rest is shown with its check. */
const shortenLimit = (limit: ResultLimit): ResultLimit =>
  'reason' in limit && limit.reason !== undefined ? { ...limit, reason: splitSentence(limit.reason)[0] } : limit;

/** What limits the number or why there is none, and how certain it is; '' for none of these. */
export const formatBasis = (basis: Basis, language: Language): string => {
  const { overall, incomplete, range, limit, states = [] } = basis;
  if (isSaidBefore(basis)) return '';
  const why = limit === null ? '' : toBrief(limitSentence(shortenLimit(limit), language));
  if (overall === null) return why || reportWords[language.locale].noGradeBecause;
  // A danger explains by itself why the number is low.
  const limited = states.some(isDanger) ? '' : why;
  const between = incomplete && range ? language.common.range({ low: range[0], high: range[1] }) : '';
  return [limited, between].filter((sentence) => sentence !== '').join(' ');
};

/** All texts about a page's decisive states; `isFirstStep`: the first step says what to do. */
export const formatState = ([first, next]: readonly DecisiveState[], isFirstStep: boolean, locale: Locale): string => {
  const { states } = statesWords[locale];
  if (first === undefined) return '';
  const { title, means, first: todo, call } = states[first];
  return [title, means, isFirstStep ? '' : todo, call, next === undefined ? '' : states[next].title].join(' ');
};
