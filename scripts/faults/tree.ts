import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree, with TypeScript's nodes); positions are those of the source's characters. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A visited node, with what surrounds it. */
export interface Met {
  readonly node: Node;
  readonly parent: Node;
  /** The field of `parent` that contains it. */
  readonly field: string;
  /** The whole chain of `a?.b.c`, for nodes in its spine: only the whole may be replaced, or it would no longer end early. */
  readonly chain: Node | null;
  /** Whether it runs once, when the module is imported: it is in no function. */
  readonly atTop: boolean;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** TypeScript's own expressions contain ordinary ones; all its other nodes are types. */
const EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !EXPRESSIONS.includes(type);

/** The fields by which a chain continues: `a` in `a.b`, `a()` and `a!`. */
const SPINE = ['object', 'callee', 'expression'];

const chainOf = ({ node, chain }: Met, field: string): Node | null => {
  if (node.type === 'ChainExpression') return node;
  return SPINE.includes(field) ? chain : null;
};

const isFunction = ({ type }: Node): boolean => /Function|^MethodDefinition$|^PropertyDefinition$/.test(type);

/** Calls `visit` with every node below a module's root that runs: no types, no imports. */
const walk = (met: Met, visit: (met: Met) => void): void => {
  const { node } = met;
  if (isType(node) || node.type === 'ImportDeclaration' || node.type.startsWith('ExportAll')) return;
  visit(met);
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      const atTop = met.atTop && !isFunction(node);
      walk({ node: child, parent: node, field, chain: chainOf(met, field), atTop }, visit);
    }
  }
};

/**
 * Every node of a TypeScript module that runs, outer ones first; the name of `file` shows whether it contains JSX. Throws a
 * SyntaxError for an invalid source.
 */
export const nodesOf = (source: string, file = 'source.ts'): readonly Met[] => {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const { program, errors } = parseSync(file, source, { lang, sourceType: 'module' });
  if (errors[0] !== undefined) throw new SyntaxError(errors[0].message);
  const root = program as unknown as Node;
  const found: Met[] = [];
  walk({ node: root, parent: root, field: '', chain: null, atTop: true }, (met) => found.push(met));
  return found.slice(1);
};
