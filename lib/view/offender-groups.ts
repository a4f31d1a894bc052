import type { Finding } from '../model.ts';
import { parseRuleName } from '../words/axe-rules.ts';

type Rule = ReturnType<typeof parseRuleName>;

/** Offenders of one rule of the accessibility engine; without a rule when none is named. */
interface OffenderGroup {
  readonly rule: Rule;
  /** Indices of the finding's items. */
  readonly items: readonly number[];
}

/** Groups a finding's items by the rule that they break, in their order. */
export const groupOffenders = ({ pillar, items }: Pick<Finding, 'pillar' | 'items'>): readonly OffenderGroup[] => {
  const groups = new Map<Rule, number[]>();
  for (const [index, item] of items.entries()) {
    const rule = pillar === 'toegankelijkheid' ? parseRuleName(item) : null;
    groups.set(rule, [...(groups.get(rule) ?? []), index]);
  }
  return [...groups].map(([rule, indices]) => ({ rule, items: indices }));
};
