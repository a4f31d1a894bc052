import type { AxeRuleId } from '../data/accessibility/axe-rules.ts';
import type { Locale } from '../model.ts';
import type { AllAxeRuleWords } from './axe-rule-words.ts';
import { axeRules as en } from './en/axe-rules.ts';
import { axeRules as nl } from './nl/axe-rules.ts';

export const axeRuleWords: Readonly<Record<Locale, AllAxeRuleWords>> = { nl, en };

const RULE = /^([a-z-]+): /;

/** Parses the name of the accessibility engine's rule with which an item begins; null when it names none. */
export const parseRuleName = (item: string): AxeRuleId | null => {
  const id = RULE.exec(item)?.[1] ?? '';
  return Object.hasOwn(nl, id) ? (id as AxeRuleId) : null;
};
