import type { AxeRuleId } from '../data/accessibility/axe-rules.ts';

/** What is said of one rule of the accessibility engine, in our own words. */
interface AxeRuleWords {
  /** What is wrong. */
  readonly what: string;
  /** Whom it hinders. */
  readonly whom: string;
  /** How to repair it. */
  readonly fix: string;
}

export type AllAxeRuleWords = Readonly<Record<AxeRuleId, AxeRuleWords>>;
