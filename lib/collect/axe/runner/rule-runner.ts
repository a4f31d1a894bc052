import type { Fault } from '../../../model.ts';
import { getOwn } from '../../../parse/text/own.ts';
import { bodyOf, rootOf } from '../../page/dom/dom.ts';
import type { DomCache } from '../dom-cache.ts';
import { isSprawling, listElements, warmCache } from '../elements.ts';
import type { Context, RawNode, RawResult, Rule, RuleResult, UndocumentedAxe, VirtualNode } from '../engine.ts';
import { buildFlattenedTree } from '../flattened-tree.ts';
import type { Framing } from '../frame-position.ts';
import { applyInternals, type Internals } from '../internals.ts';
import { needsPositions } from '../rule-plan.ts';
import { explainThrown } from '../thrown.ts';
import { isExaminable, isUnchanged } from './changes.ts';
import { buildGrid } from './grid.ts';
import { computePortion, type Pace } from './pace.ts';
import { weighResult } from './weigh.ts';

/** Number of nodes passed to a rule at a time: initially, and at most when that few take no time. */
const BATCH = { first: 10, most: 100 };

/** One rule, and the nodes of the page it examines. */
export interface Task {
  readonly id: string;
  /** Selects which of the rule's nodes are examined; all when absent. */
  readonly within?: (node: VirtualNode) => boolean;
}

export interface RuleOutcome {
  readonly id: string;
  /** Null when the rule threw or did not start. */
  readonly result: RuleResult | null;
  /**
   * `time`: stopped before all nodes of its share were examined. `changed`: the page removed some of them before they were;
   * what it put in their place is not in this runner's tree.
   */
  readonly ran: 'whole' | 'time' | 'changed' | 'interrupted' | 'tooLarge' | 'fault';
  /** Nodes that were not in the page, or not as the tree has them, when it was their turn. */
  readonly missed?: readonly Node[];
  /** The error that ended the rule; only with `fault`. */
  readonly fault?: Fault;
}

const OPTIONS = { iframes: false, preload: false };

const createContext = (tree: readonly VirtualNode[], frame: Framing | null): Context => ({
  include: tree.slice(0, 1),
  exclude: [],
  frames: [],
  page: true,
  initiator: frame === null,
  focusable: frame?.focusable ?? true,
  size: frame?.size ?? {},
  flatTree: tree,
});

/** A copy of the rule limited to some of its nodes; the rule still decides itself which of them it matches. */
const limitToNodes = (rule: Rule, nodes: readonly VirtualNode[]): Rule =>
  Object.create(rule, { gather: { value: () => [...nodes] } });

/** The rule that finally compares the path of each of its nodes with those of all, and the maximum number of nodes it gets. */
const COMPARES = { rule: 'heading-order', most: 2_000 };

/** Caches the paths, which would otherwise be computed anew for each comparison. */
const keepPaths = ({ nodes }: RawResult): void => {
  for (const { node } of nodes) node.spec.ancestry ??= node.ancestry;
};

/**
 * The rule that determines, in one block, the frame of every node it found; computing a path takes time proportional to
 * the number of siblings.
 */
const FRAMED = 'region';

/** All nodes are in the top frame, which a path of one step expresses. */
const skipPaths = ({ nodes }: RawResult): void => {
  for (const { node } of nodes) node.spec.ancestry ??= [''];
};

/**
 * Returns a cached search for the nodes that a rule's selector matches; many rules share a selector, and each search
 * walks the whole page.
 */
const makeGather = (context: Context, { within }: DomCache): ((rule: Rule) => readonly VirtualNode[]) => {
  const known = new Map<string, readonly VirtualNode[]>();
  return (rule) => {
    const search = `${rule.excludeHidden} ${rule.selector}`;
    const nodes = known.get(search) ?? within(() => rule.gather(context, OPTIONS));
    known.set(search, nodes);
    return nodes;
  };
};

interface Setting {
  readonly engine: UndocumentedAxe;
  readonly doc: Document;
  readonly cache: DomCache;
  readonly context: Context;
  gather(rule: Rule): readonly VirtualNode[];
  /** Whether the tree lacks elements that the page replaced while it was built. */
  readonly isIncomplete: boolean;
  readonly pace: Pace;
  /** Whether time is up; findings until then count. */
  stop(): boolean;
}

/**
 * Rules whose results the engine finishes in time proportional to the square of their number, though each result depends on
 * itself and on what the first one lists; and how many are finished at a time.
 */
const FINISHED_IN_PORTIONS: Readonly<Record<string, number>> = { [COMPARES.rule]: 250, [FRAMED]: 2_000 };

/** Lets the engine finish a rule's results: all of them at once, or in portions where that gives the same. */
const finishResult = async (raw: RawResult, { engine, cache, pace }: Setting): Promise<RawResult> => {
  const finish = (nodes: readonly RawNode[]): RawResult => {
    const [after] = cache.within(() => engine._audit.after([{ ...raw, nodes: [...nodes] }], OPTIONS));
    if (after === undefined) throw new TypeError('the engine lost a rule');
    if (after.error !== undefined) throw after.error;
    return after;
  };
  await pace.restBefore();
  const [first, ...others] = raw.nodes;
  const few = getOwn(FINISHED_IN_PORTIONS, raw.id);
  if (few === undefined || first === undefined) return finish(raw.nodes);

  const finished = finish([first]);
  for (let next = 0; next < others.length; next += few) {
    await pace.restBefore();
    finished.nodes.push(...finish([first, ...others.slice(next, next + few)]).nodes.slice(1));
  }
  return finished;
};

