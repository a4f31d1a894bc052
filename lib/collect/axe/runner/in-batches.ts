import { AXE_RULE_IDS } from '../../../data/accessibility/axe-rules.ts';
import { all, bodyOf, childrenOf, isElement, isText, textOf } from '../../page/dom/dom.ts';
import { everyElement } from '../element.ts';
import type { Engine, RuleResult } from '../engine.ts';
import { withInputButtons } from '../input-buttons.ts';
import { emptyTally, tally, toRule } from '../lean.ts';
import { profile, type Share } from '../profile.ts';
import type { Findings, Run } from '../run.ts';
import { thrown } from '../thrown.ts';

type Rule = Findings['rules'][number];

/** One `axe.run`: some rules on the whole page, or on parts of it. */
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

const partsWithin = (element: Element): readonly Element[] =>
  isOpenable(element) ? [...childrenOf(element)].filter(isElement) : [element];

/** Elements that together hold all of the body: its children and those of main; text of its own stays with its element. */
const partsOf = (doc: Document): readonly Element[] => {
  const body = bodyOf(doc);
  const main = all(doc, 'body > main')[0];
  const parts = body === null ? [] : partsWithin(body);
  return parts.flatMap((part) => (part === main ? partsWithin(part) : part));
};

const slices = <T>(list: readonly T[], count: number): readonly (readonly T[])[] =>
  Array.from({ length: count }, (_, i) =>
    list.slice(Math.round((i * list.length) / count), Math.round(((i + 1) * list.length) / count)),
  ).filter((slice) => slice.length > 0);

const batchesFor = (doc: Document, elements: number, rules: readonly string[]): readonly Batch[] => {
  const rest = rules.filter((rule) => !OWN_BATCH.includes(rule));
  const own = OWN_BATCH.filter((rule) => rules.includes(rule));
  const whole = (batch: readonly string[]): Batch => ({ rules: batch, parts: null });
  if (elements <= SMALL) return [whole(rest), whole(own)];

  const contrast = own.includes('color-contrast') ? slices(partsOf(doc), CONTRAST_SLICES) : [];
  const [, ...others] = OWN_BATCH;
  return [
    ...slices(rest, 2).map(whole),
    ...others.filter((rule) => own.includes(rule)).map((rule) => whole([rule])),
    ...contrast.map((parts) => ({ rules: ['color-contrast'], parts })),
  ];
};

/** The answers of one rule on several parts of the page as one. */
const joined = (a: Rule, b: Rule): Rule => ({
  ...a,
  impact: a.impact ?? b.impact,
  violating: a.violating + b.violating,
  undecided: a.undecided + b.undecided,
  passing: a.passing + b.passing,
  inert: a.inert + b.inert,
  nodes: [...a.nodes, ...b.nodes].slice(0, 25),
  toCheck: [...a.toCheck, ...b.toCheck].slice(0, 25),
  ran: a.ran === 'whole' ? b.ran : a.ran,
  ...(a.enhanced !== undefined && {
    enhanced: {
      below: a.enhanced.below + (b.enhanced?.below ?? 0),
      nodes: [...a.enhanced.nodes, ...(b.enhanced?.nodes ?? [])].slice(0, 25),
    },
  }),
});

/** With the documented `axe.run` alone: one block per batch, one failing batch does not take the others along. */
export const inBatches = async (engine: Engine, run: Run, internals: unknown): Promise<Findings> => {
  const { doc, pace, sorting, limit } = run;
  if (sorting.internals) engine.externalAPIs({ getElementInternals: async () => internals });
  const elements = [...everyElement(doc)].length;
  const shares = profile(elements);
  const shareOf = (id: string): Share => shares.get(id) ?? 'whole';
  const toLean = (result: RuleResult): Rule =>
    toRule(
      result.error === undefined
        ? tally(withInputButtons(result, doc), shareOf(result.id), sorting)
        : thrown(doc, result.id, result.error),
    );
  engine.addReporter(REPORTER, (results, _options, done) => done(results.map(toLean)));

  const examine = async ({ rules, parts }: Batch): Promise<readonly Rule[]> => {
    if (pace.elapsed() >= limit()) return rules.map((id) => toRule(emptyTally(id, 'time')));
    const context = parts === null ? doc : { include: parts };
    const options = { runOnly: { type: 'rule', values: rules }, reporter: REPORTER, iframes: false, preload: false };
    try {
      return (await engine.run(context, options)) as readonly Rule[];
    } catch (error) {
      return rules.map((id) => toRule(thrown(doc, id, error)));
    }
  };

  const found = new Map<string, Rule>();
  const batches = batchesFor(
    doc,
    elements,
    AXE_RULE_IDS.filter((id) => shareOf(id) !== 'tooLarge'),
  );
  for (const [index, batch] of batches.entries()) {
    run.progress(index, batches.length);
    for (const rule of await examine(batch)) {
      const before = found.get(rule.id);
      found.set(rule.id, before === undefined ? rule : joined(before, rule));
    }
    await pace.rest();
  }
  return { elements, rules: [...shares.keys()].map((id) => found.get(id) ?? toRule(emptyTally(id, 'tooLarge'))) };
};
