import { auditPage } from '../../../lib/collect/axe/audit-page.ts';
import { createDomCache } from '../../../lib/collect/axe/dom-cache.ts';
import { type Engine, getUndocumentedAxe, type RuleResult, toEngine } from '../../../lib/collect/axe/engine.ts';
import { planRules } from '../../../lib/collect/axe/rule-plan.ts';
import { makePace } from '../../../lib/collect/axe/runner/pace.ts';
import { openRuleRunner } from '../../../lib/collect/axe/runner/rule-runner.ts';
import { AXE_RULE_IDS } from '../../../lib/data/accessibility/axe-rules.ts';
import type { Axe } from '../../../lib/facts/axe.ts';

/*
 * Runs in the page's isolated world, after axe.min.js. What a test calls is exported here.
 */
const engine = (): Engine => toEngine((globalThis as { axe?: unknown }).axe);

/** The collector as the extension runs it. */
export const run = (
  internals: unknown = [],
  limit = Number.POSITIVE_INFINITY,
  progress: (done: number) => void = () => {},
): Promise<Axe> => auditPage({ doc: document, frame: null, engine: engine(), internals, limit: () => limit, progress });

/** The same where the engine's inner parts are other than expected. */
export const runInBatches = (): Promise<Axe> => {
  const { version, configure, externalAPIs, addReporter, run: runAxe, teardown } = engine();
  const closed: Engine = { version, configure, externalAPIs, addReporter, run: runAxe, teardown };
  const limit = Number.POSITIVE_INFINITY;
  return auditPage({
    doc: document,
    frame: null,
    engine: closed,
    internals: [],
    limit: () => limit,
    progress: () => {},
  });
};

/** A node and how a rule judged it. */
type Verdicts = ReadonlyMap<Element, string>;

const verdictsOf = (result: RuleResult): Verdicts =>
  new Map(
    (['violations', 'incomplete', 'passes'] as const).flatMap((kind) =>
      result[kind].map(({ node }) => [node.element, kind] as const),
    ),
  );

const plain = async (): Promise<ReadonlyMap<string, Verdicts>> => {
  const { addReporter, run: runAxe } = engine();
  addReporter('elements', (results, _options, done) => done(results.map((one) => [one.id, verdictsOf(one)])));
  const options = {
    runOnly: { type: 'rule', values: AXE_RULE_IDS },
    reporter: 'elements',
    iframes: false,
    preload: false,
  };
  return new Map((await runAxe(document, options)) as [string, Verdicts][]);
};

const storedOf = async (): Promise<ReadonlyMap<string, Verdicts>> => {
  const open = getUndocumentedAxe(engine());
  if (open === null) throw new Error('axe has other inner parts');
  const pace = makePace();
  const cache = createDomCache(open);
  try {
    const run = await openRuleRunner(open, { doc: document, frame: null, pace, internals: null, cache });
    const found = new Map<string, Verdicts>();
    for (const id of planRules(0).keys()) {
      const { result } = await run.run({ id }, () => false);
      if (result === null) throw new Error(`${id} threw`);
      found.set(id, verdictsOf(result));
    }
    return found;
  } finally {
    cache.end();
    open.teardown();
  }
};

const describe = (element: Element, verdict: string | undefined): string =>
  `${verdict}: ${element.outerHTML.slice(0, 80)}`;

/** Nodes on which the kept set-up and one plain `axe.run` disagree, and how many they were asked about. */
export const compare = async (): Promise<{ readonly differences: readonly string[]; readonly nodes: number }> => {
  const [one, other] = [await plain(), await storedOf()];
  const differences: string[] = [];
  let nodes = 0;
  for (const id of AXE_RULE_IDS) {
    const [a, b] = [one.get(id) ?? new Map(), other.get(id) ?? new Map()] as const;
    nodes += a.size;
    for (const element of new Set([...a.keys(), ...b.keys()])) {
      if (a.get(element) === b.get(element)) continue;
      differences.push(`${id}: plain ${describe(element, a.get(element))}, kept ${b.get(element)}`);
    }
  }
  return { differences, nodes };
};

export { readLive } from '../../../lib/collect/page/read-page.ts';