/**
 * Runs one rule on its share of the nodes, a few at a time, as far as they are still in the page: the engine misjudges others or
 * throws. Joins the results before the engine weighs them. */
const examineRule = async (rule: Rule, task: Task, setting: Setting): Promise<RuleOutcome> => {
  const { engine, doc, cache, context, gather, pace, stop } = setting;
  const { within } = cache;
  await pace.restBefore();
  const gathered = gather(rule);
  const nodes = task.within === undefined ? gathered : gathered.filter(task.within);
  const compares = rule.id === COMPARES.rule;
  if (compares && nodes.length > COMPARES.most) return { id: rule.id, result: null, ran: 'tooLarge' };

  const run = (some: readonly VirtualNode[]): RawResult =>
    within(() => rule.runSync.call(limitToNodes(rule, some), context, OPTIONS));
  await pace.restBefore();
  const joined = run([]);
  // The first node often triggers the computation that all of them need.
  await pace.restBefore();
  let next = 0;
  let few = BATCH.first;
  const missed: Node[] = [];
  while (next < nodes.length && !stop()) {
    if (pace.due()) await pace.rest();
    const began = pace.elapsed();
    const some = nodes.slice(next, next + few);
    const body = bodyOf(doc);
    const here = some.filter((node) => isExaminable(rule.id, node, doc, body));
    const part = run(here);
    if (here.length < some.length)
      missed.push(...some.filter((node) => !here.includes(node)).map(({ actualNode }) => actualNode));
    if (compares) within(() => keepPaths(part));
    if (rule.id === FRAMED) skipPaths(part);
    joined.nodes.push(...part.nodes);
    next += few;
    few = computePortion(few, pace.elapsed() - began, BATCH.most);
  }

  const finished = await finishResult(joined, setting);
  const result = await weighResult(finished, { engine, cache, pace });
  const ran = missed.length > 0 || setting.isIncomplete ? 'changed' : 'whole';
  return { id: rule.id, result, ran: next < nodes.length ? 'time' : ran, missed };
};

export interface RuleRunnerDeps {
  readonly doc: Document;
  readonly frame: Framing | null;
  readonly pace: Pace;
  readonly internals: Internals | null;
  readonly cache: DomCache;
}

/**
 * One set-up shared by all rules, which persists between slices: does what `axe.run` does in one block, but yields to
 * the page.
 */
interface RuleRunner {
  readonly elements: readonly VirtualNode[];
  run(task: Task, stop: () => boolean): Promise<RuleOutcome>;
}

export const openRuleRunner = async (
  engine: UndocumentedAxe,
  { doc, frame, pace, internals, cache }: RuleRunnerDeps,
): Promise<RuleRunner> => {
  const root = rootOf(doc);
  if (root === null) throw new TypeError('the document has no root element');
  const { nodes: tree, isIncomplete } = await buildFlattenedTree(engine, root, { pace, cache });
  if (internals !== null) applyInternals(engine, doc, internals);
  const elements = listElements(tree);
  engine._selectCache = [];
  // The engine names the element of an error that a rule throws; without this, that throws another.
  engine._selectorData = { _elmToIdx: new Map(), _rootMap: new Map() };
  // Whether an open dialog hides an element is determined by position, so checking any element would build the whole
  // grid in one block.
  const dialogs = (tree[0]?._selectorMap?.['dialog'] ?? []) as readonly VirtualNode[];
  const hasDialog = dialogs.some(({ attrNames }) => attrNames.includes('open'));
  const isGiant = await isSprawling(engine, elements, { pace, cache });
  if (hasDialog && !isGiant) await buildGrid(engine, { doc, pace, cache });
  if (!isGiant || !hasDialog) await warmCache(engine, elements, { pace, cache });
  const context = createContext(tree, frame);
  const setting = { engine, doc, cache, context, gather: makeGather(context, cache), isIncomplete, pace };

  const run = async (task: Task, stop: () => boolean): Promise<RuleOutcome> => {
    const rule = engine._audit.rules.find(({ id }) => id === task.id);
    // In a frame, the rule would have to know the frame's place in the page.
    if (frame !== null && task.id === FRAMED) return { id: task.id, result: null, ran: 'whole' };
    if (stop()) return { id: task.id, result: null, ran: 'time' };
    if (isGiant && (hasDialog || needsPositions(task.id))) return { id: task.id, result: null, ran: 'tooLarge' };
    try {
      if (rule === undefined) throw new TypeError('the engine has no such rule');
      if (needsPositions(rule.id)) await buildGrid(engine, { doc, pace, cache });
      return await examineRule(rule, task, { ...setting, stop });
    } catch (error) {
      // The other rules still run. Elements that were removed, moved, or are not in the tree yet, mislead the engine.
      if (!isUnchanged(elements)) return { id: task.id, result: null, ran: 'changed' };
      return { id: task.id, result: null, ...explainThrown(doc, task.id, error) };
    }
  };
  return { elements, run };
};
