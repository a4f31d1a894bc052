import { AXE_RULE_IDS } from '../../data/accessibility/axe-rules.ts';
import { getOwn } from '../../parse/text/own.ts';

/** How much of the page a rule examines: all, the first screen and the content area, or nothing. */
export type RuleScope = 'whole' | 'part' | 'tooLarge';

/** Numbers of elements, including open shadow roots, above which the rules that measure positions examine less. */
const LIMIT = { whole: 15_000, part: 40_000 };

/** Rules that look positions up in a grid of the whole page; they run last. */
const BY_POSITION = ['link-in-text-block', 'color-contrast', 'target-size'];

const SHARE_OF_LARGE: Readonly<Record<string, RuleScope>> = { 'color-contrast': 'part', 'target-size': 'tooLarge' };

export const needsPositions = (rule: string): boolean => BY_POSITION.includes(rule);

/** Whether a rule examines every visible element by itself, without comparing it with others: those that take longest. */
export const examinesEach = (rule: string): boolean => needsPositions(rule) || rule === 'region';

const pickShare = (rule: string, elements: number): RuleScope => {
  if (!needsPositions(rule) || elements <= LIMIT.whole) return 'whole';
  if (elements > LIMIT.part) return 'tooLarge';
  return getOwn(SHARE_OF_LARGE, rule) ?? 'whole';
};

/** How much each rule examines on a page of this size, in the order in which to run them. */
export const planRules = (elements: number): ReadonlyMap<string, RuleScope> =>
  new Map(
    AXE_RULE_IDS.map((rule) => [rule, pickShare(rule, elements)] as const).toSorted(
      ([a], [b]) => BY_POSITION.indexOf(a) - BY_POSITION.indexOf(b),
    ),
  );
