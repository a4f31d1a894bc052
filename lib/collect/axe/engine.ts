import { getOwnValue } from '../page/dom/own-value.ts';

/**
 * The part of axe-core 4.14.1 that is used. `_tree`, `_audit`, `_cache`, `gather` and `runSync` are not documented: the
 * version is pinned, and when a member is missing only the documented `run` is used.
 */
export interface VirtualNode {
  readonly actualNode: Node;
  readonly parent: VirtualNode | null;
  readonly props: { readonly nodeType: number; readonly nodeName: string; readonly id: string };
  readonly attrNames: readonly string[];
  readonly clientRects: readonly DOMRect[];
  readonly boundingClientRect: DOMRect;
  children: VirtualNode[];
  elementInternals: unknown;
  _selectorMap?: SelectorMap;
  _hasShadowRoot?: boolean;
  /** Its place among the layers of the page; absent as long as it is not in the grid. */
  _stackingOrder?: object;
  getComputedStylePropertyValue(name: string): string;
}

/** Nodes by tag, by `*`, by `[attribute]`, and by id under the key ` [idsMap]`. */
export type SelectorMap = Record<string, VirtualNode[] | Record<string, VirtualNode[]>>;

export interface Context {
  readonly include: readonly VirtualNode[];
  readonly exclude: readonly VirtualNode[];
  readonly frames: readonly never[];
  readonly page: boolean;
  readonly initiator: boolean;
  readonly focusable: boolean;
  readonly size: object;
  readonly flatTree: readonly VirtualNode[];
}

/** One test of a rule on a node: its result, undefined when a person has to decide, and what it measured. */
interface RawTest {
  readonly id?: string;
  readonly result?: unknown;
  readonly data?: unknown;
}

/** The unweighed results of one rule for one node. */
export interface RawNode {
  readonly node: {
    readonly element: Element;
    /** Computed anew at every access, unless `spec` contains it. */
    readonly ancestry: readonly unknown[];
    readonly spec: { ancestry?: readonly unknown[] };
  };
  /** The tests of which at least one has to pass, each with what it measured. */
  readonly any?: readonly RawTest[];
  /** The tests that all have to pass. */
  readonly all?: readonly RawTest[];
}

/** One rule's results; nodes of several parts may be joined before `after`. */
export interface RawResult {
  readonly id: string;
  readonly error?: unknown;
  nodes: RawNode[];
}

type Impact = 'minor' | 'moderate' | 'serious' | 'critical';

/** One rule's results, weighed. */
export interface RuleResult {
  readonly id: string;
  readonly error?: unknown;
  readonly impact: Impact | null;
  readonly violations: readonly RawNode[];
  readonly incomplete: readonly RawNode[];
  readonly passes: readonly RawNode[];
}

export interface Rule {
  readonly id: string;
  readonly selector: string;
  /** Whether nodes that screen readers skip are left out. */
  readonly excludeHidden: boolean;
  gather(context: Context, options: object): VirtualNode[];
  runSync(context: Context, options: object): RawResult;
}

/** Turns the results of all rules into the value that `run` resolves with, while the engine's tree still exists. */
export type Report = (results: readonly RuleResult[], options: object, done: (value: unknown) => void) => void;

/** The documented API. */
export interface Engine {
  readonly version: string;
  configure(spec: { readonly noHtml: boolean }): void;
  externalAPIs(apis: { readonly getElementInternals: () => Promise<unknown> }): void;
  addReporter(name: string, report: Report): void;
  run(context: object, options: object): Promise<unknown>;
  teardown(): void;
}

/** The undocumented API. */
export interface UndocumentedAxe extends Engine {
  _tree: VirtualNode[] | undefined;
  _selectCache: object[] | undefined;
  /** Where it names an element: what it knows of all of them. */
  _selectorData:
    | { readonly _elmToIdx: ReadonlyMap<Node, number>; readonly _rootMap: ReadonlyMap<Node, number> }
    | undefined;
  readonly _cache: { get(key: string): unknown; set(key: string, value: unknown): void };
  readonly _audit: {
    readonly rules: readonly Rule[];
    after(results: readonly RawResult[], options: object): RawResult[];
  };
  readonly VirtualNode: new (node: Node, parent: VirtualNode | null, shadowId?: string) => VirtualNode;
  readonly imports: { readonly CssSelectorParser: { readonly prototype: { parse(selector: string): object } } };
  readonly commons: {
    readonly dom: {
      createGrid(root: Element, rootGrid?: undefined, parent?: VirtualNode): void;
      getOverflowHiddenAncestors(node: VirtualNode): readonly VirtualNode[];
      isHiddenForEveryone(
        node: VirtualNode,
        only: { readonly skipAncestors: true; readonly isAncestor: boolean },
      ): boolean;
      isVisibleOnScreen(node: VirtualNode): boolean;
      isVisibleToScreenReaders(node: VirtualNode): boolean;
    };
  };
  readonly utils: {
    isShadowRoot(node: Node): boolean;
    finalizeRuleResult(result: RawResult): RuleResult;
    getNodeFromTree(node: Node): VirtualNode | undefined;
  };
}

const getMember = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at === null || at === undefined ? at : Object(at)[key]), value);

const DOCUMENTED = ['configure', 'externalAPIs', 'addReporter', 'run', 'teardown'];
const UNDOCUMENTED = [
  'VirtualNode',
  'imports.CssSelectorParser.prototype.parse',
  '_cache.get',
  '_cache.set',
  '_audit.after',
  'commons.dom.createGrid',
  'commons.dom.getOverflowHiddenAncestors',
  'commons.dom.isHiddenForEveryone',
  'commons.dom.isVisibleOnScreen',
  'commons.dom.isVisibleToScreenReaders',
  'utils.isShadowRoot',
  'utils.finalizeRuleResult',
  'utils.getNodeFromTree',
];

const hasAll = (value: unknown, paths: readonly string[]): boolean =>
  paths.every((path) => typeof getMember(value, path) === 'function');

/** The engine that its own script, injected before, stored on this world's window; throws a TypeError when it is not there. */
export const getEngine = (view: Window): Engine => toEngine(getOwnValue(view, 'axe'));

/** Checks that a value is the engine and returns it; throws a TypeError otherwise. */
export const toEngine = (value: unknown): Engine => {
  if (!hasAll(value, DOCUMENTED)) throw new TypeError('axe-core is not there');
  return value as Engine;
};

/** The engine with its internal parts; null when this version has different ones. */
export const getUndocumentedAxe = (engine: Engine): UndocumentedAxe | null => {
  const rules = getMember(engine, '_audit.rules');
  const isRule = (rule: unknown): boolean =>
    hasAll(rule, ['gather', 'runSync']) &&
    typeof getMember(rule, 'selector') === 'string' &&
    typeof getMember(rule, 'excludeHidden') === 'boolean';
  const open = hasAll(engine, UNDOCUMENTED) && Array.isArray(rules) && rules.every(isRule);
  return open ? (engine as UndocumentedAxe) : null;
};
