import type { Finding, Locale } from '../../model.ts';
import { decision as en } from '../en/report/decision.ts';
import { formatDay } from '../format.ts';
import { type DecisionWords, decision as nl } from '../nl/report/decision.ts';

export const decisionWords: Readonly<Record<Locale, DecisionWords>> = { nl, en };

/** Describes the decision about a finding in a sentence; '' when there is none. The reason is its owner's own text. */
export const describeDecision = ({ decision }: Finding, locale: Locale): string =>
  decision === undefined ? '' : decisionWords[locale].describe({ ...decision, day: formatDay(locale, decision.at) });
