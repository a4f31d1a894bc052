import { type Constant, constantsOf, type Range } from './constants.ts';
import { type Edit, editsOf } from './mutators.ts';
import { type Met, nodesOf } from './tree.ts';

/** One fault that is deliberately injected into a source. */
export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** The code before and after, shortened. */
  readonly was: string;
  readonly is: string;
  /** How it is switched on: by another expression or statement, or by a function that returns at once. */
  readonly as: 'expression' | 'statement' | 'body';
  /** The range that the switch replaces. */
  readonly start: number;
  readonly end: number;
  /** The whole of that range, changed. */
  readonly text: string;
  /** Whether it runs once, when its module is imported. */
  readonly atTop: boolean;
  /** The constant whose value it changes, if it can be switched on at each reading of that; else null. */
  readonly constant: Constant | null;
}

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 120);

const asOf = ({ kind }: Edit, { node }: Met): Mutant['as'] => {
  if (kind === 'statement') return 'statement';
  return kind === 'function' && node.type === 'BlockStatement' ? 'body' : 'expression';
};

/** Range of a changed node: for a test or a function's value the changed part, else the whole. */
const rangeOf = ({ kind, start, end }: Edit, { node, chain }: Met): Range =>
  kind === 'condition' || kind === 'function' ? { start, end } : (chain ?? node);

/** Whether it cannot be another expression: it is written to, deleted, or only a name. */
const isFixed = ({ parent, field }: Met): boolean =>
  // A value in JSX without braces is not an expression.
  (parent.type.startsWith('JSX') && !['JSXExpressionContainer', 'JSXSpreadAttribute'].includes(parent.type)) ||
  (field === 'key' && parent['computed'] !== true) ||
  (field === 'argument' && (parent.type === 'UpdateExpression' || parent['operator'] === 'delete')) ||
  (field === 'left' && parent.type === 'AssignmentExpression') ||
  (field === 'quasi' && parent.type === 'TaggedTemplateExpression');

const holds = ({ init }: Constant, { start, end }: Range): boolean => init.start <= start && end <= init.end;

/** All mutants of a source, in its order. */
export const mutantsOf = (file: string, source: string): readonly Mutant[] => {
  const nodes = nodesOf(source, file);
  const constants = constantsOf(nodes);
  return nodes.flatMap((met) => {
    if (isFixed(met)) return [];
    return editsOf(met, source).map((edit): Mutant => {
      const { start, end } = rangeOf(edit, met);
      const constant = (met.atTop && constants.find((one) => holds(one, { start, end }))) || null;
      return {
        file,
        line: source.slice(0, edit.start).split('\n').length,
        kind: edit.kind,
        was: short(source.slice(edit.start, edit.end)),
        is: short(edit.text),
        as: asOf(edit, met),
        start,
        end,
        text: source.slice(start, edit.start) + edit.text + source.slice(edit.end, end),
        atTop: met.atTop && constant === null,
        constant,
      };
    });
  });
};
