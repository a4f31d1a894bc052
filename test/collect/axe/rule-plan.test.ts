import { expect, test } from 'vitest';
import { planRules } from '../../../lib/collect/axe/rule-plan.ts';
import { AXE_RULE_IDS } from '../../../lib/data/accessibility/axe-rules.ts';

const notWhole = (elements: number): Readonly<Record<string, string>> =>
  Object.fromEntries([...planRules(elements)].filter(([, share]) => share !== 'whole'));

test.each([
  [0, {}],
  [15_000, {}],
  [15_001, { 'color-contrast': 'part', 'target-size': 'tooLarge' }],
  [40_000, { 'color-contrast': 'part', 'target-size': 'tooLarge' }],
  [40_001, { 'link-in-text-block': 'tooLarge', 'color-contrast': 'tooLarge', 'target-size': 'tooLarge' }],
])('a page of %i elements', (elements, shares) => expect(notWhole(elements)).toEqual(shares));

test('every rule runs, and those that need positions run last', () => {
  const order = [...planRules(100).keys()];
  expect(order.toSorted()).toEqual([...AXE_RULE_IDS].toSorted());
  expect(order.slice(-3)).toEqual(['link-in-text-block', 'color-contrast', 'target-size']);
});
