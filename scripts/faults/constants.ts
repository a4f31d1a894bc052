import { isNode, type Met, type Node } from './tree.ts';

/** A range of a source. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A constant of a module that only the module's own functions read, so that its value may differ at each reading. */
export interface Constant {
  readonly name: string;
  /** Its value. */
  readonly init: Range;
  /** End of its declaration. */
  readonly after: number;
  readonly readings: readonly Range[];
}

/** Fields with a name that is not a reading of a constant. */
const BINDINGS = ['id', 'params', 'param', 'label', 'local', 'exported'];
const PATTERNS = ['ArrayPattern', 'ObjectPattern', 'RestElement'];

const boundIn = ({ node }: Met): readonly unknown[] => {
  if (node.type === 'ObjectPattern') return (node['properties'] as readonly Node[]).map((one) => one['value']);
  if (node.type === 'ArrayPattern') return node['elements'] as readonly unknown[];
  return node.type === 'AssignmentPattern' ? [node['left']] : [];
};

/** Whether it is only the name of a field that is written or read. */
const isField = ({ parent, field }: Met): boolean =>
  (field === 'key' || field === 'property') && parent['computed'] !== true && parent['shorthand'] !== true;

const isReading = ({ node, parent, field, atTop }: Met, bound: ReadonlySet<unknown>): boolean =>
  !atTop &&
  !BINDINGS.includes(field) &&
  !PATTERNS.includes(parent.type) &&
  parent['shorthand'] !== true &&
  !(field === 'left' && parent.type === 'AssignmentExpression') &&
  !bound.has(node);

const rangeOf = ({ start, end }: Node): Range => ({ start, end });

const constantOf = (
  declarator: Node,
  after: number,
  names: readonly Met[],
  bound: ReadonlySet<unknown>,
): readonly Constant[] => {
  const { id, init } = declarator;
  if (!isNode(id) || id.type !== 'Identifier' || !isNode(init)) return [];
  const name = String(id['name']);
  const others = names.filter((met) => met.node['name'] === name && met.node !== id && !isField(met));
  if (others.length === 0 || !others.every((met) => isReading(met, bound))) return [];
  return [{ name, init: rangeOf(init), after, readings: others.map(({ node }) => rangeOf(node)) }];
};

/** The constants of a module that nothing else reads: not exported, not read at import, and with a unique name. */
export const constantsOf = (nodes: readonly Met[]): readonly Constant[] => {
  const names = nodes.filter(({ node }) => node.type === 'Identifier');
  const bound = new Set(nodes.flatMap(boundIn));
  return nodes
    .filter(({ node, parent }) => node.type === 'VariableDeclaration' && parent.type === 'Program')
    .filter(({ node }) => node['kind'] === 'const')
    .flatMap(({ node }) => (node['declarations'] as readonly Node[]).map((one) => ({ one, after: node.end })))
    .flatMap(({ one, after }) => constantOf(one, after, names, bound));
};
