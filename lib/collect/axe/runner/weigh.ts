import type { DomCache } from '../dom-cache.ts';
import type { RawNode, RawResult, RuleResult, UndocumentedAxe } from '../engine.ts';
import { pickWorse } from '../impact.ts';
import { computePortion, type Pace } from './pace.ts';

/** Number of nodes weighed at a time: initially, and at most when that few take no time. */
const PORTION = { first: 100, most: 500 };

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
  let next = PORTION.first;
  let few = PORTION.first;
  await pace.restBefore();
  const parts: [RuleResult, ...RuleResult[]] = [weigh(raw.nodes.slice(0, next))];
  while (next < raw.nodes.length) {
    if (pace.due()) await pace.rest();
    const began = pace.elapsed();
    parts.push(weigh(raw.nodes.slice(next, next + few)));
    next += few;
    few = computePortion(few, pace.elapsed() - began, PORTION.most);
  }
  return joinResults(parts);
};
