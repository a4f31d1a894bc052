import type { AxeRuleId } from '../data/accessibility/axe-rules.ts';

/** The words for one rule of the accessibility engine, our own. */
interface AxeRuleWords {
  /** What is wrong. */
  readonly what: string;
  /** Who is hindered by it. */
  readonly whom: string;
  /** How to repair it. */
  readonly fix: string;
}

export type AllAxeRuleWords = Readonly<Record<AxeRuleId, AxeRuleWords>>;
