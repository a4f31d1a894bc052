import { AXE_RULE_IDS } from '../../../data/accessibility/axe-rules.ts';
import type { AxeRule } from '../../../facts/axe.ts';
import { getView, isConnected, isElement } from '../../page/dom/dom.ts';
import { makeRegionOf } from '../../page/dom/region.ts';
import { createDomCache, type Unreadable } from '../dom-cache.ts';
import type { UndocumentedAxe, VirtualNode } from '../engine.ts';
import type { Internals } from '../internals.ts';
import { joinRules } from '../join-rules.ts';
import { withMissedNodes } from '../missed-nodes.ts';
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
  run: Pick<Run, 'doc' | 'frame' | 'sorting'>,
): Tally =>
  result === null
    ? createEmptyTally(id, ran, fault)
    : countNodes(
        withMissedNodes(result, run),
        ran === 'whole' || (ran === 'changed' && share === 'part') ? share : ran,
        run.sorting,
      );

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
  readonly within?: (id: string, node: VirtualNode) => boolean;
}

interface PassFindings extends Findings {
  /** Milliseconds that the set-up took. */
  readonly setUp: number;
  /** Whether a rule has examined a node. */
  hasExamined(id: string, node: VirtualNode): boolean;
}

/** Which nodes of its own a rule examines; all when absent. */
const pickWithin = (id: string, share: RuleScope, { doc }: Run, { within }: Pass): Pick<Task, 'within'> => {
  const isChosen = within !== undefined && examinesEach(id) ? (node: VirtualNode) => within(id, node) : undefined;
  if (share !== 'part') return isChosen === undefined ? {} : { within: isChosen };
  const isProminent = makeIsProminent(doc);
  return { within: (node) => isProminent(node) && (isChosen?.(node) ?? true) };
};

/** Runs rules in turn on one set-up. */
const examineRules = async (engine: UndocumentedAxe, run: Run, page: Page, pass: Pass): Promise<PassFindings> => {
  const { doc, frame, pace, limit } = run;
  const cache = createDomCache(engine, page);
  const began = pace.elapsed();
  const toTally = (outcome: RuleOutcome, share: RuleScope): Tally =>
    tryWork(
      () => countOutcome(outcome, share, run),
      (error) =>
        hasDetached(outcome) ? createEmptyTally(outcome.id, 'changed') : toThrownTally(doc, outcome.id, error),
    );
  try {
    const runner = await openRuleRunner(engine, { doc, frame, pace, internals: page.internals, cache });
    const setUp = pace.elapsed() - began;
    const shares = planRules(runner.elements.length);
    const tallies: Tally[] = [];
    /** By rule, what it left out; a rule that is not in it has no result. */
    const missed = new Map<string, ReadonlySet<Node>>();
    for (const [id, share] of shares) {
      if (!pass.rules.has(id)) continue;
      run.progress(tallies.length, shares.size);
      const task = { id, ...pickWithin(id, share, run, pass) };
      const outcome = share === 'tooLarge' ? null : await runner.run(task, () => pace.elapsed() >= limit());
      if (outcome !== null && outcome.result !== null) missed.set(id, new Set(outcome.missed));
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
    const hasExamined = (id: string, { actualNode }: VirtualNode): boolean =>
      seen.has(actualNode) && missed.get(id)?.has(actualNode) === false;
    return { elements: runner.elements.length, rules, setUp, hasExamined };
  } finally {
    cache.end();
  }
};

/** A rule's results with those of its second run, which examined what had taken the place of what the first one missed. */
const addSecond = (first: AxeRule, again: AxeRule): AxeRule => {
  const sawAll = again.ran === 'whole' || again.ran === 'part';
  if (examinesEach(first.id)) return { ...joinRules(first, again), ran: sawAll ? again.ran : 'changed' };
  if (sawAll) return again;
  // Neither saw all: what one of them found is at fault all the same.
  return again.violating > first.violating ? { ...again, ran: 'changed' } : first;
};

/**
 * Runs all rules on one shared set-up, yielding to the page at least every 50 ms where axe allows it. A rule that the page kept
 * from some elements, because it replaced them before it was their turn, is run once more on a new set-up if there is time: if it
 * examines each element by itself, then only on those that took their place.
 */
export const runInSlices = async (engine: UndocumentedAxe, run: Run, page: Page): Promise<Findings> => {
  const { hasExamined, setUp, ...first } = await examineRules(engine, run, page, { rules: new Set(AXE_RULE_IDS) });
  const changed = new Set(first.rules.filter(({ ran }) => ran === 'changed').map(({ id }) => id));
  if (changed.size === 0 || run.pace.elapsed() + setUp >= run.limit()) return first;
  engine.teardown();
  // The rules were counted as done; the count does not begin anew.
  const uncounted = { ...run, progress: () => {} };
  const within = (id: string, node: VirtualNode): boolean => !hasExamined(id, node);
  // A page that takes even the second set-up apart keeps what the first run found.
  const second = await examineRules(engine, uncounted, page, { rules: changed, within }).catch(() => null);
  const again = new Map(second?.rules.map((rule) => [rule.id, rule]));
  const join = (rule: AxeRule): AxeRule => {
    const more = again.get(rule.id);
    return more === undefined ? rule : addSecond(rule, more);
  };
  return { ...first, rules: first.rules.map(join) };
};
