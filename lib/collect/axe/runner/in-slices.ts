import type { AxeRule } from '../../../facts/axe.ts';
import { getView, isElement } from '../../page/dom/dom.ts';
import { makeRegionOf } from '../../page/dom/region.ts';
import { createDomCache, type DomCache, type Unreadable } from '../dom-cache.ts';
import type { UndocumentedAxe, VirtualNode } from '../engine.ts';
import { withInputButtons } from '../input-buttons.ts';
import type { Internals } from '../internals.ts';
import { planRules, type RuleScope } from '../rule-plan.ts';
import { countNodes, createEmptyTally, type Tally, toRule } from '../rule-tally.ts';
import type { Findings, Run } from '../run.ts';
import { toThrownTally } from '../thrown.ts';
import { openRuleRunner, type RuleOutcome } from './rule-runner.ts';

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

/** Returns the result of `work`, or of `otherwise` when it throws. */
const tryWork = <T>(work: () => T, otherwise: (error: unknown) => T): T => {
  try {
    return work();
  } catch (error) {
    return otherwise(error);
  }
};

/** Runs all rules in turn. */
const examineRules = async (
  engine: UndocumentedAxe,
  cache: DomCache,
  run: Run,
  internals: Internals | null,
): Promise<Findings> => {
  const { doc, frame, pace, limit } = run;
  const runner = await openRuleRunner(engine, { doc, frame, pace, internals, cache });

  const shares = planRules(runner.elements.length);
  const tallies: Tally[] = [];
  for (const [id, share] of shares) {
    run.progress(tallies.length, shares.size);
    const within = share === 'part' ? { within: makeIsProminent(doc) } : {};
    const outcome = share === 'tooLarge' ? null : await runner.run({ id, ...within }, () => pace.elapsed() >= limit());
    // Counting a rule's results on thousands of elements takes most of a slice.
    await pace.restBefore();
    tallies.push(
      tryWork(
        () => (outcome === null ? createEmptyTally(id, 'tooLarge') : countOutcome(outcome, share, run)),
        (error) => toThrownTally(doc, id, error),
      ),
    );
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
  return { elements: runner.elements.length, rules };
};

/** Runs all rules on one shared set-up, yielding to the page at least every 50 ms where axe allows it. */
export const runInSlices = async (
  engine: UndocumentedAxe,
  run: Run,
  { internals, ...what }: { readonly internals: Internals | null } & Unreadable,
): Promise<Findings> => {
  const cache = createDomCache(engine, what);
  try {
    return await examineRules(engine, cache, run, internals);
  } finally {
    cache.end();
  }
};
