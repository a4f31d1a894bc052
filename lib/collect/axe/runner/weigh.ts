import type { DomCache } from '../dom-cache.ts';
import type { RawNode, RawResult, RuleResult, UndocumentedAxe } from '../engine.ts';
import { pickWorse } from '../impact.ts';
import type { Pace } from './pace.ts';

/** Number of nodes weighed at a time. */
const PORTION = 500;

/** One rule's results with the real elements in place of the engine's stand-ins. */
const restoreElements = (result: RuleResult, { real }: DomCache): RuleResult => {
  const restoreNodes = (nodes: readonly RawNode[]): readonly RawNode[] =>
    nodes.map((raw) => {
      const { element } = raw.node;
      const itself = real(element);
      return itself === element ? raw : { ...raw, node: Object.create(raw.node, { element: { value: itself } }) };
    });
  const { violations, incomplete, passes } = result;
  return {
    ...result,
    violations: restoreNodes(violations),
    incomplete: restoreNodes(incomplete),
    passes: restoreNodes(passes),
  };
};

/**
 * Merges the results of one rule on several portions of its nodes: the impact is that of the most severe violation or,
 * without violations, of the most severe undecided node.
 */
export const joinResults = (parts: readonly [RuleResult, ...RuleResult[]]): RuleResult => {
  const failing = parts.filter(({ violations }) => violations.length > 0);
  const weighty = failing.length > 0 ? failing : parts.filter(({ incomplete }) => incomplete.length > 0);
  return {
    ...parts[0],
    impact: weighty.map(({ impact }) => impact).reduce(pickWorse, null),
    violations: parts.flatMap(({ violations }) => violations),
    incomplete: parts.flatMap(({ incomplete }) => incomplete),
    passes: parts.flatMap(({ passes }) => passes),
  };
};

/** Weighs one rule's results in portions, where the engine would do it in one go, and yields to the page. */
export const weighResult = async (
  raw: RawResult,
  { engine, cache, pace }: { readonly engine: UndocumentedAxe; readonly cache: DomCache; readonly pace: Pace },
): Promise<RuleResult> => {
  const weigh = (nodes: readonly RawNode[]): RuleResult =>
    restoreElements(
      cache.within(() => engine.utils.finalizeRuleResult({ ...raw, nodes: [...nodes] })),
      cache,
    );
  const parts: [RuleResult, ...RuleResult[]] = [weigh(raw.nodes.slice(0, PORTION))];
  for (let from = PORTION; from < raw.nodes.length; from += PORTION) {
    if (pace.due()) await pace.rest();
    parts.push(weigh(raw.nodes.slice(from, from + PORTION)));
  }
  return joinResults(parts);
};
