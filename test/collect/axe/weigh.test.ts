import axe from 'axe-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleResult } from '../../../lib/collect/axe/engine.ts';
import { joinResults } from '../../../lib/collect/axe/runner/weigh.ts';

/** What axe-core itself makes of a rule's nodes in one pass. */
const weigh = (nodes: readonly object[]): RuleResult => {
  const { aggregateNodeResults } = axe.utils as unknown as {
    aggregateNodeResults(nodes: readonly object[]): RuleResult;
  };
  return { ...aggregateNodeResults(structuredClone(nodes)), id: 'a-rule' };
};

const anyNode = fc
  .record({
    number: fc.nat(),
    result: fc.constantFrom(true, false, undefined),
    impact: fc.constantFrom('minor', 'moderate', 'serious', 'critical'),
  })
  .map(({ number, result, impact }) => ({ number, any: [{ result, impact }], all: [], none: [] }));

test('nodes aggregated in portions give the same result as the engine in one pass', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 12 }), fc.array(anyNode, { maxLength: 12 }), (some, others) => {
      const { impact, violations, incomplete, passes } = joinResults([weigh(some), weigh([]), weigh(others)]);
      const whole = weigh([...some, ...others]);
      expect({ impact, violations, incomplete, passes }).toEqual({
        impact: whole.impact,
        violations: whole.violations,
        incomplete: whole.incomplete,
        passes: whole.passes,
      });
    }),
  );
});
