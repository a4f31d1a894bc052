import type { Fault } from '../../../model.ts';
import { rootOf } from '../../page/dom/dom.ts';
import type { DomCache } from '../dom-cache.ts';
import { isSprawling, listElements, warmCache } from '../elements.ts';
import type { Context, OpenEngine, RawResult, Rule, RuleResult, VirtualNode } from '../engine.ts';
import type { Framing } from '../frame-position.ts';
import { buildGrid } from '../grid.ts';
import { growTree } from '../grow.ts';
import { applyInternals, type Internals } from '../internals.ts';
import { needsPositions } from '../profile.ts';
import { explainThrown } from '../thrown.ts';
import { computePortion, type Pace } from './pace.ts';
import { weighResult } from './weigh.ts';

/** Nodes that one rule is given at a time: at first, and at most where that few take no time. */
const BATCH = { first: 10, most: 200 };

/** One rule on the nodes that are its share of the page. */
export interface Task {
  readonly id: string;
  /** Which of the nodes it concerns are looked at; all when absent. */
  readonly within?: (node: VirtualNode) => boolean;
}

export interface Outcome {
  readonly id: string;
  /** Null when the rule threw or did not begin. */
  readonly result: RuleResult | null;
  /** `time`: stopped before every node that was its share was looked at. */
  readonly ran: 'whole' | 'time' | 'interrupted' | 'tooLarge' | 'fault';
  /** The error that ended it; only with `fault`. */
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

/** The same rule for some of its nodes only; what it matches among them it still decides itself. */
const limitToNodes = (rule: Rule, nodes: readonly VirtualNode[]): Rule =>
  Object.create(rule, { gather: { value: () => [...nodes] } });

/** The rule that compares the paths of all its nodes with each other in the end, in one block, and the most it is given. */
const COMPARES = { rule: 'heading-order', most: 2_000 };

/** Each path would be made anew for each comparison. */
const keepPaths = ({ nodes }: RawResult): void => {
  for (const { node } of nodes) node.spec.ancestry ??= node.ancestry;
};

/** The rule that asks of every find, in one block, in which frame it lies; each path takes as long as there are siblings. */
const FRAMED = 'region';

/** All of them lie in the top frame: a path of one step says so. */
const skipPaths = ({ nodes }: RawResult): void => {
  for (const { node } of nodes) node.spec.ancestry ??= [''];
};

/** The nodes that a rule concerns by its selector; many rules have the same one, and each search goes through the whole page. */
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
  readonly engine: OpenEngine;
  readonly cache: DomCache;
  readonly context: Context;
  gather(rule: Rule): readonly VirtualNode[];
  readonly pace: Pace;
  /** Time is up: what was found until now counts. */
  stop(): boolean;
}

/** One rule on its share of the nodes, a few at a time; joined before the engine weighs them. */
const examineRule = async (
  rule: Rule,
  task: Task,
  { engine, cache, context, gather, pace, stop }: Setting,
): Promise<Outcome> => {
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
  // The first node often takes what all of them need.
  await pace.restBefore();
  let next = 0;
  let few = BATCH.first;
  while (next < nodes.length && !stop()) {
    if (pace.due()) await pace.rest();
    const began = pace.elapsed();
    const part = run(nodes.slice(next, next + few));
    if (compares) within(() => keepPaths(part));
    if (rule.id === FRAMED) skipPaths(part);
    joined.nodes.push(...part.nodes);
    next += few;
    few = computePortion(few, pace.elapsed() - began, BATCH.most);
  }
  await pace.restBefore();

  const [after] = within(() => engine._audit.after([joined], OPTIONS));
  if (after === undefined) throw new TypeError('the engine lost a rule');
  if (after.error !== undefined) throw after.error;
  const result = await weighResult(after, { engine, cache, pace });
  return { id: rule.id, result, ran: next < nodes.length ? 'time' : 'whole' };
};

export interface Keeping {
  readonly doc: Document;
  readonly frame: Framing | null;
  readonly pace: Pace;
  readonly internals: Internals | null;
  readonly cache: DomCache;
}

/** One set-up for all rules, kept between slices: what `axe.run` does in one block, with turns for the page. */
interface RuleRunner {
  readonly elements: readonly VirtualNode[];
  run(task: Task, stop: () => boolean): Promise<Outcome>;
}

export const keep = async (
  engine: OpenEngine,
  { doc, frame, pace, internals, cache }: Keeping,
): Promise<RuleRunner> => {
  const root = rootOf(doc);
  if (root === null) throw new TypeError('the document has no root element');
  const tree = await growTree(engine, root, { pace, cache });
  if (internals !== null) applyInternals(engine, doc, internals);
  const elements = listElements(tree);
  engine._selectCache = [];
  // What an open dialog hides is found out by position, so the first look at any element would build the grid.
  const dialogs = (tree[0]?._selectorMap?.['dialog'] ?? []) as readonly VirtualNode[];
  const hasDialog = dialogs.some(({ attrNames }) => attrNames.includes('open'));
  const isGiant = await isSprawling(engine, elements, { pace, cache });
  if (hasDialog && !isGiant) await buildGrid(engine, { doc, pace, cache });
  if (!isGiant || !hasDialog) await warmCache(engine, elements, { pace, cache });
  const context = createContext(tree, frame);
  const setting = { engine, cache, context, gather: makeGather(context, cache), pace };

  const run = async (task: Task, stop: () => boolean): Promise<Outcome> => {
    const rule = engine._audit.rules.find(({ id }) => id === task.id);
    // In a frame it would have to know where the frame stands in the page.
    if (frame !== null && task.id === FRAMED) return { id: task.id, result: null, ran: 'whole' };
    if (stop()) return { id: task.id, result: null, ran: 'time' };
    if (isGiant && (hasDialog || needsPositions(task.id))) return { id: task.id, result: null, ran: 'tooLarge' };
    try {
      if (rule === undefined) throw new TypeError('the engine has no such rule');
      if (needsPositions(rule.id)) await buildGrid(engine, { doc, pace, cache });
      return await examineRule(rule, task, { ...setting, stop });
    } catch (error) {
      // The others go on.
      return { id: task.id, result: null, ...explainThrown(doc, task.id, error) };
    }
  };
  return { elements, run };
};
