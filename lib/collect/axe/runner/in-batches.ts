import { AXE_RULE_IDS } from '../../../data/accessibility/axe-rules.ts';
import { bodyOf, childrenOf, findAll, isElement, isText, textOf } from '../../page/dom/dom.ts';
import { walkElements } from '../element.ts';
import type { Engine, RuleResult } from '../engine.ts';
import { joinRules } from '../join-rules.ts';
import { withMissedNodes } from '../missed-nodes.ts';
import { planRules, type RuleScope } from '../rule-plan.ts';
import { countNodes, createEmptyTally, toRule } from '../rule-tally.ts';
import type { Findings, Run } from '../run.ts';
import { toThrownTally } from '../thrown.ts';

type Rule = Findings['rules'][number];

/** One `axe.run`: some rules on the whole page, or on parts of it (null: the whole page). */
interface Batch {
  readonly rules: readonly string[];
  readonly parts: readonly Element[] | null;
}

const REPORTER = 'pijler';
const SMALL = 3_000;
const CONTRAST_SLICES = 4;
const OWN_BATCH = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable'];

const isOpenable = (element: Element): boolean =>
  [...childrenOf(element)].every((child) => !isText(child) || textOf(child).trim() === '');

const listPartsWithin = (element: Element): readonly Element[] =>
  isOpenable(element) ? [...childrenOf(element)].filter(isElement) : [element];

/**
 * Elements that together contain the whole body: its children, with `main` replaced by its own children; an element
 * with text of its own is not divided.
 */
const listParts = (doc: Document): readonly Element[] => {
  const body = bodyOf(doc);
  const main = findAll(doc, 'body > main')[0];
  const parts = body === null ? [] : listPartsWithin(body);
  return parts.flatMap((part) => (part === main ? listPartsWithin(part) : part));
};

const splitEvenly = <T>(list: readonly T[], count: number): readonly (readonly T[])[] =>
  Array.from({ length: count }, (_, i) =>
    list.slice(Math.round((i * list.length) / count), Math.round(((i + 1) * list.length) / count)),
  ).filter((slice) => slice.length > 0);

const planBatches = (doc: Document, elements: number, rules: readonly string[]): readonly Batch[] => {
  const rest = rules.filter((rule) => !OWN_BATCH.includes(rule));
  const own = OWN_BATCH.filter((rule) => rules.includes(rule));
  const toWholeBatch = (batch: readonly string[]): Batch => ({ rules: batch, parts: null });
  if (elements <= SMALL) return [toWholeBatch(rest), toWholeBatch(own)];

  const contrast = own.includes('color-contrast') ? splitEvenly(listParts(doc), CONTRAST_SLICES) : [];
  const [, ...others] = OWN_BATCH;
  return [
    ...splitEvenly(rest, 2).map(toWholeBatch),
    ...others.filter((rule) => own.includes(rule)).map((rule) => toWholeBatch([rule])),
    ...contrast.map((parts) => ({ rules: ['color-contrast'], parts })),
  ];
};

/** Adds a rule's results on the next part of the page. */
const addPart = (before: Rule, next: Rule): Rule => ({
  ...joinRules(before, next),
  ran: before.ran === 'whole' ? next.ran : before.ran,
});

/** Runs the rules with the documented `axe.run` alone: one block per batch; a failing batch does not affect the others. */
export const runInBatches = async (engine: Engine, run: Run, internals: unknown): Promise<Findings> => {
  const { doc, pace, sorting, limit } = run;
  if (sorting.internals) engine.externalAPIs({ getElementInternals: async () => internals });
  const elements = [...walkElements(doc)].length;
  const shares = planRules(elements);
  const getShare = (id: string): RuleScope => shares.get(id) ?? 'whole';
  const toLean = (result: RuleResult): Rule =>
    toRule(
      result.error === undefined
        ? countNodes(withMissedNodes(result, run), getShare(result.id), sorting)
        : toThrownTally(doc, result.id, result.error),
    );
  engine.addReporter(REPORTER, (results, _options, done) => done(results.map(toLean)));

  const examineBatch = async ({ rules, parts }: Batch): Promise<readonly Rule[]> => {
    if (pace.elapsed() >= limit()) return rules.map((id) => toRule(createEmptyTally(id, 'time')));
    const context = parts === null ? doc : { include: parts };
    const options = { runOnly: { type: 'rule', values: rules }, reporter: REPORTER, iframes: false, preload: false };
    try {
      return (await engine.run(context, options)) as readonly Rule[];
    } catch (error) {
      return rules.map((id) => toRule(toThrownTally(doc, id, error)));
    }
  };

  const found = new Map<string, Rule>();
  const batches = planBatches(
    doc,
    elements,
    AXE_RULE_IDS.filter((id) => getShare(id) !== 'tooLarge'),
  );
  for (const [index, batch] of batches.entries()) {
    run.progress(index, batches.length);
    for (const rule of await examineBatch(batch)) {
      const before = found.get(rule.id);
      found.set(rule.id, before === undefined ? rule : addPart(before, rule));
    }
    await pace.rest();
  }
  return { elements, rules: [...shares.keys()].map((id) => found.get(id) ?? toRule(createEmptyTally(id, 'tooLarge'))) };
};
