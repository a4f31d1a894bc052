import type { AxeRule } from '../../facts/axe.ts';
import { isCustom, sourceOf } from './element.ts';
import type { RuleResult } from './engine.ts';
import { locatorOf } from './locator.ts';

type RawNode = RuleResult['violations'][number];

/** Nodes told of each kind. */
const SHOWN = 25;

/** What is known of the page when a rule's nodes are sorted. */
export interface Sorting {
  isInert(element: Element): boolean;
  /** Names and roles that custom elements set from within could be read; where not, axe's word on them is a guess. */
  readonly internals: boolean;
}

/** One rule's answers as numbers and the first nodes; these still point into the page. */
export interface Tally {
  readonly id: string;
  readonly impact: AxeRule['impact'];
  readonly violating: number;
  readonly undecided: number;
  readonly passing: number;
  readonly inert: number;
  readonly nodes: readonly RawNode[];
  readonly toCheck: readonly RawNode[];
  readonly ran: AxeRule['ran'];
}

export const emptyTally = (id: string, ran: AxeRule['ran']): Tally => ({
  id,
  impact: null,
  violating: 0,
  undecided: 0,
  passing: 0,
  inert: 0,
  nodes: [],
  toCheck: [],
  ran,
});

/** Counts one rule's nodes, those in inert trees apart. */
export const tally = (result: RuleResult, ran: AxeRule['ran'], { isInert, internals }: Sorting): Tally => {
  const reachable = (nodes: readonly RawNode[]) => nodes.filter(({ node }) => !isInert(node.element));
  const found = reachable(result.violations);
  const guessed = internals ? [] : found.filter(({ node }) => isCustom(node.element));
  const violations = internals ? found : found.filter(({ node }) => !isCustom(node.element));
  const reachableToCheck = reachable(result.incomplete);
  const incomplete = [...reachableToCheck, ...guessed];

  return {
    id: result.id,
    impact: violations.length > 0 ? result.impact : null,
    violating: violations.length,
    undecided: incomplete.length,
    passing: reachable(result.passes).length,
    inert: result.violations.length - found.length + result.incomplete.length - reachableToCheck.length,
    nodes: violations.slice(0, SHOWN),
    toCheck: incomplete.slice(0, SHOWN),
    ran,
  };
};

const told = ({ node }: RawNode): AxeRule['nodes'][number] => ({
  target: locatorOf(node.element),
  html: sourceOf(node.element),
});

/** A tally as plain data. */
export const toRule = ({ nodes, toCheck, ...rest }: Tally): AxeRule => ({
  ...rest,
  nodes: nodes.map(told),
  toCheck: toCheck.map(told),
});
