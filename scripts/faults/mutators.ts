import { otherPatterns } from './patterns.ts';
import type { Met, Node } from './tree.ts';
import { isNode } from './tree.ts';

/** One small change of a source: the text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Mutator = (met: Met, source: string) => readonly Edit[];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
};

/** The method that replaces another; '' removes the call and leaves what it was called on. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['min', 'max'],
  ['max', 'min'],
  ...['trim', 'trimStart', 'trimEnd', 'filter', 'slice', 'toSorted', 'toReversed', 'replace', 'replaceAll'].map(
    (name): [string, string] => [name, ''],
  ),
  ['toWellFormed', ''],
]);

const textOf = (source: string, { start, end }: Node): string => source.slice(start, end);
const instead = (kind: string, { start, end }: Node, text: string): Edit => ({ kind, start, end, text });
const nodeIn = (node: Node, field: string): Node | null => {
  const value = node[field];
  return isNode(value) ? value : null;
};
const nodesIn = (node: Node, field: string): readonly Node[] => (node[field] as readonly Node[]).filter(isNode);

const isText = (node: Node | null): boolean =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node['value'] === 'string');

/** Up to a hundred one more, beyond that a hundred times as much, so that a limit no longer limits. */
const otherNumber = (value: number): string => String(value <= 100 ? value + 1 : value * 100);

const literal: Mutator = ({ node, parent, field }) => {
  const { value } = node;
  // Not the name of a field, nor a directive.
  if (field === 'key' || parent.type === 'ExpressionStatement') return [];
  const pattern = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined;
  if (pattern) return otherPatterns(pattern.pattern, pattern.flags).map((text) => instead('pattern', node, text));
  if (typeof value === 'boolean') return [instead('boolean', node, String(!value))];
  if (typeof value === 'number') return [instead('number', node, otherNumber(value))];
  return typeof value === 'string' ? [instead('text', node, value === '' ? "'mutant'" : "''")] : [];
};

const operation: Mutator = ({ node }, source) => {
  const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')];
  const operator = String(node['operator']);
  if (left === null || right === null || (operator === '+' && (isText(left) || isText(right)))) return [];
  if (operator === '??') return [instead('fallback', node, textOf(source, left))];
  const kind = node.type === 'LogicalExpression' ? 'logic' : 'operator';
  return (OPERATORS[operator] ?? []).map((other) =>
    instead(kind, node, `(${textOf(source, left)}) ${other} (${textOf(source, right)})`),
  );
};

const condition: Mutator = ({ node }) => {
  const test = nodeIn(node, 'test');
  if (test === null || test.type === 'Literal') return [];
  const isLoop = /^(?:For|While|DoWhile)Statement$/.test(node.type);
  return (isLoop ? ['false'] : ['true', 'false']).map((text) => instead('condition', test, text));
};

const unary: Mutator = ({ node }, source) => {
  const argument = nodeIn(node, 'argument');
  const isSigned = node['operator'] === '!' || node['operator'] === '-';
  return argument !== null && isSigned ? [instead('sign', node, textOf(source, argument))] : [];
};

const update: Mutator = ({ node }, source) => {
  const operator = String(node['operator']);
  const other = operator === '++' ? '--' : '++';
  return [instead('operator', node, textOf(source, node).replace(operator, other))];
};

const assignment: Mutator = ({ node }, source) => {
  const other = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }[String(node['operator'])];
  const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')];
  if (other === undefined || left === null || right === null || isText(right)) return [];
  return [instead('operator', node, `${textOf(source, left)} ${other} ${textOf(source, right)}`)];
};

const call: Mutator = ({ node }, source) => {
  const callee = nodeIn(node, 'callee');
  const property = callee && nodeIn(callee, 'property');
  const object = callee && nodeIn(callee, 'object');
  if (property?.type !== 'Identifier' || object === null || callee?.['computed'] === true) return [];
  const other = METHODS.get(textOf(source, property));
  if (other === undefined) return [];
  return [other === '' ? instead('call', node, textOf(source, object)) : instead('call', property, other)];
};

/** Changes `a?.b` to read `b` of whatever `a` is. */
const optional: Mutator = ({ node }, source) => {
  const from = nodeIn(node, 'object') ?? nodeIn(node, 'callee');
  if (node['optional'] !== true || from === null) return [];
  const at = source.indexOf('?.', from.end);
  const text = /^\?\.\s*[[(]/.test(source.slice(at)) ? '' : '.';
  return [{ kind: 'chain', start: at, end: at + 2, text }];
};

const list: Mutator = ({ node }) => [
  instead('list', node, nodesIn(node, 'elements').length === 0 ? "['mutant']" : '[]'),
];

const object: Mutator = ({ node }, source) => {
  const properties = nodesIn(node, 'properties');
  return properties.map((left) => {
    const others = properties.filter((one) => one !== left).map((one) => textOf(source, one));
    return instead('field', node, `{ ${others.join(', ')} }`);
  });
};

const body: Mutator = ({ node }) => {
  const inner = nodeIn(node, 'body');
  if (inner === null || inner.type === 'BlockStatement') return [];
  return [instead('function', inner, 'undefined')];
};

/** Makes a function return at once. */
const block: Mutator = ({ node, parent }) => {
  const isBody = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(parent.type);
  return isBody && nodesIn(node, 'body').length > 0 ? [instead('function', node, '{}')] : [];
};

const statement: Mutator = ({ node }, source) => {
  if (node['directive'] || textOf(source, node).startsWith('super(')) return [];
  return [instead('statement', node, ';')];
};

const MUTATORS: Readonly<Record<string, Mutator>> = {
  Literal: literal,
  TemplateLiteral: ({ node, parent }) =>
    parent.type === 'TaggedTemplateExpression' ? [] : [instead('text', node, "''")],
  BinaryExpression: operation,
  LogicalExpression: operation,
  IfStatement: condition,
  ConditionalExpression: condition,
  WhileStatement: condition,
  DoWhileStatement: condition,
  ForStatement: condition,
  UnaryExpression: unary,
  UpdateExpression: update,
  AssignmentExpression: assignment,
  CallExpression: (met, source) => [...call(met, source), ...optional(met, source)],
  MemberExpression: optional,
  ArrayExpression: list,
  ObjectExpression: object,
  ArrowFunctionExpression: body,
  BlockStatement: block,
  ExpressionStatement: statement,
  ThrowStatement: statement,
};

/** Every small change of a node. */
export const editsOf = (met: Met, source: string): readonly Edit[] => MUTATORS[met.node.type]?.(met, source) ?? [];
