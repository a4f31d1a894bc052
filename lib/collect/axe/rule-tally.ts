import type { AxeRule } from '../../facts/axe.ts';
import type { Fault } from '../../model.ts';
import { readContrast } from '../../parse/css/contrast.ts';
import { getOwn } from '../../parse/text/own.ts';
import { isForeign } from '../page/dom/dom.ts';
import { applyCorrections } from './corrections.ts';
import { describeSource, isCustom } from './element.ts';
import type { RawNode, RuleResult } from './engine.ts';
import { MAX_NODES } from './join-rules.ts';
import { makeBuildLocator } from './locator.ts';
import type { Sizing } from './native-size.ts';
import { findUndecidedReason } from './undecided-reason.ts';

/** What is known about the page when a rule's nodes are sorted. */
export interface TallyContext {
  isInert(element: Element): boolean;
  /**
   * Names and roles that custom elements set through their internals could be read; otherwise axe's result on them is a
   * guess.
   */
  readonly internals: boolean;
  sizing(element: Element): Sizing;
}

/** The rule that exempts sizes determined by the browser. */
const OF_SIZE = 'target-size';

/** The rule that measures colours, and the ratio that WCAG 1.4.6 requires for each ratio of 1.4.3. */
const OF_CONTRAST = 'color-contrast';
const ENHANCED: Readonly<Record<string, number>> = { '4.5:1': 7, '3:1': 4.5 };

/** Uses the ratio that the rule already measured: running axe's own rule for 1.4.6 would take just as long again. */
const isBelowEnhanced = ({ any = [] }: RawNode): boolean =>
  any.some(({ data }) => {
    const { contrastRatio, expectedContrastRatio } = Object(data);
    return typeof contrastRatio === 'number' && contrastRatio < (getOwn(ENHANCED, String(expectedContrastRatio)) ?? 0);
  });

/** One rule's results as numbers and the first nodes, which still reference elements of the page. */
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
  /** The passing nodes of `color-contrast` that are below the enhanced contrast. */
  readonly below?: readonly RawNode[];
  readonly fault?: Fault;
}

/** The tally of a rule without results, and why. */
export const createEmptyTally = (id: string, ran: AxeRule['ran'], fault?: Fault): Tally => ({
  id,
  impact: null,
  violating: 0,
  undecided: 0,
  passing: 0,
  inert: 0,
  nodes: [],
  toCheck: [],
  ran,
  ...(fault === undefined ? {} : { fault }),
});

interface Sorted {
  readonly violations: readonly RawNode[];
  /** A person has to decide: axe could not, or we cannot tell whether axe is right. */
  readonly incomplete: readonly RawNode[];
  readonly passing: number;
}

/** Removes nodes that other extensions inserted. */
const keepOwnNodes = ({ violations, incomplete, passes, ...rest }: RuleResult): RuleResult => {
  const keepOwn = (nodes: readonly RawNode[]) => nodes.filter(({ node }) => !isForeign(node.element));
  return { ...rest, violations: keepOwn(violations), incomplete: keepOwn(incomplete), passes: keepOwn(passes) };
};

/**
 * Corrects results with information that axe did not have: who set the sizes, and whether custom elements' internals
 * were readable.
 */
const weighFound = (id: string, found: Sorted, { internals, sizing }: TallyContext): Sorted => {
  const { violations, incomplete, passing } = found;
  if (id === OF_SIZE) {
    const groupBySizing = (nodes: readonly RawNode[]) =>
      Object.groupBy(nodes, ({ node }): Sizing => sizing(node.element));
    const { author = [], unknown = [], browser = [] } = groupBySizing(violations);
    const open = groupBySizing(incomplete);
    return {
      violations: author,
      incomplete: [...(open.author ?? []), ...(open.unknown ?? []), ...unknown],
      passing: passing + browser.length + (open.browser?.length ?? 0),
    };
  }
  if (internals) return found;
  const guessed = violations.filter(({ node }) => isCustom(node.element));
  return {
    violations: violations.filter(({ node }) => !isCustom(node.element)),
    incomplete: [...incomplete, ...guessed],
    passing,
  };
};

/** Counts one rule's nodes; those in inert trees separately. */
export const countNodes = (given: RuleResult, ran: AxeRule['ran'], sorting: TallyContext): Tally => {
  const result = applyCorrections(keepOwnNodes(given));
  const keepReachable = (nodes: readonly RawNode[]) => nodes.filter(({ node }) => !sorting.isInert(node.element));
  const found = keepReachable(result.violations);
  const toCheck = keepReachable(result.incomplete);
  const passes = keepReachable(result.passes);
  const sorted = weighFound(result.id, { violations: found, incomplete: toCheck, passing: passes.length }, sorting);
  return {
    id: result.id,
    impact: sorted.violations.length > 0 ? result.impact : null,
    violating: sorted.violations.length,
    undecided: sorted.incomplete.length,
    passing: sorted.passing,
    inert: result.violations.length - found.length + result.incomplete.length - toCheck.length,
    nodes: sorted.violations.slice(0, MAX_NODES),
    toCheck: sorted.incomplete.slice(0, MAX_NODES),
    ran,
    ...(result.id === OF_CONTRAST && { below: passes.filter(isBelowEnhanced) }),
  };
};

const readNodeContrast = ({ any = [] }: RawNode): Pick<AxeRule['nodes'][number], 'contrast'> => {
  const contrast = any.map(({ data }) => readContrast(data)).find((one) => one !== null);
  return contrast === undefined ? {} : { contrast };
};

const toSlimNode = (raw: RawNode, locate: (element: Element) => string): AxeRule['nodes'][number] => ({
  target: locate(raw.node.element),
  html: describeSource(raw.node.element),
  ...readNodeContrast(raw),
});

/** A node that a person has to check, and why. */
const toSlimOpenNode = (
  rule: string,
  raw: RawNode,
  locate: (element: Element) => string,
): AxeRule['toCheck'][number] => {
  const why = findUndecidedReason(rule, raw);
  return { ...toSlimNode(raw, locate), ...(why !== null && { why }) };
};

/** A tally as plain data. */
export const toRule = ({ nodes, toCheck, below, ...rest }: Tally): AxeRule => {
  const locate = makeBuildLocator();
  const toNodes = (some: readonly RawNode[]) => some.map((raw) => toSlimNode(raw, locate));
  return {
    ...rest,
    nodes: toNodes(nodes),
    toCheck: toCheck.map((raw) => toSlimOpenNode(rest.id, raw, locate)),
    ...(below !== undefined && { enhanced: { below: below.length, nodes: toNodes(below.slice(0, MAX_NODES)) } }),
  };
};
