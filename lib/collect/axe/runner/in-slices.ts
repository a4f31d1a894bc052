import { AXE_RULE_IDS } from '../../../data/accessibility/axe-rules.ts';
import type { AxeRule } from '../../../facts/axe.ts';
import { getView, isConnected, isElement } from '../../page/dom/dom.ts';
import { makeRegionOf } from '../../page/dom/region.ts';
import { createDomCache, type Unreadable } from '../dom-cache.ts';
import type { UndocumentedAxe, VirtualNode } from '../engine.ts';
import { withInputButtons } from '../input-buttons.ts';
import type { Internals } from '../internals.ts';
import { joinRules } from '../join-frames.ts';
import { examinesEach, planRules, type RuleScope } from '../rule-plan.ts';
import { countNodes, createEmptyTally, type Tally, toRule } from '../rule-tally.ts';
import type { Findings, Run } from '../run.ts';
import { toThrownTally } from '../thrown.ts';
import { openRuleRunner, type RuleOutcome, type Task } from './rule-runner.ts';

/** Returns whether a node is on the first screen or in the content area. */
const makeIsProminent = (doc: Document): ((node: VirtualNode) => boolean) => {
  const regionOf = makeRegionOf(doc);
  return ({ actualNode, boundingClientRect: { top, bottom } }) =>
    (bottom > 0 && top < getView(actualNode).innerHeight) ||
    (isElement(actualNode) && regionOf(actualNode) === 'content');
};

const countOutcome = (
  { id, result, ran, fault }: RuleOutcome,
  share: RuleScope,
  { doc, sorting }: Pick<Run, 'doc' | 'sorting'>,
): Tally =>
  result === null
    ? createEmptyTally(id, ran, fault)
    : countNodes(withInputButtons(result, doc), ran === 'whole' ? share : ran, sorting);

/** Whether the page has removed an element since a rule examined it. */
const hasDetached = ({ result }: RuleOutcome): boolean =>
  result !== null &&
  [...result.violations, ...result.incomplete, ...result.passes].some(({ node }) => !isConnected(node.element));

/** What the engine is told about the page, since it cannot read it. */
type Page = { readonly internals: Internals | null } & Unreadable;

/** Returns the result of `work`, or of `otherwise` when it throws. */
const tryWork = <T>(work: () => T, otherwise: (error: unknown) => T): T => {
  try {
    return work();
  } catch (error) {
    return otherwise(error);
  }
};

/** Rules to run, and of those that examine each element by itself, on which. */
interface Pass {
  readonly rules: ReadonlySet<string>;
  readonly within?: (node: VirtualNode) => boolean;
}

interface PassFindings extends Findings {
  /** Whether a node was in the page when the engine's tree was built, and at its turn in every rule. */
  isSeen(node: VirtualNode): boolean;
}

/** Which nodes of its own a rule examines; all when absent. */
const pickWithin = (id: string, share: RuleScope, { doc }: Run, { within }: Pass): Pick<Task, 'within'> => {
  const isChosen = examinesEach(id) ? within : undefined;
  if (share !== 'part') return isChosen === undefined ? {} : { within: isChosen };
  const isProminent = makeIsProminent(doc);
  return { within: (node) => isProminent(node) && (isChosen?.(node) ?? true) };
};

/** Runs rules in turn on one set-up. */
const examineRules = async (engine: UndocumentedAxe, run: Run, page: Page, pass: Pass): Promise<PassFindings> => {
  const { doc, frame, pace, limit } = run;
  const cache = createDomCache(engine, page);
  const toTally = (outcome: RuleOutcome, share: RuleScope): Tally =>
    tryWork(
      () => countOutcome(outcome, share, run),
      (error) =>
        hasDetached(outcome) ? createEmptyTally(outcome.id, 'changed') : toThrownTally(doc, outcome.id, error),
    );
  try {
    const runner = await openRuleRunner(engine, { doc, frame, pace, internals: page.internals, cache });
    const shares = planRules(runner.elements.length);
    const tallies: Tally[] = [];
    const missed = new WeakSet<Node>();
    for (const [id, share] of shares) {
      if (!pass.rules.has(id)) continue;
      run.progress(tallies.length, shares.size);
      const task = { id, ...pickWithin(id, share, run, pass) };
      const outcome = share === 'tooLarge' ? null : await runner.run(task, () => pace.elapsed() >= limit());
      for (const node of outcome?.missed ?? []) missed.add(node);
      // Counting a rule's results on thousands of elements takes most of a slice.
      await pace.restBefore();
      tallies.push(outcome === null ? createEmptyTally(id, 'tooLarge') : toTally(outcome, share));
    }
    const rules: AxeRule[] = [];
    for (const one of tallies) {
      rules.push(
        tryWork(
          () => toRule(one),
          (error) => toRule(toThrownTally(doc, one.id, error)),
        ),
      );
      await pace.rest();
    }
    const seen = new WeakSet(runner.elements.map(({ actualNode }) => actualNode));
    const isSeen = ({ actualNode }: VirtualNode): boolean => seen.has(actualNode) && !missed.has(actualNode);
    return { elements: runner.elements.length, rules, isSeen };
  } finally {
    cache.end();
  }
};

/**
 * Runs all rules on one shared set-up, yielding to the page at least every 50 ms where axe allows it. A rule that the page kept
 * from some elements, because it replaced them before it was their turn, is run once more on a new set-up: if it examines each
 * element by itself, then only on those that took their place.
 */
export const runInSlices = async (engine: UndocumentedAxe, run: Run, page: Page): Promise<Findings> => {
  const { isSeen, ...first } = await examineRules(engine, run, page, { rules: new Set(AXE_RULE_IDS) });
  const changed = new Set(first.rules.filter(({ ran }) => ran === 'changed').map(({ id }) => id));
  if (changed.size === 0) return first;
  engine.teardown();
  const second = await examineRules(engine, run, page, { rules: changed, within: (node) => !isSeen(node) });
  const join = (rule: AxeRule): AxeRule => {
    const again = second.rules.find(({ id }) => id === rule.id);
    if (again === undefined || again.ran === 'time') return rule;
    return examinesEach(rule.id) ? { ...joinRules(rule, again), ran: again.ran } : again;
  };
  return { ...first, rules: first.rules.map(join) };
};
